import { expect, test } from 'vitest';
import type { LaunchDecision } from '../../site/policy';
import { authenticateInSteps, initialCreedroomz, nextCreedroomz } from './creedroomz';
import { type LaunchPlan, allowsMode, launchAuthOf, planLaunch } from './launch-plan';

const yes: LaunchDecision = { allow: true };
const no = (reason: 'market-closed' | 'no-demo' | 'sign-in' | 'verify'): LaunchDecision => ({
  allow: false,
  reason,
});
const visitor = {
  signedIn: false,
  restricted: false,
  money: no('sign-in'),
  fun: yes,
  hasDemo: true,
  launchAuth: 'callback' as const,
  channel: 'desktop' as const,
};

test('GAME-02 visitors play for fun and players for money', () => {
  expect(planLaunch(visitor)).toEqual({ kind: 'start', mode: 'demo' });
  expect(planLaunch({ ...visitor, signedIn: true, money: yes })).toEqual({ kind: 'start', mode: 'real' });
});

test('GAME-03 GAME-04 GAME-05 on phones most games ask first, some ask to sign in, and one provider starts', () => {
  const phone = { ...visitor, channel: 'mobile' as const };
  expect(planLaunch(phone)).toEqual({ kind: 'ask' });
  expect(planLaunch({ ...phone, launchAuth: 'loginModal' })).toEqual({ kind: 'sign-in' });
  expect(planLaunch({ ...phone, launchAuth: 'none' })).toEqual({ kind: 'start', mode: 'demo' });
  const others = { others: 'callback' as const, providers: { playngo: 'none' as const } };
  const brand = {
    launchAuth: { casino: others, liveCasino: { others: 'loginModal' as const, providers: {} } },
  };
  expect(launchAuthOf(brand, 'casino', 'playngo')).toBe('none');
  expect(launchAuthOf(brand, 'casino', 'relax')).toBe('callback');
  expect(launchAuthOf(brand, 'live casino', 'playngo')).toBe('loginModal');
});

test('GUARD-34 demoPlay, verifiedBeforePlay: a game that may not be started says why, and a form cannot start it', () => {
  const refusals: [Parameters<typeof planLaunch>[0], LaunchPlan][] = [
    [
      { ...visitor, restricted: true },
      { kind: 'refused', reason: 'restricted' },
    ],
    [{ ...visitor, fun: no('no-demo') }, { kind: 'sign-in' }],
    [
      { ...visitor, fun: no('no-demo'), money: no('market-closed') },
      { kind: 'refused', reason: 'no-demo' },
    ],
    [
      { ...visitor, signedIn: true, money: no('verify') },
      { kind: 'refused', reason: 'verify' },
    ],
    [
      { ...visitor, signedIn: true, money: no('market-closed'), fun: no('no-demo') },
      { kind: 'refused', reason: 'market-closed' },
    ],
  ];
  for (const [input, plan] of refusals) {
    expect(planLaunch(input)).toEqual(plan);
    expect([allowsMode(plan, 'demo'), allowsMode(plan, 'real')]).toEqual([false, false]);
  }
  expect(allowsMode({ kind: 'ask' }, 'real')).toBe(false);
});

test('GAME-15 Creedroomz authenticates, then reads attributes; each phase ends well or badly', async () => {
  const authenticating = nextCreedroomz(initialCreedroomz, { type: 'request' });
  expect(nextCreedroomz(initialCreedroomz, { type: 'success', token: 't' })).toEqual(initialCreedroomz);
  const failed = nextCreedroomz(authenticating, { type: 'error' });
  expect(failed.name).toBe('authentication failed');
  expect(nextCreedroomz(failed, { type: 'request' })).toEqual(failed);
  const reading = nextCreedroomz(nextCreedroomz(authenticating, { type: 'success', token: 't' }), {
    type: 'request',
  });
  expect(reading).toEqual({ name: 'reading attributes', token: 't' });
  expect(nextCreedroomz(reading, { type: 'success' })).toEqual({ name: 'ready', token: 't' });
  expect(nextCreedroomz(reading, { type: 'error' }).name).toBe('attributes failed');

  const requested: string[] = [];
  const refused = authenticateInSteps({
    authenticate: () => Promise.reject(new Error('refused')),
    readAttributes: async ({ token }) => requested.push(token),
  });
  await expect(refused).rejects.toThrow('refused');
  expect(requested).toEqual([]);
});
