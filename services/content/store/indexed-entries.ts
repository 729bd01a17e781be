import { type EntryFields, FieldIndex } from './field-index';
import {
  type ListedRecord,
  newestFirst,
  type RecordChange,
  type RecordChanges,
  RecordList,
  type RecordOrder,
  sortedAfter,
} from './record-list';

type IndexedEntry = ListedRecord & EntryFields;

/** Entries of one type in a requested order. */
interface Ordered<T> {
  readonly order: RecordOrder<T>;
  readonly sorted: readonly T[];
}

/** Entries of one type with the indexes created so far. */
interface OfType<T> {
  readonly sorted: readonly T[];
  readonly fields: Map<string, FieldIndex>;
  readonly orders: Map<string, Ordered<T>>;
}

/** Orders cached per type; every write copies each of them. */
const MAX_ORDERS = 8;

/** If more than a quarter of the entries match, scanning the list is faster than the index. */
const SELECTIVE = 4;

/**
 * Immutable entries by id, type, field value and order. Indexes are created on first use and updated on every
 * change. A change returns a new object, which shares most of its parts.
 */
export class IndexedEntries<T extends IndexedEntry> {
  readonly #records: RecordList<T>;
  readonly #types: ReadonlyMap<string, OfType<T>>;
  readonly #typeOf: (entry: T) => string;

  private constructor(
    records: RecordList<T>,
    types: ReadonlyMap<string, OfType<T>>,
    typeOf: (entry: T) => string,
  ) {
    this.#records = records;
    this.#types = types;
    this.#typeOf = typeOf;
  }

  static of<T extends IndexedEntry>(entries: readonly T[], typeOf: (entry: T) => string): IndexedEntries<T> {
    const records = RecordList.of(entries);
    const types = new Map<string, T[]>();
    for (const entry of records.sorted) {
      const list = types.get(typeOf(entry));
      if (list) list.push(entry);
      else types.set(typeOf(entry), [entry]);
    }
    const indexed = [...types].map(([type, sorted]) => [type, withoutIndexes<T>(sorted)] as const);
    return new IndexedEntries(records, new Map(indexed), typeOf);
  }

  with(changes: RecordChanges<T>): IndexedEntries<T> {
    if (changes.size === 0) return this;
    const types = new Map(this.#types);
    for (const [type, own] of this.#changesByType(changes)) {
      const before = types.get(type) ?? withoutIndexes<T>([]);
      const sorted = sortedAfter(before.sorted, own, newestFirst);
      const fields = [...before.fields].map(([id, index]) => [id, index.with(own)] as const);
      const orders = [...before.orders].map(
        ([name, { order, sorted: earlier }]) =>
          [name, { order, sorted: sortedAfter(earlier, own, order) }] as const,
      );
      types.set(type, { sorted, fields: new Map(fields), orders: new Map(orders) });
    }
    return new IndexedEntries(this.#records.with(changes), types, this.#typeOf);
  }

  /** In the default order. */
  get all(): readonly T[] {
    return this.#records.sorted;
  }

  get(id: string): T | undefined {
    return this.#records.get(id);
  }

  /** In the default order. */
  ofType(type: string): readonly T[] {
    return this.#types.get(type)?.sorted ?? [];
  }

  /**
   * Superset of the entries of a type that have any of the values in a field in any locale, in the default
   * order. The caller checks the requested locale (or its fallback).
   *
   * @returns null when scanning all entries is faster
   */
  candidates(type: string, fieldId: string, values: readonly unknown[]): readonly T[] | null {
    const own = this.#types.get(type);
    if (!own) return [];
    let index = own.fields.get(fieldId);
    if (!index) own.fields.set(fieldId, (index = FieldIndex.of(own.sorted, fieldId)));
    const ids = index.ids(values);
    if (!ids || ids.length * SELECTIVE > own.sorted.length) return null;
    return ids.flatMap((id) => this.get(id) ?? []).sort(newestFirst);
  }

  /**
   * All entries of a type in an order.
   *
   * @param name cache key, unique per order
   * @param order compares two entries; the default order decides between equal ones
   */
  ordered(type: string, name: string, order: RecordOrder<T>): readonly T[] {
    const own = this.#types.get(type);
    if (!own) return [];
    const cached = own.orders.get(name);
    if (cached) return cached.sorted;
    const total: RecordOrder<T> = (a, b) => order(a, b) || newestFirst(a, b);
    const sorted = own.sorted.toSorted(total);
    const [oldest] = own.orders.keys();
    if (own.orders.size >= MAX_ORDERS && oldest !== undefined) own.orders.delete(oldest);
    own.orders.set(name, { order: total, sorted });
    return sorted;
  }

  #changesByType(changes: RecordChanges<T>): Map<string, RecordChange<T>[]> {
    const byType = new Map<string, RecordChange<T>[]>();
    const note = (entry: T, change: RecordChange<T>) => {
      const type = this.#typeOf(entry);
      const list = byType.get(type);
      if (list) list.push(change);
      else byType.set(type, [change]);
    };
    for (const [id, after] of changes) {
      const before = this.get(id);
      // An id may have been reused for an entry of another type.
      if (before && after && this.#typeOf(before) === this.#typeOf(after)) note(after, { before, after });
      else {
        if (before) note(before, { before, after: null });
        if (after) note(after, { before: undefined, after });
      }
    }
    return byType;
  }
}

function withoutIndexes<T>(sorted: readonly T[]): OfType<T> {
  return { sorted, fields: new Map(), orders: new Map() };
}
