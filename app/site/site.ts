import type { Brand, Languages, Market, Theme } from '../../schemas/generated/types';
import type { CurrencyDisplay } from '../../ui/format/money';
import type { SiteFeatures } from './features/site-features';
import type { RedirectTable } from './redirects/redirect-table';
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
  /** The language in this market: tag, direction, content locale, messages (market.localeMapping applied). */
  speech: Languages[number];
  /** BCP 47 tag of the language whose way of writing numbers counts (MARKET-34). */
  numberTag: string;
  currencies: Record<string, CurrencyDisplay>;
  /** Units of the market's currency per euro, for amounts in content texts. */
  offerRate: number;
  /** Everything brand, market and law allow and require today. */
  rules: ResolvedRules;
  /** The market's own day the rules are those of, `YYYY-MM-DD`. */
  day: string;
  /** When the market's next day begins, in milliseconds. */
  dayEndsAt: number;
  channel: Channel;
  /** Feature flags of the market today; pages never read those of the brand. */
  features: SiteFeatures;
  /** Paths below the locale that lead elsewhere. */
  redirects: RedirectTable;
}
