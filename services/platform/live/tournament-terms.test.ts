import { expect, test } from 'vitest';
import { DATA_DIR, GAMES_FILE } from '../fixtures/test-platform';
import { loadData } from '../reference-data/data';
import type { Tournament } from './series';
import { prizeCents, sharedPrizeCents, tournamentTerms } from './tournament-terms';

const { tournaments, currencies } = loadData(DATA_DIR, GAMES_FILE);
const race: Tournament = {
  tournamentId: 'race',
  series: { startDays: [1], startTime: '18:00', durationMinutes: 60, showResultsMinutes: 60 },
  prizePool: 100_001,
  prizeShares: [500, 300, 100, 100],
  games: { category: 'CASINO', gameTypes: ['slot'] },
  scoring: { per: 'win', pointsPerEuro: 10 },
};

test('BLOCK-28 a shared rank has the prizes of its places in equal parts, and never more than those', () => {
  expect([1, 2, 3, 4, 5].map((rank) => sharedPrizeCents(race, rank, 1))).toEqual([
    ...[50_000, 30_000, 10_000, 10_000, undefined],
  ]);
  expect(sharedPrizeCents(race, 1, 2)).toBe(40_000);
  expect(sharedPrizeCents(race, 2, 3)).toBe(16_666);
  // All players who share the last paid rank get a part of its prize.
  expect(sharedPrizeCents(race, 4, 4)).toBe(2_500);
  for (let rank = 1; rank <= 4; rank += 1)
    for (let players = 1; players < 8; players += 1) {
      let most = 0;
      for (let place = rank - 1; place < rank - 1 + players; place += 1) most += prizeCents(race, place) ?? 0;
      expect((sharedPrizeCents(race, rank, players) ?? 0) * players).toBeLessThanOrEqual(most);
    }
});

test('BLOCK-26 the terms name what counts, and equal prizes in a row once', () => {
  expect(tournamentTerms(race, 'EUR', currencies)).toEqual({
    ...{ category: 'CASINO', gameTypes: ['slot'], per: 'win', points: 10, amount: 100 },
    prizes: [
      { from: 1, to: 1, amount: 50_000 },
      { from: 2, to: 2, amount: 30_000 },
      { from: 3, to: 4, amount: 10_000 },
    ],
  });
});

test.each(tournaments)(
  'BLOCK-26 the printed prizes of $tournamentId are no more than its pool',
  (tournament) => {
    const { prizes } = tournamentTerms(tournament, 'EUR', currencies);
    const sum = prizes.reduce((total, { from, to, amount }) => total + (to - from + 1) * amount, 0);
    expect(sum).toBeLessThanOrEqual(tournament.prizePool);
    expect(sum).toBeGreaterThan(tournament.prizePool - tournament.prizeShares.length);
  },
);
