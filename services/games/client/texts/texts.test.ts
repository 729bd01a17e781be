import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import siteLanguages from '../../../../brands/languages.json';
import languages from './languages.json';
import { moneyFor } from './money';
import { languageFor, loadTexts, textsOf } from './texts';

const folder = new URL('languages/', import.meta.url);
const messagesOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}.json`, folder), 'utf8'));
const stem = (key: string) => key.replace(/_(one|two|few|many|other)$/, '');
const english = messagesOf('en');

describe('the texts of the frame', () => {
  it('exist for every language of the product', () => {
    for (const { tag } of siteLanguages) {
      const [base] = tag.split('-');
      expect(languageFor(tag).split('-')[0], tag).toBe(base);
    }
    expect(
      readdirSync(folder)
        .map((file) => file.replace('.json', ''))
        .sort(),
    ).toEqual([...languages].sort());
  });

  it.each(languages)('have every key, plural form and value in %s', (language) => {
    const messages = messagesOf(language);
    expect([...new Set(Object.keys(messages).map(stem))].sort()).toEqual(
      [...new Set(Object.keys(english).map(stem))].sort(),
    );
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const key of Object.keys(messages).filter((each) => each.endsWith('_other')))
      expect(
        Object.keys(messages)
          .filter((each) => stem(each) === stem(key) && each !== stem(key))
          .map((each) => each.replace(/.*_/, ''))
          .sort(),
        key,
      ).toEqual([...pluralCategories].sort());
    const valuesOf = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
    for (const [key, text] of Object.entries(messages))
      expect(valuesOf(text), key).toEqual(valuesOf(english[key] ?? english[`${stem(key)}_other`]));
  });

  it('fall back to a related language, then to the first', () => {
    expect(languageFor('pt-PT')).toBe('pt');
    expect(languageFor('xx-YY')).toBe('en');
  });

  it('choose plural forms and write numbers in the language', async () => {
    const polish = await loadTexts('pl');
    expect(polish('freeSpinsWon', { count: 3 })).toBe('3 darmowe spiny');
    expect(polish('freeSpinsWon', { count: 5 })).toBe('5 darmowych spinów');
    expect((await loadTexts('de-AT'))('freeSpinsWon', { count: 1_000 })).toBe('1.000 Freispiele');
  });

  it('name an unknown refusal in general words', async () => {
    const texts = await loadTexts('en');
    expect(texts.refusal('error.brand.new')).toBe(texts('error.other'));
    expect(texts.refusal('error.loss.limit.reached')).toContain('loss limit');
  });

  it('are read from right to left in a script that is', () => {
    expect(textsOf('ar', {}).direction).toBe('rtl');
    expect(textsOf('tr', {}).direction).toBe('ltr');
  });

  it('write amounts with the decimals of the currency', () => {
    expect(moneyFor('en', { code: 'EUR', decimals: 2 })(123_450)).toBe('€1,234.50');
    expect(moneyFor('ja', { code: 'JPY', decimals: 0 })(5_000)).toMatch(/^[¥￥]5,000$/);
  });
});
