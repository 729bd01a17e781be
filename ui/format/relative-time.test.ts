import { expect, test } from 'vitest';
import { relativeTime } from './relative-time';

const now = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;

test.each([
  [30_000, 'now'],
  [-30_000, 'now'],
  [-2 * minute, '2 minutes ago'],
  [5.9 * 60 * minute, 'in 5 hours'],
  [40 * 60 * minute, 'in 1 day'],
])('a distance of %d ms reads "%s"', (distance, text) => {
  expect(relativeTime(now + distance, now, { tag: 'en' })).toBe(text);
});

test('speaks the language of the site', () => {
  expect(relativeTime(now - 2 * minute, now, { tag: 'fi' })).toBe('2 minuuttia sitten');
});
