import { expect, test } from 'vitest';
import { areTermsNewer } from './terms-version';

test('TERMS-01 versions are compared as numbers', () => {
  expect(areTermsNewer('9', '10')).toBe(true);
  expect(areTermsNewer('10', '9')).toBe(false);
  expect(areTermsNewer('2', '2.0')).toBe(false);
  expect(areTermsNewer('2.0', 2)).toBe(false);
  expect(areTermsNewer('', '1')).toBe(true);
  expect(areTermsNewer(undefined, '1')).toBe(true);
  expect(areTermsNewer('1', undefined)).toBe(false);
  expect(areTermsNewer('1', 'soon')).toBe(false);
});
