import { expect, test } from 'vitest';
import { currentLink, currentLinks } from './current-link';

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

test('of two sections around a page only the narrower is current', () => {
  const targets = ['/casino', '/casino/all-games', '/promotions', '#login'];
  expect(currentLinks(targets, '/casino/all-games')).toEqual([undefined, 'page', undefined, undefined]);
  expect(currentLinks(targets, '/casino/slots')).toEqual(['true', undefined, undefined, undefined]);
  expect(currentLinks(targets, '/terms')).toEqual([undefined, undefined, undefined, undefined]);
});
