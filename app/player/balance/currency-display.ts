import type { CurrencyDisplay } from '../../../ui/format/money';
import type { Site } from '../../site/site';

/** How amounts of a currency are written in this market; with its code if not configured. */
export function displayOf({ currencies }: Pick<Site, 'currencies'>, currency: string): CurrencyDisplay {
  return currencies[currency] ?? { symbol: currency, hasSpace: true, position: 'before' };
}
