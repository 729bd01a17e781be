import { expect, test } from 'vitest';
import { accessOf, depositAllowed, hasAccess, restrictedVerticals } from './player-access';

const source = { flags: {}, accountStatus: 'REGISTERED', suspended: false, manualClaim: true } as const;

test('GUARD-27 there are eleven access flags', () => {
  const access = accessOf(source);
  expect(Object.keys(access)).toHaveLength(11);
  for (const value of Object.values(access)) expect(typeof value).toBe('boolean');
});

test('GUARD-30 GUARD-31 verticals are restricted by flags that are false, and payout by a suspension', () => {
  expect(restrictedVerticals({ casino: false, bonuses: false }, false)).toEqual(['CASINO', 'BONUSES']);
  expect(restrictedVerticals({}, false)).toEqual([]);
  expect(restrictedVerticals({ payout: true }, true)).toEqual(['PAYOUT']);
});

test('GUARD-32 a deposit needs the flag, an open payout and no suspension', () => {
  for (const deposit of [true, false])
    for (const payoutBlocked of [true, false])
      for (const suspended of [true, false])
        expect(depositAllowed({ deposit, payoutBlocked, suspended })).toBe(
          deposit && !payoutBlocked && !suspended,
        );
});

test('AMB-15 the account status PAYOUT and a blocked payout both make a risk-payout player', () => {
  expect(accessOf(source).riskPayout).toBe(false);
  expect(accessOf({ ...source, accountStatus: 'PAYOUT' }).riskPayout).toBe(true);
  expect(accessOf({ ...source, flags: { payout: false } }).riskPayout).toBe(true);
});

test('GUARD-25 a visitor who is not signed in counts as allowed', () => {
  expect(hasAccess(undefined, 'casino')).toBe(true);
  expect(hasAccess(accessOf({ ...source, flags: { casino: false } }), 'casino')).toBe(false);
});
