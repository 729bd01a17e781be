import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { findEntries } from '../api/entries';
import { useSettled } from '../text/use-settled';
import { formOf } from './form-catalogue';

const perPage = 30;
const pauseMs = 200;

/** The entries of a content type whose name starts with these words; all by name without words. */
export function useEntrySearch(contentType: string, words: string) {
  const settled = useSettled(words.trim(), pauseMs);
  return useInfiniteQuery({
    queryKey: ['forms', 'search', contentType, settled],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => findEntries(searchQuery(contentType, settled, pageParam), signal),
    getNextPageParam: ({ total, skip, items }) =>
      skip + items.length < total && items.length > 0 ? skip + items.length : undefined,
    placeholderData: keepPreviousData,
  });
}

/** The query of the management API: by the display field, or by all texts for a type without one. */
function searchQuery(contentType: string, words: string, skip: number): Record<string, string> {
  const field = formOf(contentType)?.displayField ?? undefined;
  const match = field === undefined ? 'query' : `fields.${field}[match]`;
  return {
    content_type: contentType,
    'sys.archivedAt[exists]': 'false',
    order: field === undefined ? '-sys.updatedAt' : `fields.${field}`,
    limit: String(perPage),
    skip: String(skip),
    ...(words === '' ? {} : { [match]: words }),
  };
}
