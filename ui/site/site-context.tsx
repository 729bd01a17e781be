import { createContext, useContext } from 'react';
import type { Brand, Rules } from '../../schemas/generated/types';
import type { MessageKey } from '../../schemas/generated/message-keys';
import type { DateFormat } from '../format/date';
import type { CurrencyDisplay } from '../format/money';

/** Looks up an interface text; values fill its `{{placeholders}}`, `count` chooses the plural form. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** A block's view of the site, the visitor's state and the request; never the player's identity. */
export interface SiteView {
  brand: { id: string; name: string; layout: Brand['layout'] };
  /** Market code, e.g. `FI`. */
  market: string;
  /** Locale segment of addresses, e.g. `fi-FI`. */
  locale: string;
  /** BCP 47 tag for `lang` and Intl. */
  tag: string;
  direction: 'ltr' | 'rtl';
  scheme: 'dark' | 'light';
  /** ISO code of the market's currency. */
  currency: string;
  /** How amounts are written in this market, by ISO code. */
  currencies: Record<string, CurrencyDisplay>;
  /** BCP 47 tag for numbers: the language's, or one that writes 1,234.5 (MARKET-34). */
  numberTag: string;
  dateFormat: DateFormat;
  /** IANA zone in which dates are shown. */
  timeZone: string;
  /** Legal requirements that blocks and dialogs implement themselves; forbidden content never reaches them. */
  rules: Required<Pick<Rules, 'marketStatus' | 'returnToPlayer' | 'riskWarning' | 'loyalty'>>;
  /** Brand, market and law offer the sportsbook. */
  hasSportsbook?: true;
  channel: 'desktop' | 'mobile';
  authorized: boolean;
  /** Time of the request, in milliseconds. */
  now: number;
  /** Path below the locale, e.g. `/promotions`. */
  path: string;
  t: Translate;
}

const SiteContext = createContext<SiteView | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The site of the block being rendered. Throws outside a SiteProvider. */
export function useSite(): SiteView {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider around the block');
  return site;
}
