import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { validatePlatformDataSite } from '../../../schemas/generated/validators.js';
import type { Currencies, Site } from './data';
import { readJsonFile } from '../../process/read-json-file';

const FILE = 'platform.json';

/** The sites of all brands by id, from `platform.json` in each folder of `brands/`. Throws an error with the file and the remedy. */
export function readSites(brandsDir: string, currencies: Currencies): Site[] {
  const files = readdirSync(brandsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(brandsDir, name, FILE))
    .filter((file) => existsSync(file));
  const sites = files.map(readSite).sort((a, b) => a.siteId - b.siteId);
  if (sites.length === 0)
    throw new Error(`No folder of ${brandsDir} has a ${FILE}: there is no site to serve.`);
  for (const [index, site] of sites.entries()) {
    const file = path.join(brandsDir, site.brand, FILE);
    if (sites[index - 1]?.siteId === site.siteId)
      throw new Error(
        `${file}: site ${site.siteId} is also of ${sites[index - 1]?.brand}. Give it an id of its own.`,
      );
    const unknown = site.currencies.find((currency) => currencies[currency] === undefined);
    if (unknown !== undefined)
      throw new Error(`${file}: ${unknown} has no exchange rate. Add it to currencies.json of the platform.`);
  }
  return sites;
}

function readSite(file: string): Site {
  const site = readJsonFile(file, validatePlatformDataSite, "The brand's file");
  const folder = path.basename(path.dirname(file));
  if (site.brand !== folder)
    throw new Error(`${file}: the brand is '${site.brand}', its folder '${folder}'. Make them equal.`);
  const [main, ...others] = site.currencies;
  if (main === undefined) throw new Error(`${file}: name one currency or more.`);
  return { ...site, currencies: [main, ...others] };
}
