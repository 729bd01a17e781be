import type { ManagedAsset } from '../../../../schemas/generated/types';
import type { ContentLocale } from '../../api/content-locales';

/** Alternative text in a language: its own, the fallback, or none. */
export interface ReadText {
  readonly locale: ContentLocale;
  readonly own: string | undefined;
  readonly fallback: { readonly locale: ContentLocale; readonly text: string } | undefined;
}

/** The effective text in each language, following fallbacks. */
export function readTexts(
  values: ManagedAsset['fields']['title'],
  locales: readonly ContentLocale[],
): ReadText[] {
  return locales.map((locale) => ({
    locale,
    own: values?.[locale.code] || undefined,
    fallback: fallbackOf(locale, values, locales),
  }));
}

/** Languages without any text, including fallbacks. */
export function withoutText(
  values: ManagedAsset['fields']['title'],
  locales: readonly ContentLocale[],
): ContentLocale[] {
  return readTexts(values, locales).flatMap(({ locale, own, fallback }) => (own || fallback ? [] : [locale]));
}

function fallbackOf(
  { fallback }: ContentLocale,
  values: ManagedAsset['fields']['title'],
  locales: readonly ContentLocale[],
  depth = 0,
): ReadText['fallback'] {
  const next = locales.find(({ code }) => code === fallback);
  // Guards against circular fallbacks.
  if (!next || depth > locales.length) return undefined;
  const text = values?.[next.code];
  return text ? { locale: next, text } : fallbackOf(next, values, locales, depth + 1);
}
