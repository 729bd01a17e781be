import { expect, test } from 'vitest';
import { configuration } from './configuration/configuration.server';
import { hasPayAndPlay, offersPayAndPlay } from './pay-and-play-offer';
import { resolveAddress } from './resolve.server';
import type { Market } from '../../schemas/generated/types';

const resolution = resolveAddress(new URL('http://kiekko.localhost:3000/en-FI'), 'desktop');
if (resolution.kind !== 'site') throw new Error('kiekko has no such site');
const { site } = resolution;
const address = '192.0.2.7';

const withMarket = (payAndPlay: Partial<NonNullable<Market['payAndPlay']>>) => ({
  ...site,
  market: { ...site.market, payAndPlay: { amounts: [1000], ...payAndPlay } },
});

test('PNP-01 CONST-17 a site has it by the flag of the brand and the data of the market', () => {
  expect(hasPayAndPlay(site)).toBe(true);
  const off = { ...site.features, payAndPlay: false };
  expect(hasPayAndPlay({ ...site, features: off })).toBe(false);
  const { payAndPlay: _payAndPlay, ...market } = site.market;
  expect(hasPayAndPlay({ ...site, market: { ...market } })).toBe(false);
});

test.each([
  ['payAndPlay', false],
  ['marketStatus', 'demo-only'],
  ['verifiedBeforePlay', true],
  ['depositLimitRequired', true],
  ['depositLimitPeriods', ['D']],
  ['exclusionIdentifiers', ['birth-place']],
])('payAndPlay: nothing is offered where the rule %s is %s', (rule, value) => {
  expect(hasPayAndPlay({ ...site, rules: { ...site.rules, [rule]: value } })).toBe(false);
});

test('PNP-02 with a list of addresses it is offered to those alone', () => {
  expect(offersPayAndPlay(withMarket({}), address)).toBe(true);
  expect(offersPayAndPlay(withMarket({ ipWhitelist: [address] }), address)).toBe(true);
  expect(offersPayAndPlay(withMarket({ ipWhitelist: [address] }), `::ffff:${address}`)).toBe(true);
  expect(offersPayAndPlay(withMarket({ ipWhitelist: ['192.0.2.8'] }), address)).toBe(false);
  expect(offersPayAndPlay(withMarket({ ipWhitelist: [address] }), '')).toBe(false);
});

test('PNP-03 while the hide flag is set, no visitor is offered it', () => {
  expect(offersPayAndPlay(withMarket({ isHidden: true, ipWhitelist: [address] }), address)).toBe(false);
  expect(offersPayAndPlay(withMarket({ isHidden: false }), address)).toBe(true);
});

test('PNP-01 the flag is off where a brand does not set it', () => {
  const flags = [...configuration().brands.values()].map(({ brand }) => [
    brand.id,
    brand.features.payAndPlay,
  ]);
  expect(Object.fromEntries(flags)).toMatchObject({ halden: false, kiekko: true, brasa: false });
});
