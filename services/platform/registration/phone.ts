import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A phone number that can take an SMS, as E.164; undefined for anything else. It must start with its prefix. */
export function parseMobilePhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text.trim());
  if (number === undefined || !number.isValid()) return undefined;
  // In North America mobile and fixed-line numbers look alike.
  const type = number.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number.number : undefined;
}
