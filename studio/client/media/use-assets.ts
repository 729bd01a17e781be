import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findAssets } from '../api/assets';
import { type AssetFilter, assetQuery } from './asset-query';
import { heavyBytes } from './asset-warnings';

/** Lists of assets; a change of an asset invalidates all that begin with this key. */
export const assetLists = ['media', 'assets'] as const;

/** A page of the assets that match a filter. Unused ones come from `useUnusedAssets`. */
export function useAssets(filter: AssetFilter) {
  return useQuery({
    queryKey: [...assetLists, filter],
    queryFn: ({ signal }) => findAssets(assetQuery(filter, heavyBytes.picture), signal),
    enabled: filter.show !== 'unused',
    placeholderData: keepPreviousData,
  });
}
