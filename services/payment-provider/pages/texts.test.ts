import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import siteLanguages from '../../../brands/languages.json';
import { writeMoney } from './money';
import { directionOf, textsFor } from './texts';

const folder = new URL('../messages/', import.meta.url);
const files = readdirSync(folder);
const messagesOf = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
const english = messagesOf('en.json');
const valuesOf = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted();

describe('the texts of the payment pages', () => {
  test('exist for every language of the sites, by their codes', () => {
    for (const { code, tag } of siteLanguages) {
      const texts = textsFor(code);
      expect(texts.language, code).toBe(tag.split('-')[0]);
      expect(texts.tag).toBe(tag);
    }
  });

  test.each(files)('have every key and value in %s', (file) => {
    const messages = messagesOf(file);
    expect(Object.keys(messages)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(messages))
      expect(valuesOf(text), key).toEqual(valuesOf(english[key]));
    // Detects an English file that was copied without translation.
    if (file !== 'en.json') expect(messages['done.failedText']).not.toBe(english['done.failedText']);
  });

  test('are English for a language that has none', () => {
    const { language, tag, direction } = textsFor('xx');
    expect([language, tag, direction]).toEqual(['en', 'en', 'ltr']);
    expect(textsFor('not a language').language).toBe('en');
    expect(directionOf('ar')).toBe('rtl');
  });

  test('amounts have the decimals of their currency', () => {
    expect(writeMoney(2_500, 'EUR', 'de').replace(/\s/, ' ')).toBe('25,00 €');
    expect(writeMoney(2_500, 'JPY', 'ja')).toMatch(/^[¥￥]2,500$/);
  });
});
