import { expect, test } from 'vitest';
import defaults from '../../brands/defaults.json';
import { validateCountries, validateCurrencies, validateMarket } from '../../schemas/generated/validators.js';
import { configuration } from './configuration/configuration.server';
import { decideLocale, isValidLocale } from './locale';
import { sitesOf } from './resolve.server';

const { brands, countries, currencies, defaultBrand, languages } = configuration();
const brand = (id: string) => {
  const found = brands.get(id);
  if (!found) throw new Error(`there is no brand ${id}`);
  return found;
};
const market = (id: string, code: string) => {
  const found = brand(id).markets.get(code);
  if (!found) throw new Error(`${id} has no market ${code}`);
  return found;
};
/** The locale an address of a brand resolves or redirects to. */
const localeOf = (id: string, locale: string) => {
  const { brand: configured, markets } = brand(id);
  const decision = decideLocale(`/${locale}`, configured, markets);
  return decision.kind === 'redirect' ? decision.to.slice(1) : locale;
};

test.each([
  ['MARKET-01', 'halden', 'FI', ['fi', 'en']],
  ['MARKET-01', 'kiekko', 'FI', ['fi', 'en']],
  ['MARKET-02', 'halden', 'NO', ['no', 'en']],
  ['MARKET-02', 'kiekko', 'NO', ['no', 'en']],
  ['MARKET-03 AMB-02', 'halden', 'CA', ['en', 'fr']],
  ['MARKET-03 AMB-02', 'brasa', 'CA', ['ca', 'caf']],
  ['MARKET-04', 'halden', 'LL', ['en', 'fr']],
  ['MARKET-05', 'halden', 'AT', ['de']],
  ['MARKET-05', 'halden', 'BR', ['pt']],
  ['MARKET-05', 'halden', 'TR', ['tr']],
  ['MARKET-05', 'halden', 'NZ', ['nz']],
  ['MARKET-05', 'halden', 'DE', ['de']],
  ['MARKET-05', 'halden', 'JJ', ['de']],
  ['MARKET-05', 'halden', 'IN', ['inen']],
  ['MARKET-05', 'halden', 'CL', ['cl']],
  ['MARKET-05 AMB-49', 'brasa', 'PE', ['pe']],
  ['MARKET-05', 'halden', 'PT', ['pt']],
  ['MARKET-06 AMB-01', 'halden', 'UN', ['en']],
  ['MARKET-06 AMB-01', 'kiekko', 'UN', ['en', 'fi', 'no', 'pl']],
] as const)(
  '%s %s %s is read in %j, and any other language leads to the first',
  (_row, id, code, expected) => {
    expect(market(id, code).languages).toEqual(expected);
    for (const language of expected) expect(localeOf(id, `${language}-${code}`)).toBe(`${language}-${code}`);
    expect(localeOf(id, `xx-${code}`)).toBe(`${expected[0]}-${code}`);
  },
);

test('MARKET-03 MARKET-06 what is one reading at one brand leads elsewhere at another', () => {
  expect(localeOf('halden', 'ca-CA')).toBe('en-CA');
  expect(localeOf('brasa', 'fr-CA')).toBe('ca-CA');
  expect(localeOf('halden', 'fi-UN')).toBe('en-UN');
  const speech = (id: string) => sitesOf(brand(id)).map((site) => `${site.locale} ${site.speech.code}`);
  // Both spellings give the same languages.
  expect(speech('halden')).toEqual(expect.arrayContaining(['en-CA ca', 'fr-CA caf']));
  expect(speech('brasa')).toEqual(expect.arrayContaining(['ca-CA ca', 'caf-CA caf']));
});

test('MARKET-12 the default brand has the seventeen markets, and a second German one', () => {
  expect(Object.fromEntries([...defaultBrand.markets.values()].map(({ id, name }) => [id, name]))).toEqual({
    UN: 'Global',
    BR: 'Brasil',
    TR: 'Turkey',
    LL: 'Netherlands',
    CA: 'Canada',
    JP: 'Japan',
    DE: 'Germany',
    NZ: 'New Zealand',
    UK: 'United Kingdom',
    IN: 'India',
    PH: 'Philippines',
    PT: 'Portugal',
    AT: 'Austria',
    CL: 'Chile',
    FI: 'Finland',
    NO: 'Norway',
    PP: 'Sweden',
    JJ: 'Germany II',
  });
});

test('MARKET-13 Japan is there, disabled: no site, and its address leads to the default one', () => {
  expect(market('halden', 'JP')).toMatchObject({ isMarketEnabled: false, languages: ['ja'] });
  expect(sitesOf(defaultBrand).map(({ market: { id } }) => id)).not.toContain('JP');
  expect(localeOf('halden', 'ja-JP')).toBe('en-UN');
});

test('MARKET-10 MARKET-11 a market has its fields, its country may differ by locale', () => {
  const whole: object = market('halden', 'FI');
  expect(validateMarket(whole)).toBe(true);
  for (const name of ['id', 'name', 'languages', 'isMarketEnabled', 'originCountryCode'])
    expect(validateMarket({ ...whole, [name]: undefined }), name).toBe(false);
  expect(validateMarket({ ...whole, localeMapping: { fi: 'en' } })).toBe(true);
  expect(validateMarket({ ...whole, isMarketEnabled: 'yes' })).toBe(false);
  expect(validateMarket({ ...whole, originCountryCode: { 'fi-FI': 'FI' } })).toBe(true);
  expect(validateMarket({ ...whole, originCountryCode: ['FI'] })).toBe(false);
});

test('MARKET-14 there are 28 market codes', () => {
  expect(countries.marketCodes.toSorted()).toEqual(
    'AT BR CA CH CL CX DE FI FR GB GG IN JJ JP LL MT NL NO NZ PE PH PL PP PT SE TR UK UN'.split(' '),
  );
  expect(validateMarket({ ...market('halden', 'FI'), id: 'Finland' })).toBe(false);
});

test('MARKET-15 the region QC is known, others are not', () => {
  const withRegion = (region: string) => ({
    ...countries,
    languageRules: [{ country: 'CA', region, use: 'caf' }],
  });
  expect(validateCountries(withRegion('QC'))).toBe(true);
  expect(validateCountries(withRegion('ON'))).toBe(false);
});

test('MARKET-16 there are 17 languages, and each has its texts', () => {
  const codes = 'br ca caf cl de en fi fr inen ja no nz pe pl pt tl tr'.split(' ');
  expect([...languages.keys()].sort()).toEqual(codes);
});

test('MARKET-12 MARKET-16 between them the brands speak every language but the disabled one', () => {
  const spoken = [...brands.values()].flatMap((each) => sitesOf(each).map(({ speech }) => speech.code));
  expect([...languages.keys()].filter((code) => !spoken.includes(code))).toEqual(['ja']);
});

test('MARKET-21 every currency has its symbol, space and side', () => {
  expect(Object.keys(currencies)).toEqual(
    expect.arrayContaining(
      [...brands.values()].flatMap((each) => [...each.markets.values()].map((m) => m.currency)),
    ),
  );
  const euro = { symbol: '€', hasSpace: false, position: 'before' };
  expect(validateCurrencies({ EUR: euro })).toBe(true);
  expect(validateCurrencies({ EUR: { ...euro, position: 'above' } })).toBe(false);
  expect(validateCurrencies({ EUR: { ...euro, hasSpace: 'no' } })).toBe(false);
});

test('MARKET-25 twelve provinces, without Nunavut', () => {
  expect(countries.provinces['CA']).toEqual('AB BC MB NB NL NS NT ON PE QC SK YT'.split(' '));
});

test('MARKET-28 brands differ in markets', () => {
  const lists = [...brands.values()].map((each) => [...each.markets.keys()].sort().join(' '));
  expect(new Set(lists).size).toBe(brands.size);
});

test('MARKET-31 the defaults are en-UN and euro', () => {
  expect(defaults.brand.defaultLocale).toBe('en-UN');
  expect(defaults.market.currency).toBe('EUR');
  const { brand: configured, markets } = defaultBrand;
  expect(isValidLocale(configured.defaultLocale, markets)).toBe(true);
});
