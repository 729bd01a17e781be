import type { ManagedAsset, ManagedEntry } from '../../../../schemas/generated/types';
import type { PublishItem } from '../calls/bulk-publish';
import type { PageChange } from './page-changes';

/** Entities published with a page: its new and changed entries, the page first, and unpublished pictures. */
export function publishItems(
  changes: readonly PageChange[],
  assets: readonly ManagedAsset[],
  leftOut: ReadonlySet<string> = new Set(),
): PublishItem[] {
  const entries = changes.filter(
    ({ kind, entryId }) => (kind === 'new' || kind === 'changed') && !leftOut.has(entryId),
  );
  return [
    ...entries.map(({ entry }) => itemOfEntry(entry)),
    ...assets.map((asset) => itemOf('Asset', asset)),
  ];
}

/** The items that are published in the version seen, or a newer one. */
export function publishedOf(
  items: readonly PublishItem[],
  stored: readonly (ManagedEntry | ManagedAsset)[],
): PublishItem[] {
  const versions = new Map(stored.map(({ sys }) => [sys.id, sys.publishedVersion ?? 0]));
  return items.filter(({ id, version }) => (versions.get(id) ?? 0) >= version);
}

/** An entry as an item of a publication, in the version seen. */
export function itemOfEntry(entry: ManagedEntry): PublishItem {
  return itemOf('Entry', entry);
}

function itemOf(linkType: PublishItem['linkType'], { sys }: ManagedEntry | ManagedAsset): PublishItem {
  return { id: sys.id, linkType, version: sys.version };
}
