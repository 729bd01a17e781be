import { describe, expect, test } from 'vitest';
import { accessOf } from './player-access';
import { type PolicyInput, decideAccess, decideLaunch, isOffered } from './policy';

const open = accessOf({ flags: {}, accountStatus: 'REGISTERED', suspended: false, manualClaim: true });
const player = { access: open, showUpdatedTnC: false };
const base: PolicyInput = {
  path: '/',
  features: { maintenance: false, sportsbook: true, sportsbookExtraCheck: true },
  guards: { signedOutToLiveLobby: [], riskOnly: [] },
  loyaltyPath: '/loyalty',
  verticals: ['casino', 'live-casino', 'sportsbook'],
  rules: { marketStatus: 'open', loyalty: true },
  defaultLocale: 'en-UN',
  countryAllowed: true,
};
const allowed = { allow: true };
const home = { allow: false, reason: 'no-access', to: '/' };

/** The decision about a path for a player with some access flags changed. */
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
  const guards = { signedOutToLiveLobby: ['/live-casino-online/play'], riskOnly: [] };
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

test('GUARD-12 GUARD-13 one of the eight states of a player is sent from the bonus-code page to the default locale', () => {
  const toDefaultLocale = { ...home, locale: 'en-UN' };
  for (const allowManualClaim of booleans)
    for (const riskPayout of booleans)
      for (const multibrandSuspended of booleans)
        expect(
          decide('/my-account/bonus-code', { allowManualClaim, riskPayout, multibrandSuspended }),
        ).toEqual(riskPayout || multibrandSuspended ? home : allowManualClaim ? allowed : toDefaultLocale);
});

test('GUARD-14 a page for risk-payout and suspended players sends everybody else away', () => {
  const guards = { signedOutToLiveLobby: [], riskOnly: ['/my-account/banking/withdraw'] };
  const path = '/my-account/banking/withdraw';
  const of = (access: Partial<typeof open>) =>
    decideAccess({ ...base, guards, path, player: { ...player, access: { ...open, ...access } } });
  expect(of({})).toEqual(home);
  expect(of({ riskPayout: true })).toEqual(allowed);
  expect(of({ multibrandSuspended: true })).toEqual(allowed);
});

describe('a page the market does not have', () => {
  const without = (path: string, change: Partial<PolicyInput>) => decideAccess({ ...base, path, ...change });
  const notOffered = { allow: false, reason: 'not-offered' };

  test('AMB-13 a vertical the market or its law leaves out has neither lobby nor games', () => {
    for (const path of [
      '/live-casino-online',
      '/live-casino-online/live-roulette',
      '/live-casino-online/play/evolution/2',
    ])
      for (const signedIn of [undefined, player])
        expect(without(path, { verticals: ['casino'], player: signedIn })).toEqual(notOffered);
    expect(without('/online-casino', { verticals: ['casino'] })).toEqual(allowed);
    expect(isOffered('/live-casino-online', { ...base, verticals: ['casino'] })).toBe(false);
  });

  test('loyalty: without a loyalty programme there is no page about one', () => {
    const rules = { ...base.rules, loyalty: false };
    expect(without('/loyalty', { rules })).toEqual(notOffered);
    expect(without('/casino-loyalty', { rules, loyaltyPath: '/casino-loyalty' })).toEqual(notOffered);
    expect(without('/promotions', { rules })).toEqual(allowed);
  });

  test('marketStatus: a market that may only be looked at opens no account and takes no money', () => {
    const rules = { ...base.rules, marketStatus: 'demo-only' as const };
    for (const path of ['/register', '/signup', '/signup/pnp'])
      expect(without(path, { rules })).toEqual(notOffered);
    expect(without('/deposit', { rules, player })).toEqual(notOffered);
    for (const path of ['/', '/online-casino/play/relax/1', '/login'])
      expect(without(path, { rules })).toEqual(allowed);
    expect(without('/my-account/banking/withdraw', { rules, player })).toEqual(allowed);
  });

  test('marketStatus: a blocked market shows the restricted page whatever is asked for', () => {
    const rules = { ...base.rules, marketStatus: 'blocked' as const };
    for (const path of ['/', '/terms', '/my-account/account'])
      expect(without(path, { rules })).toEqual({ allow: false, reason: 'restricted' });
  });
});

test('GUARD-34 demoPlay, verifiedBeforePlay: launch buttons ask the policy of their page, then what the market says of money and of fun', () => {
  const path = '/online-casino/play/relax/1';
  const launch = (
    mode: 'money' | 'fun',
    change: Partial<PolicyInput>,
    {
      demoPlay = 'everyone',
      verified = false,
      verifiedBeforePlay = false,
    }: {
      demoPlay?: 'everyone' | 'verified' | 'nobody';
      verified?: boolean;
      verifiedBeforePlay?: boolean;
    } = {},
  ) => {
    const input = { ...base, path, ...change };
    const rules = { ...input.rules, demoPlay, verifiedBeforePlay };
    const decision = decideLaunch({ ...input, mode, verified, rules });
    return decision.allow || decision.reason;
  };
  const demoOnly = { rules: { ...base.rules, marketStatus: 'demo-only' as const } };
  expect(launch('fun', {})).toBe(true);
  expect(launch('fun', {}, { demoPlay: 'nobody' })).toBe('no-demo');
  expect(launch('fun', {}, { demoPlay: 'verified' })).toBe('sign-in');
  expect(launch('fun', { player }, { demoPlay: 'verified' })).toBe('verify');
  expect(launch('fun', { player }, { demoPlay: 'verified', verified: true })).toBe(true);
  expect(launch('money', {})).toBe('sign-in');
  expect(launch('money', { player })).toBe(true);
  expect(launch('money', { player }, { verifiedBeforePlay: true })).toBe('verify');
  expect(launch('money', { player }, { verifiedBeforePlay: true, verified: true })).toBe(true);
  expect(launch('money', { player, ...demoOnly })).toBe('market-closed');
  expect(launch('fun', demoOnly)).toBe(true);
  expect(launch('money', { player, verticals: ['live-casino'] })).toBe('not-offered');
  const risky = { ...player, access: { ...open, riskPayout: true } };
  expect(launch('money', { player: risky })).toBe('no-access');
});
