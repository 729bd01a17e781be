import { testCards } from '../data/test-data';
import type { EnteredInstrument } from '../transactions/record';
import type { Entered, FieldError } from './page-context';

/**
 * Parses the card form. The card number does not leave this function.
 * @param now milliseconds since the epoch
 * @param token for the instrument
 */
export function readCard(
  entered: Entered,
  now: number,
  token: string,
): { errors: readonly FieldError[] } | { instrument: EnteredInstrument } {
  const digits = (entered['number'] ?? '').replace(/[\s-]/g, '');
  const holder = (entered['name'] ?? '').trim();
  const card = testCards.find(({ number }) => number === digits);
  const errors = [
    numberError(digits, card !== undefined),
    expiryError(entered['expiry'] ?? '', now),
    cvcError(entered),
    holder === '' ? ({ field: 'name', text: 'card.noName' } as const) : undefined,
  ].filter((error) => error !== undefined);
  if (card === undefined || errors.length > 0) return { errors };
  const { payment, payout } = card;
  return { instrument: { token, kind: 'card', label: `•••• ${digits.slice(-4)}`, holder, payment, payout } };
}

/** Validates the security code. */
export function cvcError({ cvc = '' }: Entered): FieldError | undefined {
  return /^\s*\d{3,4}\s*$/.test(cvc) ? undefined : { field: 'cvc', text: 'card.noCvc' };
}

function numberError(digits: string, isTestCard: boolean): FieldError | undefined {
  if (digits === '') return { field: 'number', text: 'card.noNumber' };
  if (!/^\d{12,19}$/.test(digits) || !isLuhn(digits)) return { field: 'number', text: 'card.wrongNumber' };
  return isTestCard ? undefined : { field: 'number', text: 'card.realNumber' };
}

/** The check digit of ISO/IEC 7812. */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function expiryError(text: string, now: number): FieldError | undefined {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month === '') return { field: 'expiry', text: 'card.noExpiry' };
  // A card is valid until the end of its month.
  const ends = Date.UTC(2_000 + Number(year), Number(month), 1);
  return ends <= now ? { field: 'expiry', text: 'card.expired' } : undefined;
}
