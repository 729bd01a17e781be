import type { Currency } from '../../api';

/** Formats amounts of a currency. */
export type Money = (amount: number) => string;

/** @param language BCP 47; amounts are minor units */
export function moneyFor(language: string, { code, decimals }: Currency): Money {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const unit = 10 ** decimals;
  return (amount) => format.format(amount / unit);
}
