import { entryName as nameIn } from '../../forms/entry-name';
import { fieldsOf, formOf } from '../../forms/form-catalogue';
import type { Fields } from '../../../model/fields';

/** The name of an entry in lists of several languages: in the first language that has one. */
export function entryName({ contentType, fields }: { contentType: string; fields: Fields }): string {
  return nameIn(contentType, fields, []);
}

/** Label of a content type, such as “Hero banner”. */
export function typeName(contentType: string): string {
  return formOf(contentType)?.label ?? contentType;
}

/** The label of a field, or its id if the schema no longer has it. */
export function fieldName(contentType: string, field: string): string {
  const form = formOf(contentType);
  return (form && fieldsOf(form).find(({ name }) => name === field)?.label) ?? field;
}
