import { useQuery } from '@tanstack/react-query';
import { validateImpactReply } from '../../../schemas/generated/validators.js';
import { call } from '../api/call';
import type { PageChange } from '../publishing/model/page-changes';

/** The visible changes on every site if these entries were published. */
export function useImpact(changes: readonly PageChange[]) {
  const entries = changes
    .filter(({ kind }) => kind === 'new' || kind === 'changed')
    .map(({ entryId, contentType, entry }) => ({ id: entryId, contentType, fields: entry.fields }));
  const versions = changes.map(({ entry }) => `${entry.sys.id}:${entry.sys.version}`);
  return useQuery({
    queryKey: ['publishing', 'impact', versions],
    queryFn: ({ signal }) =>
      call('/api/impact', validateImpactReply, { method: 'POST', body: { entries }, signal }),
    enabled: entries.length > 0,
    retry: false,
    staleTime: 30_000,
  });
}
