import type { AssetFile, AssetRecord, ContentType, EntityRecord, EntryRecord } from './entities';
import { forEachLink } from './links';
import type { Locales } from './locales';

/** A link seen from its target: the entry that holds it and the locale it stands in. */
export interface Backlink {
  readonly entry: EntryRecord;
  readonly locale: string;
}

/** What changed: the new record by id, or null for what is gone. */
export type RecordChanges<T> = ReadonlyMap<string, T | null>;

/** From here on sorting all is quicker than finding each one's place. */
const MANY_CHANGES = 50;

/** A change copies one of so many parts. */
const PARTS = 512;

function newestFirst(a: EntityRecord, b: EntityRecord): number {
  if (a.sys.updatedAt !== b.sys.updatedAt) return a.sys.updatedAt < b.sys.updatedAt ? 1 : -1;
  return a.sys.id < b.sys.id ? -1 : 1;
}

/** Records in Contentful's default order: last updated first, then by id. */
function sortedAfter<T extends EntityRecord>(
  sorted: readonly T[],
  changes: readonly { readonly before: T | undefined; readonly after: T | null }[],
): readonly T[] {
  if (changes.length > MANY_CHANGES) {
    const gone = new Set(changes.map(({ before }) => before));
    const added = changes.flatMap(({ after }) => after ?? []);
    return [...sorted.filter((record) => !gone.has(record)), ...added].sort(newestFirst);
  }
  const copy = [...sorted];
  for (const { before, after } of changes) {
    if (before) copy.splice(placeOf(before, copy), 1);
    if (after) copy.splice(placeOf(after, copy), 0, after);
  }
  return copy;
}

function placeOf<T extends EntityRecord>(record: T, sorted: readonly T[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = sorted[middle];
    if (other && newestFirst(other, record) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Records by id and in order. Never changes: a change makes another list, which shares most of its parts with this one. */
class RecordList<T extends EntityRecord> {
  readonly sorted: readonly T[];
  readonly #parts: readonly ReadonlyMap<string, T>[];

  private constructor(sorted: readonly T[], parts: readonly ReadonlyMap<string, T>[]) {
    this.sorted = sorted;
    this.#parts = parts;
  }

  static of<T extends EntityRecord>(records: readonly T[]): RecordList<T> {
    const parts = Array.from({ length: PARTS }, () => new Map<string, T>());
    for (const record of records) parts[partOf(record.sys.id)]?.set(record.sys.id, record);
    return new RecordList(records.toSorted(newestFirst), parts);
  }

  get(id: string): T | undefined {
    return this.#parts[partOf(id)]?.get(id);
  }

  with(changes: RecordChanges<T>): RecordList<T> {
    if (changes.size === 0) return this;
    const parts = [...this.#parts];
    const copied = new Map<number, Map<string, T>>();
    for (const [id, record] of changes) {
      const index = partOf(id);
      const part = copied.get(index) ?? new Map(parts[index]);
      if (record) part.set(id, record);
      else part.delete(id);
      copied.set(index, part);
      parts[index] = part;
    }
    const moved = [...changes].map(([id, after]) => ({ before: this.get(id), after }));
    return new RecordList(sortedAfter(this.sorted, moved), parts);
  }
}

/** Ids that differ little lie in different parts. */
function partOf(id: string): number {
  let hash = 0;
  for (let index = 0; index < id.length; index += 1) hash = (Math.imul(hash, 31) + id.charCodeAt(index)) | 0;
  return (hash >>> 0) % PARTS;
}

/** What one reader sees of a space: everything published, or everything that is not archived. Lists stand in the default order. */
export class SpaceView {
  readonly #entries: RecordList<EntryRecord>;
  readonly #assets: RecordList<AssetRecord>;
  readonly #byType: ReadonlyMap<string, readonly EntryRecord[]>;
  #backlinks: Map<string, Backlink[]> | undefined;

  private constructor(
    entries: RecordList<EntryRecord>,
    assets: RecordList<AssetRecord>,
    byType: ReadonlyMap<string, readonly EntryRecord[]>,
  ) {
    this.#entries = entries;
    this.#assets = assets;
    this.#byType = byType;
  }

  static of(entries: readonly EntryRecord[], assets: readonly AssetRecord[]): SpaceView {
    const byType = new Map<string, EntryRecord[]>();
    const all = RecordList.of(entries);
    for (const entry of all.sorted) {
      const list = byType.get(entry.contentTypeId);
      if (list) list.push(entry);
      else byType.set(entry.contentTypeId, [entry]);
    }
    return new SpaceView(all, RecordList.of(assets), byType);
  }

  /** The view after a change. Readers of this one are not disturbed. */
  with(entries: RecordChanges<EntryRecord>, assets: RecordChanges<AssetRecord>): SpaceView {
    const byType = new Map(this.#byType);
    for (const [type, changes] of this.#changesByType(entries))
      byType.set(type, sortedAfter(byType.get(type) ?? [], changes));
    return new SpaceView(this.#entries.with(entries), this.#assets.with(assets), byType);
  }

  #changesByType(changes: RecordChanges<EntryRecord>) {
    const byType = new Map<string, { before: EntryRecord | undefined; after: EntryRecord | null }[]>();
    const note = (type: string, before: EntryRecord | undefined, after: EntryRecord | null) => {
      byType.set(type, [...(byType.get(type) ?? []), { before, after }]);
    };
    for (const [id, after] of changes) {
      const before = this.#entries.get(id);
      if (before && after && before.contentTypeId === after.contentTypeId)
        note(before.contentTypeId, before, after);
      else {
        // An id may have been given to an entry of another type since.
        if (before) note(before.contentTypeId, before, null);
        if (after) note(after.contentTypeId, undefined, after);
      }
    }
    return byType;
  }

  get entries(): readonly EntryRecord[] {
    return this.#entries.sorted;
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

/** One state of an environment's content. It never changes: a write makes another one. */
export interface Space {
  readonly id: string;
  readonly environment: string;
  /** Another one after each change. */
  readonly revision: string;
  readonly locales: Locales;
  readonly contentTypes: readonly ContentType[];
  readonly tagNames: ReadonlyMap<string, string>;
  readonly published: SpaceView;
  readonly preview: SpaceView;
  /** Asset files by {@link assetFileKey}. */
  readonly files: ReadonlyMap<string, AssetFile>;
}

/** The look-up key of an asset's file. @param fileName as it is, or as it stands in addresses */
export function assetFileKey(assetId: string, hash: string, fileName: string): string {
  return `${assetId}/${hash}/${nameInAddress(fileName)}`;
}

/**
 * A file's name as the last part of its address: nothing in it has to be escaped, as in Contentful's addresses. Its exporter undoes
 * escapes and its importer does not, so that they would miss each other's files.
 */
export function nameInAddress(fileName: string): string {
  return fileName
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^A-Za-z0-9._~-]/gu, '_');
}
