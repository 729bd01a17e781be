import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { placeName } from './place.server';

interface PhonePrefix {
  value: string;
  label: string;
}

const byLanguage = new Map<string, (PhonePrefix & { country: CountryCode })[]>();

/** A number in the two parts of the form, and the prefixes to choose from: the number's, or the player's, country comes first. */
export function phoneParts(mobilePhone: string | null, countryCode: string, tag: string) {
  const number = mobilePhone ? parsePhoneNumberFromString(mobilePhone) : undefined;
  const country = number?.country ?? (isSupportedCountry(countryCode) ? countryCode : undefined);
  return {
    details: {
      phonePrefix: number ? `+${number.countryCallingCode}` : country ? prefixOf(country) : '',
      phoneBody: number?.nationalNumber ?? '',
    },
    prefixes: phonePrefixes(tag, country),
  };
}

/** Every country with its prefix in the order of the reader's alphabet; several share one, so that the right one has to be first. */
function phonePrefixes(tag: string, first: CountryCode | undefined): PhonePrefix[] {
  let all = byLanguage.get(tag);
  if (!all) byLanguage.set(tag, (all = listPrefixes(tag)));
  return [
    ...all.filter(({ country }) => country === first),
    ...all.filter(({ country }) => country !== first),
  ].map(({ value, label }) => ({ value, label }));
}

function listPrefixes(tag: string) {
  const collator = new Intl.Collator(tag);
  return getCountries()
    .map((country) => ({ country, value: prefixOf(country), name: placeName(country, tag) }))
    .sort((one, other) => collator.compare(one.name, other.name))
    .map(({ country, value, name }) => ({ country, value, label: `${name} ${value}` }));
}

const prefixOf = (country: CountryCode): string => `+${getCountryCallingCode(country)}`;
