import type { ManagedAsset, ManagedEntry } from '../../../../schemas/generated/types';
import { validateManagedAssets } from '../../../../schemas/generated/validators.js';
import { call } from '../../api/call';
import { readEntries } from '../../api/entries';
import type { PublishItem } from './bulk-publish';

const idsPerQuery = 100;

/** Entries and assets as currently stored. @throws ApiError */
export async function readStored(items: readonly PublishItem[]): Promise<{
  readonly entries: readonly ManagedEntry[];
  readonly assets: readonly ManagedAsset[];
}> {
  const idsOf = (kind: PublishItem['linkType']) =>
    items.filter(({ linkType }) => linkType === kind).map(({ id }) => id);
  const [entries, assets] = await Promise.all([readEntries(idsOf('Entry')), readAssets(idsOf('Asset'))]);
  return { entries, assets };
}

/** The existing assets with these ids. @throws ApiError */
export async function readAssets(ids: readonly string[]): Promise<ManagedAsset[]> {
  const assets: ManagedAsset[] = [];
  for (let start = 0; start < ids.length; start += idsPerQuery) {
    const query = new URLSearchParams({
      'sys.id[in]': ids.slice(start, start + idsPerQuery).join(','),
      limit: String(idsPerQuery),
    });
    const { items } = await call(`/api/environment/assets?${query.toString()}`, validateManagedAssets);
    assets.push(...items);
  }
  return assets;
}
