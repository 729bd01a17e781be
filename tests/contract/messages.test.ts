import { describe, expect, test } from 'vitest';
import { configuration } from '../../app/site/configuration/configuration.server';

/** English texts that are also correct in other languages, with the message files that use them. */
const sameWord: Record<string, string[]> = {
  Account: ['tl'],
  Address: ['tl'],
  Alberta: ['br', 'caf', 'cl', 'de', 'fi', 'no', 'pl', 'pt', 'tl', 'tr'],
  Baccarat: ['cl', 'de', 'fi', 'no', 'tl'],
  Bingo: ['br', 'caf', 'cl', 'de', 'fi', 'no', 'pl', 'pt', 'tl'],
  Blackjack: ['br', 'caf', 'cl', 'de', 'fi', 'no', 'pl', 'pt', 'tl', 'tr'],
  Block: ['de', 'tl'],
  Bonus: ['caf', 'de', 'fi', 'no', 'pl', 'tl', 'tr'],
  'Bonus code': ['tl'],
  Brand: ['tl'],
  'British Columbia': ['tl'],
  CPF: ['br', 'caf', 'cl', 'de', 'fi', 'no', 'pl', 'pt', 'tl', 'tr'],
  Cascades: ['caf'],
  'Cash-out': ['de', 'no', 'tl'],
  Casino: ['caf', 'cl', 'de', 'pt', 'tl', 'tr'],
  Channel: ['tl'],
  Code: ['caf', 'de', 'tl'],
  Cookies: ['tl'],
  'Crash game': ['tl'],
  'Ctrl K': ['br', 'caf', 'cl', 'fi', 'ja', 'no', 'pl', 'pt', 'tl', 'tr'],
  Currency: ['tl'],
  Desktop: ['tl'],
  'E-mail': ['br', 'pl', 'pt'],
  Entry: ['tl'],
  Field: ['tl'],
  Filter: ['de'],
  Fixture: ['tl'],
  Footer: ['tl'],
  'Game show': ['br', 'cl', 'pt', 'tl'],
  'Hold and win': ['tl'],
  Home: ['tl'],
  Hydration: ['tl'],
  Jackpot: ['br', 'de', 'fi', 'no', 'pl', 'pt', 'tl', 'tr'],
  Layout: ['tl'],
  Leaderboard: ['tl'],
  Legal: ['tl'],
  Licences: ['caf'],
  Live: ['de', 'fi', 'no', 'tl'],
  'Live casino': ['tl'],
  'Live chat': ['tl'],
  Manitoba: ['br', 'caf', 'cl', 'de', 'fi', 'no', 'pl', 'pt', 'tl', 'tr'],
  Marketing: ['tl'],
  Media: ['tl'],
  Menu: ['br', 'caf', 'pl', 'pt', 'tl'],
  Mobile: ['tl'],
  Name: ['de'],
  'New Brunswick': ['tl', 'tr'],
  Newsletter: ['pl', 'pt', 'tl'],
  'Northwest Territories': ['tl'],
  'Nova Scotia': ['tl'],
  Ontario: ['caf', 'cl', 'de', 'fi', 'no', 'pl', 'tl', 'tr'],
  Password: ['tl'],
  Points: ['caf'],
  Poker: ['caf', 'de', 'no', 'pl', 'tl', 'tr'],
  Preview: ['tl'],
  'Prince Edward Island': ['tl'],
  Province: ['caf'],
  'Push notification': ['tl'],
  Quebec: ['cl', 'pl', 'tl'],
  Respins: ['de'],
  Roulette: ['caf', 'de', 'tl'],
  Saskatchewan: ['br', 'caf', 'cl', 'de', 'fi', 'no', 'pl', 'pt', 'tl', 'tr'],
  Schema: ['tl'],
  Slot: ['br', 'cl', 'de', 'pl', 'pt', 'tl', 'tr'],
  Sports: ['caf', 'tl'],
  Status: ['de', 'no', 'pl', 'tl'],
  Studios: ['caf', 'de'],
  Table: ['caf'],
  'Table game': ['tl'],
  Total: ['br', 'caf', 'cl', 'pt'],
  Transactions: ['caf'],
  Type: ['caf', 'no'],
  'Virtual sports': ['tl'],
  Volatility: ['tl'],
  Wallet: ['tl'],
  Withdrawal: ['tl'],
  Yukon: ['br', 'caf', 'de', 'fi', 'no', 'pt', 'tl', 'tr'],
  carousel: ['tl'],
  slide: ['br', 'tl'],
};

const pluralForm = /_(zero|one|two|few|many|other)$/;
const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** Every text of a message file under its dotted key. */
function textsOf(node: unknown, key = ''): Map<string, string> {
  if (typeof node === 'string') return new Map([[key, node]]);
  if (typeof node !== 'object' || node === null)
    throw new Error(`${key}: must be a text or an object of texts`);
  return new Map(
    Object.entries(node).flatMap(([name, child]) => [...textsOf(child, key ? `${key}.${name}` : name)]),
  );
}

const placeholdersOf = (text: string) => [...text.matchAll(placeholder)].map(([, name]) => name).sort();
const withoutPlaceholders = (text: string) => text.replace(placeholder, '');

/** The plural categories of all languages that use the file. */
function categoriesOf(file: string): string[] {
  const tags = [...languages.values()]
    .filter(({ messages }) => messages.includes(file))
    .map(({ tag }) => tag);
  return [...new Set(tags.flatMap((tag) => new Intl.PluralRules(tag).resolvedOptions().pluralCategories))];
}

const { brands, languages, messages } = configuration();
const english = textsOf(messages.get('en'));
/** Folders with the complete texts of a language; the others contain the differences of a variant. */
const wholes = [...messages.keys()].filter((file) =>
  [...languages.values()].some((language) => language.messages[0] === file),
);
const variants = [...messages.keys()].filter((file) => !wholes.includes(file));
const translations = wholes.filter((file) => file !== 'en');

/** The English source text of a key in any language; plural forms translate `_other`. */
const sourceOf = (key: string) => english.get(key) ?? english.get(key.replace(pluralForm, '_other'));

/** Keys required in the language: each counted text in every plural form. */
function expectedKeys(file: string): string[] {
  const keys = [...english.keys()].flatMap((key) =>
    pluralForm.test(key)
      ? categoriesOf(file).map((category) => key.replace(pluralForm, `_${category}`))
      : [key],
  );
  return [...new Set(keys)].sort();
}

function brokenTexts(texts: Map<string, string>): string[] {
  return [...texts].flatMap(([key, text]) => {
    const names = placeholdersOf(text).join();
    const expected = placeholdersOf(sourceOf(key) ?? '').join();
    return [
      ...(text.trim() === '' ? [`${key} is empty`] : []),
      ...(text !== text.trim() ? [`${key} begins or ends with a space`] : []),
      ...(names !== expected ? [`${key} has the placeholders "${names}", English has "${expected}"`] : []),
      ...(/[{}]/.test(withoutPlaceholders(text)) ? [`${key} has a broken placeholder: ${text}`] : []),
    ];
  });
}

test('MARKET-16 every message file belongs to a language', () => {
  const used = [...languages.values()].flatMap((language) => language.messages);
  expect([...messages.keys()].filter((file) => !used.includes(file))).toEqual([]);
});

test('SHELL-06 SHELL-07 ROUTE-16 the English error texts are those of the requirements', () => {
  expect(Object.fromEntries([...english].filter(([key]) => key.startsWith('errors.')))).toMatchObject({
    'errors.screenTitle': 'SOMETHING WENT WRONG',
    'errors.screenText': 'Please try again',
    'errors.boundary': 'Oops, something went wrong. Please reload the page to try again.',
    'errors.landingNotFound': 'Page not found!',
  });
});

test('MARKET-16 the list of words that stay English names only texts in use', () => {
  const listed = Object.entries(sameWord).flatMap(([text, files]) => files.map((file) => `${file}: ${text}`));
  const inUse = new Set(
    translations.flatMap((file) =>
      [...textsOf(messages.get(file))]
        .filter(([key, text]) => text === sourceOf(key))
        .map(([, text]) => `${file}: ${text}`),
    ),
  );
  expect(listed.filter((entry) => !inUse.has(entry))).toEqual([]);
});

describe.each(wholes)('brands/messages/%s', (file) => {
  const texts = textsOf(messages.get(file));

  test('MARKET-16 has every key of English, in every plural form of its language, and no other', () => {
    expect([...texts.keys()].sort()).toEqual(expectedKeys(file));
  });

  test('MARKET-16 has no empty text and the placeholders of English', () => {
    expect(brokenTexts(texts)).toEqual([]);
  });
});

test.each(variants)(
  'MARKET-16 brands/messages/%s has only texts of its language that it says otherwise',
  (file) => {
    const [base = ''] =
      [...languages.values()].find((language) => language.messages.includes(file))?.messages ?? [];
    const usual = textsOf(messages.get(base));
    const own = textsOf(messages.get(file));
    expect([...own.keys()].filter((key) => !usual.has(key))).toEqual([]);
    expect([...own].filter(([key, text]) => text === usual.get(key))).toEqual([]);
    expect(brokenTexts(own)).toEqual([]);
  },
);

test.each(translations)('MARKET-16 brands/messages/%s leaves no text in English', (file) => {
  const untranslated = [...textsOf(messages.get(file))].filter(
    ([key, text]) =>
      text === sourceOf(key) && /\p{L}/u.test(withoutPlaceholders(text)) && !sameWord[text]?.includes(file),
  );
  expect(untranslated).toEqual([]);
});

test('MARKET-16 Portuguese in an address is Brazilian in Brazil and European in Portugal', () => {
  const speechIn = (id: string) =>
    [...brands.values()].flatMap(({ markets }) => {
      const market = markets.get(id);
      return market ? [languages.get(market.localeMapping?.['pt'] ?? 'pt')] : [];
    });
  expect(new Set(speechIn('BR').map((speech) => speech?.tag))).toEqual(new Set(['pt-BR']));
  expect(new Set(speechIn('PT').map((speech) => speech?.tag))).toEqual(new Set(['pt-PT']));
  const password = (folder: string) => textsOf(messages.get(folder)).get('signIn.password');
  expect([password('br'), password('pt')]).toEqual(['Senha', 'Palavra-passe']);
});

test('MARKET-16 texts of a brand replace texts that exist, with the same placeholders', () => {
  const problems = [...brands.values()].flatMap((brand) =>
    [...brand.messages].flatMap(([file, own]) => {
      const base = textsOf(messages.get(file) ?? {});
      const texts = textsOf(own);
      const unknown = [...texts.keys()]
        .filter((key) => !base.has(key))
        .map((key) => `${key} is not a message`);
      const known = new Map([...texts].filter(([key]) => base.has(key)));
      return [...unknown, ...brokenTexts(known)].map(
        (problem) => `brands/${brand.brand.id}/messages/${file}.json: ${problem}`,
      );
    }),
  );
  expect(problems).toEqual([]);
});
