import type { AssetFile, AssetRecord, ContentType, EntityRecord, EntryRecord } from './entities';
import { forEachLink } from './links';
import type { Locales } from './locales';

/** A link seen from its target: the entry that holds it and the locale it stands in. */
export interface Backlink {
  readonly entry: EntryRecord;
  readonly locale: string;
}

function newestFirst(a: EntityRecord, b: EntityRecord): number {
  if (a.sys.updatedAt !== b.sys.updatedAt) return a.sys.updatedAt < b.sys.updatedAt ? 1 : -1;
  return a.sys.id < b.sys.id ? -1 : 1;
}

/**
 * What one reader sees of a space: everything published, or everything that is not archived. Lists stand in
 * Contentful's default order: last updated first, then by id.
 */
export class SpaceView {
  readonly entries: readonly EntryRecord[];
  readonly assets: readonly AssetRecord[];
  readonly #entriesById: ReadonlyMap<string, EntryRecord>;
  readonly #assetsById: ReadonlyMap<string, AssetRecord>;
  readonly #byType = new Map<string, EntryRecord[]>();
  #backlinks: Map<string, Backlink[]> | undefined;

  constructor(entries: readonly EntryRecord[], assets: readonly AssetRecord[]) {
    this.entries = entries.toSorted(newestFirst);
    this.assets = assets.toSorted(newestFirst);
    this.#entriesById = new Map(entries.map((entry) => [entry.sys.id, entry]));
    this.#assetsById = new Map(assets.map((asset) => [asset.sys.id, asset]));
    for (const entry of this.entries) {
      const list = this.#byType.get(entry.contentTypeId);
      if (list) list.push(entry);
      else this.#byType.set(entry.contentTypeId, [entry]);
    }
  }

  entry(id: string): EntryRecord | undefined {
    return this.#entriesById.get(id);
  }

  asset(id: string): AssetRecord | undefined {
    return this.#assetsById.get(id);
  }

  entriesOfType(contentTypeId: string): readonly EntryRecord[] {
    return this.#byType.get(contentTypeId) ?? [];
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

/** One loaded state of all content. It never changes: a reload makes another one. */
export interface Space {
  readonly id: string;
  readonly environment: string;
  /** Hash of everything loaded, files included. */
  readonly revision: string;
  readonly locales: Locales;
  readonly contentTypes: readonly ContentType[];
  readonly tagNames: ReadonlyMap<string, string>;
  readonly published: SpaceView;
  readonly preview: SpaceView;
  /** Asset files by {@link assetFileKey}. */
  readonly files: ReadonlyMap<string, AssetFile>;
}

/** The look-up key of an asset's file. */
export function assetFileKey(assetId: string, hash: string): string {
  return `${assetId}/${hash}`;
}
