import { isLink } from './links';
import type { LocalizedValues } from './locales';
import { PARTS, partOf, type RecordChange } from './record-list';

export interface EntryFields {
  readonly sys: { readonly id: string };
  readonly fields: Readonly<Record<string, LocalizedValues>>;
}

type Part = ReadonlyMap<string, readonly string[]>;

/** Longer texts are not indexed. */
const MAX_LENGTH = 256;

/** Index key of a value; undefined for one that is not indexed, such as a location or a long text. */
function keyOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.length <= MAX_LENGTH ? `text ${value}` : undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return `${typeof value} ${value}`;
  return isLink(value) ? `text ${value.sys.id}` : undefined;
}

/** Index keys of a field's values in all locales, including list items. */
function keysOf({ fields }: EntryFields, fieldId: string): Set<string> {
  const values = Object.hasOwn(fields, fieldId) ? Object.values(fields[fieldId] ?? {}) : [];
  return new Set(values.flat().flatMap((value) => keyOf(value) ?? []));
}

/**
 * Immutable index of entry ids by the values of one field in any locale; links are indexed by their target id.
 * A change returns a new index, which shares most of its parts.
 */
export class FieldIndex {
  readonly #fieldId: string;
  readonly #parts: readonly Part[];

  private constructor(fieldId: string, parts: readonly Part[]) {
    this.#fieldId = fieldId;
    this.#parts = parts;
  }

  static of(entries: readonly EntryFields[], fieldId: string): FieldIndex {
    const parts = Array.from({ length: PARTS }, () => new Map<string, string[]>());
    for (const entry of entries) {
      for (const key of keysOf(entry, fieldId)) {
        const part = parts[partOf(key)];
        const ids = part?.get(key);
        if (ids) ids.push(entry.sys.id);
        else part?.set(key, [entry.sys.id]);
      }
    }
    return new FieldIndex(fieldId, parts);
  }

  with(changes: readonly RecordChange<EntryFields>[]): FieldIndex {
    const parts = [...this.#parts];
    const copied = new Map<number, Map<string, readonly string[]>>();
    const update = (key: string, change: (ids: readonly string[]) => readonly string[]) => {
      const index = partOf(key);
      const part = copied.get(index) ?? new Map(parts[index]);
      const ids = change(part.get(key) ?? []);
      if (ids.length > 0) part.set(key, ids);
      else part.delete(key);
      copied.set(index, part);
      parts[index] = part;
    };
    for (const { before, after } of changes) {
      const old = before ? keysOf(before, this.#fieldId) : new Set<string>();
      const now = after ? keysOf(after, this.#fieldId) : new Set<string>();
      for (const key of old)
        if (before && !now.has(key)) update(key, (ids) => ids.filter((id) => id !== before.sys.id));
      for (const key of now) if (after && !old.has(key)) update(key, (ids) => [...ids, after.sys.id]);
    }
    return copied.size === 0 ? this : new FieldIndex(this.#fieldId, parts);
  }

  /** Ids of the entries with any of the values; null when one of these is not indexed. */
  ids(values: readonly unknown[]): readonly string[] | null {
    const found = new Set<string>();
    for (const value of values) {
      const key = keyOf(value);
      if (key === undefined) return null;
      for (const id of this.#parts[partOf(key)]?.get(key) ?? []) found.add(id);
    }
    return [...found];
  }
}
