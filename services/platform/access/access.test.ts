import { expect, test } from 'vitest';
import { createAccess, marketForCountry } from './access';
import { loadData, type Site } from '../reference-data/data';
import { DATA_DIR, GAMES_FILE } from '../fixtures/test-platform';

const data = loadData(DATA_DIR, GAMES_FILE);
const access = createAccess(data, { defaultCountry: 'MT' });
const site: Site = {
  siteId: 5,
  partnerId: 2178,
  brand: 'b',
  name: 'B',
  termsVersion: '1',
  currencies: ['EUR'],
  blockedCountries: ['US'],
};

test('MARKET-07 visitors from NL and FR are in market LL; MARKET-08 SE is PP; MARKET-31 an unknown country is UN', () => {
  expect(marketForCountry(data, 'NL')).toBe('LL');
  expect(marketForCountry(data, 'FR')).toBe('LL');
  expect(marketForCountry(data, 'SE')).toBe('PP');
  expect(marketForCountry(data, 'BR')).toBe('BR');
  expect(marketForCountry(data, 'ZZ')).toBe('UN');
});

test('API-006 the country comes from the trusted header, else from the address, else from the default', () => {
  expect(access(site, { address: '192.0.2.1', country: 'BR' })).toMatchObject({
    autodetectedCountry: 'BR',
    City: '',
  });
  expect(access(site, { address: '198.51.100.70', country: 'CA' })).toMatchObject({
    Region: 'QC',
    City: 'Montréal',
  });
  expect(access(site, { address: '192.0.2.1' })).toMatchObject({ autodetectedCountry: 'FI', market: 'FI' });
  expect(access(site, { address: '2001:db8:de::7' })).toMatchObject({ autodetectedCountry: 'DE' });
  for (const address of ['127.0.0.1', '::1', '::ffff:10.1.2.3', 'fd00::1']) {
    expect(access(site, { address })).toMatchObject({
      autodetectedCountry: 'MT',
      market: 'UN',
      allowed: true,
    });
  }
});

test('API-006 an address or a header that means nothing gives an unknown country, which is served as UN', () => {
  for (const visit of [
    { address: '8.8.4.4' },
    { address: 'nonsense' },
    { address: '8.8.4.4', country: '<x>' },
  ]) {
    expect(access(site, visit)).toMatchObject({ autodetectedCountry: '', market: 'UN', allowed: true });
  }
});

test('GUARD-35 a country that the site blocks, or that is closed for all, is not allowed', () => {
  expect(access(site, { address: '::1', country: 'US' }).allowed).toBe(false);
  expect(access({ ...site, blockedCountries: [] }, { address: '::1', country: 'US' }).allowed).toBe(true);
  expect(access(site, { address: '::1', country: 'KP' }).allowed).toBe(false);
});
