import { expect, test } from 'vitest';
import { placeOf, scrollOf } from './shared-places';

const size = (scrolled: number, height: number) => ({ scrolled, height, window: 500 });

test('both ends of two pages are at the same place, however long they are', () => {
  const [short, long] = [
    [100, 400],
    [100, 2_400],
  ] as const;
  expect(scrollOf(placeOf(short, size(0, 1_000)), long, size(0, 5_000))).toBe(0);
  expect(scrollOf(placeOf(short, size(500, 1_000)), long, size(0, 5_000))).toBe(4_500);
});

test('a page that is led to where it is stays there', () => {
  const tops = [200, undefined, 900, 1_500];
  for (const scrolled of [0, 130, 700, 1_499, 2_500])
    expect(scrollOf(placeOf(tops, size(scrolled, 3_000)), tops, size(0, 3_000))).toBeCloseTo(scrolled, 5);
});

test('a block that has become longer keeps those below it beside each other', () => {
  const [before, after] = [
    [1_000, 2_000],
    [1_000, 3_000],
  ] as const;
  const place = placeOf(before, size(1_600, 4_000));
  expect(place).toBeGreaterThan(1);
  const scrolled = scrollOf(place, after, size(0, 5_000));
  expect(placeOf(after, size(scrolled, 5_000))).toBeCloseTo(place, 5);
});
