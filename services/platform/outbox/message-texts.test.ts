import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadRegistrationData } from '../reference-data/registration-data';
import { createMessageTexts, type MessageTemplate } from './message-texts';

const { messages, registration } = loadRegistrationData(fileURLToPath(new URL('../data', import.meta.url)));
const texts = createMessageTexts(messages, registration.languages);

test('REG-18 every message of every language names the values that the English one names', () => {
  const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
  const english = messages.get('en');
  expect([...messages.keys()].sort()).toEqual([
    'br',
    'caf',
    'cl',
    'de',
    'en',
    'fi',
    'ja',
    'no',
    'pl',
    'pt',
    'tl',
    'tr',
  ]);
  for (const [language, translated] of messages) {
    for (const [template, message] of Object.entries(translated)) {
      const original: unknown = Object.entries(english ?? {}).find(([name]) => name === template)?.[1];
      expect(placeholders(JSON.stringify(message)), `${language} ${template}`).toEqual(
        placeholders(JSON.stringify(original)),
      );
    }
  }
});

test('REG-18 Brazilian and European Portuguese each have their own texts', () => {
  const text = (locale: string): string =>
    texts('reset-sms-code' satisfies MessageTemplate, locale, { brand: 'B', code: '1', minutes: '10' }).text;
  expect(text('br')).toContain('nova senha');
  expect(text('pt')).toContain('nova palavra-passe');
});

test('REG-18 a language without texts is served by the nearest one, at last by English', () => {
  const code = (locale: string): string =>
    texts('sms-code' satisfies MessageTemplate, locale, { brand: 'B', code: '1', minutes: '10' }).locale;
  expect(['fi', 'inen', 'fr', 'pe', 'br', 'pt', 'xx'].map(code)).toEqual([
    'fi',
    'en',
    'caf',
    'cl',
    'br',
    'pt',
    'en',
  ]);
  expect(() => texts('sms-code', 'en', { brand: 'B' })).toThrow('{{code}}');
});
