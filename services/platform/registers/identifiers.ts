import type { Rules } from '../../../schemas/generated/types';

/** Identifiers collected at registration for register lookups. */
export type IdentifierKind = NonNullable<Rules['exclusionIdentifiers']>[number];

export const identifierKinds: readonly IdentifierKind[] = [
  'birth-place',
  'se-personal-number',
  'nl-citizen-number',
  'dk-cpr',
];

/**
 * Parses an identifier into the stored and sent form.
 *
 * @param dateOfBirth `yyyy-MM-dd`; numbers that start with it must match
 * @returns undefined for an invalid one
 */
export function parseIdentifier(kind: IdentifierKind, text: string, dateOfBirth: string): string | undefined {
  switch (kind) {
    case 'birth-place':
      return parsePlace(text);
    case 'se-personal-number':
      return parseSwedish(text, dateOfBirth);
    case 'nl-citizen-number':
      return parseDutch(text);
    case 'dk-cpr':
      return parseDanish(text, dateOfBirth);
  }
}

const digitsOf = (text: string): string => text.replace(/[\s.+-]/g, '');

/** A place name: letters with spaces, dots, dashes and brackets. */
function parsePlace(text: string): string | undefined {
  const place = text.trim().replace(/\s+/g, ' ');
  return /^\p{L}[\p{L}\p{M} .,'’()/-]{1,59}$/u.test(place) ? place : undefined;
}

/** A personnummer or samordningsnummer (day + 60) with all twelve digits: `199003052389`. */
function parseSwedish(text: string, dateOfBirth: string): string | undefined {
  const given = digitsOf(text);
  const born = dateOfBirth.replaceAll('-', '');
  const digits = given.length === 10 ? born.slice(0, 2) + given : given;
  if (!/^\d{12}$/.test(digits)) return undefined;
  const day = Number(digits.slice(6, 8));
  const birth = digits.slice(0, 6) + String(day > 60 ? day - 60 : day).padStart(2, '0');
  return birth === born && hasLuhnDigit(digits.slice(2)) ? digits : undefined;
}

function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A burgerservicenummer, validated by its modulus 11 check. */
function parseDutch(text: string): string | undefined {
  const digits = digitsOf(text).padStart(9, '0');
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return undefined;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at === 8 ? -1 : 9 - at), 0);
  return sum % 11 === 0 ? digits : undefined;
}

/** A CPR number starts with the date of birth; its modulus 11 check is no longer guaranteed since 2007. */
function parseDanish(text: string, dateOfBirth: string): string | undefined {
  const digits = digitsOf(text);
  const [year = '', month = '', day = ''] = dateOfBirth.split('-');
  return /^\d{10}$/.test(digits) && digits.startsWith(day + month + year.slice(2)) ? digits : undefined;
}
