import { invalidRequest } from '../errors';
import type { Dialect } from './dialect';

/** An amount of a dialect in minor units. Throws 400 for a negative one, an invalid number, or one finer than the currency. */
export function minorUnitsOf(
  amount: unknown,
  field: string,
  decimals: number,
  amounts: Dialect['amounts'],
): number {
  if (amounts === 'minor') {
    if (typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0) return amount;
    throw wrongAmount(field, 'an integer in minor units');
  }
  const isOfKind = typeof amount === (amounts === 'text' ? 'string' : 'number');
  const [, whole, fraction = ''] = (isOfKind && /^(\d{1,15})(?:\.(\d+))?$/.exec(String(amount))) || [];
  // Trailing zeros beyond the currency's decimals are accepted.
  const digits = fraction.replace(/0+$/, '');
  if (whole === undefined || digits.length > decimals) {
    throw wrongAmount(field, `a decimal ${amounts} with at most ${decimals} digits after the point`);
  }
  const minor = Number(whole + digits.padEnd(decimals, '0'));
  if (Number.isSafeInteger(minor)) return minor;
  throw wrongAmount(field, 'smaller');
}

/** Formats minor units for a dialect. */
export function amountIn(minor: number, decimals: number, amounts: Dialect['amounts']): string | number {
  if (amounts === 'minor') return minor;
  const digits = String(minor).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`;
  return amounts === 'text' ? text : Number(text);
}

function wrongAmount(field: string, wanted: string) {
  const message = `'${field}' has to be ${wanted}.`;
  return invalidRequest({ [field]: { code: 'invalid.amount', message } });
}
