import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/metadata.min.json';
import type { CountryOption, Option } from './registration-view';

/** Countries with localised names, sorted by them, and their phone prefixes. */
export function countryOptions(countries: readonly string[], tag: string): CountryOption[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return byLabel(
    countries.map((value) => ({ value, label: names.of(value) ?? value, phonePrefix: prefixOf(value) })),
    tag,
  );
}

const callingCodes: Record<string, string[]> = metadata.country_calling_codes;

/**
 * Every country prefix once. A prefix of several countries is named after the market's own country, else after the
 * main country of the prefix,
 * else after another one of the market.
 * @param countries the countries of a market; its own, or the player's, comes first
 * @param closed countries without registration: their prefixes are left out unless a country of the market shares
 *   them
 */
export function prefixOptions(
  countries: readonly string[],
  tag: string,
  closed: readonly string[] = [],
): Option[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const options = Object.entries(callingCodes).flatMap(([code, sharing]) => {
    const [own] = countries;
    const [main] = sharing;
    const offered = [own, main, ...countries].find(
      (candidate) => candidate && countries.includes(candidate) && sharing.includes(candidate),
    );
    const country = offered ?? main;
    // 001 and similar regions are services, not countries.
    return country && /^[A-Z]{2}$/.test(country) && (offered || !closed.includes(country))
      ? [{ value: `+${code}`, label: `${names.of(country) ?? country} +${code}` }]
      : [];
  });
  return byLabel(options, tag);
}

/** The phone prefix of a country, e.g. `+358`; empty if it has none. */
export function prefixOf(country: string): string {
  const code = Object.entries(callingCodes).find(([, sharing]) => sharing.includes(country))?.[0];
  return code ? `+${code}` : '';
}

/** An international number (REG-01): the national trunk prefix, a leading zero, is removed. */
export function mobilePhoneOf(prefix: string, body: string): string {
  const parsed = parsePhoneNumberFromString(body, { defaultCallingCode: prefix.slice(1) });
  return parsed?.number ?? prefix + body.replace(/[^0-9]/g, '');
}

function byLabel<Labelled extends Option>(options: Labelled[], tag: string): Labelled[] {
  const collator = new Intl.Collator(tag);
  return options.sort((a, b) => collator.compare(a.label, b.label));
}
