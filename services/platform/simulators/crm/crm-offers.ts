import offers from './offers.json';

type Offers = (typeof offers)['en'];

const byLanguage: Readonly<Record<string, Offers>> = offers;

/** The offers in the language of a BCP 47 tag, or in English. */
export function offersIn(tag: string): Offers {
  return byLanguage[tag.split('-')[0] ?? ''] ?? offers.en;
}
