import { focusFieldOf } from '../../schemas/focal-point';
import { type FieldChange, type Fields, fieldChange, valueOf } from './fields';
import { type ContentLink, linkTo, linkedId, linkedIds } from './link';

/** An exception of a page for one block, as stored in the entries of the page. */
export interface LocalException {
  /** Of the exception's entry. */
  readonly id: string;
  /** The block that holds the content of the fields. */
  readonly contentId: string | undefined;
  readonly fieldNames: readonly string[];
  readonly hidden: boolean;
}

export type FieldsOf = (entryId: string) => Fields | undefined;

/** The page of the exceptions. */
export interface ExceptionPlace {
  readonly pageId: string;
  /** Default content locale: exceptions are untranslated. */
  readonly locale: string;
}

/** The exceptions of a page for a block, in order. */
export function exceptionsOf(
  { pageId, locale }: ExceptionPlace,
  targetId: string,
  fieldsOf: FieldsOf,
): LocalException[] {
  return exceptionIds({ pageId, locale }, fieldsOf).flatMap((id) => {
    const fields = fieldsOf(id);
    if (!fields || linkedIds(valueOf(fields, 'target', locale))[0] !== targetId) return [];
    const names = valueOf(fields, 'fieldNames', locale);
    return {
      id,
      contentId: linkedIds(valueOf(fields, 'blocks', locale))[0],
      fieldNames: Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [],
      hidden: valueOf(fields, 'hidden', locale) === true,
    };
  });
}

/** The change that adds an exception to a page. */
export function addException(place: ExceptionPlace, exceptionId: string, fieldsOf: FieldsOf): FieldChange {
  return listChange(place, fieldsOf, (links) => [...links, linkTo('Entry', exceptionId)]);
}

/** The change that removes exceptions from a page. Their entries stay, so that it can be undone. */
export function removeExceptions(
  place: ExceptionPlace,
  ids: readonly string[],
  fieldsOf: FieldsOf,
): FieldChange {
  return listChange(place, fieldsOf, (links) => links.filter((link) => !ids.includes(linkedId(link) ?? '')));
}

/** An exception without one of its fields; an empty one is removed. */
export function withoutField(
  place: ExceptionPlace,
  { id, fieldNames, hidden }: LocalException,
  name: string,
  fieldsOf: FieldsOf,
): FieldChange {
  const after = fieldNames.filter((each) => each !== name);
  if (after.length === 0 && !hidden) return removeExceptions(place, [id], fieldsOf);
  return fieldChange({ entryId: id, field: 'fieldNames', locale: place.locale, before: fieldNames, after });
}

/** An exception that no longer hides its block; an empty one is removed. */
export function shownAgain(
  place: ExceptionPlace,
  { id, fieldNames }: LocalException,
  fieldsOf: FieldsOf,
): FieldChange {
  if (fieldNames.length === 0) return removeExceptions(place, [id], fieldsOf);
  return fieldChange({ entryId: id, field: 'hidden', locale: place.locale, before: true, after: undefined });
}

/** The fields of a block as its page shows them: with exceptions applied, and without links to hidden blocks. */
export function exceptedFields(place: ExceptionPlace, entryId: string, fieldsOf: FieldsOf): Fields {
  const fields: Record<string, Fields[string]> = { ...fieldsOf(entryId) };
  for (const { contentId, fieldNames } of exceptionsOf(place, entryId, fieldsOf)) {
    const others = contentId === undefined ? undefined : fieldsOf(contentId);
    if (!others) continue;
    for (const name of fieldNames.flatMap((each) => [each, focusFieldOf(each)])) {
      const values = others[name];
      if (values) fields[name] = values;
      else delete fields[name];
    }
  }
  const isHidden = (link: unknown) => {
    const id = linkedId(link, 'Entry');
    return id !== undefined && exceptionsOf(place, id, fieldsOf).some(({ hidden }) => hidden);
  };
  const shown = (value: unknown): unknown =>
    Array.isArray(value) ? value.filter((item) => !isHidden(item)) : value;
  return Object.fromEntries(
    Object.entries(fields).map(([name, values]) => [
      name,
      Object.fromEntries(Object.entries(values).map(([locale, value]) => [locale, shown(value)])),
    ]),
  );
}

function exceptionIds({ pageId, locale }: ExceptionPlace, fieldsOf: FieldsOf): string[] {
  return linkedIds(valueOf(fieldsOf(pageId) ?? {}, 'exceptions', locale), 'Entry');
}

function listChange(
  { pageId, locale }: ExceptionPlace,
  fieldsOf: FieldsOf,
  edit: (links: readonly ContentLink[]) => readonly ContentLink[],
): FieldChange {
  const before = valueOf(fieldsOf(pageId) ?? {}, 'exceptions', locale);
  const links = exceptionIds({ pageId, locale }, fieldsOf).map((id) => linkTo('Entry', id));
  return fieldChange({ entryId: pageId, field: 'exceptions', locale, before, after: edit(links) });
}
