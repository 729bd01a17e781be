import { isRecord } from '../../schemas/is-record';
import { linkedId } from './link';
import type { TreeEntry } from './page-tree';

/** The fields of a content type that link parts of the entry. */
export type OwnedFields = (contentType: string) => readonly string[];

/** An entry with all its parts. */
export interface OwnedEntries {
  /** The entry itself, then its parts in order, each once. */
  readonly ids: readonly string[];
  /** Those that are not loaded, or do not exist. */
  readonly missing: readonly string[];
}

/** The direct parts of an entry, in every language. */
export function ownedIds({ contentType, fields }: TreeEntry, ownedFields: OwnedFields): string[] {
  return [...new Set(ownedFields(contentType).flatMap((field) => entryIdsIn(fields[field])))];
}

/** Collects the parts of an entry recursively. Cycles are allowed. */
export function ownedEntries(
  rootId: string,
  entryOf: (id: string) => TreeEntry | undefined,
  ownedFields: OwnedFields,
): OwnedEntries {
  const found = new Set<string>();
  const missing: string[] = [];
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const entry = entryOf(id);
    if (entry) ownedIds(entry, ownedFields).forEach(visit);
    else missing.push(id);
  };
  visit(rootId);
  return { ids: [...found], missing };
}

/** The targets of all links in a value, at any depth. */
export function linkedIdsIn(value: unknown, linkType: 'Entry' | 'Asset'): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => linkedIdsIn(item, linkType));
  const id = linkedId(value, linkType);
  if (id !== undefined) return [id];
  return isRecord(value) ? Object.values(value).flatMap((part) => linkedIdsIn(part, linkType)) : [];
}

function entryIdsIn(value: unknown): string[] {
  return linkedIdsIn(value, 'Entry');
}
