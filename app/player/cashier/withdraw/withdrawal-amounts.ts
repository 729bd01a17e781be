import { type CurrencyDisplay, formatMoney, minorDigitsOf } from '../../../../ui/format/money';
import type { AmountFault } from '../../limits/read-amount';
import { readWithdrawalAmount } from './read-withdrawal-amount';

/** How amounts of the wallet are written. */
export interface MoneyStyle {
  /** BCP 47 tag of the language. */
  tag: string;
  currency: string;
  display: CurrencyDisplay;
}

/** @returns integer minor units, or the code of what is wrong with the value that its text names */
export function amountOrCode(text: string, style: MoneyStyle): { amount: number } | { code: string } {
  const read = readWithdrawalAmount(text, { ...style, tag: numberTag(style) });
  return 'fault' in read ? { code: codeOf(read.fault, style) } : read;
}

/** An amount in a sentence. @param amount integer minor units */
export function amountText(amount: number, { tag, currency, display }: MoneyStyle): string {
  return formatMoney(amount, currency, { tag, displays: { [currency]: display }, decimals: true });
}

/** An amount as the field takes it, without the sign of the currency. @param amount integer minor units */
export function typedAmount(amount: number, style: MoneyStyle): string {
  const digits = minorDigitsOf(style.currency, style.display);
  return numberText(amount / 10 ** digits, digits, numberTag(style));
}

function codeOf(fault: AmountFault, style: MoneyStyle): string {
  const digits = minorDigitsOf(style.currency, style.display);
  switch (fault) {
    case 'required':
      return fault;
    case 'number':
      return `withdraw.number:${numberText(1234, digits, numberTag(style))}`;
    case 'fraction':
      return digits === 0 ? 'withdraw.whole' : `withdraw.fraction:${digits}`;
    default:
      return `withdraw.${fault}`;
  }
}

const numberTag = ({ tag, display }: MoneyStyle): string => display.numberTag ?? tag;

function numberText(value: number, digits: number, tag: string): string {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(tag, decimals).format(value);
}
