import { badRequest } from '../http/api-error';
import type { ContentType } from '../store/entities';
import type { LocalizedValues } from '../store/locales';
import type { ReaderView } from './reader-view';

/** The locale of a response; null for `locale=*`, all locales. */
export type LocaleChoice = string | null;

/**
 * The requested locale.
 * @throws ApiError 400 for a locale that is not delivered
 */
export function chooseLocale(requestedLocale: string | undefined, view: ReaderView): LocaleChoice {
  if (requestedLocale === '*') return null;
  const code = requestedLocale ?? view.space.locales.defaultCode;
  if (!view.localeCodes.has(code)) throw badRequest(`Unknown locale: ${code}`);
  return code;
}

/** A field value in one locale, or its fallback; undefined where there is none. With all locales, the stored values by locale. */
export function localize(
  values: LocalizedValues | undefined,
  isLocalized: boolean,
  locale: LocaleChoice,
  view: ReaderView,
): unknown {
  const { locales } = view.space;
  if (locale !== null)
    return (isLocalized ? locales.read(values, locale, true) : locales.readShared(values)) ?? undefined;
  const isWanted = isLocalized
    ? (code: string) => view.localeCodes.has(code)
    : (code: string) => code === locales.defaultCode;
  const found = Object.entries(values ?? {}).filter(([code]) => isWanted(code));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** The fields of a content type that are delivered. */
export function deliveredFields(type: ContentType): ContentType['fields'] {
  return type.fields.filter(({ omitted }) => omitted !== true);
}
