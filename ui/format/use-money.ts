import { formatMoney } from './money';
import { useSite } from '../site/site-context';

/** Writes amounts of minor units as the market does; `signed` puts a plus or minus in front. */
export function useMoney(): (amount: number, currency: string, signed?: boolean) => string {
  const { tag, currencies } = useSite();
  return (amount, currency, signed = false) => {
    const text = formatMoney(Math.abs(amount), currency, { tag, displays: currencies, decimals: true });
    // A minus in front of the currency's sign is read right in every market, and does not break off.
    const sign = amount < 0 ? '\u2212' : signed && amount > 0 ? '+' : '';
    return sign + text;
  };
}
