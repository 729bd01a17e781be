import { useSite } from '../site/site-context';
import { formatMoney } from './money';

/** Writes amounts of minor units with their decimals, as the market does. */
export function useAmount(): (amount: number, currency: string) => string {
  const { tag, currencies } = useSite();
  return (amount, currency) => formatMoney(amount, currency, { tag, displays: currencies, decimals: true });
}
