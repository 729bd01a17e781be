import type { Brand, Languages, Market, Theme } from '../../schemas/generated/types';
import type { CurrencyDisplay } from '../../ui/format/money';
import type { ResolvedRules } from './rules/rule-values';

export type Channel = 'desktop' | 'mobile';

/** Brand + market + locale: what every later step of a request works for. */
export interface Site {
  brand: Brand;
  theme: Theme;
  market: Market;
  /** Locale segment of addresses, e.g. `fr-CA`. */
  locale: string;
  /** Language of the address. */
  language: string;
  /** What the language means in this market: tag, direction, content locale, messages (market.localeMapping applied). */
  speech: Languages[number];
  /** BCP 47 tag of the language whose way of writing numbers counts (MARKET-34). */
  numberTag: string;
  currencies: Record<string, CurrencyDisplay>;
  /** How many units of the market's currency stand for one euro of an amount in a content text. */
  offerRate: number;
  /** What brand, market and the law allow and ask for today. */
  rules: ResolvedRules;
  /** The market's own day the rules are those of, `YYYY-MM-DD`. */
  day: string;
  /** When the market's next day begins, in milliseconds. */
  dayEndsAt: number;
  channel: Channel;
}
