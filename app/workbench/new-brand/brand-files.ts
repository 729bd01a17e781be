import type { Theme } from '../../../schemas/generated/types';
import { layoutOf } from './looks';
import { type MarketFile, marketFile } from './market-file';
import type { Project } from './project.server';
import type { BrandWish } from './wish';

/** The markets of a new brand. Requested languages that are not usual in any of its markets are offered in all of them. */
export function marketsOf(wish: BrandWish, project: Project): MarketFile[] {
  const { languages, markets } = wish;
  const usual = new Set(markets.flatMap((code) => project.marketFacts[code]?.languages ?? []));
  const extra = languages?.filter((language) => !usual.has(language)) ?? [];
  return markets.map((code) => {
    const currency = wish.currencies[code];
    const choice = { ...(languages && { languages }), ...(currency && { currency }) };
    const market = marketFile(code, choice, project);
    return { ...market, languages: [...new Set([...market.languages, ...extra])] };
  });
}

/** `brand.json`, `theme.json`, `platform.json` and the markets of a new brand, by their paths below its folder. */
export function brandFiles(
  wish: BrandWish,
  theme: Theme,
  markets: readonly MarketFile[],
  project: Project,
): Record<string, object> {
  const { siteId, partnerId } = freeSite(project);
  // The global market is for visitors of all other countries.
  const isGlobal = ({ id }: MarketFile) => id === project.configuration.countries.globalMarket;
  const mainFirst = [...markets].sort((a, b) => Number(isGlobal(b)) - Number(isGlobal(a)));
  const [main] = mainFirst;
  return {
    'brand.json': {
      id: wish.id,
      name: wish.name,
      siteId,
      partnerId,
      hosts: wish.hosts,
      defaultLocale: main && `${main.languages[0]}-${main.id}`,
      layout: layoutOf(wish.look, wish.scheme),
    },
    'theme.json': theme,
    'platform.json': {
      siteId,
      partnerId,
      brand: wish.id,
      name: wish.name,
      termsVersion: '1',
      currencies: [...new Set(mainFirst.map(({ currency }) => currency))],
      blockedCountries: blockedCountries(markets, project),
    },
    ...Object.fromEntries(markets.map((market) => [`markets/${market.id}.json`, market])),
  };
}

/** The next free site id on the platform, with the default brand's partner. */
function freeSite({ configuration, sites }: Project): { siteId: number; partnerId: number } {
  const { brands, defaultBrand } = configuration;
  const taken = [
    ...[...brands.values()].map(({ brand }) => brand.siteId),
    ...sites.map(({ siteId }) => siteId),
  ];
  return { siteId: Math.max(0, ...taken) + 1, partnerId: defaultBrand.brand.partnerId };
}

/** Games that every other brand blocks, except for this brand's markets. */
function blockedCountries(markets: readonly MarketFile[], { sites }: Project): string[] {
  const [first, ...others] = sites;
  const served = new Set(markets.flatMap(({ registration }) => registration.countries));
  return (first?.blockedCountries ?? []).filter(
    (country) =>
      !served.has(country) && others.every(({ blockedCountries: blocked }) => blocked.includes(country)),
  );
}
