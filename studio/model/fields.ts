import isEqual from 'fast-deep-equal';
import { isRecord } from '../../schemas/is-record';

/** Fields of an entry: by field id, then by content locale. */
export type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** An edit of a field in one locale; an empty side is undefined. */
export interface FieldChange {
  readonly entryId: string;
  readonly field: string;
  readonly locale: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Whether two values of a field are equal; empty equals missing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return isEqual(withoutEmpty(one), withoutEmpty(other));
}

/** The value of a field in one locale; undefined for an empty one. */
export function valueOf(fields: Fields, field: string, locale: string): unknown {
  return withoutEmpty(fields[field]?.[locale]);
}

/** Fields after a change. */
export function withValue(fields: Fields, { field, locale, after }: FieldChange): Fields {
  const value = withoutEmpty(after);
  const { [locale]: _before, ...others } = fields[field] ?? {};
  const values = value === undefined ? others : { ...others, [locale]: value };
  const { [field]: _values, ...rest } = fields;
  return Object.keys(values).length === 0 ? rest : { ...rest, [field]: values };
}

/** The changes that lead from one state of an entry's fields to another. */
export function changesBetween(entryId: string, from: Fields, to: Fields): FieldChange[] {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names].flatMap((field) => {
    const locales = new Set([...Object.keys(from[field] ?? {}), ...Object.keys(to[field] ?? {})]);
    return [...locales].flatMap((locale) => {
      const [before, after] = [valueOf(from, field, locale), valueOf(to, field, locale)];
      return isSameValue(before, after) ? [] : [fieldChange({ entryId, field, locale, before, after })];
    });
  });
}

/** A change in its JSON form: undefined sides are left out. */
export function fieldChange({ entryId, field, locale, before, after }: FieldChange): FieldChange {
  const sides = Object.entries({ before, after }).filter(([, value]) => withoutEmpty(value) !== undefined);
  return { entryId, field, locale, ...Object.fromEntries(sides) };
}

/** The inverse of a change. */
export function inverse({ entryId, field, locale, before, after }: FieldChange): FieldChange {
  return fieldChange({ entryId, field, locale, before: after, after: before });
}

/** Whether two changes are of the same field in the same language. */
export function isSameField(one: FieldChange, other: FieldChange): boolean {
  return one.entryId === other.entryId && one.field === other.field && one.locale === other.locale;
}

/** Removes empty parts: for editors, empty equals missing. */
function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value) && value.length === 0) return undefined;
  return isRecord(value) && Object.keys(value).length === 0 ? undefined : value;
}
