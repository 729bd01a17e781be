/** List item: a record with an id and the time of its last change (ISO 8601). */
export interface ListedRecord {
  readonly sys: { readonly id: string; readonly updatedAt: string };
}

/** Changes by id: the new record, or null for a deletion. */
export type RecordChanges<T> = ReadonlyMap<string, T | null>;

/** From this number of changes on, sorting everything is faster than inserting each one. */
const MANY_CHANGES = 50;

/** Number of parts; a change copies only one of them. */
export const PARTS = 512;

/** Contentful's default order: most recently updated first, then by id. */
export function newestFirst(a: ListedRecord, b: ListedRecord): number {
  if (a.sys.updatedAt !== b.sys.updatedAt) return a.sys.updatedAt < b.sys.updatedAt ? 1 : -1;
  return a.sys.id < b.sys.id ? -1 : 1;
}

/** Compare function: 0 only for the same record. */
export type RecordOrder<T> = (a: T, b: T) => number;

/** A record before and after a change; undefined for a missing one. */
export interface RecordChange<T> {
  readonly before: T | undefined;
  readonly after: T | null;
}

/** Updates a sorted list after changes of some records. */
export function sortedAfter<T>(
  sorted: readonly T[],
  changes: readonly RecordChange<T>[],
  order: RecordOrder<T>,
): readonly T[] {
  if (changes.length > MANY_CHANGES) {
    const gone = new Set(changes.map(({ before }) => before));
    const added = changes.flatMap(({ after }) => after ?? []);
    return [...sorted.filter((record) => !gone.has(record)), ...added].sort(order);
  }
  const copy = [...sorted];
  for (const { before, after } of changes) {
    if (before) copy.splice(placeOf(before, copy, order), 1);
    if (after) copy.splice(placeOf(after, copy, order), 0, after);
  }
  return copy;
}

function placeOf<T>(record: T, sorted: readonly T[], order: RecordOrder<T>): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = sorted[middle];
    if (other !== undefined && order(other, record) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Immutable records by id and in order. A change returns a new list, which shares most of its parts. */
export class RecordList<T extends ListedRecord> {
  readonly sorted: readonly T[];
  readonly #parts: readonly ReadonlyMap<string, T>[];

  private constructor(sorted: readonly T[], parts: readonly ReadonlyMap<string, T>[]) {
    this.sorted = sorted;
    this.#parts = parts;
  }

  static of<T extends ListedRecord>(records: readonly T[]): RecordList<T> {
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
    return new RecordList(sortedAfter(this.sorted, moved, newestFirst), parts);
  }
}

/** Hash, so that similar ids are spread over the parts. */
export function partOf(id: string): number {
  let hash = 0;
  for (let index = 0; index < id.length; index += 1) hash = (Math.imul(hash, 31) + id.charCodeAt(index)) | 0;
  return (hash >>> 0) % PARTS;
}
