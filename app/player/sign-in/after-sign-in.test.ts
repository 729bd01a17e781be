import { expect, test } from 'vitest';
import { addressAfterSignIn } from './after-sign-in';

const old = { firstLogin: false, showUpdatedTnC: false };

test('GUARD-21 a sign-in ends on the wanted page, else at home', () => {
  expect(addressAfterSignIn('en-UN', { ...old, wanted: '/my-account/account?a=1' })).toBe(
    '/en-UN/my-account/account?a=1',
  );
  for (const wanted of [undefined, '/', '/401', '//other.example', 'https://other.example'])
    expect(addressAfterSignIn('en-UN', { ...old, wanted })).toBe('/en-UN');
});

test('GUARD-22 newer terms come first and lead on to the wanted page', () => {
  const updated = { ...old, showUpdatedTnC: true };
  expect(addressAfterSignIn('fi-FI', { ...updated, wanted: undefined })).toBe(
    '/fi-FI/accept-terms-condition',
  );
  expect(addressAfterSignIn('fi-FI', { ...updated, wanted: '/promotions' })).toBe(
    '/fi-FI/accept-terms-condition?wanted=%2Fpromotions',
  );
});

test('SHELL-04 the first sign-in is welcomed', () => {
  expect(addressAfterSignIn('en-UN', { ...old, firstLogin: true, wanted: '/promotions' })).toBe(
    '/en-UN/promotions#welcome',
  );
});
