import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf, wallTimeOf } from './wall-time';

const helsinki = 'Europe/Helsinki';

test('a time that clocks leave out is moved on, and one that comes twice has two moments', () => {
  expect(momentOf('2026-03-29T03:30', helsinki)).toEqual({
    instant: '2026-03-29T01:30:00Z',
    change: 'skipped',
    other: undefined,
  });
  expect(wallTimeOf('2026-03-29T01:30:00Z', helsinki)).toEqual({
    local: '2026-03-29T04:30',
    offset: 'GMT+03:00',
  });
  expect(momentOf('2026-10-25T03:30', helsinki)).toEqual({
    instant: '2026-10-25T00:30:00Z',
    change: 'twice',
    other: '2026-10-25T01:30:00Z',
  });
});

test('dates as Contentful stores them are understood, and nothing else', () => {
  expect(wallTimeOf('2026-03-01T10:00+01:00', helsinki)?.local).toBe('2026-03-01T11:00');
  expect(wallTimeOf('2026-03-01', helsinki)?.local).toBe('2026-03-01T00:00');
  expect(wallTimeOf('soon', helsinki)).toBeUndefined();
  expect(momentOf('', helsinki)).toBeUndefined();
  expect(momentOf('0002-01-01T00:00', helsinki)).toBeUndefined();
});

test('a moment survives being shown and typed again', () => {
  const minutes = fc.integer({ min: 60 * 24, max: 60 * 24 * 365 * 60 });
  const zones = fc.constantFrom(helsinki, 'America/Toronto', 'America/Santiago', 'Asia/Tokyo');
  fc.assert(
    fc.property(minutes, zones, (minute, zone) => {
      const instant = new Date(minute * 60_000).toISOString().replace('.000', '');
      const moment = momentOf(wallTimeOf(instant, zone)?.local ?? '', zone);
      expect([moment?.instant, moment?.other]).toContain(instant);
    }),
  );
});
