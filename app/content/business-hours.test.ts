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
