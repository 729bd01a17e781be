import { useQuery } from '@tanstack/react-query';
import { type AssetFilter, assetsPerPage } from './asset-query';
import { chooseAssets } from './choose-assets';
import { readUnusedAssets } from './read-unused-assets';
import { mediaKey } from './use-assets';

/** A page of unlinked assets. Reads all of the content, so only on demand. */
export function useUnusedAssets(filter: AssetFilter, defaultLocale: string | undefined) {
  const query = useQuery({
    queryKey: [...mediaKey, 'unused'],
    queryFn: ({ signal }) => readUnusedAssets(signal),
    enabled: filter.show === 'unused',
    staleTime: 60_000,
  });
  const chosen = query.data && chooseAssets(query.data, filter, defaultLocale);
  const start = filter.page * assetsPerPage;
  return {
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
    data: chosen && { total: chosen.length, items: chosen.slice(start, start + assetsPerPage) },
  };
}
