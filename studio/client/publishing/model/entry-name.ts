import type { Fields } from '../../../model/fields';
import { fieldsOf, formOf } from '../../forms/form-catalogue';
import { text } from '../../text/text';

/** An entry as far as its name depends on it. */
export interface Named {
  readonly contentType: string;
  readonly fields: Fields;
}

/** The name of an entry as lists show it: its display field, or else the name of its content type. */
export function entryName({ contentType, fields }: Named): string {
  const field = formOf(contentType)?.displayField;
  const values = field === null || field === undefined ? [] : Object.values(fields[field] ?? {});
  const name = values.find((value): value is string => typeof value === 'string' && value.trim() !== '');
  return name ?? text('publish.unnamed', { type: typeName(contentType) });
}

/** What an entry is, such as “Hero banner”. */
export function typeName(contentType: string): string {
  return formOf(contentType)?.label ?? contentType;
}

/** The label of a field, or its id when the schema has it no longer. */
export function fieldName(contentType: string, field: string): string {
  const form = formOf(contentType);
  return (form && fieldsOf(form).find(({ name }) => name === field)?.label) ?? field;
}
