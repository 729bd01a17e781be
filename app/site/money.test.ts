import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import germany from '../../brands/halden/markets/DE.json';
import { formatDate } from '../../ui/format/date';
import { formatMoney, formatNumber } from '../../ui/format/money';
import { configuration } from './configuration/configuration.server';
import { sitesOf } from './resolve.server';

const sites = [...configuration().brands.values()].flatMap((brand) => sitesOf(brand));

/** An amount in minor units as formatted by a site. */
function money(locale: string, currency: string, amount: number): string {
  const site = sites.find((candidate) => candidate.locale === locale);
  if (!site) throw new Error(`no site ${locale}`);
  return formatMoney(amount, currency, { tag: site.speech.tag, displays: site.currencies });
}

describe('money', () => {
  it.each(['de-DE', 'de-JJ', 'fi-FI', 'en-FI', 'fr-LL'])(
    'MARKET-22 AMB-50 %s writes euro after the amount with a space',
    (locale) => expect(money(locale, 'EUR', 1_000)).toBe('10\u00a0€'),
  );

  it.each(['en-UN', 'en-LL', 'de-AT', 'pt-PT'])(
    'MARKET-22 AMB-50 %s writes euro before the amount without a space',
    (locale) => expect(money(locale, 'EUR', 1_000)).toBe('€10'),
  );

  it.each([
    ['no-NO', 'NOK', /^1\s234,50\u00a0kr$/],
    ['pl-UN', 'PLN', /^1234,50\u00a0zł$/],
    ['tl-PH', 'PHP', /^1,234\.50\u00a0₱$/],
    ['tr-TR', 'TRY', /^1\.234,50\u00a0₺$/],
  ])('MARKET-23 %s writes %s after the amount with a space', (locale, currency, expected) =>
    expect(money(locale, currency, 123_450)).toMatch(expected),
  );

  it.each([
    ['pt-BR', 'BRL', 'R$1.234,50'],
    ['en-CA', 'CAD', '$1,234.50'],
    ['nz-NZ', 'NZD', '$1,234.50'],
    ['inen-IN', 'INR', '₹1,234.50'],
    ['en-UN', 'ZAR', 'R1,234.50'],
    ['pe-PE', 'PEN', 'S/1,234.50'],
  ])('MARKET-24 AMB-51 %s writes %s before the amount without a space', (locale, currency, expected) =>
    expect(money(locale, currency, 123_450)).toBe(expected),
  );

  it('AMB-50 writes a currency that is not listed before the amount without a space', () => {
    expect(money('en-UK', 'GBP', 1_000)).toBe('£10');
  });

  it('AMB-50 lets the language place a symbol for which the market has no rule', () => {
    expect(money('en-PP', 'SEK', 50_085_575)).toBe('kr\u00a0500,855.75');
    expect(money('en-PP', 'CHF', 1_000)).toBe('CHF\u00a010');
  });

  it('takes the decimals of a currency from the data, else from Intl', () => {
    const written = (currency: string, minorDigits?: number) =>
      formatMoney(1_234_500, currency, {
        tag: 'en',
        displays: {
          [currency]: {
            symbol: currency,
            hasSpace: true,
            position: 'before',
            ...(minorDigits === undefined ? {} : { minorDigits }),
          },
        },
      });
    expect(written('BHD')).toBe('BHD\u00a01,234.500');
    expect(written('KRW')).toBe('KRW\u00a01,234,500');
    expect(written('RSD', 2)).toBe('RSD\u00a012,345');
    for (const { minorDigits, offerRate } of Object.values(configuration().currencies))
      expect([typeof minorDigits, typeof offerRate]).toEqual(['number', 'number']);
  });

  it('knows currencies without minor units', () => expect(money('cl-CL', 'CLP', 1_500)).toBe('$1.500'));
});

describe('numbers and dates', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('MARKET-33 shows at most two decimals and forces none', () => {
    expect([1.005, 1.1, 1].map((value) => formatNumber(value, 'en'))).toEqual(['1.01', '1.1', '1']);
  });

  it('MARKET-34 writes thousands with a comma', () => {
    expect(formatNumber(1_234_567.5, 'en')).toBe('1,234,567.5');
  });

  it('MARKET-35 writes dates as dd/MM/yyyy, and an invalid one not at all', () => {
    const options = { tag: 'de', timeZone: 'Europe/Berlin', dateFormat: 'dd/MM/yyyy' } as const;
    expect(formatDate('2024-03-05', 'date', options)).toBe('05/03/2024');
    expect(formatDate('nonsense', 'date', options)).toBe('');
    expect(formatDate('2024-03-05', 'date', { ...options, dateFormat: 'words' })).toBe('5. März 2024');
  });

  it('MARKET-34 MARKET-35 a market chooses between its language and the same digits everywhere', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'brands-'));
    cpSync('brands', folder, { recursive: true });
    const formats = { numbers: 'comma', dates: 'dd/MM/yyyy' };
    writeFileSync(path.join(folder, 'halden/markets/DE.json'), JSON.stringify({ ...germany, formats }));
    vi.stubEnv('BRANDS_DIR', folder);
    vi.resetModules();
    const again = await import('./configuration/configuration.server');
    const resolve = await import('./resolve.server');
    const [site] = [...again.configuration().brands.values()]
      .flatMap((brand) => resolve.sitesOf(brand))
      .filter(({ locale }) => locale === 'de-DE');
    if (!site) throw new Error('no site de-DE');
    const { currencies: displays, numberTag, speech, market } = site;
    expect(formatMoney(123_450, 'EUR', { tag: speech.tag, displays })).toBe('1,234.50\u00a0€');
    expect(formatNumber(1_234.5, numberTag)).toBe('1,234.5');
    expect(market.formats.dates).toBe('dd/MM/yyyy');
  });
});
