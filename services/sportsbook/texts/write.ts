import type english from './languages/en.json';

export type TextKey = keyof typeof english;
export type Values = Readonly<Record<string, string | number>>;

/** The texts of a page; the server and the frame write them alike. */
export interface Texts {
  /** BCP 47, also of numbers and times. */
  tag: string;
  direction: 'ltr' | 'rtl';
  messages: Readonly<Record<string, string>>;
  (key: TextKey, values?: Values): string;
  /** The text of a key that data names, such as a sport; the fallback for one that has none. */
  named(key: string, fallback: string, values?: Values): string;
  /** The text of a refusal; a general one for codes that have none. */
  refusal(code: string, values?: Values): string;
}

export function textsOf(tag: string, messages: Readonly<Record<string, string>>): Texts {
  const numbers = new Intl.NumberFormat(tag);
  const fill = (text: string, values: Values) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? numbers.format(value) : (value ?? '');
    });
  const named = (key: string, fallback: string, values: Values = {}) =>
    fill(messages[key] ?? fallback, values);
  const write = (key: TextKey, values?: Values) => named(key, key, values);
  const refusal = (code: string, values?: Values) => named(code, messages['error.other'] ?? code, values);
  const { script = '' } = new Intl.Locale(tag).maximize();
  const direction: Texts['direction'] = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo'].includes(script)
    ? 'rtl'
    : 'ltr';
  return Object.assign(write, { tag, direction, messages, named, refusal });
}
