import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MarketFacts } from '../../../schemas/generated/types';
import { validateMarketFacts } from '../../../schemas/generated/validators.js';
import type { Country } from './data';
import { readJsonFile } from '../../process/read-json-file';

const FILE = 'market-facts.json';

/** Facts by market; empty without the file. Throws an error with the file name. */
export function readMarketFacts(brandsDir: string): MarketFacts {
  const file = path.join(brandsDir, FILE);
  return existsSync(file) ? readJsonFile(file, validateMarketFacts, 'The facts of the markets') : {};
}

/** The market of a country, such as `UN` for one without its own market; empty for a country without any market. */
export function marketOf(
  countries: readonly Pick<Country, 'code' | 'market'>[],
  countryCode: string,
): string {
  return countries.find(({ code }) => code === countryCode)?.market ?? '';
}

/**
 * The licensing jurisdiction of a country's market, its own or the one that serves it. Also accepts market
 * codes. Throws like `readMarketFacts`.
 */
export function readLicences(
  brandsDir: string,
  countries: readonly Pick<Country, 'code' | 'market'>[],
): (countryCode: string) => string | undefined {
  const facts = readMarketFacts(brandsDir);
  const licences = new Map(
    countries.map(({ code, market }) => [code, (facts[code] ?? facts[market])?.jurisdiction]),
  );
  return (countryCode) => licences.get(countryCode) ?? facts[countryCode]?.jurisdiction;
}
