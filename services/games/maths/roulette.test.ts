import { expect, test } from 'vitest';
import { playRoulette, POCKETS, pocketsOf, rouletteBets } from './roulette';

/** Candidate sets of one to six numbers that are near each other on the table. */
function candidates(): number[][] {
  const sets: number[][] = [];
  const extend = (set: number[]): void => {
    if (set.length > 0) sets.push(set);
    const last = set.at(-1) ?? -1;
    if (set.length < 6)
      for (let next = last + 1; next <= Math.min(36, (set[0] ?? 36) + 5); next += 1) extend([...set, next]);
  };
  extend([]);
  return sets;
}

test('inside bets lie on the 37 numbers, 60 splits, 14 streets, 23 corners and 11 lines of the table', () => {
  const all = candidates();
  const count = (kind: string) => all.filter((numbers) => pocketsOf({ kind, numbers }) !== null).length;
  expect(['straight', 'split', 'street', 'corner', 'line'].map(count)).toEqual([37, 60, 14, 23, 11]);
});

test('every bet returns 36/37 of its stake over all pockets', () => {
  const outside = rouletteBets.slice(5).map((kind) => ({ kind, amount: 100 }));
  const inside = [
    { kind: 'straight', numbers: [0], amount: 100 },
    { kind: 'split', numbers: [3, 0], amount: 100 },
    { kind: 'street', numbers: [0, 2, 3], amount: 100 },
    { kind: 'corner', numbers: [5, 4, 2, 1], amount: 100 },
    { kind: 'line', numbers: [31, 32, 33, 34, 35, 36], amount: 100 },
  ];
  const bets = [...inside, ...outside];
  expect(bets).toHaveLength(17);
  const totals = bets.map(() => 0);
  for (let pocket = 0; pocket < POCKETS; pocket += 1) {
    const { wins, won } = playRoulette(bets, { below: () => pocket });
    wins.forEach((win, index) => (totals[index] = (totals[index] ?? 0) + win));
    expect(won).toBe(wins.reduce((sum, win) => sum + win, 0));
  }
  expect(totals).toEqual(bets.map(() => 3_600));
});

test('bets that are none lie on no pockets', () => {
  for (const bet of [
    { kind: 'red', numbers: [1] },
    { kind: 'split', numbers: [1, 3] },
    { kind: 'split', numbers: [3, 4] },
    { kind: 'split', numbers: [5, 5] },
    { kind: 'corner', numbers: [3, 4, 6, 7] },
    { kind: 'straight' },
    { kind: 'toString' },
    { kind: 'constructor', numbers: [1] },
  ])
    expect(pocketsOf(bet), JSON.stringify(bet)).toBeNull();
});
