import { expect, test } from 'vitest';
import type { Restriction } from '../database/tables/restrictions';
import { breakDays } from './break-days';
import { levelOf, type PointsOfDay } from './level';

const quarter = { period: { kind: 'rolling', days: 90 }, lastsDays: 90 } as const;
const year = { period: { kind: 'calendar-year' }, lastsDays: 365 } as const;
const thresholds = [0, 100, 500, null];
const never = () => 0;
const level = (
  days: PointsOfDay[],
  today: string,
  programme: Parameters<typeof levelOf>[0] = quarter,
  breaks = never,
) => levelOf(programme, days, thresholds, today, breaks);

test('a level is reached by the points of the period alone', () => {
  expect(level([], '2026-03-04')).toEqual({ number: 0, lastDay: null });
  expect(level([{ day: '2026-03-04', earned: 99 }], '2026-03-04').number).toBe(0);
  expect(
    level(
      [
        { day: '2026-01-01', earned: 60 },
        { day: '2026-03-04', earned: 40 },
      ],
      '2026-03-04',
    ),
  ).toEqual({
    number: 1,
    lastDay: '2026-06-02',
  });
  const apart = [
    { day: '2025-12-04', earned: 60 },
    { day: '2026-03-04', earned: 40 },
  ];
  expect(level(apart, '2026-03-04').number).toBe(0);
  expect(level(apart, '2026-03-04', year).number).toBe(0);
});

test('a level lasts from the last day that reached it, then the one below for as long', () => {
  const days = [{ day: '2026-01-01', earned: 600 }];
  expect(level(days, '2026-04-01')).toEqual({ number: 2, lastDay: '2026-04-01' });
  expect(level(days, '2026-04-02')).toEqual({ number: 1, lastDay: '2026-06-30' });
  expect(level(days, '2026-07-01')).toEqual({ number: 0, lastDay: null });
  expect(level(days, '2026-12-31', year)).toEqual({ number: 2, lastDay: '2027-01-01' });
  // Later days with too few points prolong only the level that they reach.
  expect(level([...days, { day: '2026-05-01', earned: 100 }], '2026-05-01')).toEqual({
    number: 1,
    lastDay: '2026-07-30',
  });
});

test('a level does not age during a break, and breaks that overlap count once', () => {
  const days = [{ day: '2026-01-01', earned: 600 }];
  expect(level(days, '2026-04-02', quarter, () => 30)).toEqual({ number: 2, lastDay: '2026-05-01' });
  const pause = (kind: Restriction['kind'], from: string, to: string | null): Restriction => ({
    ...{
      restrictionId: 1,
      playerId: 1,
      kind,
      setAt: new Date(from),
      setBy: 'player',
      setByKey: null,
      reason: '',
    },
    ...{ allBrands: false, until: to === null ? null : new Date(to), liftedAt: null, liftedBy: null },
    ...{ liftedByKey: null, liftReason: null },
  });
  const at = (day: string) => Date.parse(day);
  const breaks = [
    pause('time-out', '2026-02-01', '2026-02-11'),
    pause('self-exclusion', '2026-02-05', '2026-02-21'),
    pause('deposit-block', '2026-01-01', null),
  ];
  expect(breakDays(breaks, at('2026-01-01'), at('2026-04-01'))).toBe(20);
  expect(breakDays(breaks, at('2026-02-16'), at('2026-04-01'))).toBe(5);
  expect(
    breakDays([pause('register-exclusion', '2026-03-01', null)], at('2026-01-01'), at('2026-03-08')),
  ).toBe(7);
});
