import de from './languages/de.json';
import en from './languages/en.json';
import es from './languages/es.json';
import fi from './languages/fi.json';
import fr from './languages/fr.json';
import ja from './languages/ja.json';
import no from './languages/no.json';
import pl from './languages/pl.json';
import pt from './languages/pt.json';
import tr from './languages/tr.json';

type Texts = typeof en;

const languages: Readonly<Record<string, Texts>> = { de, en, es, fi, fr, ja, no, nb: no, pl, pt, tr };

/** @param tag BCP 47 */
export function textsFor(tag: string): { language: string; texts: Texts } {
  const base = tag.toLowerCase().split('-')[0] ?? '';
  const texts = languages[base];
  return texts ? { language: base, texts } : { language: Object.keys({ en })[0] ?? '', texts: en };
}
