import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { memo } from '../../memo/process-memos.server';
import { prefixOf, prefixOptions } from '../registration/countries.server';

/** One text: of a list of options Remix would encode every name and value. */
const prefixLists = memo(({ country, tag }: { country: string | undefined; tag: string }) =>
  prefixOptions(country ? [country] : [], tag)
    .map(({ label }) => label)
    .join('\n'),
);

/** A number in the two parts of the form, and the prefixes to choose from; its own, or the player's, country names the prefix. */
export async function phoneParts(mobilePhone: string | null, countryCode: string, tag: string) {
  const number = mobilePhone ? parsePhoneNumberFromString(mobilePhone) : undefined;
  const country = number?.country ?? (isSupportedCountry(countryCode) ? countryCode : undefined);
  return {
    details: {
      phonePrefix: number ? `+${number.countryCallingCode}` : country ? prefixOf(country) : '',
      phoneBody: number?.nationalNumber ?? '',
    },
    prefixes: await prefixLists.get({ country, tag }),
  };
}
