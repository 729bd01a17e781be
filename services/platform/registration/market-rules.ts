import type { PlatformDataRegistration } from '../../../schemas/generated/types';
import type { Country, Site } from '../data';
import { PlatformError } from '../errors';

/** What a registration from a country must prove, and how it gets a new password. */
export type CountryRules = PlatformDataRegistration['otherCountries'];

/** The rules of registration by site and country (`data/registration.json`). */
export interface MarketRules {
  minimumAge: number;
  ofCountry(countryCode: string): CountryRules;
  /** The name that messages of a site carry. */
  brandName(siteId: number): string;
  /** Version of the terms and conditions that a registration at a site accepts. */
  termsVersion(siteId: number): string;
  /** Throws 403 `error.country.blocked` for a country that may not register at a site (MARKET-19, MARKET-20). */
  offeredCountry(site: Site, countryCode: string): Country;
  /** Currency of a new wallet: the country's where the site has it, else the site's own. */
  currencyOf(site: Site, country: Country): string;
}

/** Throws when a site has no rules. */
export function createMarketRules(
  rules: PlatformDataRegistration,
  sites: readonly Site[],
  countries: readonly Country[],
): MarketRules {
  const missing = sites.find(({ siteId }) => rules.sites.every((site) => site.siteId !== siteId));
  if (missing !== undefined) throw noRules(missing.siteId);
  const siteRules = (siteId: number): PlatformDataRegistration['sites'][number] => {
    const found = rules.sites.find((site) => site.siteId === siteId);
    if (found === undefined) throw noRules(siteId);
    return found;
  };
  return {
    minimumAge: rules.minimumAge,
    ofCountry: (countryCode) => rules.countries[countryCode] ?? rules.otherCountries,
    brandName: (siteId) => siteRules(siteId).name,
    termsVersion: (siteId) => siteRules(siteId).termsVersion,
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
    currencyOf: ({ currencies }, { currency }) => (currencies.includes(currency) ? currency : currencies[0]),
  };
}

function noRules(siteId: number): Error {
  return new Error(`Site ${siteId} has no entry in registration.json: add its name and terms version.`);
}
