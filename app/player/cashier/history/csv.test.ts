import { expect, test } from 'vitest';
import { csvAmount, csvDialect, csvLine } from './csv';

test.each(['=1+1', '+49', '-2', '@SUM(A1)', '\t=1', ' =HYPERLINK("x")'])(
  'a text that begins like a formula is not run: %s',
  (text) => {
    const cell = csvLine([text], { separator: ',', decimal: '.' }).trimEnd();
    expect(cell.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('amounts stay numbers, in the way of the language, and with the decimals of the currency', () => {
  expect(csvLine(['bet', csvAmount(-250, 100)], csvDialect('en'))).toBe('bet,-2.50\r\n');
  expect(csvLine(['veto', csvAmount(-250, 100)], csvDialect('fi'))).toBe('veto;-2,50\r\n');
  expect(csvLine([csvAmount(45_000, 1)], csvDialect('es-CL'))).toBe('45000\r\n');
});

test('quotes, separators and line breaks stay within their cell', () => {
  expect(csvLine(['a"b', 'c;d', 'e\nf'], csvDialect('en'))).toBe('"a""b","c;d","e\nf"\r\n');
});
