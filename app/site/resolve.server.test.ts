import { expect, test } from 'vitest';
import { configuration } from './configuration/configuration.server';
import { sitesOf } from './resolve.server';

test('ENGINE-05 a market that cannot be resolved is left out, and the others stay', () => {
  const { defaultBrand } = configuration();
  const all = sitesOf(defaultBrand).map(({ locale }) => locale);
  const [first] = [...defaultBrand.markets.values()].filter(({ isMarketEnabled }) => isMarketEnabled);
  if (!first) throw new Error('the default brand has no market');
  const markets = new Map(defaultBrand.markets).set(first.id, { ...first, timeZone: 'Nowhere/Land' });
  const left = sitesOf({ ...defaultBrand, markets }).map(({ locale }) => locale);
  expect(left).toEqual(all.filter((locale) => !locale.endsWith(`-${first.id}`)));
  expect(left.length).toBeGreaterThan(0);
});
