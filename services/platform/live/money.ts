import type { Currencies } from '../reference-data/data';

/** An amount in minor units of its currency (cents, or whole pesos where a currency has no cents). */
export interface Money {
  amount: number;
  currency: string;
}

/** Parts of a minor unit of the base currency, the unit of pools and scores. */
export const PARTS = 10_000;

/**
 * Converts euro cents to minor units of a currency, rounded down so that a growing amount never decreases.
 * Throws for a currency without exchange rate; callers validate currencies, so that is an error in the data.
 */
export function fromEuro(cents: number, currency: string, currencies: Currencies): number {
  const { perEuro, decimals } = rateOf(currency, currencies);
  return Math.floor((cents / 100) * perEuro * 10 ** decimals + 1e-6);
}

/**
 * Converts minor units of a currency to ten-thousandths of euro cents, rounded. A reversal converts to the
 * exact opposite. Throws like `fromEuro`.
 */
export function toParts(amount: number, currency: string, currencies: Currencies): number {
  const { perEuro, decimals } = rateOf(currency, currencies);
  const parts = Math.round((Math.abs(amount) / 10 ** decimals / perEuro) * 100 * PARTS);
  return amount < 0 ? -parts : parts;
}

function rateOf(currency: string, currencies: Currencies): Currencies[string] {
  const rate = currencies[currency];
  if (rate !== undefined) return rate;
  throw new Error(
    `Currency ${currency} has no exchange rate: add it to services/platform/data/currencies.json.`,
  );
}
