import { expect, test } from 'vitest';
import { wantedPath } from './wanted-path';

test('GUARD-21 a page of this site is remembered over a sign-in', () => {
  for (const path of ['/', '/promotions', '/my-account/account?tab=2', '/online-casino/play/relax/1'])
    expect(wantedPath(path)).toBe(path);
  expect(wantedPath('/a/../promotions')).toBe('/promotions');
});

test('ASVS 3.7.2 nothing that leads elsewhere is', () => {
  for (const value of [
    'https://other.example/',
    '//other.example',
    '/\\other.example',
    '/\t/other.example',
    '/\n/other.example',
    '/..//other.example',
    '/%2e%2e//other.example',
    '/../../other',
    'javascript:alert(1)',
    'promotions',
    '',
    `/${'a'.repeat(600)}`,
    undefined,
    ['/promotions'],
  ])
    expect(wantedPath(value), String(value)).toBeUndefined();
});

test('GUARD-21 pages that only ask to sign in are not come back to', () => {
  for (const path of ['/401', '/401?wanted=%2Fa', '/login', '/reset-password', '/signup/pnp'])
    expect(wantedPath(path)).toBeUndefined();
  expect(wantedPath('/login-help')).toBe('/login-help');
});
