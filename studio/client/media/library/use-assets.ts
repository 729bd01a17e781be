import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { findAssets } from '../../api/assets';
import { type AssetFilter, assetQuery } from './asset-query';
import { heavyBytes } from '../asset-warnings';

/** Query key prefix of everything in the library, invalidated by changes of assets. */
export const mediaKey = ['media', 'assets'] as const;

/** A page of the assets that match a filter. Unused ones come from `useUnusedAssets`. */
export function useAssets(filter: AssetFilter) {
  return useQuery({
    queryKey: [...mediaKey, filter],
    queryFn: ({ signal }) => findAssets(assetQuery(filter, heavyBytes.picture), signal),
    enabled: filter.show !== 'unused',
    placeholderData: keepPreviousData,
  });
}
