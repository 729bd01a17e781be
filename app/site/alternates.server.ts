import { LRUCache } from 'lru-cache';
import { configuration } from './configuration/configuration.server';
import { originCountry } from './countries';
import { sitesOf } from './resolve.server';
import type { Site } from './site';
import { type SiteKey, siteKey } from './site-key';

interface Alternate {
  tag: string;
  href: string;
}

/** Pages whose alternates are cached. A brand with every market and language has hundreds of links on each page. */
const maxLists = 500;

/** For visitors to whom no other alternate applies. */
const othersTag = 'x-default';

/** Lists with the sites they contain. */
const lists = new LRUCache<SiteKey, { sites: readonly Site[]; alternates: readonly Alternate[] }>({
  max: maxLists,
});

/**
 * The same page in the brand's languages and markets that have it, for search engines: `fi-FI`, `pt-BR`; the global
 * market has no region.
 * `x-default` is the page for all other visitors.
 * @param lacking locales without the page
 */
export function alternatesOf(
  site: Site,
  path: string,
  origin: string,
  lacking: ReadonlySet<string>,
): readonly Alternate[] {
  const brand = configuration().brands.get(site.brand.id);
  if (!brand) return [];
  const sites = sitesOf(brand);
  const key = siteKey(site, 'brand', origin, path, ...lacking);
  const cached = lists.get(key);
  if (cached?.sites === sites) return cached.alternates;
  const alternates = listAlternates(
    sites.filter(({ locale }) => !lacking.has(locale)),
    path,
    origin,
  );
  lists.set(key, { sites, alternates });
  return alternates;
}

function listAlternates(sites: readonly Site[], path: string, origin: string): Alternate[] {
  const { countries } = configuration();
  const tail = path === '/' ? '' : path;
  const seen = new Set<string>();
  const addressOf = ({ locale }: Site) => `${origin}/${locale}${tail}`;
  const others = sites.find(({ brand, locale }) => locale === brand.defaultLocale);
  const tagged = sites.flatMap((other) => {
    const [language = ''] = other.speech.tag.split('-');
    const country = originCountry(other.market, other.locale);
    const region = other.market.id === countries.globalMarket || !country ? '' : `-${country}`;
    const tag = `${language}${region}`;
    if (seen.has(tag)) return [];
    seen.add(tag);
    return [{ tag, href: addressOf(other) }];
  });
  return [...tagged, ...(others ? [{ tag: othersTag, href: addressOf(others) }] : [])];
}
