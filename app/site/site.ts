import type { Brand, Languages, Market, Theme } from '../../schemas/generated/types';
import type { CurrencyDisplay } from '../../ui/format/money';
import type { SiteFeatures } from './features/site-features';
import type { RedirectTable } from './redirects/redirect-table';
import type { ResolvedRules } from './rules/rule-values';

export type Channel = 'desktop' | 'mobile';

/** Brand + market + locale: the context of every later step of a request. */
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
  /** BCP 47 tag of the language whose number format applies (MARKET-34). */
  numberTag: string;
  currencies: Record<string, CurrencyDisplay>;
  /** Units of the market's currency per euro, for amounts in content texts. */
  offerRate: number;
  /** The rules of brand, market and law that apply today. */
  rules: ResolvedRules;
  /** The market's local day that the rules are for, `YYYY-MM-DD`. */
  day: string;
  /** Start of the market's next day, in milliseconds. */
  dayEndsAt: number;
  channel: Channel;
  /** Feature flags of the market today; pages never read those of the brand. */
  features: SiteFeatures;
  /** Redirects of paths below the locale. */
  redirects: RedirectTable;
}
