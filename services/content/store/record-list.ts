/** Items of lists: records with an id and the time of the last change (ISO 8601). */
export interface ListedRecord {
  readonly sys: { readonly id: string; readonly updatedAt: string };
}

/** Changes: the new record by id, or null for a deletion. */
export type RecordChanges<T> = ReadonlyMap<string, T | null>;

/** From here on sorting all is quicker than finding each one's place. */
const MANY_CHANGES = 50;

/** A change copies one of so many parts. */
export const PARTS = 512;

/** Contentful's default order: last updated first, then by id. */
export function newestFirst(a: ListedRecord, b: ListedRecord): number {
  if (a.sys.updatedAt !== b.sys.updatedAt) return a.sys.updatedAt < b.sys.updatedAt ? 1 : -1;
  return a.sys.id < b.sys.id ? -1 : 1;
}

/** The order of two records: less than 0 when the first comes first, 0 only for the same record. */
export type RecordOrder<T> = (a: T, b: T) => number;

/** A record before and after a change; null is what is gone. */
export interface RecordChange<T> {
  readonly before: T | undefined;
  readonly after: T | null;
}

/** A sorted list after some of its records have changed. */
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

/** Records by id and in order. Never changes: a change makes another list, which shares most of its parts with this one. */
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

/** Ids that differ little lie in different parts. */
export function partOf(id: string): number {
  let hash = 0;
  for (let index = 0; index < id.length; index += 1) hash = (Math.imul(hash, 31) + id.charCodeAt(index)) | 0;
  return (hash >>> 0) % PARTS;
}
