import type { ManagedAsset } from '../../../../schemas/generated/types';
import { validateManagedEntries } from '../../../../schemas/generated/validators.js';
import { findAssets } from '../../api/assets';
import { call } from '../../api/call';
import { findEntries } from '../../api/entries';
import { linkedAssets } from './linked-assets';
import { readAll } from '../read-all';

/** The content service's limit per response. */
const itemsPerAnswer = 500;

/**
 * Assets that no entry links, neither in a draft nor as published. Reads all entries, because the content service
 * cannot list unused assets.
 * @throws ApiError
 */
export async function readUnusedAssets(signal: AbortSignal): Promise<ManagedAsset[]> {
  const drafts = await readAll((skip) => findEntries(pageAt(skip), signal));
  const published = await readAll((skip) =>
    call(
      `/api/environment/public/entries?${new URLSearchParams(pageAt(skip)).toString()}`,
      validateManagedEntries,
      { signal },
    ),
  );
  const used = new Set([...drafts, ...published].flatMap(({ fields }) => linkedAssets(fields)));
  const assets = await readAll((skip) =>
    findAssets({ ...pageAt(skip), 'sys.archivedAt[exists]': 'false' }, signal),
  );
  return assets.filter(({ sys }) => !used.has(sys.id));
}

function pageAt(skip: number): Record<string, string> {
  return { limit: String(itemsPerAnswer), skip: String(skip), order: 'sys.id' };
}
