import { expect, test } from 'vitest';
import { readDepositAmount } from './read-deposit-amount';

const euro = (tag: string) => ({ tag, digits: 2, signs: ['€', 'EUR'] });

test.each([
  ['en', '50', 5000],
  ['en', '12.5', 1250],
  ['en', '12,50', 1250],
  ['en', '1,250', 125_000],
  ['en', '€50', 5000],
  ['en', '€ 1,250.50', 125_050],
  ['fi', '12.50', 1250],
  ['fi', '50,00 €', 5000],
  ['de', '1.500', 150_000],
  ['de', 'eur 20', 2000],
  ['pt-BR', '20.5', 2050],
  ['ja', '５０', 5000],
])('in %s %s is understood', (tag, text, amount) => {
  expect(readDepositAmount(text, euro(tag))).toEqual({ amount });
});

test.each([
  ['en', '', 'required'],
  ['en', '€', 'required'],
  ['en', '0', 'zero'],
  ['en', '0,00', 'zero'],
  ['en', '-5', 'negative'],
  ['en', '-€5', 'negative'],
  ['fi', '-5.00', 'negative'],
  ['fi', '1.500', 'number'],
  ['en', '1.234', 'fraction'],
  ['en', '5 USD', 'number'],
  ['en', '1e3', 'number'],
])('in %s %s is refused: %s', (tag, text, fault) => {
  expect(readDepositAmount(text, euro(tag))).toEqual({ fault });
});

test('a currency without minor units takes no decimals', () => {
  const pesos = { tag: 'es-CL', digits: 0, signs: ['$', 'CLP'] };
  expect(readDepositAmount('$ 20.000', pesos)).toEqual({ amount: 20_000 });
  expect(readDepositAmount('20,5', pesos)).toEqual({ fault: 'fraction' });
});
