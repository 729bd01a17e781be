import type { ManagedAsset } from '../../../../schemas/generated/types';

/** Whether there are changes that visitors do not see; publishing makes the version one higher. */
export function isChanged({ sys }: Pick<ManagedAsset, 'sys'>): boolean {
  return sys.publishedVersion !== undefined && sys.version > sys.publishedVersion + 1;
}

/** As the list of states shows it. */
export function publishState(
  asset: Pick<ManagedAsset, 'sys'>,
): 'archived' | 'draft' | 'changed' | 'published' {
  if (asset.sys.archivedAt !== undefined) return 'archived';
  if (asset.sys.publishedVersion === undefined) return 'draft';
  return isChanged(asset) ? 'changed' : 'published';
}
