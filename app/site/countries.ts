import type { Countries, Market } from '../../schemas/generated/types';

/**
 * The market for players of a country (MARKET-07).
 * @param offered codes of the brand's markets
 */
export function marketForCountry(
  country: string,
  { globalMarket, markets }: Pick<Countries, 'globalMarket' | 'markets'>,
  offered: Iterable<string>,
): string {
  const market = markets[country] ?? country;
  return [...offered].includes(market) ? market : globalMarket;
}

/**
 * The country of a market code that is used in addresses only: `PP` is SE, `LL` is NL; any other code is its own
 * country (MARKET-08).
 */
export function countryOfDisplayForm(
  market: string,
  { displayForms }: Pick<Countries, 'displayForms'>,
): string {
  return displayForms[market] ?? market;
}

/** The code used in addresses for a country, the inverse (MARKET-08). */
export function displayFormOf(country: string, { displayForms }: Pick<Countries, 'displayForms'>): string {
  return Object.entries(displayForms).find(([, stoodFor]) => stoodFor === country)?.[0] ?? country;
}

/** The code that game providers use for a country (MARKET-09). */
export function providerMarket(
  country: string,
  { providerMarkets }: Pick<Countries, 'providerMarkets'>,
): string {
  return providerMarkets[country] ?? country;
}

/**
 * The language requested from providers (MARKET-29, MARKET-30).
 *
 * @param language code of the player's language
 * @param region province of the player, e.g. `QC`
 */
export function languageRule(
  country: string,
  language: string,
  { languageRules }: Pick<Countries, 'languageRules'>,
  region?: string,
): string {
  const rule = languageRules.find(
    (candidate) =>
      candidate.country === country &&
      (candidate.languages?.includes(language) ?? true) &&
      (candidate.region === undefined || candidate.region === region),
  );
  return rule?.use ?? language;
}

/**
 * The country a site operates in: the market's, which may differ by locale (MARKET-11).
 * @param locale segment of the address, e.g. `fr-LL`
 * @returns undefined if the market has none for the locale
 */
export function originCountry(
  { originCountryCode }: Pick<Market, 'originCountryCode'>,
  locale: string,
): string | undefined {
  return typeof originCountryCode === 'string' ? originCountryCode : originCountryCode[locale];
}
