import type { Currencies } from '../reference-data/data';

/**
 * About as much as so many euro, in minor units of a currency: players see round amounts, so it has two digits of which the second is
 * 0 or 5. The euro itself is not rounded. Throws when the currency has no exchange rate.
 */
export function roundAmount(euro: number, currency: string, currencies: Currencies): number {
  const rate = currencies[currency];
  if (rate === undefined) throw new Error(`Currency ${currency} has no exchange rate.`);
  const { perEuro, decimals } = rate;
  const minor = euro * perEuro * 10 ** decimals;
  if (perEuro === 1) return Math.round(minor);
  const magnitude = 10 ** Math.floor(Math.log10(minor));
  return Math.max(1, Math.round((Math.round((minor / magnitude) * 2) / 2) * magnitude));
}
