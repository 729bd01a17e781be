import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fi from './texts/fi.json';
import fil from './texts/fil.json';
import fr from './texts/fr.json';
import ja from './texts/ja.json';
import nb from './texts/nb.json';
import pl from './texts/pl.json';
import pt from './texts/pt.json';
import tr from './texts/tr.json';

/** The texts of the frame by the language of a BCP 47 tag; English for all others. */
export const messengerTexts: Readonly<Record<string, typeof en>> = {
  ...{ de, en, es, fi, fil, fr, ja, nb, pl, pt, tr },
};
