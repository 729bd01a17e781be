import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { prefixOf, prefixOptions } from '../registration/countries.server';

/** A number in the two parts of the form, and the prefixes to choose from; its own, or the player's, country names the prefix. */
export function phoneParts(mobilePhone: string | null, countryCode: string, tag: string) {
  const number = mobilePhone ? parsePhoneNumberFromString(mobilePhone) : undefined;
  const country = number?.country ?? (isSupportedCountry(countryCode) ? countryCode : undefined);
  return {
    details: {
      phonePrefix: number ? `+${number.countryCallingCode}` : country ? prefixOf(country) : '',
      phoneBody: number?.nationalNumber ?? '',
    },
    prefixes: prefixOptions(country ? [country] : [], tag),
  };
}
