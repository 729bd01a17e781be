import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MarketFacts } from '../../../schemas/generated/types';
import { validateMarketFacts } from '../../../schemas/generated/validators.js';
import type { Country } from './data';
import { readJsonFile } from '../../process/read-json-file';

const FILE = 'market-facts.json';

/** The facts of the markets, by market; none in a folder without the file. Throws an error that names the file. */
export function readMarketFacts(brandsDir: string): MarketFacts {
  const file = path.join(brandsDir, FILE);
  return existsSync(file) ? readJsonFile(file, validateMarketFacts, 'The facts of the markets') : {};
}

/** The market of a country, such as `UN` for one without a market of its own; empty for a country that no market serves. */
export function marketOf(
  countries: readonly Pick<Country, 'code' | 'market'>[],
  countryCode: string,
): string {
  return countries.find(({ code }) => code === countryCode)?.market ?? '';
}

/**
 * The jurisdiction whose licence the market of a country runs on: the country's own market, or the one that serves it. The code of a
 * market finds that of the market.
 * Throws as `readMarketFacts` does.
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
