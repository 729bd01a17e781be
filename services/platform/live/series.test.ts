import { expect, test } from 'vitest';
import { DAY, HOUR } from './activity';
import { loadData } from '../reference-data/data';
import { DATA_DIR, GAMES_FILE } from '../fixtures/test-platform';
import { assertSeries, windowAt, type Tournament } from './series';

const { tournaments } = loadData(DATA_DIR, GAMES_FILE);
const weekly: Tournament = {
  tournamentId: 'weekly',
  siteIds: [5],
  series: { startDays: [1], startTime: '18:00', durationMinutes: 6 * 24 * 60, showResultsMinutes: 360 },
  prizePool: 1000,
  prizeShares: [1000],
  games: { category: 'CASINO' },
  scoring: { per: 'stake', pointsPerEuro: 10 },
};

test('BLOCK-28 a weekly series runs from Monday 18:00 UTC, shows its result, then announces the next window', () => {
  const at = (text: string): string => {
    const { status, startsAt } = windowAt(weekly, Date.parse(text));
    return `${status} ${new Date(startsAt).toISOString()}`;
  };
  expect(at('2026-03-02T17:59:59.999Z')).toBe('upcoming 2026-03-02T18:00:00.000Z');
  expect(at('2026-03-02T18:00:00.000Z')).toBe('running 2026-03-02T18:00:00.000Z');
  expect(at('2026-03-08T17:59:59.999Z')).toBe('running 2026-03-02T18:00:00.000Z');
  expect(at('2026-03-08T18:00:00.000Z')).toBe('finished 2026-03-02T18:00:00.000Z');
  expect(at('2026-03-09T00:00:00.000Z')).toBe('upcoming 2026-03-09T18:00:00.000Z');
});

test.each(tournaments)('BLOCK-28 $tournamentId is current at any hour of any year', (tournament) => {
  for (const from of [Date.parse('2024-02-27T00:30:00Z'), Date.parse('2031-12-28T00:30:00Z')]) {
    for (let time = from; time < from + 8 * DAY; time += HOUR) {
      const { status, startsAt, endsAt } = windowAt(tournament, time);
      if (status === 'running') expect(startsAt <= time && time < endsAt).toBe(true);
      if (status === 'upcoming') expect(startsAt > time && startsAt <= time + 7 * DAY).toBe(true);
      if (status === 'finished') expect(endsAt <= time && time < endsAt + DAY).toBe(true);
    }
  }
});

test('BLOCK-28 a series that starts again before it ends is refused by name', () => {
  const overlapping = { ...weekly, series: { ...weekly.series, startDays: [1, 3] } };
  expect(() => assertSeries(overlapping)).toThrow(/weekly starts again before it ends/);
});
