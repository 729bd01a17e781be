import { describe, expect, it } from 'vitest';
import { siteHref } from './site-href';

describe('address of a target', () => {
  it.each([
    ['/promotions', '/pt-BR/promotions'],
    ['/pt-BR/promotions', '/pt-BR/promotions'],
    ['/', '/pt-BR'],
    ['/x?bonusCode=A#top', '/pt-BR/x?bonusCode=A#top'],
    ['#login', '#login'],
    ['https://www.example.org/a', 'https://www.example.org/a'],
    ['mailto:help@example.org', 'mailto:help@example.org'],
  ])('ROUTE-07 %s → %s', (target, expected) => expect(siteHref(target, 'pt-BR')).toBe(expected));

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://plain.example',
    'promotions',
    '#"><img>',
  ])('refuses %s', (target) => expect(siteHref(target, 'pt-BR')).toBeUndefined());
});
