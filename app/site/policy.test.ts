import { describe, expect, test } from 'vitest';
import { accessOf } from './player-access';
import { type PolicyInput, decideAccess } from './policy';

const open = accessOf({ flags: {}, accountStatus: 'REGISTERED', suspended: false });
const player = { access: open, showUpdatedTnC: false };
const base: PolicyInput = {
  path: '/',
  features: { maintenance: false, sportsbook: true, sportsbookExtraCheck: true },
  guards: { signedOutToLiveLobby: [] },
  countryAllowed: true,
};
const allowed = { allow: true };
const home = { allow: false, reason: 'no-access', to: '/' };

/** The decision about a path for a player whose access differs from an open one. */
const decide = (
  path: string,
  access: Partial<typeof open>,
  features: Partial<PolicyInput['features']> = {},
) =>
  decideAccess({
    ...base,
    path,
    features: { ...base.features, ...features },
    player: { ...player, access: { ...open, ...access } },
  });

const booleans = [true, false];

test('GUARD-02 GUARD-03 GUARD-04 maintenance comes before the country, the country before the page', () => {
  for (const maintenance of booleans)
    for (const countryAllowed of [true, false, undefined])
      for (const path of ['/', '/my-account/account']) {
        const decision = decideAccess({
          ...base,
          path,
          features: { ...base.features, maintenance },
          countryAllowed,
        });
        const reason = 'reason' in decision ? decision.reason : undefined;
        if (maintenance) expect(reason).toBe('maintenance');
        else if (countryAllowed === false) expect(reason).toBe('restricted');
        else expect(reason).toBe(path === '/' ? undefined : 'signed-out');
      }
});

describe.each([
  ['/online-casino', 'casino'],
  ['/online-casino/all-games', 'casino'],
  ['/online-casino/play/relax/1', 'casino'],
  ['/live-casino-online', 'liveCasino'],
  ['/live-casino-online/play/evolution/2', 'liveCasino'],
] as const)('%s', (path, flag) => {
  test('GUARD-05 GUARD-06 GUARD-07 GUARD-08 GUARD-09 leads home without access', () => {
    expect(decide(path, {})).toEqual(allowed);
    expect(decide(path, { riskPayout: true })).toEqual(home);
    expect(decide(path, { multibrandSuspended: true })).toEqual(home);
    expect(decide(path, { [flag]: false })).toEqual(home);
    expect(decide(path, { casino: flag !== 'casino', liveCasino: flag !== 'liveCasino' })).toEqual(home);
  });

  test('GUARD-25 GUARD-34 is open to a visitor who is not signed in', () => {
    expect(decideAccess({ ...base, path })).toEqual(allowed);
  });
});

test('GUARD-10 one of the 32 states opens the sportsbook', () => {
  const states = booleans.flatMap((riskPayout) =>
    booleans.flatMap((multibrandSuspended) =>
      booleans.flatMap((sportsbook) =>
        booleans.flatMap((flag) =>
          booleans.map((extra) =>
            decide(
              '/sportsbook/football',
              { riskPayout, multibrandSuspended, sportsbook },
              { sportsbook: flag, sportsbookExtraCheck: extra },
            ),
          ),
        ),
      ),
    ),
  );
  expect(states).toHaveLength(32);
  expect(states.filter(({ allow }) => allow)).toHaveLength(1);
  expect(decide('/sportsbook/football', {})).toEqual(allowed);
});

test.each([
  '/deposit',
  '/my-account/banking/deposit',
  '/my-account/rewards',
  '/my-account/rewards/active',
  '/my-account/bonus-code',
])('GUARD-11 %s is closed to risk-payout and suspended players', (path) => {
  expect(decide(path, {})).toEqual(allowed);
  expect(decide(path, { riskPayout: true })).toEqual(home);
  expect(decide(path, { multibrandSuspended: true })).toEqual(home);
});

test('GUARD-17 a page of the account asks a visitor to sign in, every other page does not', () => {
  for (const path of ['/my-account', '/my-account/account', '/deposit'])
    expect(decideAccess({ ...base, path })).toEqual({ allow: false, reason: 'signed-out', to: '/401' });
  for (const path of ['/', '/promotions', '/terms', '/my-accounting', '/401'])
    expect(decideAccess({ ...base, path })).toEqual(allowed);
});

test('GUARD-18 certain pages lead a visitor who is not signed in to the live lobby', () => {
  const guards = { signedOutToLiveLobby: ['/live-casino-online/play'] };
  const path = '/live-casino-online/play/evolution/2';
  expect(decideAccess({ ...base, guards, path })).toEqual({
    allow: false,
    reason: 'signed-out',
    to: '/live-casino-online',
  });
  expect(decideAccess({ ...base, guards, path: '/live-casino-online' })).toEqual(allowed);
  expect(decideAccess({ ...base, guards, path, player })).toEqual(allowed);
});

test('GUARD-19 GUARD-20 newer terms come before every page but home, the account and themselves', () => {
  const updated = { ...player, showUpdatedTnC: true };
  for (const path of ['/promotions', '/online-casino', '/about-us'])
    expect(decideAccess({ ...base, path, player: updated })).toEqual({
      allow: false,
      reason: 'new-terms',
      to: '/accept-terms-condition',
    });
  for (const path of ['/', '/welcome', '/my-account/account', '/accept-terms-condition', '/terms'])
    expect(decideAccess({ ...base, path, player: updated })).toEqual(allowed);
  expect(decideAccess({ ...base, path: '/promotions', player })).toEqual(allowed);
});
