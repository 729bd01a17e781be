import { expect, test } from 'vitest';
import { readAmount } from './read-amount';

const english = { tag: 'en-GB', digits: 2 };
const finnish = { tag: 'fi', digits: 2 };
const german = { tag: 'de', digits: 2 };

test('LIMIT-05 an amount is read as the language writes it', () => {
  for (const [text, style, amount] of [
    ['50', english, 5_000],
    [' 1,234.5 ', english, 123_450],
    ['1234.50', english, 123_450],
    ['1.234,50', german, 123_450],
    ['1\u00a0234,50', finnish, 123_450],
    ['1 234', finnish, 123_400],
    ['2 500', { tag: 'pl', digits: 2 }, 250_000],
    ['１０００', { tag: 'ja', digits: 0 }, 1_000],
    ['1,00,000', { tag: 'en-IN', digits: 2 }, 10_000_000],
    ['0,01', german, 1],
    ['007', english, 700],
  ] as const)
    expect(readAmount(text, style), text).toEqual({ amount });
});

test('LIMIT-05 what could be read in two ways, or is no amount, is refused with its reason', () => {
  for (const [text, style, fault] of [
    ['', english, 'required'],
    [' \u00a0 ', english, 'required'],
    ['fifty', english, 'number'],
    ['1.50', german, 'number'],
    ['1,50', english, 'number'],
    ['12,34', english, 'number'],
    ['1,23,456', english, 'number'],
    ['1 234', english, 'number'],
    ['1e3', english, 'number'],
    ['0x10', english, 'number'],
    ['1.2.3', english, 'number'],
    ['.5', english, 'number'],
    ['5.', english, 'number'],
    ['+5', english, 'number'],
    ['€5', english, 'number'],
    ['--5', english, 'number'],
    ['-5', english, 'negative'],
    ['\u2212 5', english, 'number'],
    ['\u22125', english, 'negative'],
    ['0', english, 'zero'],
    ['-0.00', english, 'zero'],
    ['1.005', english, 'fraction'],
    ['1.000', english, 'fraction'],
    ['1.5', { tag: 'ja', digits: 0 }, 'fraction'],
  ] as const)
    expect(readAmount(text, style), text).toEqual({ fault });
});

test('an amount beyond exact numbers is above every limit', () => {
  expect(readAmount('9'.repeat(38), english)).toEqual({ amount: Number.MAX_SAFE_INTEGER });
});
