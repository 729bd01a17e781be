import { expect, test } from 'vitest';
import { bonusSteps, stepReached } from './bonus-steps';

test('BONUS-14 a bonus has 2 to 101 steps', () => {
  expect([1, 2, 101, 102].map(bonusSteps)).toEqual([2, 2, 101, 101]);
});

test('BONUS-14 the last step is reached with the whole requirement only', () => {
  expect(stepReached(0, 600, 101)).toBe(1);
  expect(stepReached(599, 600, 101)).toBe(100);
  expect(stepReached(600, 600, 101)).toBe(101);
  expect(stepReached(900, 600, 2)).toBe(2);
});
