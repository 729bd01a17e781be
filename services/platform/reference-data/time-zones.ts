import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MarketFacts } from '../../../schemas/generated/types';
import { validateMarketFacts } from '../../../schemas/generated/validators.js';
import type { Country } from './data';
import { readJsonFile } from './read-json-file';

const FILE = 'market-facts.json';

/** The calendars that limits count by. */
export interface TimeZones {
  /** IANA name: the zone of the country's own market, or of the one that serves it. */
  of(countryCode: string): string;
}

/**
 * The zones of the markets in `brands/market-facts.json`, by country; `otherwise` for a country without a market. Throws an error
 * that names the file.
 */
export function readTimeZones(
  brandsDir: string,
  countries: readonly Pick<Country, 'code' | 'market'>[],
  otherwise: string,
): TimeZones {
  const file = path.join(brandsDir, FILE);
  const facts: MarketFacts = existsSync(file)
    ? readJsonFile(file, validateMarketFacts, 'The facts of the markets')
    : {};
  const zones = new Map(
    countries.flatMap(({ code, market }) => {
      const zone = (facts[code] ?? facts[market])?.timeZone;
      return zone === undefined ? [] : [[code, zone] as const];
    }),
  );
  return { of: (countryCode) => zones.get(countryCode) ?? otherwise };
}
