import type { Country } from './data';
import { readMarketFacts } from './market-facts';

/** Time zones of the calendars used for limits. */
export interface TimeZones {
  /** IANA name: the zone of the country's market. */
  of(countryCode: string): string;
}

/**
 * The zones of the markets in `brands/market-facts.json`, by country; `otherwise` for a country without a
 * market. Throws an error with the file name.
 */
export function readTimeZones(
  brandsDir: string,
  countries: readonly Pick<Country, 'code' | 'market'>[],
  otherwise: string,
): TimeZones {
  const facts = readMarketFacts(brandsDir);
  const zones = new Map(
    countries.flatMap(({ code, market }) => {
      const zone = (facts[code] ?? facts[market])?.timeZone;
      return zone === undefined ? [] : [[code, zone] as const];
    }),
  );
  return { of: (countryCode) => zones.get(countryCode) ?? otherwise };
}
