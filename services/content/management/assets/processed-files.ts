import type { RestContext } from '../../rest/context';
import type { Environment } from '../../store/content-store';
import type { StoredAssetFile } from '../../store/resource';
import { historyOf } from '../history/snapshots';
import { fileOf } from '../bodies/present';

/** The processed files of an asset, by every URL that clients may have for them. */
export type ProcessedFiles = ReadonlyMap<string, StoredAssetFile>;

/** The current and former files of an asset. Clients that have read the asset or its history may send their URLs back. */
export function processedFilesOf(
  environment: Environment,
  assetId: string,
  fileUrl: RestContext['fileUrl'],
): ProcessedFiles {
  const files = new Map<string, StoredAssetFile>();
  const copies = [environment.published('Asset', assetId), environment.get('Asset', assetId)];
  for (const asset of [...historyOf(environment, 'Asset', assetId), ...copies]) {
    for (const [locale, file] of Object.entries(asset?.fields.file ?? {})) {
      if (file.url === undefined) continue;
      files.set(addressKey(file.url), file);
      const found = fileOf(environment, assetId, locale, file.url);
      if (found) files.set(addressKey(fileUrl(found)), file);
    }
  }
  return files;
}

/** A URL without its protocol, which clients add or change. */
export function addressKey(url: string): string {
  return url.replace(/^https?:/, '');
}
