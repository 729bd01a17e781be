import type english from './languages/en.json';

export type TextKey = keyof typeof english;
export type Values = Readonly<Record<string, string | number>>;

/** Localized texts, used by the server and the frame. */
export interface Texts {
  /** BCP 47; also used to format numbers and times. */
  tag: string;
  direction: 'ltr' | 'rtl';
  messages: Readonly<Record<string, string>>;
  (key: TextKey, values?: Values): string;
  /** Text of a key from data, such as a sport; `fallback` if it has none. */
  named(key: string, fallback: string, values?: Values): string;
  /** Text of an error code; a general one if it has none. */
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
