import { bonusWord } from '../../../catalogue/advertises-bonus';
import type { ContentInput, ShownSite } from '../launch-input';
import type { PublishedContent, StoredItem } from '../published-content';
import { plainTextOf } from '../rich-text-parts';
import type { Tell } from './collect-findings';
import { entryPlace } from './entry-place';

/** Entry types that make offers, with the field for the conditions. */
const offerTypes = new Set(['promotion', 'bannerSlide', 'heroBanner', 'signUpBonus', 'signUpPanel']);

const wageringWords =
  /wager|turnover|roll-?over|play-?through|umsatz|umsetz|omsätt|omsett|kierrät|mise|apost/iu;
const multiples =
  /(?<![\d.,])(\d{1,3})\s?[x×](?!\p{L})|(?<!\p{L})[x×]\s?(\d{1,3})(?![\d.,]\d)|(\d{1,3}) times/giu;

/** Offers must state their conditions, and require no more wagering than the market's law allows. */
export function checkOffers({ content, sites }: ContentInput, tell: Tell): void {
  for (const shownSite of sites)
    for (const entry of shownSite.shown.entries)
      if (offerTypes.has(entry.type)) checkOffer(content, shownSite, entry, tell);
}

function checkOffer(
  content: PublishedContent,
  { site, shown }: ShownSite,
  entry: StoredItem,
  tell: Tell,
): void {
  const locale = site.speech.contentLocale;
  const texts = Object.keys(entry.fields).map((field) => ({
    field,
    words: plainTextOf(content.value(entry, field, locale)),
  }));
  const isConditioned = texts.some(({ field, words }) => field === 'conditions' && words !== '');
  const offer = texts.find(({ field, words }) => field !== 'internalName' && bonusWord.test(words));
  if (site.rules.bonuses && offer && !isConditioned)
    tell('noConditions', { site, place: entryPlace(shown, entry.id, '/conditions') });
  const cap = site.rules.bonusMaximumWagering;
  if (cap === null) return;
  for (const { field, words } of texts)
    for (const { text, times } of wageringIn(words))
      if (times > cap)
        tell('wageringAboveCap', {
          site,
          values: { text, cap },
          place: entryPlace(shown, entry.id, `/${field}`),
        });
}

/** Wagering multiples in a text, such as 35x. */
export function wageringIn(words: string): { text: string; times: number }[] {
  if (!wageringWords.test(words)) return [];
  return [...words.matchAll(multiples)].map(([text, before, after, counted]) => ({
    text,
    times: Number(before ?? after ?? counted),
  }));
}
