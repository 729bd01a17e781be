import { expect, test } from 'vitest';
import { pathAfterPayAndPlay } from './pay-and-play-end';

test.each([
  ['/promotions', '/live-casino-online', '/promotions'],
  [null, '/live-casino-online', '/live-casino-online'],
  ['', '/live-casino-online', '/live-casino-online'],
  [null, null, '/'],
  ['https://elsewhere.example/', '//elsewhere.example', '/'],
  ['/signup/pnp', null, '/'],
])('GUARD-24 with the redirect %s and the stored page %s it ends on %s', (redirect, stored, end) => {
  expect(pathAfterPayAndPlay({ redirect, stored })).toBe(end);
});
