import { describe, expect, test } from 'vitest';
import { chiSquareTail, imbalanceOf, newcombeInterval, visitorsNeeded, wilsonInterval } from './intervals';

test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])(
  "Wilson's interval of %i of %i is the published one (Newcombe 1998, table I)",
  (reached, visitors, from, to) => {
    const interval = wilsonInterval({ reached, visitors });
    expect(interval.from).toBeCloseTo(from, 4);
    expect(interval.to).toBeCloseTo(to, 4);
  },
);

test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [10, 10, 0, 10, 0.6075, 1],
])(
  "Newcombe's interval of %i/%i − %i/%i is the published one (Newcombe 1998, table II)",
  (a, n, b, m, from, to) => {
    const interval = newcombeInterval({ reached: a, visitors: n }, { reached: b, visitors: m });
    expect(interval.from).toBeCloseTo(from, 4);
    expect(interval.to).toBeCloseTo(to, 4);
  },
);

test('visitors needed for 10 % against 12 % are those of the tables', () => {
  expect(visitorsNeeded(0.1, 0.02)).toBe(3841);
  expect(visitorsNeeded(0.1, 0.02, 2)).toBeGreaterThan(3841);
  expect(visitorsNeeded(0.1, 0)).toBe(0);
  // A rate of 99 % cannot rise by two points, only fall.
  expect(visitorsNeeded(0.99, 0.02)).toBeGreaterThan(0);
});

describe('division of visitors', () => {
  test.each([
    [3.841, 1],
    [5.991, 2],
    [7.815, 3],
    [9.488, 4],
  ])('chi-square of %f with %i degrees of freedom leaves 5 %', (statistic, degrees) => {
    expect(chiSquareTail(statistic, degrees)).toBeCloseTo(0.05, 4);
  });

  test('an uneven one is found, an even one and none are not', () => {
    expect(imbalanceOf([500, 500], [50, 50])).toBe(1);
    expect(imbalanceOf([5_000, 5_400], [50, 50])).toBeLessThan(0.001);
    expect(imbalanceOf([5_000, 5_080], [50, 50])).toBeGreaterThan(0.1);
    expect(imbalanceOf([0, 0], [50, 50])).toBe(1);
  });
});
