import { configuration } from './configuration/configuration.server';
import { marketForCountry } from './countries';
import { sitesOf } from './resolve.server';
import type { Site } from './site';

/** Query parameter of the home page with the market to suggest. */
export const marketParameter = 'market';

/** The first site of a brand's market; undefined for one that is not enabled, or closed by law. */
export function siteOfMarket({ brand }: Pick<Site, 'brand'>, code: string): Site | undefined {
  const configured = configuration().brands.get(brand.id);
  return (
    configured &&
    sitesOf(configured).find(({ market, rules }) => market.id === code && rules.marketStatus !== 'blocked')
  );
}

/** The market of a visitor's country, if the brand has it and it is not the current one (MARKET-07). */
export function ownMarket(site: Site, country: string): string | undefined {
  const { brands, countries } = configuration();
  const offered = [...(brands.get(site.brand.id)?.markets.values() ?? [])].filter(
    (market) => market.isMarketEnabled,
  );
  const code = marketForCountry(
    country,
    countries,
    offered.map(({ id }) => id),
  );
  const isOther = code !== site.market.id && code !== countries.globalMarket;
  return isOther && siteOfMarket(site, code) ? code : undefined;
}

/** Whether any brand has the market; other codes create no page variant. */
export function isMarketCode(code: string): boolean {
  return [...configuration().brands.values()].some(({ markets }) => markets.get(code)?.isMarketEnabled);
}
