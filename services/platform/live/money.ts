import type { Currencies } from '../reference-data/data';

/** An amount in minor units of its currency (cents, or whole pesos where a currency has no cents). */
export interface Money {
  amount: number;
  currency: string;
}

/**
 * Converts euro cents to minor units of a currency, rounded down so that a growing amount never shrinks.
 * Throws when the currency has no exchange rate; callers check currencies at the edge, so that is a fault in the data.
 */
export function fromEuro(cents: number, currency: string, currencies: Currencies): number {
  const rate = currencies[currency];
  if (rate === undefined) {
    throw new Error(
      `Currency ${currency} has no exchange rate: add it to services/platform/data/currencies.json.`,
    );
  }
  return Math.floor((cents / 100) * rate.perEuro * 10 ** rate.decimals + 1e-6);
}
