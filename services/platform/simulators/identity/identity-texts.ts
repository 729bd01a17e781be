import { languageTag } from '../../reference-data/languages';
import de from './texts/de.json';
import english from './texts/en.json';
import es from './texts/es.json';
import fi from './texts/fi.json';
import fil from './texts/fil.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import nb from './texts/nb.json';
import pl from './texts/pl.json';
import pt from './texts/pt.json';
import tr from './texts/tr.json';

type TextKey = keyof typeof english;

/** The texts of the hosted pages in a language. */
export interface IdentityTexts {
  tag: string;
  /** @param number replaces `{{number}}` */
  t(key: TextKey, number?: number): string;
}

const messages = new Map<string, Readonly<Record<TextKey, string>>>(
  Object.entries({ de, en: english, es, fi, fil, fr, ja, nb, pl, pt, tr }),
);

/** @param language site code; English for one without texts */
export function identityTexts(language: string): IdentityTexts {
  const tag = languageTag(language);
  const found = messages.get(tag.split('-')[0] ?? '');
  const texts = found ?? english;
  return {
    tag: found === undefined ? 'en' : tag,
    t: (key, number) => texts[key].replace('{{number}}', String(number)),
  };
}
