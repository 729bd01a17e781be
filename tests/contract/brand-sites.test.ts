import { expect, test } from 'vitest';
import { configuration } from '../../app/site/configuration/configuration.server';
import { readJson } from '../../app/site/configuration/read-files.server';
import { validatePlatformDataSite } from '../../schemas/generated/validators.js';

test.each([...configuration().brands.values()].map((each) => [each.brand.id, each] as const))(
  'the platform knows %s by the ids, name and currencies it has',
  (id, { brand, markets }) => {
    const site = readJson(`brands/${id}/platform.json`);
    if (!validatePlatformDataSite(site)) throw new Error(`brands/${id}/platform.json is not valid`);
    const { siteId, partnerId, name } = brand;
    expect(site).toMatchObject({ siteId, partnerId, name });
    const used = [...markets.values()]
      .filter((market) => market.isMarketEnabled)
      .map(({ currency }) => currency);
    expect(site.currencies).toEqual(expect.arrayContaining(used));
    const served = [...markets.values()].flatMap(({ registration }) => registration.countries);
    expect(site.blockedCountries.filter((country) => served.includes(country))).toEqual([]);
  },
);
