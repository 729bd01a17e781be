import type { AssetProps, EntryProps, PlainClientAPI } from 'contentful-management';
import type { ContentReader } from '../../services/content/management/lifecycle/content-reader';
import type { EnvironmentResources, StoredAsset, StoredEntry } from '../../services/content/store/resource';
import { ResourceTable } from '../../services/content/store/resource-table';
import { everything } from './space-state';

/** All entries and assets of an environment, including drafts, for checks across entries. */
export interface StoredContent {
  readonly entries: readonly StoredEntry[];
  readonly reader: ContentReader;
}

/** Reads all content; call it only when a change requires it. */
export async function readStoredContent(client: PlainClientAPI): Promise<StoredContent> {
  const order = 'sys.id';
  const entries = await everything((query) => client.entry.getMany({ query: { ...query, order } }));
  const assets = await everything((query) => client.asset.getMany({ query: { ...query, order } }));
  const drafts = new ResourceTable<EnvironmentResources>();
  const published = new ResourceTable<EnvironmentResources>();
  for (const entry of entries.map(storedEntry)) {
    drafts.set('Entry', entry.sys.id, entry);
    if (entry.sys.publishedVersion !== undefined) published.set('Entry', entry.sys.id, entry);
  }
  for (const asset of assets) drafts.set('Asset', asset.sys.id, storedAsset(asset));
  return {
    entries: drafts.list('Entry'),
    reader: {
      id: 'target',
      get: (kind, id) => drafts.get(kind, id),
      list: (kind) => drafts.list(kind),
      published: (kind, id) => published.get(kind, id),
      listPublished: (kind) => published.list(kind),
      publishedWith: () => null,
    },
  };
}

function storedEntry({ sys, fields }: EntryProps): StoredEntry {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: sys.contentType.sys.id } } as const;
  return { sys: { ...storedSys('Entry', sys), contentType }, fields };
}

function storedAsset({ sys, fields }: AssetProps): StoredAsset {
  const file = Object.entries(fields.file ?? {}).map(([locale, { fileName, contentType, details }]) => {
    const { size, image } = details ?? {};
    return [
      locale,
      { fileName, contentType, ...(size !== undefined && { details: { size, ...(image && { image }) } }) },
    ];
  });
  return { sys: storedSys('Asset', sys), fields: { file: Object.fromEntries(file) } };
}

function storedSys<Kind extends string>(type: Kind, sys: EntryProps['sys'] | AssetProps['sys']) {
  const { id, version, createdAt, updatedAt, publishedVersion } = sys;
  return {
    type,
    id,
    version,
    createdAt,
    updatedAt,
    ...(publishedVersion !== undefined && { publishedVersion }),
  };
}
