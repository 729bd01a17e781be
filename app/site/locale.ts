import type { Brand, Market } from '../../schemas/generated/types';

export type LocaleDecision =
  { kind: 'valid'; market: Market; language: string; path: string } | { kind: 'redirect'; to: string };

/**
 * A segment that looks like a locale, valid or not: `en`, `e-U`, `en-ZZ`, `caf-CA`, but neither `promotions` nor
 * `privacy-policy`.
 */
const localeShaped = /^([a-z]{2}|[a-z]{1,4}-[a-z]{0,3})$/i;

/** `{language}-{MARKET}`: the first segment of every page (ROUTE-01). */
export function formatLocale(language: string, market: string): string {
  return `${language}-${market}`;
}

/**
 * Whether language and market form an enabled pair (ROUTE-06).
 */
export function isValidLocale(locale: string, markets: ReadonlyMap<string, Market>): boolean {
  const [language = '', code = ''] = locale.split('-');
  const market = markets.get(code);
  return Boolean(market?.isMarketEnabled && market.languages.some((offered) => offered === language));
}

/**
 * Reads the locale segment of a path. A missing, incomplete or unknown one redirects to the default locale with the
 * same rest of the path; a market without the language redirects to its first language (ROUTE-02…06).
 * @param pathname starts with `/`, without query
 */
export function decideLocale(
  pathname: string,
  brand: Pick<Brand, 'defaultLocale' | 'routing'>,
  markets: ReadonlyMap<string, Market>,
): LocaleDecision {
  const [segment = '', ...others] = pathname.split('/').slice(1);
  const rest = others.filter((part) => part !== '').join('/');
  const toDefault = (tail: string): LocaleDecision => ({
    kind: 'redirect',
    to: `/${brand.defaultLocale}${brand.routing.keepPathOnLocaleRedirect && tail ? `/${tail}` : ''}`,
  });
  if (!localeShaped.test(segment)) return toDefault([segment, rest].filter(Boolean).join('/'));

  const [language = '', code = ''] = segment.split('-');
  const market = markets.get(code.toUpperCase());
  if (segment.length < brand.routing.minLocaleLength || language.length < 2 || !market?.isMarketEnabled)
    return toDefault(rest);

  const offered =
    market.languages.find((candidate) => candidate === language.toLowerCase()) ?? market.languages[0];
  const locale = formatLocale(offered ?? '', market.id);
  if (locale !== segment) return { kind: 'redirect', to: `/${locale}${rest ? `/${rest}` : ''}` };
  return { kind: 'valid', market, language: locale.split('-')[0] ?? '', path: `/${rest}` };
}
