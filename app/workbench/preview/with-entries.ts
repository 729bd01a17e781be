import {
  PublishedContent,
  type PublishedParts,
  type StoredItem,
  linksOf,
} from '../launch-report/published-content';

/**
 * Content with an editor's entries replacing or supplementing the published ones. Files they use count as published:
 * unpublished ones are published together with the page.
 */
export function withEntries(
  parts: PublishedParts,
  edited: readonly { id: string; contentType: string; fields: StoredItem['fields'] }[],
): PublishedContent {
  const entries = edited.map(({ id, contentType, fields }) => ({ id, type: contentType, fields }));
  const ids = new Set(entries.map(({ id }) => id));
  const published = new Set(parts.assets.map(({ id }) => id));
  const waiting = new Set(entries.flatMap(assetsOf).filter((id) => !published.has(id)));
  return new PublishedContent({
    ...parts,
    entries: [...parts.entries.filter(({ id }) => !ids.has(id)), ...entries],
    assets: [...parts.assets, ...Array.from(waiting, waitingAsset)],
  });
}

function assetsOf(entry: StoredItem): string[] {
  return linksOf(entry).flatMap(({ kind, id }) => (kind === 'Asset' ? [id] : []));
}

function waitingAsset(id: string): StoredItem {
  return { id, type: 'asset', fields: { file: { any: { url: `/${id}` } } } };
}
