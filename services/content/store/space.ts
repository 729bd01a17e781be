import type { AssetFile, AssetRecord, ContentType, EntryRecord } from './entities';
import { IndexedEntries } from './indexed-entries';
import { forEachLink } from './links';
import type { Locales } from './locales';
import { type RecordChanges, RecordList } from './record-list';

/** A link seen from its target: the entry and locale that contain it. */
export interface Backlink {
  readonly entry: EntryRecord;
  readonly locale: string;
}

/** A space as one kind of reader sees it: published content, or everything except archived content. Lists are in the default order. */
export class SpaceView {
  readonly #entries: IndexedEntries<EntryRecord>;
  readonly #assets: RecordList<AssetRecord>;
  #backlinks: Map<string, Backlink[]> | undefined;

  private constructor(entries: IndexedEntries<EntryRecord>, assets: RecordList<AssetRecord>) {
    this.#entries = entries;
    this.#assets = assets;
  }

  static of(entries: readonly EntryRecord[], assets: readonly AssetRecord[]): SpaceView {
    const typeOf = ({ contentTypeId }: EntryRecord) => contentTypeId;
    return new SpaceView(IndexedEntries.of(entries, typeOf), RecordList.of(assets));
  }

  /** The view after a change; this one remains valid for its readers. */
  with(entries: RecordChanges<EntryRecord>, assets: RecordChanges<AssetRecord>): SpaceView {
    return new SpaceView(this.#entries.with(entries), this.#assets.with(assets));
  }

  get entries(): readonly EntryRecord[] {
    return this.#entries.all;
  }

  get assets(): readonly AssetRecord[] {
    return this.#assets.sorted;
  }

  entry(id: string): EntryRecord | undefined {
    return this.#entries.get(id);
  }

  asset(id: string): AssetRecord | undefined {
    return this.#assets.get(id);
  }

  entriesOfType(contentTypeId: string): readonly EntryRecord[] {
    return this.#entries.ofType(contentTypeId);
  }

  /** See {@link IndexedEntries.candidates}. */
  candidates(
    contentTypeId: string,
    fieldId: string,
    values: readonly unknown[],
  ): readonly EntryRecord[] | null {
    return this.#entries.candidates(contentTypeId, fieldId, values);
  }

  /** Every link to an entity, from fields and from rich text. */
  linksTo(kind: 'Entry' | 'Asset', id: string): readonly Backlink[] {
    this.#backlinks ??= this.#collectBacklinks();
    return this.#backlinks.get(`${kind}:${id}`) ?? [];
  }

  #collectBacklinks(): Map<string, Backlink[]> {
    const found = new Map<string, Backlink[]>();
    for (const entry of this.entries) {
      for (const values of Object.values(entry.fields)) {
        for (const [locale, value] of Object.entries(values)) {
          forEachLink(value, ({ sys }) => {
            const key = `${sys.linkType}:${sys.id}`;
            const list = found.get(key);
            if (list) list.push({ entry, locale });
            else found.set(key, [{ entry, locale }]);
          });
        }
      }
    }
    return found;
  }
}

/** Immutable state of an environment's content; a write creates a new one. */
export interface Space {
  readonly id: string;
  readonly environment: string;
  /** Changes with each write. */
  readonly revision: string;
  readonly locales: Locales;
  readonly contentTypes: readonly ContentType[];
  readonly tagNames: ReadonlyMap<string, string>;
  readonly published: SpaceView;
  readonly preview: SpaceView;
  /** Asset files by {@link assetFileKey}. */
  readonly files: ReadonlyMap<string, AssetFile>;
}

/**
 * Lookup key of an asset's file.
 * @param fileName plain or URL-escaped
 */
export function assetFileKey(assetId: string, hash: string, fileName: string): string {
  return `${assetId}/${hash}/${nameInAddress(fileName)}`;
}

/**
 * A file name as the last segment of a URL, without characters that need escaping, as in Contentful's URLs. Its
 * exporter unescapes and its importer does not, so they would look for different files.
 */
export function nameInAddress(fileName: string): string {
  return fileName
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^A-Za-z0-9._~-]/gu, '_');
}
