import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { validatePlatformDataRoundModels } from '../../../../schemas/generated/validators.js';
import { readJsonFile } from '../../../process/read-json-file';
import { playersOf } from './play-bonus';
import { type BonusPlay, chanceOf, conversionOf } from './conversion';
import { assertRoundModels } from './round-models';
import { usualStake } from './usual-stake';
import { wonInRounds } from './won-in-rounds';

const PLAYERS = 20_000;
/** Two-sided 99.99% quantile of the normal distribution, so that random failures are very rare. */
const WIDE = 3.9;
const data = readJsonFile(
  fileURLToPath(new URL('../../data/round-models.json', import.meta.url)),
  validatePlatformDataRoundModels,
  'The file of round models',
);
const model = (id: string) => {
  const found = data.models.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no model ${id}.`);
  return found;
};
const now = () => Promise.resolve();

const money: BonusPlay = {
  outcomes: model('medium'),
  stake: 20,
  bonus: 1000,
  own: 0,
  wageringTimes: 10,
  weight: 100,
  isSticky: false,
  maximumWin: null,
};
const match: BonusPlay = { ...money, bonus: 2000, own: 2000, stake: 40, wageringTimes: 8 };
const free: BonusPlay = {
  ...money,
  ...{ bonus: 0, stake: 10, wageringTimes: 5 },
  freeRounds: { rounds: 20, stake: 10, outcomes: model('low') },
};

test.each<[string, BonusPlay]>([
  ['bonus money', money],
  ['a game that counts half', { ...money, weight: 50 }],
  ['few stakes', { ...money, bonus: 60, wageringTimes: 3 }],
  ['a highest win', { ...money, maximumWin: 1500 }],
  ['a sticky bonus', { ...money, isSticky: true, wageringTimes: 4 }],
  ['a volatile game', { ...money, outcomes: model('jackpot') }],
  ['a table', { ...money, outcomes: model('single-number'), wageringTimes: 5 }],
  ['own money first', match],
  ['a sticky bonus behind own money', { ...match, isSticky: true }],
  ['own money that pays no full stake', { ...match, own: 50, bonus: 500 }],
  [
    'own money, with free rounds',
    { ...match, freeRounds: { rounds: 30, stake: 20, outcomes: model('high') } },
  ],
  ['free rounds', free],
  ['free rounds without wagering', { ...free, wageringTimes: 0 }],
])('BONUS-41 the chance of %s is that of simulated players', async (name, play) => {
  const { chance, mean } = await conversionOf(play, now);
  const players = playersOf(play, PLAYERS, name);
  const share = players.filter((each) => each > 0).length / PLAYERS;
  const spread = Math.sqrt((chance * (1 - chance)) / PLAYERS);
  expect(Math.abs(share - chance), `${share} of the players`).toBeLessThan(WIDE * spread + 0.0005);
  const average = players.reduce((sum, each) => sum + each, 0) / PLAYERS;
  const squares = players.reduce((sum, each) => sum + each * each, 0) / PLAYERS;
  const error = Math.sqrt((squares - average ** 2) / PLAYERS);
  // How wins of mixed rounds are split is exact on average only.
  expect(Math.abs(mean - average)).toBeLessThan(WIDE * error + 0.02 * average);
});

test('the chance is that of every way a short game can end', async () => {
  const outcomes = { wins: [0, 2.5], chances: [0.6, 0.4] };
  // Three rounds from two stakes: the bonus is lost when the first two lose.
  const play = { ...money, outcomes, stake: 100, bonus: 200, wageringTimes: 1.5 };
  expect(await chanceOf(play, now)).toEqual({
    rounds: 3,
    chance: expect.closeTo(1 - 0.6 * 0.6, 12) as number,
  });
  const { mean } = await conversionOf(play, now);
  const left = (wins: number) => 200 + 250 * wins - 300;
  expect(mean).toBeCloseTo(
    0.4 ** 3 * left(3) + (3 * 0.4 ** 2 - 3 * 0.4 ** 3) * left(2) + 2 * 0.4 * 0.36 * left(1),
    8,
  );
});

test('a bonus smaller than its stake is lost, and one without wagering is not', async () => {
  expect(await chanceOf({ ...money, bonus: 10 }, now)).toMatchObject({ chance: 0 });
  expect(await conversionOf({ ...money, wageringTimes: 0 }, now)).toMatchObject({ chance: 1, mean: 1000 });
});

test('a highest win costs money and no chance, weights cost both', async () => {
  const [all, capped, half] = await Promise.all([
    conversionOf(money, now),
    conversionOf({ ...money, maximumWin: 500 }, now),
    conversionOf({ ...money, weight: 50 }, now),
  ]);
  expect(capped.chance).toBeCloseTo(all.chance, 10);
  expect(capped.mean).toBeLessThan(all.mean);
  expect(half).toMatchObject({ rounds: 2 * all.rounds });
  expect(half.chance).toBeLessThan(all.chance);
});

test('what rounds win together adds up', () => {
  for (const rounds of [1, 10, 200]) {
    const sums = wonInRounds(model('high'), rounds);
    const total = sums.reduce((sum, { chance }) => sum + chance, 0);
    const mean = sums.reduce((sum, { amount, chance }) => sum + amount * chance, 0);
    expect(total).toBeCloseTo(1, 9);
    expect(mean / rounds).toBeCloseTo(0.9631, 2);
    expect(sums[0]?.chance).toBeCloseTo((model('high').chances[0] ?? 0) ** rounds, 9);
  }
});

test('the stake of an offer is one that a game offers, and that the terms allow', () => {
  const ladder = [10, 20, 40, 100, 200, 400];
  expect(usualStake(ladder, 20_000, 500)).toBe(400);
  expect(usualStake(ladder, 20_000, 150)).toBe(100);
  expect(usualStake(ladder, 100, null)).toBe(10);
  expect(usualStake(ladder, 100, 5)).toBe(5);
});

test('round models that are no distributions, or lack what they name, are refused', () => {
  expect(() => assertRoundModels(data)).not.toThrow();
  const [first] = data.models;
  if (first === undefined) throw new Error('There are no models.');
  expect(() =>
    assertRoundModels({ ...data, models: [...data.models, { ...first, chances: [0.5, 0.1] }] }),
  ).toThrow('no distribution');
  expect(() => assertRoundModels({ ...data, games: { some: 'other' } })).toThrow('no round model other');
});
