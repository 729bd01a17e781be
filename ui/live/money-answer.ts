import type { CurrencyDisplay } from '../format/money';
import { isRecord } from '../../schemas/is-record';

/** Amounts of an answer: their currency, and how it is written in this market. */
export interface AnswerCurrency {
  currency: string;
  display: CurrencyDisplay;
}

/** Reads the currency of an answer that holds amounts; undefined when it has none. */
export function readCurrency(value: unknown): AnswerCurrency | undefined {
  if (!isRecord(value)) return undefined;
  const { currency, display } = value;
  return typeof currency === 'string' && isDisplay(display) ? { currency, display } : undefined;
}

/** Whether a value describes how amounts of a currency are written. */
export function isDisplay(value: unknown): value is CurrencyDisplay {
  if (!isRecord(value)) return false;
  const { symbol, hasSpace, position, minorDigits, numberTag } = value;
  return (
    typeof symbol === 'string' &&
    typeof hasSpace === 'boolean' &&
    (position === 'before' || position === 'after' || position === 'locale') &&
    (minorDigits === undefined || Number.isInteger(minorDigits)) &&
    (numberTag === undefined || typeof numberTag === 'string')
  );
}

/** An amount in minor units as it comes in an answer. */
export function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** A moment as it comes in an answer. */
export function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
