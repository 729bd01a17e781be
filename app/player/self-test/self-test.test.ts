import { expect, test } from 'vitest';
import { questions, rangeOf, resultOf, results } from './self-test';

const sumOf = (total: number) =>
  questions.map((_question, index) => Math.max(0, Math.min(3, total - 3 * index)));

test('the sum of all nine answers decides the result, by the bounds of the index', () => {
  const named = [0, 1, 2, 3, 7, 8, 27].map((total) => resultOf(sumOf(total)));
  expect(named).toEqual([
    { total: 0, result: 'none' },
    { total: 1, result: 'low' },
    { total: 2, result: 'low' },
    { total: 3, result: 'moderate' },
    { total: 7, result: 'moderate' },
    { total: 8, result: 'high' },
    { total: 27, result: 'high' },
  ]);
  expect(results.map(({ name }) => rangeOf(name))).toEqual(['0', '1–2', '3–7', '8–27']);
});

test('there is no result before every question is answered', () => {
  expect(resultOf([])).toBeUndefined();
  expect(resultOf([...sumOf(9).slice(1), undefined])).toBeUndefined();
});
