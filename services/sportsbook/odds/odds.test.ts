import { expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '../catalogue/catalogue';
import { Schedule } from '../catalogue/schedule';
import { NOW } from '../fixtures/test-book';
import { courseOf, scoreAt } from './course';
import { drawsOf } from './draws';
import { finalScores } from './final-scores';
import { formatOdds } from './format';
import { gradeOf, outcomesOf } from './grade';
import { pricesOf } from './price';

const catalogue = readCatalogue(fileURLToPath(new URL('../data/catalogue.json', import.meta.url)));
const DAY = 86_400_000;

test.each(catalogue.competitions.map(({ id, sport }) => [sport, id]))(
  'the odds of %s (%s) are those of how its matches end',
  (_, id) => {
    const competition = catalogue.competition(id);
    if (competition === undefined) throw new Error(id);
    const strengths = { home: 1.1, away: 0.95 };
    const chances = finalScores(competition.course, strengths, { home: 0, away: 0 }, -1);
    expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 3);
    const draws = drawsOf('odds', id);
    const times = 3_000;
    const ends = Array.from({ length: times }, () =>
      scoreAt(courseOf(competition.course, strengths, draws), Infinity),
    );
    for (const market of competition.markets)
      for (const outcome of outcomesOf(market)) {
        const seen = ends.filter((score) => gradeOf(market, outcome, score) === 'won').length / times;
        const told = chances
          .filter(({ score }) => gradeOf(market, outcome, score) === 'won')
          .reduce((sum, { chance }) => sum + chance, 0);
        expect(Math.abs(seen - told), `${market.kind} ${outcome}`).toBeLessThan(0.035);
      }
  },
);

test('prices overstate all chances together by the margin, and a decided market has none', () => {
  const chances = [
    { score: { home: 1, away: 0 }, chance: 0.5 },
    { score: { home: 0, away: 0 }, chance: 0.3 },
    { score: { home: 0, away: 1 }, chance: 0.2 },
  ];
  const prices = pricesOf({ kind: 'result', line: null }, chances, 60);
  const sum = prices.reduce((all, { odds }) => all + 1_000 / (odds ?? 1), 0);
  expect(sum).toBeGreaterThan(1.06);
  expect(sum).toBeLessThan(1.09);
  const decided = pricesOf({ kind: 'total', line: 5 }, [{ score: { home: 1, away: 0 }, chance: 1 }], 60);
  expect(decided.map(({ odds }) => odds)).toEqual([null, null]);
});

test.each([
  ['handicap', -10, 'home', { home: 1, away: 0 }, 'void'],
  ['handicap', -15, 'home', { home: 2, away: 0 }, 'won'],
  ['handicap', -15, 'away', { home: 2, away: 0 }, 'lost'],
  ['total', 25, 'under', { home: 1, away: 1 }, 'won'],
  ['both', null, 'not', { home: 2, away: 0 }, 'won'],
  ['winner', null, 'home', { home: 1, away: 1 }, 'void'],
] as const)('%s %s %s of %j is %s', (kind, line, outcome, score, grade) => {
  expect(gradeOf({ kind, line }, outcome, score)).toBe(grade);
});

test('the plan repeats: the same matches for the same secret and time, live ones at any hour of any year', () => {
  const schedule = new Schedule(catalogue, 'seed');
  const again = new Schedule(catalogue, 'seed');
  for (let hour = 0; hour < 48; hour += 1) {
    const at = NOW + hour * 3_600_000 + (hour % 5) * 400 * DAY;
    const live = catalogue.competitions.flatMap((competition) => schedule.between(competition, at, at));
    expect(live.length, new Date(at).toISOString()).toBeGreaterThan(0);
    for (const fixture of live) {
      expect(again.find(fixture.id)).toEqual(fixture);
      expect(again.findBySlug(fixture.competition.id, fixture.slug)).toEqual(fixture);
      expect(fixture.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(fixture.home).not.toBe(fixture.away);
    }
  }
});

test.each([
  [2_500, 'decimal', '2.50'],
  [2_500, 'fractional', '3/2'],
  [1_800, 'fractional', '4/5'],
  [2_500, 'american', '+150'],
  [1_500, 'american', '-200'],
] as const)('odds of %i are written %s as %s', (odds, format, text) => {
  expect(formatOdds(odds, format, 'en')).toBe(text);
});
