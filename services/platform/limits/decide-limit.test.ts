import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { LimitPeriod } from '../database/tables/limits';
import { PlatformError } from '../errors';
import { DAY, HOUR } from '../live/activity';
import { readCountryLaws } from '../reference-data/country-laws';
import { calendarAt } from './calendar';
import { type CurrentLimit, decideLimit, type LimitSituation, type LimitWish } from './decide-limit';

const laws = readCountryLaws(path.join(fileURLToPath(new URL('../../../brands', import.meta.url)), 'rules'));
/** A Wednesday. */
const NOW = Date.parse('2026-03-04T19:30:00.000Z');
const bounds = { least: 0, most: 100_000 };

const limit = (value: number, more: Partial<CurrentLimit> = {}): CurrentLimit => ({
  value,
  locked: false,
  pending: undefined,
  ...more,
});

interface Place {
  country?: string;
  zone?: string;
  now?: number;
  period?: LimitPeriod;
}

function situation(
  limits: LimitSituation['limits'],
  { country = 'FI', zone = 'Europe/Helsinki', now = NOW, period = 'D' }: Place = {},
): LimitSituation {
  return {
    period,
    limits,
    bounds,
    now,
    law: laws.limitIncrease(country, now),
    calendar: calendarAt(now, zone),
  };
}

const save = (amount: number): LimitWish => ({ wish: 'save', amount });
const remove: LimitWish = { wish: 'delete' };
const cancel: LimitWish = { wish: 'cancel' };

/** When a raised daily, weekly or monthly limit takes effect. */
function effect(place: Place): string {
  const { limit: next } = decideLimit(save(200), situation({ [place.period ?? 'D']: limit(100) }, place));
  return new Date(next?.pending?.at ?? 0).toISOString();
}

function codeOf(wish: LimitWish, on: LimitSituation): string {
  try {
    return decideLimit(wish, on).outcome;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    expect(error.details.validationErrors).toEqual({ limit: { code: error.code, message: error.message } });
    return error.code;
  }
}

test('LIMIT-06 AMB-43 a first or lower limit counts at once and ends the wish for a higher one', () => {
  expect(decideLimit(save(0), situation({}))).toEqual({ outcome: 'changed', limit: limit(0) });
  const pending = { value: 900, at: NOW + 1, awaitsConfirmation: false };
  for (const amount of [99, 100])
    expect(decideLimit(save(amount), situation({ D: limit(100, { pending }) }))).toEqual({
      outcome: 'changed',
      limit: limit(amount),
    });
});

test('limitIncreaseDelayHours: a raised or removed limit waits for the delay of the country, 24 hours where none is known', () => {
  expect(effect({})).toBe('2026-03-05T19:30:00.000Z');
  expect(effect({ country: 'GB', zone: 'Europe/London' })).toBe('2026-03-05T19:30:00.000Z');
  expect(effect({ country: 'DK', zone: 'Europe/Copenhagen' })).toBe('2026-03-05T19:30:00.000Z');
  expect(effect({ country: 'DE', zone: 'Europe/Berlin' })).toBe('2026-03-11T19:30:00.000Z');
  expect(effect({ country: 'NL', zone: 'Europe/Amsterdam' })).toBe('2026-03-11T19:30:00.000Z');
  expect(effect({ country: 'SE', zone: 'Europe/Stockholm' })).toBe('2026-03-07T19:30:00.000Z');
  expect(decideLimit(remove, situation({ D: limit(100) }, { country: 'DE' }))).toEqual({
    outcome: 'pending',
    limit: limit(100, { pending: { value: null, at: NOW + 7 * DAY, awaitsConfirmation: false } }),
  });
});

test('limitIncreaseWaitsForPeriod: a raised limit of a Swede does not count before the week or month is over, whatever the clocks do', () => {
  const swede = { country: 'SE', zone: 'Europe/Stockholm' };
  expect(effect({ ...swede, period: 'W' })).toBe('2026-03-08T23:00:00.000Z');
  // Clocks change on 29 March, so April starts at another UTC hour than March.
  expect(effect({ ...swede, period: 'M' })).toBe('2026-03-31T22:00:00.000Z');
  const saturday = Date.parse('2026-03-28T12:00:00Z');
  // The week ends after 34 hours instead of 35; the three days are longer.
  expect(effect({ ...swede, period: 'W', now: saturday })).toBe('2026-03-31T12:00:00.000Z');
  expect(effect({ ...swede, period: 'W', now: Date.parse('2026-03-23T12:00:00Z') })).toBe(
    '2026-03-29T22:00:00.000Z',
  );
  expect(effect({ period: 'M' })).toBe('2026-03-05T19:30:00.000Z');
});

test('a wish again, or a stricter one, keeps the date of the pending change; a looser one waits anew', () => {
  const pending = { value: 300, at: NOW + HOUR, awaitsConfirmation: false };
  const on = situation({ D: limit(100, { pending }) });
  const next = (wish: LimitWish) => decideLimit(wish, on).limit?.pending;
  expect(next(save(300))).toEqual(pending);
  expect(next(save(200))).toEqual({ ...pending, value: 200 });
  expect(next(save(301))).toEqual({ ...pending, value: 301, at: NOW + DAY });
  expect(next(remove)).toEqual({ ...pending, value: null, at: NOW + DAY });
  expect(decideLimit(cancel, on)).toEqual({ outcome: 'cancelled', limit: limit(100) });
});

test('limitIncreaseConfirmed: a raised limit of a Briton counts once it is confirmed after the delay', () => {
  const briton = { country: 'GB', zone: 'Europe/London' };
  const raised = decideLimit(save(200), situation({ D: limit(100) }, briton)).limit;
  expect(raised?.pending).toEqual({ value: 200, at: NOW + DAY, awaitsConfirmation: true });
  const at = (now: number, wish: LimitWish, current = raised) =>
    decideLimit(wish, situation(current ? { D: current } : {}, { ...briton, now }));
  expect(at(NOW + DAY - 1, save(200)).outcome).toBe('pending');
  expect(at(NOW + DAY, save(200))).toEqual({ outcome: 'changed', limit: limit(200) });
  expect(at(NOW + DAY, save(201)).limit?.pending?.at).toBe(NOW + 2 * DAY);
  const removed = decideLimit(remove, situation({ D: limit(100) }, briton)).limit;
  expect(at(NOW + DAY, remove, removed)).toEqual({ outcome: 'changed', limit: undefined });
});

test('ERR-23 LIMIT-11 four codes refuse a limit, and none of them one that is stricter', () => {
  const above = 'error.deposit.limit.too_high';
  const below = 'error.deposit.limit.too_low';
  expect(codeOf(save(100_001), situation({}))).toBe('error.deposit.limit.interval');
  const ordered = { D: limit(100), W: limit(50), M: limit(900) };
  expect(codeOf(save(101), situation(ordered))).toBe(above);
  expect(codeOf(save(90), situation(ordered))).toBe('changed');
  expect(codeOf(save(99), situation(ordered, { period: 'W' }))).toBe(below);
  expect(codeOf(save(100), situation(ordered, { period: 'W' }))).toBe('pending');
  expect(codeOf(save(901), situation(ordered, { period: 'W' }))).toBe(above);
  expect(codeOf(save(20), situation(ordered, { period: 'W' }))).toBe('changed');
  expect(codeOf(save(5_000), situation(ordered, { period: 'M' }))).toBe('pending');
  // The future limit of the longer period is decisive.
  const growing = {
    D: limit(100),
    W: limit(100, { pending: { value: 500, at: NOW + 1, awaitsConfirmation: false } }),
  };
  expect(codeOf(save(500), situation(growing))).toBe('pending');
  expect(codeOf(save(501), situation(growing))).toBe(above);
  const locked = situation({ D: limit(100, { locked: true }) });
  for (const wish of [save(101), remove]) expect(codeOf(wish, locked)).toBe('error.deposit.limit.locked');
  expect(decideLimit(save(99), locked)).toEqual({ outcome: 'changed', limit: limit(99, { locked: true }) });
  expect(codeOf(remove, situation({}))).toBe('error.limit.not.set');
  expect(codeOf(cancel, situation({ D: limit(100) }))).toBe('error.limit.not.pending');
});
