import { expect, test } from 'vitest';
import { deskMoney } from './money';

const money = deskMoney('en', {});

test('an amount is read in the minor units of its currency, and nothing is guessed', () => {
  expect(money.read('12.50', 'EUR')).toBe(1250);
  expect(money.read(' -12,5 ', 'EUR')).toBe(-1250);
  expect(money.read('−3', 'EUR')).toBe(-300);
  expect(money.read('45000', 'CLP')).toBe(45000);
  for (const text of ['', '0', '0.00', '12.505', '1.2.3', '1,000.00', '1e3', 'ten'])
    expect(money.read(text, 'EUR'), text).toBeUndefined();
  expect(money.read('45000.5', 'CLP')).toBeUndefined();
});

test('an amount is written with the code of its currency and all its decimals', () => {
  expect(money.write(1250, 'EUR')).toBe('EUR\u00a012.50');
  expect(money.write(-4500000, 'CLP')).toBe('CLP\u00a0-4,500,000');
});
