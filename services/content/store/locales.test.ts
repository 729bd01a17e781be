import { expect, test } from 'vitest';
import { LocaleError, Locales } from './locales';

const locale = (code: string, fallbackCode: string | null, isDefault = false) => ({
  code,
  name: code,
  fallbackCode,
  default: isDefault,
});

test('CONTENT-08 reads along the whole chain of fallbacks', () => {
  const locales = new Locales([locale('en', null, true), locale('de', 'en'), locale('de-AT', 'de')]);
  expect(locales.read({ en: 'a' }, 'de-AT', true)).toBe('a');
  expect(locales.read({ en: 'a', de: null }, 'de-AT', true)).toBe('a');
  expect(locales.read({ en: 'a', de: [] }, 'de-AT', true)).toEqual([]);
  expect(locales.read({ en: 'a' }, 'de-AT', false)).toBeNull();
});

test.each([
  ['no default', [locale('en', null)], /exactly one locale/],
  ['two defaults', [locale('en', null, true), locale('de', null, true)], /found 2/],
  ['a fallback that does not exist', [locale('en', 'xx', true)], /falls back to "xx"/],
  ['a circle', [locale('en', 'de', true), locale('de', 'en')], /en → de → en/],
])('CONTENT-08 refuses locales with %s', (_what, list, message) => {
  expect(() => new Locales(list)).toThrow(LocaleError);
  expect(() => new Locales(list)).toThrow(message);
});
