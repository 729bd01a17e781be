import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { memo } from '../../memo/process-memos.server';
import { prefixOf, prefixOptions } from '../registration/countries.server';

/** One string: Remix would encode every name and value of an options list. */
const prefixLists = memo(({ country, tag }: { country: string | undefined; tag: string }) =>
  prefixOptions(country ? [country] : [], tag)
    .map(({ label }) => label)
    .join('\n'),
);

/** A number split into the form's two fields, and the prefix options; the prefix defaults to the player's country. */
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
