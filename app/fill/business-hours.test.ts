import { expect, test } from 'vitest';
import { openingsFrom } from './business-hours';

const zone = 'Europe/Helsinki';
const at = (iso: string) => Date.parse(iso);
/** 2026-11-21 is a Saturday. */
const noon = at('2026-11-21T10:00:00Z');

test('AMB-53 the start belongs to the hours, the end does not', () => {
  const hours = [{ day: 'saturday' as const, opens: '12:00', closes: '18:00' }];
  expect(openingsFrom(hours, [], noon, zone)[0]).toEqual({
    from: '2026-11-21T10:00:00.000Z',
    to: '2026-11-21T16:00:00.000Z',
  });
  expect(openingsFrom(hours, [], at('2026-11-21T16:00:00Z'), zone)[0]?.from).toBe('2026-11-28T10:00:00.000Z');
});

test('hours past midnight still run on the next day, closed or not', () => {
  const hours = [{ day: 'friday' as const, opens: '20:00', closes: '02:00' }];
  const night = at('2026-11-20T23:30:00Z');
  const [tonight] = openingsFrom(hours, ['2026-11-21'], night, zone);
  expect(tonight).toEqual({ from: '2026-11-20T18:00:00.000Z', to: '2026-11-21T00:00:00.000Z' });
});

test('a closed day is skipped, and days without hours too', () => {
  const hours = (['saturday', 'sunday'] as const).map((day) => ({ day, opens: '10:00', closes: '14:00' }));
  expect(openingsFrom(hours, ['2026-11-21'], noon, zone)[0]?.from).toBe('2026-11-22T08:00:00.000Z');
});

test('whole days become one stretch', () => {
  const hours = (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const).map(
    (day) => ({ day, opens: '00:00', closes: '24:00' }),
  );
  expect(openingsFrom(hours, [], noon, zone)).toHaveLength(1);
});

test('MARKET-37 on weekdays inside the hours somebody answers, in the zone of the market', () => {
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
  const hours = weekdays.map((day) => ({ day, opens: '08:30', closes: '17:15' }));
  const answers = (iso: string, timeZone = zone) => {
    const [first] = openingsFrom(hours, [], at(iso), timeZone);
    return first !== undefined && Date.parse(first.from) <= at(iso);
  };
  // Helsinki is UTC+2 in winter; 2026-11-23 is a Monday.
  expect(answers('2026-11-23T08:00:00Z')).toBe(true);
  expect(answers('2026-11-23T06:29:00Z')).toBe(false);
  expect(answers('2026-11-23T06:30:00Z')).toBe(true);
  expect(answers('2026-11-23T15:14:00Z')).toBe(true);
  expect(answers('2026-11-23T15:15:00Z')).toBe(false);
  expect(answers('2026-11-21T08:00:00Z')).toBe(false);
  expect(answers('2026-11-22T08:00:00Z')).toBe(false);
  expect(answers('2026-11-23T08:00:00Z', 'America/Lima')).toBe(false);
});
