import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber } from '../../ui/format/money';
import { configuration } from './configuration.server';
import { sitesOf } from './resolve.server';

const sites = [...configuration().brands.values()].flatMap((brand) => sitesOf(brand));
function money(locale: string, currency: string, amount: number): string {
  const site = sites.find((candidate) => candidate.locale === locale);
  if (!site) throw new Error(`no site ${locale}`);
  return formatMoney(amount, currency, { tag: site.speech.tag, displays: site.currencies });
}

describe('money', () => {
  it('MARKET-22 writes euro after the amount with a space in DE and FI, before it elsewhere', () => {
    expect(money('de-DE', 'EUR', 1_000)).toBe('10\u00a0€');
    expect(money('fi-FI', 'EUR', 1_000)).toBe('10\u00a0€');
    expect(money('en-UN', 'EUR', 1_000)).toBe('€10');
  });

  it('MARKET-23 and MARKET-24 put the symbol where the currency has it', () => {
    expect(money('no-NO', 'NOK', 123_450)).toMatch(/^1\s234,50\u00a0kr$/);
    expect(money('pt-BR', 'BRL', 1_000)).toBe('R$10');
    expect(money('en-CA', 'CAD', 123_456)).toBe('$1,234.56');
  });

  it('knows currencies without minor units', () => expect(money('cl-CL', 'CLP', 1_500)).toBe('$1.500'));

  it('MARKET-33 shows at most two decimals and forces none', () => {
    expect([1.005, 1.1, 1].map((value) => formatNumber(value, 'en'))).toEqual(['1.01', '1.1', '1']);
    expect(formatNumber(1_234_567.5, 'en')).toBe('1,234,567.5');
  });
});
