import { expect, test } from 'vitest';
import { configuration } from '../../site/configuration/configuration.server';
import { contentPath, pathOfPage } from './page-path';

const { brand } = configuration().defaultBrand;
const siteWith = (loyalty: string) => ({ brand: withRoutes(loyalty), features: { payAndPlay: false } });
const withRoutes = (loyalty: string) => ({ ...brand, routes: { loyalty } });

test.each([
  ['ROUTE-08', '/'],
  ['ROUTE-09', '/welcome'],
  ['ROUTE-10 AMB-81', '/signup'],
  ['ROUTE-11', '/signup/pnp'],
])('%s %s shows the home page', (_row, path) => {
  for (const payAndPlay of [true, false])
    expect(contentPath(path, { brand, features: { payAndPlay } })).toBe('/');
});

test('ROUTE-12 /signup/callback is there only while pay and play is on', () => {
  const withFlag = (payAndPlay: boolean) => ({ brand, features: { payAndPlay } });
  expect(contentPath('/signup/callback', withFlag(true))).toBe('/');
  expect(contentPath('/signup/callback', withFlag(false))).toBeUndefined();
});

test('ROUTE-13 AMB-03 the VIP page has one address, the brand chooses which', () => {
  expect(contentPath('/loyalty', siteWith('/loyalty'))).toBe('/loyalty');
  expect(contentPath('/casino-loyalty', siteWith('/casino-loyalty'))).toBe('/loyalty');
  expect(contentPath('/loyalty', siteWith('/casino-loyalty'))).toBeUndefined();
  expect(pathOfPage('/loyalty', withRoutes('/casino-loyalty'))).toBe('/casino-loyalty');
});
