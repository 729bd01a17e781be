import { expect, test } from 'vitest';
import { configuration } from './configuration/configuration.server';
import {
  countryOfDisplayForm,
  displayFormOf,
  languageRule,
  marketForCountry,
  originCountry,
  providerMarket,
} from './countries';

const { brands, countries } = configuration();
const markets = brands.get('halden')?.markets.keys() ?? [];
const codes = [...markets];
const marketOf = (country: string) => marketForCountry(country, countries, codes);

test('MARKET-07 players from NL and from FR belong to LL', () => {
  expect(['NL', 'FR'].map(marketOf)).toEqual(['LL', 'LL']);
});

test('MARKET-31 a country without a market, or none at all, belongs to UN', () => {
  expect(['BR', 'MT', 'ZZ', ''].map(marketOf)).toEqual(['BR', 'UN', 'UN', 'UN']);
});

test('MARKET-08 PP is only the display form of SE, LL only that of NL', () => {
  expect(['PP', 'LL', 'DE'].map((code) => countryOfDisplayForm(code, countries))).toEqual(['SE', 'NL', 'DE']);
  expect(['SE', 'NL', 'DE'].map((code) => displayFormOf(code, countries))).toEqual(['PP', 'LL', 'DE']);
});

test('MARKET-08 the sites of a display form work for the country behind it', () => {
  for (const { markets: offered } of brands.values())
    for (const [shown, country] of Object.entries(countries.displayForms)) {
      const market = offered.get(shown);
      if (market) expect(originCountry(market, `en-${shown}`)).toBe(country);
    }
});

test('MARKET-09 providers know GB as GG, every other country by its own code', () => {
  expect(['GB', 'DE', 'SE'].map((code) => providerMarket(code, countries))).toEqual(['GG', 'DE', 'SE']);
});

test('MARKET-11 the country of a site is that of its market, or of its locale', () => {
  expect(originCountry({ originCountryCode: 'CA' }, 'fr-CA')).toBe('CA');
  const byLocale = { originCountryCode: { 'en-LL': 'NL', 'fr-LL': 'FR' } };
  expect(originCountry(byLocale, 'fr-LL')).toBe('FR');
  expect(originCountry(byLocale, 'de-LL')).toBeUndefined();
});

test.each([
  ['MARKET-29', 'CA', 'fr', undefined, 'caf'],
  ['MARKET-29', 'CA', 'caf', undefined, 'caf'],
  ['MARKET-29 MARKET-15', 'CA', 'en', 'QC', 'caf'],
  ['MARKET-29', 'CA', 'en', 'ON', 'ca'],
  ['MARKET-29', 'CA', 'en', undefined, 'ca'],
  ['MARKET-30', 'BR', 'br', undefined, 'pt'],
  ['MARKET-30', 'CH', 'en', undefined, 'de'],
  ['MARKET-30', 'DE', 'en', undefined, 'de'],
  ['MARKET-30', 'IN', 'en', undefined, 'inen'],
  ['MARKET-30 AMB-46', 'JP', 'ja', undefined, 'en'],
  ['MARKET-30', 'FI', 'fi', undefined, 'fi'],
])('%s providers are asked, for %s in %s (region %s), in %s', (_row, country, language, region, expected) => {
  expect(languageRule(country, language, countries, region)).toBe(expected);
});
