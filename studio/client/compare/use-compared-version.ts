import { useQuery } from '@tanstack/react-query';
import type { StoredVersion } from '../../../schemas/generated/types';
import type { PageMoment, PageMoments } from '../publishing/model/page-moment';
import { readVersion } from '../publishing/versions/read-version';

/** A version of a page shown on one side instead of its draft. */
export interface ComparedVersion {
  /** Id of the moment. */
  readonly id: string;
  /** Undefined until loaded. */
  readonly content: StoredVersion | undefined;
  readonly error: unknown;
}

/** @returns undefined without a moment */
export function useComparedVersion(
  moments: PageMoments | undefined,
  moment: PageMoment | undefined,
): ComparedVersion | undefined {
  const isWanted = moments !== undefined && moment !== undefined;
  const { data, error } = useQuery({
    queryKey: ['compare', 'version', moments?.pageId, moment?.id],
    queryFn: () => (isWanted ? readVersion(moments, moment) : undefined),
    enabled: isWanted,
    retry: false,
    staleTime: Infinity,
  });
  return isWanted ? { id: moment.id, content: data ?? undefined, error } : undefined;
}
