import type { StudioField } from '../../../schemas/studio-form';
import { type Fields, valueOf } from '../../model/fields';
import type { ContentLocale } from '../api/content-locales';
import { fallbacksOf } from './form-context';

/** The locale that an empty field falls back to; undefined if it has its own value, or none at all. */
export function fallbackSource(
  fields: Fields,
  { name, localized, fallback }: StudioField,
  { locale, locales }: { locale: string; locales: readonly ContentLocale[] },
): string | undefined {
  if (!localized || !fallback || valueOf(fields, name, locale) !== undefined) return undefined;
  return fallbacksOf(locales, locale).find((code) => valueOf(fields, name, code) !== undefined);
}
