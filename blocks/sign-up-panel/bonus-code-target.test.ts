import { expect, test } from 'vitest';
import { bonusCodeTarget } from './bonus-code-target';

test.each([
  ['#signup', '/offers/welcome?bonusCode=A%26B+1#signup'],
  ['/register', '/register?bonusCode=A%26B+1'],
  ['/register?ref=7&bonusCode=OLD#form', '/register?ref=7&bonusCode=A%26B+1#form'],
  ['https://partner.example/register', 'https://partner.example/register'],
  ['//evil.example', '//evil.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('ROUTE-45 carries the bonus code with %s', (target, expected) => {
  expect(bonusCodeTarget(target, '/offers/welcome', 'A&B 1')).toBe(expected);
});

test('ROUTE-45 leaves the target alone without a bonus code', () => {
  expect(bonusCodeTarget('#signup', '/', undefined)).toBe('#signup');
});
