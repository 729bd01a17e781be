import { expect, test } from 'vitest';
import { readWithdrawalAmount } from './read-withdrawal-amount';

const euro = { symbol: '€', hasSpace: false, position: 'before' } as const;
const peso = { symbol: '$', hasSpace: false, position: 'before', minorDigits: 0 } as const;

test.each([
  ['12.50', 'en', 1250],
  ['12,50', 'en', 1250],
  ['12,5', 'fi', 1250],
  ['12.50', 'de', 1250],
  ['€ 1,234.50', 'en', 123_450],
  ['1.234,50 €', 'de', 123_450],
  ['EUR 20', 'en', 2000],
  ['£20', 'en', 2000],
  ['１２', 'ja', 1200],
])('%s in %s is an amount', (text, tag, amount) => {
  expect(readWithdrawalAmount(text, { tag, currency: 'EUR', display: euro })).toEqual({ amount });
});

test.each([
  ['', 'required'],
  ['€', 'required'],
  ['0,00', 'zero'],
  ['-5', 'negative'],
  ['€-5', 'negative'],
  ['1e3', 'number'],
  ['12.345,678', 'fraction'],
])('%s is refused as %s', (text, fault) => {
  expect(readWithdrawalAmount(text, { tag: 'de', currency: 'EUR', display: euro })).toEqual({ fault });
});

test('a currency without minor units takes no decimals', () => {
  const style = { tag: 'es-CL', currency: 'CLP', display: peso };
  expect(readWithdrawalAmount('$45.000', style)).toEqual({ amount: 45_000 });
  expect(readWithdrawalAmount('45,50', style)).toEqual({ fault: 'fraction' });
});
