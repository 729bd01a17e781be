import type en from './languages/en.json';
import languages from './languages.json';

type EnglishKey = keyof typeof en;
/** Keys without the plural suffix, as plural forms differ by language. */
export type TextKey = EnglishKey extends infer Key
  ? Key extends `${infer Stem}_${'one' | 'other'}`
    ? Stem
    : Key
  : never;

export type Values = Readonly<Record<string, string | number>>;

export interface Texts {
  language: string;
  direction: 'ltr' | 'rtl';
  (key: TextKey, values?: Values): string;
  /** Message for an error code; a generic one for codes without their own. */
  refusal: (code: string) => string;
}

/** Best available language for a BCP 47 tag: the same tag, else one with the same base language, else the first. */
export function languageFor(tag: string, available: readonly string[] = languages): string {
  const [base] = tag.toLowerCase().split('-');
  const exact = available.find((each) => each.toLowerCase() === tag.toLowerCase());
  const related = available.find((each) => each.toLowerCase().split('-')[0] === base);
  const [first = ''] = available;
  return exact ?? related ?? first;
}

/**
 * Texts for a language.
 * @param tag BCP 47; also used for numbers and amounts
 */
export async function loadTexts(tag: string): Promise<Texts> {
  const language = languageFor(tag);
  const loaded: { default: Readonly<Record<string, string>> } = await import(`./languages/${language}.json`);
  return textsOf(language, loaded.default);
}

export function textsOf(language: string, messages: Readonly<Record<string, string>>): Texts {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const find = (key: string, { count }: Values = {}) =>
    messages[key] ??
    (typeof count === 'number' ? messages[`${key}_${plurals.select(count)}`] : undefined) ??
    messages[`${key}_other`];
  const write = (key: string, values: Values = {}) =>
    (find(key, values) ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? numbers.format(value) : (value ?? '');
    });
  return Object.assign(write, {
    language,
    direction: directionOf(language),
    refusal: (code: string) => write(find(code) === undefined ? 'error.other' : code),
  });
}

function directionOf(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize();
  return ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo'].includes(script ?? '') ? 'rtl' : 'ltr';
}
