import languages from '../../../brands/languages.json';
import de from './languages/de.json';
import english from './languages/en.json';
import es from './languages/es.json';
import fi from './languages/fi.json';
import fil from './languages/fil.json';
import fr from './languages/fr.json';
import ja from './languages/ja.json';
import nb from './languages/nb.json';
import pl from './languages/pl.json';
import portuguese from './languages/pt.json';
import brazilian from './languages/pt-BR.json';
import tr from './languages/tr.json';
import { type Texts, textsOf } from './write';

/** All messages by language. The compiler reports missing keys. */
export const messages: ReadonlyMap<string, Readonly<Record<keyof typeof english, string>>> = new Map(
  Object.entries({
    ...{ en: english, de, es, fi, fil, fr, ja, nb, pl, pt: portuguese, tr },
    ...{ 'pt-BR': brazilian },
  }),
);

/** @param language BCP 47, or a language code of the platform */
export function textsFor(language: string): Texts {
  const tag = tagOf(language);
  const base = new Intl.Locale(tag).language;
  const own = messages.has(tag) ? tag : base;
  const found = messages.get(own);
  return found ? textsOf(tag, found) : textsOf(Object.keys({ en: english })[0] ?? '', english);
}

function tagOf(language: string): string {
  const tag =
    languages.find(({ code }) => code === language.toLowerCase())?.tag ?? language.replaceAll('_', '-');
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return Object.keys({ en: english })[0] ?? '';
  }
}
