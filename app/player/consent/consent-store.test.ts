// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { isDecided, storeConsent, storedOptions } from './consent-store';
import { allCookies, onlyEssentials } from './cookie-options';
import { hasConsent } from './has-consent';

beforeEach(() => localStorage.clear());

test('COOKIE-01 three categories, all on in the specification, only the essential ones where the law asks for a choice', () => {
  expect(allCookies).toEqual({ essentials: true, performanceFunctional: true, marketing: true });
  expect(onlyEssentials).toEqual({ essentials: true, performanceFunctional: false, marketing: false });
});

test('COOKIE-02 COOKIE-03 COOKIE-04 a decision is kept, and a newer policy asks again', () => {
  expect(isDecided(localStorage, '1')).toBe(false);
  const options = { ...onlyEssentials, marketing: true };
  storeConsent(localStorage, { id: 'some-id', options, version: '1' });
  expect(isDecided(localStorage, '1')).toBe(true);
  expect(isDecided(localStorage, '2')).toBe(false);
  expect(storedOptions(localStorage, allCookies)).toEqual(options);
  expect(localStorage.getItem('cookies_a')).toBe('true');
  expect(localStorage.getItem('cookies_consent_id')).toBe('some-id');
  expect(JSON.parse(localStorage.getItem('cookies_options') ?? '')).toEqual(options);
});

test('COOKIE-05 options that cannot be read are the offered ones', () => {
  for (const stored of ['{bad', '{}', 'null', '{"marketing":"yes"}']) {
    localStorage.setItem('cookies_options', stored);
    expect(storedOptions(localStorage, allCookies)).toEqual(allCookies);
  }
});

test('COOKIE-03 nothing but the essential runs before a decision that can be read', () => {
  expect([hasConsent('essentials'), hasConsent('marketing')]).toEqual([true, false]);
  localStorage.setItem('cookies_options', JSON.stringify(allCookies));
  expect(hasConsent('marketing')).toBe(false);
  localStorage.setItem('cookies_a', 'true');
  expect([hasConsent('marketing'), hasConsent('performanceFunctional')]).toEqual([true, true]);
  localStorage.setItem('cookies_options', '{bad');
  expect(hasConsent('marketing')).toBe(false);
});
