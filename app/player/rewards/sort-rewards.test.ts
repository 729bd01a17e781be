import { expect, test } from 'vitest';
import { sortRewards } from './sort-rewards';

const at = (day: number) => `2026-03-0${day}T00:00:00.000Z`;

test('PROMO-06 rewards without an end come last, in the order of their start', () => {
  const sorted = sortRewards([
    { startedAt: at(2) },
    { expiresAt: at(5), startedAt: at(1) },
    { startedAt: at(1) },
    { expiresAt: at(3), startedAt: at(1) },
  ]);
  expect(sorted).toEqual([
    { expiresAt: at(3), startedAt: at(1) },
    { expiresAt: at(5), startedAt: at(1) },
    { startedAt: at(1) },
    { startedAt: at(2) },
  ]);
});
