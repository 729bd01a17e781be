import { isRecord } from '../../../../schemas/is-record';
import { placeholders, unknownPlaceholders } from '../../../content/documents/market-terms';
import { offersTarget, offersWhenOpen } from '../../../catalogue/offered-target';
import { promotionIsOffered } from '../../../catalogue/offered-promotion';
import type { RuleName } from '../../../site/rules/rule-values';
import type { Site } from '../../../site/site';
import type { FindingKind } from '../finding';
import type { PublishedContent, StoredItem } from '../published-content';

type ContentRuleKind = Extract<
  FindingKind,
  'otherAge' | 'prohibitedOffer' | 'foreignCurrency' | 'unknownPlaceholder'
>;

/** A violation of a market's rule by an entry. */
export interface ContentRuleFinding {
  kind: ContentRuleKind;
  entryId: string;
  /** JSON pointer of the text below the fields of the entry. */
  pointer: string;
  /** The market's rule or setting that the entry violates. */
  rule: RuleName | 'currency' | 'placeholder';
  /** Values for the texts of finding and remedy. */
  values: Record<string, string | number>;
}

/** A text of an entry and where it is. */
interface PlacedText {
  text: string;
  pointer: string;
}

/** Entries whose texts make promises; other texts, such as terms, may mention what the market does not offer. */
const offerTypes = new Set([
  'promotion',
  'bannerSlide',
  'heroBanner',
  'signUpBonus',
  'signUpPanel',
  'seoText',
]);

/** Ages in laws; other numbers before a word such as years are not age limits. */
const legalAges = { from: 16, to: 21 };

/**
 * Violations of a market's rules by published content: ages other than its minimum age, amounts in another currency,
 * prohibited offers. Pure, so that the studio can check a draft and CI everything.
 * @param entries those the site shows
 */
export function contentRuleFindings(
  content: PublishedContent,
  site: Site,
  entries: readonly StoredItem[],
): ContentRuleFinding[] {
  return entries
    .filter((entry) => isPublicIn(content, entry, site))
    .flatMap((entry) => {
      const texts = textsOf(content, entry, site.speech.contentLocale);
      return [
        ...texts.flatMap((text) => textFindings(entry, text, site)),
        ...prohibited(content, entry, texts, site),
      ];
    });
}

/** Whether the rules let the site show it, in addition to the entry's own markets. */
function isPublicIn(content: PublishedContent, entry: StoredItem, site: Site): boolean {
  if (entry.type === 'mark') {
    const age = content.plain(entry, 'minimumAge');
    return age === undefined || age === site.rules.minimumAge;
  }
  if (entry.type === 'promotion') {
    if (!site.rules.bonuses && content.plain(entry, 'tournamentId') === undefined) return false;
    const categories = content.ofType('promotionCategory').map((category) => ({
      slug: content.plainText(category, 'slug') ?? '',
      vertical: content.plainText(category, 'vertical'),
    }));
    const needs = content.names(entry, 'needs') ?? [];
    return promotionIsOffered(
      { categories: content.names(entry, 'categories') ?? [], needs },
      categories,
      site,
    );
  }
  // Links only to pages the market does not have are omitted.
  const targets = targetsOf(content, entry);
  return targets.length === 0 || targets.some((target) => offersTarget(target, site));
}

function textFindings(entry: StoredItem, { text, pointer }: PlacedText, site: Site): ContentRuleFinding[] {
  const { market, rules } = site;
  const found = (
    kind: ContentRuleKind,
    rule: ContentRuleFinding['rule'],
    values: ContentRuleFinding['values'],
  ): ContentRuleFinding => ({
    kind,
    entryId: entry.id,
    pointer,
    rule,
    values,
  });
  return [
    ...agesIn(text, site)
      .filter(({ age }) => age !== rules.minimumAge)
      .map(({ words }) =>
        found('otherAge', 'minimumAge', {
          text: words,
          age: rules.minimumAge,
          placeholder: placeholders.minimumAge,
        }),
      ),
    ...foreignAmounts(text, site).map((words) =>
      found('foreignCurrency', 'currency', {
        text: words,
        currency: market.currency,
        placeholder: placeholders.amount,
      }),
    ),
    ...unknownPlaceholders(text).map((words) =>
      found('unknownPlaceholder', 'placeholder', {
        text: words,
        placeholders: Object.values(placeholders).join(', '),
      }),
    ),
  ];
}

function prohibited(
  content: PublishedContent,
  entry: StoredItem,
  texts: readonly PlacedText[],
  site: Site,
): ContentRuleFinding[] {
  const { market, rules, speech } = site;
  const { ruleWords = {} } = speech;
  const finding = (rule: RuleName, { text, pointer }: PlacedText): ContentRuleFinding => ({
    kind: 'prohibitedOffer',
    entryId: entry.id,
    pointer,
    rule,
    values: { text, rule },
  });
  const naming = (rule: RuleName, words: readonly string[] = []) =>
    texts.flatMap(({ text, pointer }) => {
      const word = words.find((each) => text.toLocaleLowerCase().includes(each.toLocaleLowerCase()));
      return word === undefined ? [] : [finding(rule, { text: word, pointer })];
    });
  const found: ContentRuleFinding[] = [];
  if (!rules.creditCards) {
    if (entry.type === 'paymentMethod' && content.plain(entry, 'isCreditCard') === true)
      found.push(
        finding('creditCards', { text: content.plainText(entry, 'name') ?? entry.id, pointer: '/markets' }),
      );
    else found.push(...naming('creditCards', ruleWords.creditCards));
  }
  if (!offerTypes.has(entry.type)) return found;
  if (!market.verticals.includes('live-casino')) found.push(...naming('verticals', ruleWords.liveCasino));
  if (!rules.jackpotGames) found.push(...naming('jackpotGames', ruleWords.jackpotGames));
  // A block omits such a link; a promotion without its subject is invalid.
  for (const target of entry.type === 'promotion' ? targetsOf(content, entry) : [])
    if (!offersWhenOpen(target, site))
      found.push(finding('verticals', { text: target, pointer: '/callToAction' }));
  return found;
}

/** Texts in the language of the site, those of rich text one by one; and names that are the same in every language. */
function textsOf(content: PublishedContent, entry: StoredItem, locale: string): PlacedText[] {
  const fields = new Set([...content.translatedFields(entry), 'name']);
  return [...fields].flatMap((field) => textsIn(content.value(entry, field, locale), `/${field}`));
}

function textsIn(value: unknown, pointer: string): PlacedText[] {
  if (typeof value === 'string') return [{ text: value, pointer }];
  if (Array.isArray(value)) return value.flatMap((item, place) => textsIn(item, `${pointer}/${place}`));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'nodeType' || name === 'data' ? [] : textsIn(part, `${pointer}/${name}`),
  );
}

/** Targets of an entry and of its links. */
function targetsOf(content: PublishedContent, entry: StoredItem): string[] {
  const linked = content
    .links(entry)
    .flatMap(({ kind, id }) => (kind === 'Entry' ? (content.entry(id) ?? []) : []));
  return [entry, ...linked].flatMap((item) => content.plainText(item, 'target') ?? []);
}

/** Ages in a text: numbers with a plus sign, or with the language's words. */
function agesIn(text: string, { speech }: Site): { age: number; words: string }[] {
  const phrases = ['{{age}}\u202f+', '{{age}} +', '{{age}}+', ...(speech.ruleWords?.minimumAge ?? [])];
  return phrases
    .flatMap((phrase) => [...text.matchAll(phrasePattern(phrase))])
    .map((match) => ({ age: Number(match[1]), words: match[0] }))
    .filter(({ age }) => age >= legalAges.from && age <= legalAges.to);
}

const patterns = new Map<string, RegExp>();

function phrasePattern(phrase: string): RegExp {
  let pattern = patterns.get(phrase);
  if (!pattern) {
    const source = phrase
      .split('{{age}}')
      .map(escaped)
      .join(String.raw`(?<![\d.,])(\d{2})(?![\d.,]\d|\d)`);
    patterns.set(phrase, (pattern = new RegExp(source.replaceAll(' ', String.raw`[\s\u00a0]`), 'giu')));
  }
  return pattern;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Amounts in a text with the symbol, code or name of a currency other than the market's. */
function foreignAmounts(text: string, { currencies, market, speech }: Site): string[] {
  if (!/\d/.test(text)) return [];
  const own = new Set(signsOf(market.currency, currencies[market.currency]?.symbol, speech.tag));
  const others = Object.entries(currencies)
    .flatMap(([code, { symbol }]) => signsOf(code, symbol, speech.tag))
    .sort((a, b) => b.length - a.length);
  const sign = [...new Set(others)].map(escaped).join('|');
  const space = String.raw`[\s\u00a0\u202f]?`;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}$])(${sign})${space}\d[\d.,]*|\d${space}(${sign})(?!\p{L})`,
    'giu',
  );
  const lower = new Set([...own].map((each) => each.toLocaleLowerCase()));
  return [...text.matchAll(pattern)].flatMap(([words, before, after]) =>
    lower.has((before ?? after ?? '').toLocaleLowerCase()) ? [] : [words],
  );
}

const knownSigns = new Map<string, readonly string[]>();

/** Spellings of a currency: symbol, code, and name in singular and plural. */
function signsOf(code: string, symbol: string | undefined, tag: string): readonly string[] {
  const key = `${code} ${symbol} ${tag}`;
  let signs = knownSigns.get(key);
  if (!signs) {
    const format = new Intl.NumberFormat(tag, { style: 'currency', currency: code, currencyDisplay: 'name' });
    const names = [1, 2, 5].flatMap((amount) =>
      format.formatToParts(amount).flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    );
    knownSigns.set(key, (signs = [...new Set([...(symbol ? [symbol] : []), code, ...names])]));
  }
  return signs;
}
