import { type FieldChange, type Fields, fieldChange, valueOf } from './fields';
import { linkTo, linkedId, linkedIds } from './link';
import type { Place } from './page-tree';

/** A position in a list of blocks. */
export interface Position extends Place {
  /** Index before the edit. */
  readonly index: number;
}

type FieldsOf = (entryId: string) => Fields | undefined;

/** Inserts a block into a list. */
export function insertChanges(
  fieldsOf: FieldsOf,
  entryId: string,
  to: Position,
  locale: string,
): FieldChange[] {
  return [listChange(fieldsOf, to, locale, (ids) => ids.toSpliced(to.index, 0, entryId))];
}

/** Removes a block from a list. Its entry stays, because it may be shown elsewhere. */
export function removeChanges(fieldsOf: FieldsOf, from: Position, locale: string): FieldChange[] {
  return [listChange(fieldsOf, from, locale, (ids) => ids.toSpliced(from.index, 1))];
}

/** Replaces a block by another. */
export function replaceChanges(
  fieldsOf: FieldsOf,
  entryId: string,
  at: Position,
  locale: string,
): FieldChange[] {
  return [listChange(fieldsOf, at, locale, (ids) => ids.toSpliced(at.index, 1, entryId))];
}

/** Moves a block within its list or to another one. */
export function moveChanges(fieldsOf: FieldsOf, from: Position, to: Position, locale: string): FieldChange[] {
  const id = linkedIds(listOf(fieldsOf, from, locale), 'Entry')[from.index];
  if (id === undefined) return [];
  if (from.holderId !== to.holderId || from.field !== to.field)
    return [...removeChanges(fieldsOf, from, locale), ...insertChanges(fieldsOf, id, to, locale)];
  // Removing the block shifts those after it.
  const index = to.index > from.index ? to.index - 1 : to.index;
  if (index === from.index) return [];
  return [listChange(fieldsOf, from, locale, (ids) => ids.toSpliced(from.index, 1).toSpliced(index, 0, id))];
}

function listChange(
  fieldsOf: FieldsOf,
  { holderId, field }: Place,
  locale: string,
  edit: (ids: string[]) => string[],
): FieldChange {
  const before = listOf(fieldsOf, { holderId, field }, locale);
  const links = new Map(
    (Array.isArray(before) ? (before as unknown[]) : []).map((link) => [linkedId(link), link]),
  );
  const after = edit(linkedIds(before, 'Entry')).map((id) => links.get(id) ?? linkTo('Entry', id));
  return fieldChange({ entryId: holderId, field, locale, before, after });
}

function listOf(fieldsOf: FieldsOf, { holderId, field }: Place, locale: string): unknown {
  return valueOf(fieldsOf(holderId) ?? {}, field, locale);
}
