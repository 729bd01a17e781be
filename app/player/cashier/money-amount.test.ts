import { expect, test } from 'vitest';
import { readMoney, typedAmount } from './money-amount';

const euro = (tag: string) => ({
  tag,
  currency: 'EUR',
  display: { symbol: '€', hasSpace: false, position: 'before' as const },
});
const pesos = {
  tag: 'es-CL',
  currency: 'CLP',
  display: { symbol: '$', hasSpace: false, position: 'before' as const, minorDigits: 0 },
};

test.each([
  ['en', '50', 5000],
  ['en', '12.5', 1250],
  ['en', '12,50', 1250],
  ['en', '1,250', 125_000],
  ['en', '€50', 5000],
  ['en', '€ 1,250.50', 125_050],
  ['en', 'EUR 20', 2000],
  ['fi', '12,5', 1250],
  ['fi', '12.50', 1250],
  ['fi', '50,00 €', 5000],
  ['de', '1.500', 150_000],
  ['de', '1.234,50 €', 123_450],
  ['de', 'eur 20', 2000],
  ['pt-BR', '20.5', 2050],
  ['ja', '５０', 5000],
])('in %s %s is an amount', (tag, text, amount) => {
  expect(readMoney(text, euro(tag))).toEqual({ amount });
});

test.each([
  ['en', '', 'required'],
  ['en', '€', 'required'],
  ['en', '0', 'zero'],
  ['en', '0,00', 'zero'],
  ['en', '-5', 'negative'],
  ['en', '-€5', 'negative'],
  ['de', '€-5', 'negative'],
  ['fi', '-5.00', 'negative'],
  ['fi', '1.500', 'number'],
  ['en', '1.234', 'fraction'],
  ['de', '12.345,678', 'fraction'],
  ['en', '5 USD', 'number'],
  ['en', '£20', 'number'],
  ['en', '1e3', 'number'],
])('in %s %s is refused: %s', (tag, text, fault) => {
  expect(readMoney(text, euro(tag))).toEqual({ fault });
});

test('a currency without minor units takes no decimals', () => {
  expect(readMoney('$ 20.000', pesos)).toEqual({ amount: 20_000 });
  expect(readMoney('45,50', pesos)).toEqual({ fault: 'fraction' });
});

test.each([
  ['en', 2000, '20'],
  ['fi', 125_050, '1\u00a0250,50'],
])('in %s %i minor units are typed as %s, which is read back', (tag, amount, text) => {
  expect(typedAmount(amount, euro(tag))).toBe(text);
  expect(readMoney(text, euro(tag))).toEqual({ amount });
});
