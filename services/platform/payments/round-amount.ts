import type { Currencies } from '../reference-data/data';

/**
 * An amount of offers and limits that is set in euro, in minor units of a currency: by the round rate that the company chooses, so that
 * terms say the amounts that pages advertise. Throws when the currency has no rate.
 */
export function roundAmount(euro: number, currency: string, currencies: Currencies): number {
  const rate = currencies[currency];
  if (rate === undefined) throw new Error(`Currency ${currency} has no exchange rate.`);
  return Math.round(euro * rate.offerRate * 10 ** rate.decimals);
}
