import type { ManagedAsset } from '../../../../schemas/generated/types';

/** Whether there are unpublished changes; publishing increments the version by one. */
export function isChanged({ sys }: Pick<ManagedAsset, 'sys'>): boolean {
  return sys.publishedVersion !== undefined && sys.version > sys.publishedVersion + 1;
}

/** In the form of the list of states. */
export function publishState(
  asset: Pick<ManagedAsset, 'sys'>,
): 'archived' | 'draft' | 'changed' | 'published' {
  if (asset.sys.archivedAt !== undefined) return 'archived';
  if (asset.sys.publishedVersion === undefined) return 'draft';
  return isChanged(asset) ? 'changed' : 'published';
}
