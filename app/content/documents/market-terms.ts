import { minorDigitsOf, formatMoney } from '../../../ui/format/money';
import { isRecord } from '../../../schemas/is-record';
import type { Site } from '../../site/site';

/** Placeholders whose value depends on the market: `{{minimumAge}}`, `{{amount 20}}` in euro, `{{wagering 30}}`. */
const placeholder = /\{\{\s*(?:(minimumAge)|amount\s+(\d+(?:\.\d{1,2})?)|wagering\s+(\d{1,3}))\s*\}\}/g;

/** An example of each placeholder editors may write. */
export const placeholders = {
  minimumAge: '{{minimumAge}}',
  amount: '{{amount 20}}',
  wagering: '{{wagering 30}}',
};

const anyPlaceholder = /\{\{[^{}]*\}\}/g;

/** Invalid placeholders of a text, such as a misspelt one. */
export function unknownPlaceholders(text: string): string[] {
  return (text.match(anyPlaceholder) ?? []).filter((found) => found.replace(placeholder, '') !== '');
}

/** A text with the market's values: minimum age, amounts in its currency, and wagering capped by its law. */
export function marketText(text: string, site: Site): string {
  if (!text.includes('{{')) return text;
  const { minimumAge, bonusMaximumWagering } = site.rules;
  return text.replace(placeholder, (_whole, age?: string, euros?: string, times?: string) => {
    if (age) return String(minimumAge);
    if (times) return String(Math.min(Number(times), bonusMaximumWagering ?? Infinity));
    return offerAmount(Number(euros), site);
  });
}

function offerAmount(euros: number, { market, currencies, offerRate, speech }: Site): string {
  const { currency } = market;
  const unit = 10 ** minorDigitsOf(currency, currencies[currency]);
  const amount = Math.round(euros * offerRate * unit);
  return formatMoney(amount, currency, { tag: speech.tag, displays: currencies });
}

/** Content with the market's values in its texts, and without list items that name another minimum age. */
export function inMarketTerms<T extends object>(content: T, site: Site): T {
  // Strings stay strings, and only list items are removed, so the type stays the same.
  return replacedOrWhole(content, site) as T;
}

/** Content nested too deep to walk is also too deep to render: its block is left out and logged there. */
function replacedOrWhole(content: object, site: Site): object {
  try {
    return replaced(content, site) as object;
  } catch (error) {
    if (error instanceof RangeError) return content;
    throw error;
  }
}

function replaced(value: unknown, site: Site): unknown {
  if (typeof value === 'string') return marketText(value, site);
  if (Array.isArray(value)) {
    const items = value
      .filter((item) => namesAgeOf(item, site))
      .map((item: unknown): unknown => replaced(item, site));
    const same = items.length === value.length && items.every((item, place) => item === value[place]);
    return same ? value : items;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  const changed = entries.map(([name, part]) => [name, replaced(part, site)] as const);
  return changed.every(([, part], place) => part === entries[place]?.[1])
    ? value
    : Object.fromEntries(changed);
}

/** Whether a mark is allowed in the market: an age mark must name the market's minimum age. */
function namesAgeOf(item: unknown, { rules }: Site): boolean {
  const age = isRecord(item) ? item['minimumAge'] : undefined;
  return typeof age !== 'number' || age === rules.minimumAge;
}
