import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentRelease } from '../../../../schemas/generated/types';
import type { PublishItem } from '../calls/bulk-publish';
import { addToRelease, deleteRelease, runRelease } from '../calls/releases';
import { planAction } from '../calls/schedule';
import { type Refusal, refusalsOf } from '../model/refusal';
import { refusalsOfThrown } from '../model/thrown';

export type ReleaseCommand =
  | { readonly kind: 'add'; readonly links: readonly PublishItem[] }
  | { readonly kind: 'validate' | 'publish' | 'delete' }
  | {
      readonly kind: 'schedule';
      readonly environment: string;
      readonly datetime: string;
      readonly timeZone: string;
    };

/** A running release action and its result. */
export function useRelease(release: ContentRelease) {
  const queries = useQueryClient();
  const command = useMutation({
    /** @returns reasons why the release cannot be published; empty after success */
    mutationFn: async (wanted: ReleaseCommand): Promise<readonly Refusal[]> => {
      switch (wanted.kind) {
        case 'add':
          await addToRelease(release, wanted.links);
          return [];
        case 'delete':
          await deleteRelease(release);
          return [];
        case 'schedule': {
          const { environment, datetime, timeZone } = wanted;
          const entity = { linkType: 'Release', id: release.sys.id } as const;
          await planAction({ environment, datetime, timeZone, entity, action: 'publish' });
          return [];
        }
        default: {
          const { error } = await runRelease(release, wanted.kind);
          return error ? refusalsOf(error) : [];
        }
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['publishing'] }),
  });
  const refusals = command.error ? refusalsOfThrown(command.error) : (command.data ?? []);
  const done = command.isSuccess && refusals.length === 0 ? command.variables.kind : undefined;
  return { run: command.mutate, isBusy: command.isPending, refusals, done };
}
