import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A phone number that can receive SMS, as E.164; undefined for anything else. It must include the country prefix. */
export function parseMobilePhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text.trim());
  if (number === undefined || !number.isValid()) return undefined;
  // In North America mobile and fixed-line numbers are indistinguishable.
  const type = number.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number.number : undefined;
}
