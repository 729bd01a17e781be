import { AssetFileMissing, AssetPathError, type AssetFiles } from './asset-files';
import type { AssetFile, AssetRecord, EntryRecord } from './entities';
import type { ContentProblem } from './export-file';
import { Locales } from './locales';
import { assetRecord, contentTypeRecord, entryRecord } from './records';
import type { EnvironmentResources, PublishableKind, StoredAsset } from './resource';
import type { Reader } from './resource-table';
import { assetFileKey, type Space, SpaceView } from './space';

/** Source of a view for readers. */
export interface SpaceSource extends Reader<EnvironmentResources> {
  readonly id: string;
  published<K extends PublishableKind>(kind: K, id: string): EnvironmentResources[K] | undefined;
  listPublished<K extends PublishableKind>(kind: K): readonly EnvironmentResources[K][];
}

/** Ids of the resources that changed since an earlier view. */
export interface ChangedIds {
  readonly entries: ReadonlySet<string>;
  readonly assets: ReadonlySet<string>;
  /** True if locales, content types or tags changed. */
  readonly hasOther: boolean;
}

interface SpaceOptions {
  readonly spaceId: string;
  readonly revision: string;
  readonly files: AssetFiles;
  /** Called for incomplete content, such as an asset with a missing file. */
  readonly onWarning: (problem: ContentProblem) => void;
}

/**
 * Builds the view of an environment for readers.
 * @throws LocaleError when its locales are inconsistent
 */
export async function spaceOf(source: SpaceSource, options: SpaceOptions): Promise<Space> {
  const measure = (asset: StoredAsset) => measuredRecord(asset, options);
  const drafts = source.list('Asset').filter(isVisible);
  const assets = new Map<StoredAsset, AssetRecord>();
  for (const asset of [...drafts, ...source.listPublished('Asset')]) assets.set(asset, await measure(asset));
  const recordsOf = (list: readonly StoredAsset[]) => list.flatMap((asset) => assets.get(asset) ?? []);
  return {
    id: options.spaceId,
    environment: source.id,
    revision: options.revision,
    ...definitionsOf(source),
    published: SpaceView.of(
      source.listPublished('Entry').map(publishedEntry),
      recordsOf(source.listPublished('Asset')).map(publishedRecord),
    ),
    preview: SpaceView.of(source.list('Entry').filter(isVisible).map(entryRecord), recordsOf(drafts)),
    files: filesOf([...assets.values()]),
  };
}

/**
 * Updates the view after changes of some resources; cheap even for a large environment.
 * @throws LocaleError when its locales are inconsistent
 */
export async function spaceAfter(
  before: Space,
  source: SpaceSource,
  changed: ChangedIds,
  options: SpaceOptions,
): Promise<Space> {
  const published = {
    entries: new Map<string, EntryRecord | null>(),
    assets: new Map<string, AssetRecord | null>(),
  };
  const preview = {
    entries: new Map<string, EntryRecord | null>(),
    assets: new Map<string, AssetRecord | null>(),
  };
  for (const id of changed.entries) {
    const [draft, copy] = [source.get('Entry', id), source.published('Entry', id)];
    preview.entries.set(id, draft && isVisible(draft) ? entryRecord(draft) : null);
    published.entries.set(id, copy ? publishedEntry(copy) : null);
  }
  const measured: AssetRecord[] = [];
  for (const id of changed.assets) {
    const [draft, copy] = [source.get('Asset', id), source.published('Asset', id)];
    const draftRecord = draft && isVisible(draft) ? await measuredRecord(draft, options) : null;
    const copyRecord = copy ? publishedRecord(await measuredRecord(copy, options)) : null;
    preview.assets.set(id, draftRecord);
    published.assets.set(id, copyRecord);
    measured.push(...[draftRecord, copyRecord].filter((record) => record !== null));
  }
  const { locales, contentTypes, tagNames } = changed.hasOther ? definitionsOf(source) : before;
  return {
    id: before.id,
    environment: before.environment,
    revision: options.revision,
    locales,
    contentTypes,
    tagNames,
    published: before.published.with(published.entries, published.assets),
    preview: before.preview.with(preview.entries, preview.assets),
    // Files of earlier versions stay reachable: open pages may still use them.
    files: measured.length > 0 ? new Map([...before.files, ...filesOf(measured)]) : before.files,
  };
}

function definitionsOf(source: SpaceSource): Pick<Space, 'locales' | 'contentTypes' | 'tagNames'> {
  return {
    locales: new Locales(source.list('Locale')),
    contentTypes: source
      .list('ContentType')
      .toSorted((a, b) => (a.sys.id < b.sys.id ? -1 : 1))
      .map((draft) => {
        const copy = source.published('ContentType', draft.sys.id);
        return contentTypeRecord(copy ?? draft, copy !== undefined);
      }),
    tagNames: new Map(source.list('Tag').map((tag) => [tag.sys.id, tag.name])),
  };
}

function isVisible({ sys }: { sys: { archivedVersion?: number } }): boolean {
  return sys.archivedVersion === undefined;
}

function publishedEntry(copy: EnvironmentResources['Entry']): EntryRecord {
  return publishedRecord(entryRecord(copy));
}

/** `updatedAt` of a published copy is the time of its publication. */
function publishedRecord<T extends EntryRecord | AssetRecord>(record: T): T {
  const { sys } = record;
  return { ...record, sys: { ...sys, updatedAt: sys.publishedAt ?? sys.updatedAt } };
}

async function measuredRecord(asset: StoredAsset, options: SpaceOptions): Promise<AssetRecord> {
  const files: Record<string, AssetFile> = {};
  for (const [locale, file] of Object.entries(asset.fields.file ?? {})) {
    if (file.url === undefined) continue;
    try {
      files[locale] = await options.files.locate(asset.sys.id, file);
    } catch (error) {
      if (!(error instanceof AssetFileMissing || error instanceof AssetPathError)) throw error;
      options.onWarning({ file: file.url, id: asset.sys.id, message: `${error.message}; its url is null` });
    }
  }
  return assetRecord(asset, files);
}

function filesOf(assets: readonly AssetRecord[]): Map<string, AssetFile> {
  const files = assets.flatMap((asset) => Object.values(asset.files));
  return new Map(files.map((file) => [assetFileKey(file.assetId, file.hash, file.fileName), file]));
}
