import { expect, test } from 'vitest';
import languages from '../../../brands/languages.json';
import catalogue from '../data/catalogue.json';
import en from './languages/en.json';
import { messages, textsFor } from './texts';

const valuesOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort();

test.each([...messages])('%s has every text, with the same values', (_, texts) => {
  expect(Object.keys(texts)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en))
    expect(valuesOf(String(Reflect.get(texts, key))), key).toEqual(valuesOf(text));
});

test.each(languages.map(({ code, tag }) => [code, tag]))(
  'the language %s of sites has texts (%s)',
  (code, tag) => {
    const base = tag.split('-')[0] ?? '';
    expect(textsFor(code).tag).toBe(tag);
    expect(textsFor(code)('myBets') === en.myBets).toBe(base === 'en');
  },
);

test('sports and regions have names in every language', () => {
  for (const texts of messages.values())
    for (const { id, regions } of catalogue.sports) {
      expect(texts).toHaveProperty([`sport.${id}`]);
      for (const region of regions) expect(texts).toHaveProperty([`region.${region.id}`]);
    }
});
