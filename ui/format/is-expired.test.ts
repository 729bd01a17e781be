import { expect, test } from 'vitest';
import { isExpired } from './is-expired';

const now = Date.parse('2026-11-21T12:00:00Z');

test('MARKET-36 an invalid date counts as expired', () => {
  expect(isExpired('nonsense', now)).toBe(true);
  expect(isExpired(undefined, now)).toBe(true);
  expect(isExpired('2026-11-21T12:00:00Z', now)).toBe(true);
  expect(isExpired('2026-11-21T12:00:01Z', now)).toBe(false);
});
