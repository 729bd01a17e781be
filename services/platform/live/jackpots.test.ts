import { expect, test } from 'vitest';
import { DAY, HOUR } from './activity';
import { loadData } from '../reference-data/data';
import { DATA_DIR, GAMES_FILE, NOW } from '../fixtures/test-platform';
import { hasJackpot, jackpotAt, jackpotHitsBetween } from './jackpots';

const { games, currencies } = loadData(DATA_DIR, GAMES_FILE);
const jackpots = games.filter(hasJackpot);

test.each(jackpots)('BLOCK-43 $gameId climbs about every second and falls only when it is won', (game) => {
  const at = (time: number): ReturnType<typeof jackpotAt> => jackpotAt('s', game, time, 'EUR', currencies);
  expect(at(NOW)).toEqual(at(NOW));
  const [hit] = jackpotHitsBetween('s', game, NOW - 60 * DAY, NOW);
  if (hit === undefined) throw new Error('The jackpot was not won in two months.');
  const from = hit.time - 2 * HOUR;
  let before = at(from);
  let moves = 0;
  let falls = 0;
  for (let time = from + 1000; time < hit.time + 2 * HOUR; time += 1000) {
    const now = at(time);
    const won = now.lastWonAt !== before.lastWonAt;
    if (won !== now.amount < before.amount) {
      throw new Error(
        `${before.amount} → ${now.amount}, won at ${now.lastWonAt}, at ${new Date(time).toISOString()}`,
      );
    }
    if (won) falls += 1;
    if (now.amount !== before.amount) moves += 1;
    before = now;
  }
  expect(falls).toBe(1);
  expect(moves).toBeGreaterThan((4 * HOUR) / 3000);
});

test.each(jackpots)(
  'BLOCK-43 the jackpot of $gameId pays what it stood at, between its seed and its limit',
  (game) => {
    const hits = jackpotHitsBetween('s', game, NOW - 120 * DAY, NOW);
    expect(hits.length).toBeGreaterThan(1);
    for (const hit of hits) {
      const justBefore = jackpotAt('s', game, hit.time - 1, 'EUR', currencies);
      const after = jackpotAt('s', game, hit.time, 'EUR', currencies);
      expect(after.lastWonAmount).toBe(hit.cents);
      expect(after.amount).toBeGreaterThanOrEqual(game.jackpot.seed);
      expect(after.amount - game.jackpot.seed).toBeLessThan(game.jackpot.seed / 1000);
      expect(justBefore.amount / hit.cents).toBeGreaterThan(0.999);
      expect(hit.cents).toBeLessThanOrEqual(game.jackpot.mustDropAt ?? Infinity);
    }
  },
);

test('BLOCK-43 another seed gives another jackpot, another currency the same one converted', () => {
  const [game] = jackpots;
  if (game === undefined) throw new Error('The fixture has no jackpot game.');
  const euro = jackpotAt('s', game, NOW, 'EUR', currencies);
  expect(jackpotAt('t', game, NOW, 'EUR', currencies).amount).not.toBe(euro.amount);
  const yen = jackpotAt('s', game, NOW, 'JPY', currencies);
  expect(yen.amount).toBe(Math.floor((euro.amount / 100) * (currencies['JPY']?.perEuro ?? 0)));
});
