import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { readAsset } from '../../api/assets';
import { mediaKey } from '../library/use-assets';
import { readAssetUses } from './asset-uses';

/** An asset with its newest draft. */
export function useAsset(id: string) {
  return useQuery({ queryKey: [...mediaKey, 'one', id], queryFn: ({ signal }) => readAsset(id, signal) });
}

/** The entries that link an asset. */
export function useAssetUses(id: string) {
  return useQuery({
    queryKey: [...mediaKey, 'uses', id],
    queryFn: ({ signal }) => readAssetUses(id, signal),
  });
}

/** Stores the response of a write in the cache, and invalidates the lists. */
export function useReceiveAsset(): (asset: ManagedAsset) => void {
  const client = useQueryClient();
  return (asset) => {
    client.setQueryData([...mediaKey, 'one', asset.sys.id], asset);
    void client.invalidateQueries({ queryKey: mediaKey });
  };
}
