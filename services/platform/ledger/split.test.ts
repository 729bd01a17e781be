import { expect, test } from 'vitest';
import { keyOf, uniform } from '../live/random';
import { BUCKETS, type Balances } from './accounts';
import { shareLike, stakeOrder, sumOf, take } from './split';
import { emptyBalances } from './wallet';

const holding = (held: Partial<Balances>): Balances => ({ ...emptyBalances(), ...held });

test('a stake is paid from locked, then main, then the bonus of its own vertical', () => {
  const balances = holding({ main: 300, locked: 100, 'bonus-casino': 200, 'bonus-sports': 900 });
  expect(take(balances, stakeOrder('CASINO'), 550)).toEqual({
    parts: { locked: 100, main: 300, 'bonus-casino': 150 },
    missing: 0,
  });
  expect(take(balances, stakeOrder('CASINO'), 700).missing).toBe(100);
});

test('a win goes where its stakes came from; fractions go to real money', () => {
  expect(shareLike({ main: 2, 'bonus-casino': 1 }, 100)).toEqual({ main: 67, 'bonus-casino': 33 });
  expect(shareLike({ 'bonus-sports': 50 }, 75)).toEqual({ 'bonus-sports': 75 });
  expect(shareLike({}, 40)).toEqual({ main: 40 });
});

test('no split makes or loses money, however large', () => {
  const key = keyOf('split', 'test');
  for (let at = 0; at < 3000; at += 4) {
    const stakes = {
      main: Math.floor(uniform(key, at) * 1e12),
      locked: Math.floor(uniform(key, at + 1) * 50),
    };
    const amount = Math.floor(uniform(key, at + 2) ** 8 * 9e15);
    const parts = shareLike({ ...stakes, 'bonus-casino': 1 + at }, amount);
    expect(sumOf(parts)).toBe(amount);
    expect(BUCKETS.every((bucket) => (parts[bucket] ?? 0) >= 0)).toBe(true);
  }
});
