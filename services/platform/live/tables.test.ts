import { expect, test } from 'vitest';
import { DAY } from './activity';
import { loadData } from '../reference-data/data';
import { DATA_DIR, GAMES_FILE, NOW } from '../fixtures/test-platform';
import { hasTable, tableAt, type TableGame, type TableReading } from './tables';

const { games, names, defaults } = loadData(DATA_DIR, GAMES_FILE);
const tables = games.filter(hasTable);
const SEEDS = ['a', 'b', 'c'];

function at(seed: string, game: TableGame, time: number): TableReading {
  return tableAt(
    seed,
    game,
    tables.indexOf(game),
    { dealers: names.dealers, currency: defaults.currency },
    time,
  );
}

test('LIVE-05 seats change by one at a time, within the table, and a closed table is empty', () => {
  let closings = 0;
  for (const seed of SEEDS) {
    for (const game of tables) {
      let before = at(seed, game, NOW);
      let moves = 0;
      for (let time = NOW + 2000; time < NOW + DAY; time += 2000) {
        const now = at(seed, game, time);
        const step = Math.abs(now.seatsTaken - before.seatsTaken);
        if (
          step > 1 ||
          now.seatsTaken < 0 ||
          now.seatsTaken > now.seats ||
          (!now.open && now.seatsTaken > 0)
        ) {
          throw new Error(
            `${game.gameId} with seed ${seed}: ${before.seatsTaken} → ${now.seatsTaken} at ${time}`,
          );
        }
        moves += step;
        if (before.open && !now.open) closings += 1;
        before = now;
      }
      expect(moves).toBeGreaterThan(500);
    }
  }
  expect(closings).toBeGreaterThan(0);
});

test('LIVE-05 the evening is busier than the morning', () => {
  const taken = (time: number): number =>
    SEEDS.flatMap((seed) => tables.map((game) => at(seed, game, time).seatsTaken)).reduce((a, b) => a + b, 0);
  expect(taken(Date.parse('2026-03-04T20:00:00Z'))).toBeGreaterThan(
    taken(Date.parse('2026-03-04T08:00:00Z')),
  );
});

test('LIVE-05 no dealer stands at two tables', () => {
  for (let time = NOW; time < NOW + DAY; time += DAY / 48) {
    const dealers = tables.map((game) => at('a', game, time).dealer);
    expect(new Set(dealers).size).toBe(tables.length);
  }
});

test('LIVE-05 a result moves down the list when the next round is played', () => {
  const roulette = tables.find(({ gameType }) => gameType === 'roulette');
  if (roulette === undefined) throw new Error('The fixture has no roulette table.');
  const before = at('a', roulette, NOW).lastResults;
  const histories = Array.from(
    { length: 60 },
    (_, second) => at('a', roulette, NOW + second * 1000).lastResults,
  );
  const next = histories.find((results) => results?.join() !== before?.join());
  expect(next?.slice(1)).toEqual(before?.slice(0, -1));
});
