import type { ManagedEntry } from '../../../schemas/generated/types';
import type { Fields } from '../../model/fields';
import { valueOf } from '../../model/fields';
import { linkedId } from '../../model/link';
import { text } from '../text/text';
import { formOf } from './form-catalogue';

/**
 * The name of an entry in lists: its display field in the first of these locales with a value, else in any, else its
 * type.
 * @param locales nearest first
 */
export function entryName(contentType: string, fields: Fields, locales: readonly string[]): string {
  const form = formOf(contentType);
  const names = [form?.displayField ?? [], form?.block ? 'title' : []].flat();
  for (const name of names) {
    const codes = [...locales, ...Object.keys(fields[name] ?? {})];
    const value = codes.map((code) => valueOf(fields, name, code)).find((one) => typeof one === 'string');
    if (typeof value === 'string') return value;
  }
  return text('form.unnamed', { type: form?.label ?? contentType });
}

/** The asset that represents an entry: its first picture. */
export function pictureOf({ sys, fields }: Pick<ManagedEntry, 'sys' | 'fields'>): string | undefined {
  const pictures = formOf(sys.contentType.sys.id)?.fields.filter(({ control }) => control.kind === 'picture');
  return pictures
    ?.flatMap(({ name }) => Object.values(fields[name] ?? {}))
    .map((value) => linkedId(value, 'Asset'))
    .find((id) => id !== undefined);
}
