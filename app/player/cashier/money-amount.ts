import { type CurrencyDisplay, formatMoney, minorDigitsOf } from '../../../ui/format/money';
import type { Site } from '../../site/site';
import { displayOf } from '../balance/currency-display';
import { type AmountFault, readAmount } from '../limits/read-amount';

/** Number format of a currency. */
export interface MoneyStyle {
  /** BCP 47 tag of the language. */
  tag: string;
  currency: string;
  display: CurrencyDisplay;
}

export function moneyStyleOf(site: Site, currency: string): MoneyStyle {
  return { tag: site.speech.tag, currency, display: displayOf(site, currency) };
}

/**
 * Parses an amount with or without its currency. In addition to the language's number format, either mark is accepted
 * as the decimal one if it is unambiguous: `12,5` and `12.50`, but not `1.500`.
 * @returns integer minor units, or why the text is invalid
 */
export function readMoney(text: string, style: MoneyStyle): { amount: number } | { fault: AmountFault } {
  const { currency, display } = style;
  const bare = withoutSigns(text.normalize('NFKC').trim(), [currency, display.symbol, signOf(currency)]);
  const digits = digitsOf(style);
  const read = readAmount(bare, { tag: numberTag(style), digits });
  if (!('fault' in read) || read.fault !== 'number') return read;
  const either = /^([-\u2212]?\d+)[.,](\d{1,2})$/.exec(bare);
  // Normalised to English, whose decimal mark is the dot.
  return either ? readAmount(`${either[1] ?? ''}.${either[2] ?? ''}`, { tag: 'en', digits }) : read;
}

/** The error code of a fault in a form, with the value for its text. */
export function faultCode(fault: AmountFault, style: MoneyStyle): string {
  const digits = digitsOf(style);
  if (fault === 'number') return `number:${numberText(1234.5, style)}`;
  if (fault === 'fraction') return digits === 0 ? 'whole' : `fraction:${digits}`;
  return fault;
}

/** Formats an amount for a sentence. @param amount integer minor units */
export function amountText(amount: number, { tag, currency, display }: MoneyStyle): string {
  return formatMoney(amount, currency, { tag, displays: { [currency]: display }, decimals: true });
}

/** Formats an amount as input of the field, without the currency. @param amount integer minor units */
export function typedAmount(amount: number, style: MoneyStyle): string {
  return numberText(amount / 10 ** digitsOf(style), style);
}

const digitsOf = ({ currency, display }: MoneyStyle): number => minorDigitsOf(currency, display);

const numberTag = ({ tag, display }: MoneyStyle): string => display.numberTag ?? tag;

function numberText(value: number, style: MoneyStyle): string {
  const digits = digitsOf(style);
  const decimals = {
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
  };
  return new Intl.NumberFormat(numberTag(style), decimals).format(value);
}

/** The bare symbol of a currency, which may be pasted even if the market writes it with a country prefix. */
function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? '';
}

function withoutSigns(text: string, signs: readonly string[]): string {
  for (const sign of signs.map((each) => each.normalize('NFKC')).filter(Boolean)) {
    const minus = /^[-\u2212]/.exec(text)?.[0] ?? '';
    const rest = text.slice(minus.length).trim();
    if (starts(rest, sign)) return minus + rest.slice(sign.length).trim();
    if (starts(rest.slice(-sign.length), sign)) return minus + rest.slice(0, -sign.length).trim();
  }
  return text;
}

const starts = (text: string, sign: string): boolean => text.toLowerCase().startsWith(sign.toLowerCase());
