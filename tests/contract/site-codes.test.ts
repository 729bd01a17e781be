import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import countryTable from '../../services/platform/data/countries.json';
import countries from '../../brands/countries.json';
import currencies from '../../brands/currencies.json';
import platformCurrencies from '../../services/platform/data/currencies.json';
import languages from '../../brands/languages.json';

/** Brands and markets differ in data only: these codes come from `brands/` and the country table. */
const codes = new Set([
  ...countries.marketCodes,
  ...countryTable.map(({ code }) => code),
  ...Object.keys(currencies),
  ...languages.flatMap(({ code, tag }) => [code, tag]),
]);

const schemaFiles = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !file.startsWith('generated'))
  .map((file) => path.join('schemas', file));

/** JSON pointers of `enum` and `const` values that are codes. */
function codesIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const allowed = key === 'enum' ? child : key === 'const' ? [child] : [];
    const found = (Array.isArray(allowed) ? allowed : []).filter((each) => codes.has(String(each)));
    return [
      ...found.map((code) => `${pointer}/${key}: ${String(code)}`),
      ...codesIn(child, `${pointer}/${key}`),
    ];
  });
}

test('no schema enumerates markets, countries, currencies or languages', () => {
  expect(schemaFiles.length).toBeGreaterThan(100);
  const enumerated = schemaFiles.flatMap((file) =>
    codesIn(JSON.parse(readFileSync(file, 'utf8'))).map((place) => `${file}#${place}`),
  );
  expect(enumerated).toEqual([]);
});

test('the check finds a code in an enumeration', () => {
  const schema = { properties: { market: { enum: ['UN', 'other'] }, language: { const: 'caf' } } };
  expect(codesIn(schema)).toEqual(['/properties/market/enum: UN', '/properties/language/const: caf']);
});

test('terms say the amounts that pages advertise: the offer rates of site and platform are the same', () => {
  const ratesOf = (list: Record<string, { offerRate: number }>) =>
    Object.fromEntries(Object.entries(list).map(([code, { offerRate }]) => [code, offerRate]));
  expect(ratesOf(platformCurrencies)).toEqual(ratesOf(currencies));
});
