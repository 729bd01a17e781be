import type { PlatformDataRegistration } from '../../../schemas/generated/types';
import type { CountryLaws, RegisterLaw } from '../reference-data/country-laws';
import type { Country, Site } from '../reference-data/data';
import { invalidRequest, PlatformError } from '../errors';

/** Proofs required by a country at registration, and its channel for password resets. */
export type CountryRules = PlatformDataRegistration['otherCountries'];

/** Registration rules by country (`data/registration.json`) and site. */
export interface MarketRules {
  /** Minimum age for an account: the platform's or that of the country's law. */
  minimumAge(countryCode: string, now: number): number;
  ofCountry(countryCode: string): CountryRules;
  /** Exclusion registers to query at registration from the country. */
  registers(countryCode: string, now: number): RegisterLaw;
  /** The site's name in messages. */
  brandName(siteId: number): string;
  /** Version of the terms and conditions accepted at registration with a site. */
  termsVersion(siteId: number): string;
  /** Throws 403 `error.country.blocked` for a country without registration at a site (MARKET-19, MARKET-20). */
  offeredCountry(site: Site, countryCode: string): Country;
  /** Every country, `allowed` only where the site permits it, too. */
  countriesOf(site: Site): Country[];
  /** Currency of a new wallet: the country's if the site supports it, otherwise the site's own. */
  currencyOf(site: Site, country: Country): string;
  /** Returns the language. Throws 400 for one without message texts. */
  requireLanguage(field: string, language: string): string;
}

export function createMarketRules(
  rules: PlatformDataRegistration,
  sites: readonly Site[],
  countries: readonly Country[],
  laws: CountryLaws,
  messageLanguages: Iterable<string>,
): MarketRules {
  const languages = new Set([...messageLanguages, ...Object.keys(rules.languages)]);
  const siteWith = (siteId: number): Site => {
    const found = sites.find((site) => site.siteId === siteId);
    if (found === undefined) throw new Error(`There is no site ${siteId} any more: its brand was removed.`);
    return found;
  };
  return {
    minimumAge: (countryCode, now) => laws.minimumAge(countryCode, now, rules.minimumAge),
    registers: laws.registers,
    ofCountry: (countryCode) => rules.countries[countryCode] ?? rules.otherCountries,
    brandName: (siteId) => siteWith(siteId).name,
    termsVersion: (siteId) => siteWith(siteId).termsVersion,
    offeredCountry(site, countryCode) {
      const country = countries.find(({ code }) => code === countryCode);
      const open = country?.active && country.allowed && !country.removeCountryFromRegistration;
      if (open && !site.blockedCountries.includes(countryCode)) return country;
      throw new PlatformError(
        403,
        'error.country.blocked',
        `Players from ${countryCode} cannot register at site ${site.siteId}.`,
      );
    },
    countriesOf: ({ blockedCountries }) =>
      countries.map((country) => ({
        ...country,
        allowed: country.allowed && !blockedCountries.includes(country.code),
      })),
    currencyOf: ({ currencies }, { currency }) => (currencies.includes(currency) ? currency : currencies[0]),
    requireLanguage(field, language) {
      if (languages.has(language)) return language;
      throw invalidRequest({
        [field]: { code: 'invalid.enum', message: `${language} is no language of the sites.` },
      });
    },
  };
}
