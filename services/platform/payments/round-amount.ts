import type { Currencies } from '../reference-data/data';

/**
 * An amount of offers and limits set in euro, in minor units of a currency: converted with the company's
 * rounded rate, so that terms match advertised amounts. Throws for a currency without a rate.
 */
export function roundAmount(euro: number, currency: string, currencies: Currencies): number {
  const rate = currencies[currency];
  if (rate === undefined) throw new Error(`Currency ${currency} has no exchange rate.`);
  return Math.round(euro * rate.offerRate * 10 ** rate.decimals);
}
