import { expect, test } from 'vitest';
import { cssText, cssValue } from './css-text';

test('values of a theme stay as they are', () => {
  for (const value of [
    '#1d1503cc',
    'polygon(0 0, calc(100% - 8px) 100%)',
    '0 4px 0 #9c1c18, inset 0 0 1px #fff',
  ])
    expect([cssValue(value), cssText(value)]).toEqual([value, value]);
});

test('no value leaves its declaration, its string or its style element', () => {
  const hostile = `red</style><script>alert(1)</script>;}"'\\@import/*`;
  expect(cssValue(hostile)).not.toMatch(/[<>;"'{}@]|\\[^0-9a-f]|\/\*/);
  expect(cssText(hostile)).not.toContain('<');
});
