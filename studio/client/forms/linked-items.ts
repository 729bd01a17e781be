import { useQuery } from '@tanstack/react-query';
import type { ManagedAsset, ManagedEntry } from '../../../schemas/generated/types';
import { findAssets } from '../api/assets';
import { readEntries } from '../api/entries';
import { batched } from './batch';

const maxAssets = 100;
const staleMs = 60_000;

const loadEntry = batched(readEntries, (entry: ManagedEntry) => entry.sys.id);
const loadAsset = batched(readAssets, (asset: ManagedAsset) => asset.sys.id);

async function readAssets(ids: readonly string[]): Promise<ManagedAsset[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / maxAssets) }, (_, index) =>
    ids.slice(index * maxAssets, (index + 1) * maxAssets),
  );
  const answers = await Promise.all(
    parts.map((part) => findAssets({ 'sys.id[in]': part.join(','), limit: String(maxAssets) })),
  );
  return answers.flatMap(({ items }) => items);
}

/** A linked entry; `data` is null if it does not exist. */
export function useLinkedEntry(id: string) {
  return useQuery({ queryKey: ['forms', 'entry', id], queryFn: () => loadEntry(id), staleTime: staleMs });
}

/** A linked asset; `data` is null if it does not exist. */
export function useLinkedAsset(id: string | undefined) {
  return useQuery({
    queryKey: ['forms', 'asset', id],
    queryFn: () => loadAsset(id ?? ''),
    enabled: id !== undefined,
    staleTime: staleMs,
  });
}
