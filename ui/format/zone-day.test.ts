import { expect, test } from 'vitest';
import { dayOf, nextDay, startOfDay, timeOnDay } from './zone-day';

const iso = (time: number) => new Date(time).toISOString();

test('WALLET-14 23:30Z falls on the next day two hours east', () => {
  expect(dayOf(Date.parse('2026-11-21T23:30:00Z'), 'Europe/Helsinki')).toBe('2026-11-22');
  expect(dayOf(Date.parse('2026-11-21T23:30:00Z'), 'UTC')).toBe('2026-11-21');
});

test.each([
  ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21', 'Europe/Helsinki', '2026-11-20T22:00:00.000Z'],
  ['2026-07-01', 'Europe/Helsinki', '2026-06-30T21:00:00.000Z'],
  // The days of the change, and the day after it.
  ['2026-03-29', 'Europe/Helsinki', '2026-03-28T22:00:00.000Z'],
  ['2026-03-30', 'Europe/Helsinki', '2026-03-29T21:00:00.000Z'],
  // In Chile clocks jump from midnight to one o'clock, and back from midnight to eleven.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
])('%s in %s begins at %s', (day, timeZone, start) => {
  expect(iso(startOfDay(day, timeZone))).toBe(start);
  expect(dayOf(startOfDay(day, timeZone) - 1, timeZone)).not.toBe(day);
});

test('the day after the last of a month', () => {
  expect(nextDay('2026-02-28')).toBe('2026-03-01');
});

test.each([
  ['2026-11-21', '09:00', 'Europe/Helsinki', '2026-11-21T07:00:00.000Z'],
  ['2026-11-21', '24:00', 'Europe/Helsinki', '2026-11-21T22:00:00.000Z'],
  ['2026-07-01', '09:00', 'America/Santiago', '2026-07-01T13:00:00.000Z'],
  // Skipped, and coming twice.
  ['2026-03-29', '03:30', 'Europe/Helsinki', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '03:30', 'Europe/Helsinki', '2026-10-25T00:30:00.000Z'],
])('%s %s in %s is %s', (day, clock, timeZone, moment) => {
  expect(iso(timeOnDay(day, clock, timeZone))).toBe(moment);
});
