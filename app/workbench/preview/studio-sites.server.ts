import type { StudioSites } from '../../../schemas/generated/types';
import { isSame } from '../../platform/visitor/operator-access.server';
import { environment } from '../../server/environment.server';
import { configuration } from '../../site/configuration/configuration.server';
import { sitesOf } from '../../site/resolve.server';
import type { Site } from '../../site/site';
import { languageName } from './language-name';

type Market = StudioSites['brands'][number]['markets'][number];

/** Whether a request comes from the studio's server, which shares the secret of previews. */
export function isFromStudio({ headers }: Request): boolean {
  const { previewSecret } = environment.content;
  return previewSecret !== undefined && isSame(headers.get('authorization') ?? '', `Bearer ${previewSecret}`);
}

/** The brands, markets and languages that pages can be composed for. */
export function studioSites(): StudioSites {
  const brands = [...configuration().brands.values()].map((brand) => ({
    id: brand.brand.id,
    name: brand.brand.name,
    defaultLocale: brand.brand.defaultLocale,
    markets: marketsOf(sitesOf(brand)),
  }));
  return { brands: brands.filter(({ markets }) => markets.length > 0).sort(byName) };
}

function marketsOf(sites: readonly Site[]): Market[] {
  const markets = new Map<string, Market>();
  for (const { market, locale, speech } of sites) {
    const language = { locale, contentLocale: speech.contentLocale, label: languageName(speech.tag) };
    const found = markets.get(market.id);
    if (found) found.locales.push(language);
    else {
      const { id, name, timeZone } = market;
      markets.set(id, { code: id, name, timeZone, locales: [language] });
    }
  }
  return [...markets.values()].sort(byName);
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, 'en');
}
