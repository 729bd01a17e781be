import { expect, test } from 'vitest';
import {
  type Division,
  divisionIn,
  divisionText,
  numberCount,
  numbersOfVariants,
  variantOf,
} from './division';

const halves: Division = {
  key: 'home-hero',
  share: 100,
  variants: [
    { key: 'a', weight: 50 },
    { key: 'b', weight: 50 },
  ],
};
const numbers = Array.from({ length: numberCount }, (_, number) => number);

test('visitors are divided exactly as the weights say, also those of a share', () => {
  expect(numbersOfVariants(halves)).toEqual([500, 500]);
  expect(numbersOfVariants({ ...halves, share: 20 })).toEqual([100, 100]);
  const three = [20, 30, 50].map((weight, index) => ({ key: `v${index}`, weight }));
  expect(numbersOfVariants({ key: 'three', share: 100, variants: three })).toEqual([200, 300, 500]);
});

test('a number has the same variant each time, and none outside of the share', () => {
  // Fixed values: another order of numbers would give every visitor another variant after a deploy.
  expect(
    numbers
      .slice(0, 12)
      .map((number) => variantOf(halves, number))
      .join(''),
  ).toMatchInlineSnapshot(`"baaababbaaab"`);
  const taking = numbers.filter((number) => variantOf({ ...halves, share: 20 }, number));
  expect(taking).toHaveLength(200);
  expect(variantOf(halves, numberCount)).toBeUndefined();
});

test('variants of two experiments do not go together', () => {
  const other = { ...halves, key: 'casino-hero' };
  const both = numbers.filter(
    (number) => variantOf(halves, number) === 'b' && variantOf(other, number) === 'b',
  );
  expect(both.length).toBeGreaterThan(200);
  expect(both.length).toBeLessThan(300);
});

test('a division is read as it was written', () => {
  expect(divisionIn(divisionText(halves))).toEqual(halves);
  expect(divisionIn('nonsense')).toBeUndefined();
});
