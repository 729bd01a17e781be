import { configuration } from './configuration.server';
import { originCountry } from './countries';
import { isOffered, sitePolicy } from './policy';
import { sitesOf } from './resolve.server';
import type { Site } from './site';

/** The same page in every language and market of the brand, for search engines: `fi-FI`, `pt-BR`; the global market has no region. */
export function alternatesOf(site: Site, path: string, origin: string): { tag: string; href: string }[] {
  const { brands, countries } = configuration();
  const brand = brands.get(site.brand.id);
  if (!brand) return [];
  const tail = path === '/' ? '' : path;
  const seen = new Set<string>();
  return sitesOf(brand).flatMap((other) => {
    if (!isOffered(path, sitePolicy(other))) return [];
    const [language = ''] = other.speech.tag.split('-');
    const country = originCountry(other.market, other.locale);
    const region = other.market.id === countries.globalMarket || !country ? '' : `-${country}`;
    const tag = `${language}${region}`;
    if (seen.has(tag)) return [];
    seen.add(tag);
    return [{ tag, href: `${origin}/${other.locale}${tail}` }];
  });
}
