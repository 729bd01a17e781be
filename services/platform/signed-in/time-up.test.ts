import { expect, test } from 'vitest';
import { calendarAt } from '../limits/calendar';
import { DAY, HOUR, MINUTE } from '../live/activity';
import { type TimeLimit, timeUp } from './time-up';

/** A Wednesday, half past nine in the evening of Helsinki. */
const NOW = Date.parse('2026-03-04T19:30:00Z');
const time = { calendar: calendarAt(NOW, 'Europe/Helsinki'), now: NOW };
const MIDNIGHT = time.calendar.D.resetAt;
const none = { D: 0, W: 0, M: 0 };
const limit = (value: number, pending: Partial<TimeLimit> = {}): TimeLimit => ({
  value,
  pendingValue: null,
  pendingDate: null,
  awaitsConfirmation: false,
  ...pending,
});

test('loginTimeLimits: a player may stay until the first limit is used up, unless its period ends before', () => {
  expect(timeUp({}, none, time)).toEqual({ shutUntil: null, upAt: null });
  const limits = { D: limit(HOUR), W: limit(2 * HOUR) };
  expect(timeUp(limits, { ...none, D: 30 * MINUTE, W: 100 * MINUTE }, time)).toEqual({
    shutUntil: null,
    upAt: NOW + 20 * MINUTE,
  });
  expect(timeUp({ D: limit(5 * HOUR) }, none, time)).toEqual({ shutUntil: null, upAt: null });
});

test('loginTimeLimits: a player whose time is up is shut out until every used-up limit starts again', () => {
  const used = { D: HOUR, W: 3 * HOUR, M: 3 * HOUR };
  expect(timeUp({ D: limit(HOUR) }, used, time)).toEqual({ shutUntil: MIDNIGHT, upAt: null });
  expect(timeUp({ D: limit(HOUR), W: limit(3 * HOUR) }, used, time)).toEqual({
    shutUntil: time.calendar.W.resetAt,
    upAt: null,
  });
});

test('loginTimeLimits: a raise that is due before then opens the account earlier, unless it awaits a confirmation', () => {
  const used = { ...none, W: 3 * HOUR };
  const pendingDate = new Date(NOW + DAY);
  const shutUntil = (pending: Partial<TimeLimit>) =>
    timeUp({ W: limit(3 * HOUR, pending) }, used, time).shutUntil;
  expect(shutUntil({ pendingDate, pendingValue: 4 * HOUR })).toBe(NOW + DAY);
  expect(shutUntil({ pendingDate, pendingValue: null })).toBe(NOW + DAY);
  expect(shutUntil({ pendingDate, pendingValue: 3 * HOUR })).toBe(time.calendar.W.resetAt);
  expect(shutUntil({ pendingDate, awaitsConfirmation: true })).toBe(time.calendar.W.resetAt);
});
