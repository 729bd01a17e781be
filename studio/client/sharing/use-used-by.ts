import { useQuery } from '@tanstack/react-query';
import { linkedIds } from '../../model/link';
import { findEntries, readEntry } from '../api/entries';
import { readPagesOf } from '../media/details/pages-of';
import { sharingKey } from './shared-sections';

const freshMs = 30_000;

/** The other pages that show a block, including in panels. */
export function useUsedBy(entryId: string, pageId: string) {
  const { data } = useQuery({
    queryKey: [sharingKey, 'used-by', entryId],
    queryFn: async ({ signal }) => readPagesOf(await readEntry(entryId), signal),
    staleTime: freshMs,
  });
  return (data?.pages ?? []).filter(({ sys }) => sys.id !== pageId && sys.archivedAt === undefined);
}

/** Ids of the blocks that pages other than this one link. */
export function useBlocksOfOthers(pageId: string): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: [sharingKey, 'pages'],
    queryFn: () => findEntries({ content_type: 'page', select: 'sys,metadata,fields.blocks', limit: '1000' }),
    staleTime: freshMs,
    select: ({ items }) =>
      items.map(({ sys, fields }) => ({
        id: sys.id,
        blocks: Object.values(fields['blocks'] ?? {}).flatMap((value) => linkedIds(value, 'Entry')),
      })),
  });
  return new Set((data ?? []).filter(({ id }) => id !== pageId).flatMap(({ blocks }) => blocks));
}
