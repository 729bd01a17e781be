import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration/read-configuration.server';
import { decideLocale, isValidLocale } from './locale';

const { brand, markets } = readConfiguration('brands').defaultBrand;
const lead = (pathname: string) => {
  const decision = decideLocale(pathname, brand, markets);
  return decision.kind === 'redirect'
    ? decision.to
    : `${decision.language} ${decision.market.id} ${decision.path}`;
};

describe('locale of an address', () => {
  it.each([
    ['ROUTE-01', '/en-UN', 'en UN /'],
    ['ROUTE-01', '/pt-BR/promotions', 'pt BR /promotions'],
    ['ROUTE-08', '/en-UN/', 'en UN /'],
    ['ROUTE-02', '/', '/en-UN'],
    ['ROUTE-02', '/promotions', '/en-UN/promotions'],
    ['ROUTE-02', '/privacy-policy', '/en-UN/privacy-policy'],
    ['ROUTE-02', '/401', '/en-UN/401'],
    ['ROUTE-03', '/en/promotions', '/en-UN/promotions'],
    ['ROUTE-03', '/e-U', '/en-UN'],
    ['ROUTE-03', '/e-UN/promotions', '/en-UN/promotions'],
    ['ROUTE-04', '/en-ZZ', '/en-UN'],
    ['ROUTE-04', '/ja-JP', '/en-UN'],
    ['ROUTE-05', '/fr-BR/promotions', '/pt-BR/promotions'],
    ['ROUTE-05', '/xx-FI', '/fi-FI'],
    ['AMB-80', '/EN-un/promotions', '/en-UN/promotions'],
  ])('%s %s → %s', (_row, pathname, expected) => expect(lead(pathname)).toBe(expected));

  it('ROUTE-06 is valid only as an enabled pair', () => {
    expect(['de-DE', 'de-BR', 'en-UN', 'ja-JP'].map((locale) => isValidLocale(locale, markets))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('cannot be led to another host by a path of slashes', () => {
    for (const pathname of ['//evil.example', '/%5Cevil.example', '///evil.example/x'])
      expect(lead(pathname)).toMatch(/^\/en-UN\//);
  });
});
