import siteLanguages from '../../../brands/languages.json';
import de from '../messages/de.json';
import english from '../messages/en.json';
import es from '../messages/es.json';
import fi from '../messages/fi.json';
import fil from '../messages/fil.json';
import fr from '../messages/fr.json';
import ja from '../messages/ja.json';
import nb from '../messages/nb.json';
import pl from '../messages/pl.json';
import pt from '../messages/pt.json';
import tr from '../messages/tr.json';

export type TextKey = keyof typeof english;
type Messages = Readonly<Record<TextKey, string>>;
type Values = Readonly<Record<string, string | number>>;

const messages = new Map<string, Messages>(
  Object.entries({ en: english, de, es, fi, fil, fr, ja, nb, pl, pt, tr }),
);

/** The texts of a page. */
export interface Texts {
  /** BCP 47; also used for numbers and times. */
  tag: string;
  /** Language of the texts: that of the tag, or English. */
  language: string;
  direction: 'ltr' | 'rtl';
  (key: TextKey, values?: Values): string;
}

/** @param language BCP 47, or a language code of the platform */
export function textsFor(language: string): Texts {
  const tag = tagOf(language);
  const base = new Intl.Locale(tag).language;
  const found = messages.get(base);
  const texts = found ?? english;
  const numbers = new Intl.NumberFormat(tag);
  const write = (key: TextKey, values: Values = {}) =>
    texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? numbers.format(value) : (value ?? '');
    });
  const own = found ? base : (Object.keys({ en: english })[0] ?? '');
  return Object.assign(write, { tag: found ? tag : own, language: own, direction: directionOf(own) });
}

function tagOf(language: string): string {
  const tag = siteLanguages.find(({ code }) => code === language)?.tag ?? language.replaceAll('_', '-');
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return Object.keys({ en: english })[0] ?? '';
  }
}

/** Derived from the script, so that languages added later get the right direction. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize();
  return ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo'].includes(script) ? 'rtl' : 'ltr';
}
