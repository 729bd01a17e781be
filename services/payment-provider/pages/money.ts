import currencies from '../../platform/data/currencies.json';
import coin from '../data/coin.json';

const rates: Readonly<Record<string, { perEuro: number; decimals: number }>> = currencies;

/**
 * Formats an amount.
 * @param amount in minor units
 * @param tag BCP 47
 */
export function writeMoney(amount: number, currency: string, tag: string): string {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 10 ** decimals);
}

/** Converts whole euros to minor units of a currency. */
export function fromEuros(euros: number, currency: string): number {
  return Math.round(euros * rateOf(currency) * 10 ** decimalsOf(currency));
}

/**
 * Formats an amount in the simulated cryptocurrency.
 * @param amount in minor units
 */
export function inCoins(amount: number, currency: string): string {
  const euros = amount / 10 ** decimalsOf(currency) / rateOf(currency);
  return (euros * coin.perEuro).toFixed(coin.decimals);
}

function rateOf(currency: string): number {
  return rates[currency]?.perEuro ?? 1;
}

function decimalsOf(currency: string): number {
  const usual = () =>
    new Intl.NumberFormat([], { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return rates[currency]?.decimals ?? usual();
}
