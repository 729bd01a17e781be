import { expect, test } from 'vitest';
import { keyOf, smoothNoise, uniform } from './random';

test('uniform values fill (0, 1) evenly, also past 32-bit indexes, and differ between keys', () => {
  for (const from of [0, 1_770_000_000_000]) {
    const buckets = new Array<number>(10).fill(0);
    for (let i = 0; i < 20_000; i += 1) {
      const bucket = Math.floor(uniform(keyOf('seed', 'a'), from + i) * 10);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    expect(Math.min(...buckets)).toBeGreaterThan(1800);
    expect(Math.max(...buckets)).toBeLessThan(2200);
  }
  expect(keyOf('seed', 'ab', 'c')).not.toBe(keyOf('seed', 'a', 'bc'));
  expect(uniform(keyOf('seed', 'a'), 2 ** 32 + 5)).not.toBe(uniform(keyOf('seed', 'a'), 5));
});

test('smooth noise never moves faster than its argument', () => {
  const key = keyOf('seed', 'noise');
  for (let x = 0; x < 50; x += 0.1) {
    expect(Math.abs(smoothNoise(key, x + 0.1) - smoothNoise(key, x))).toBeLessThanOrEqual(0.1 + 1e-9);
  }
});
