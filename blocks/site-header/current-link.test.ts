import { expect, test } from 'vitest';
import { currentLink } from './current-link';

test.each([
  ['/', '/', 'page'],
  ['/', '/promotions', undefined],
  ['/promotions', '/promotions', 'page'],
  ['/promotions/', '/promotions', 'page'],
  ['/promotions?tag=new#top', '/promotions', 'page'],
  ['/promotions', '/promotions/welcome', 'true'],
  ['/live', '/live-casino', undefined],
  ['#login', '/', undefined],
  ['https://example.com/', '/', undefined],
])('marks the link to %s on %s as %s', (target, path, expected) => {
  expect(currentLink(target, path)).toBe(expected);
});
