import { expect, test } from 'vitest';
import { configuration } from './configuration/configuration.server';
import { isPlayOfNobody, lobbyType } from './play-path';
import { decideAccess, sitePolicy } from './policy';
import { sitesOf } from './resolve.server';

const { defaultBrand } = configuration();
const { brand } = defaultBrand;
const falls = (path: string, change: Partial<typeof brand> = {}) =>
  isPlayOfNobody(path, { ...brand, ...change });

test.each([
  ['/online-casino', 'casino'],
  ['/online-casino/slots', 'casino'],
  ['/live-casino-online/live-roulette', 'live-casino'],
  ['/sportsbook/football', 'sportsbook'],
  ['/promotions', 'sportsbook'],
  ['', 'sportsbook'],
])('ROUTE-42 the lobby of %j is %s', (path, expected) => expect(lobbyType(path)).toBe(expected));

test.each([
  'relax',
  'quickspin',
  'playngo',
  'pragmaticplay',
  'yggdrasil',
  'pariplay',
  'softswiss',
  'evolution',
  'novomatic',
])('ROUTE-36 %s has casino play routes, with and without a game', (provider) => {
  expect(falls(`/online-casino/play/${provider}/some-game`)).toBe(false);
  expect(falls(`/online-casino/play/${provider}`)).toBe(false);
});

test.each(['evolution', 'pragmaticplay', 'pariplay', 'softswiss'])(
  'ROUTE-38 %s has live play routes',
  (provider) => {
    expect(falls(`/live-casino-online/play/${provider}/some-table`)).toBe(false);
  },
);

test('ROUTE-38 a provider of the casino alone has no live play route', () => {
  expect(falls('/live-casino-online/play/relax/1')).toBe(true);
});

test('ROUTE-40 AMB-10 creedroomz has a live play route only while its flag is on', () => {
  const path = '/live-casino-online/play/creedroomz/1';
  expect(falls(path)).toBe(true);
  expect(falls(path, { providerFlags: { creedroomz: true } })).toBe(false);
});

test('ROUTE-41 AMB-09 a provider that is unknown, or has no play route, falls back in both lobbies', () => {
  expect(falls('/online-casino/play/nosuch/1')).toBe(true);
  expect(falls('/live-casino-online/play/nosuch/1')).toBe(true);
  const nine = brand.playProviders.casino.slice(0, 9);
  expect(
    falls('/online-casino/play/thunderkick/1', { playProviders: { casino: nine, liveCasino: [] } }),
  ).toBe(true);
  expect(falls('/online-casino/slots')).toBe(false);
});

test('ROUTE-39 AMB-21 live play routes redirect signed-out visitors to the live lobby', () => {
  const [site] = sitesOf(defaultBrand).filter(({ locale }) => locale === 'en-UN');
  if (!site) throw new Error('there is no en-UN');
  const decide = (path: string) => decideAccess({ ...sitePolicy(site), path, countryAllowed: true });
  expect(decide('/live-casino-online/play/evolution/x')).toEqual({
    allow: false,
    reason: 'signed-out',
    to: '/live-casino-online',
  });
  expect(decide('/live-casino-online')).toEqual({ allow: true });
});
