import { LRUCache } from 'lru-cache';
import { environment } from '../environment.server';
import type { Site } from '../site/site';
import { isRecord, queryContent } from './client.server';
import { FreshCache } from './fresh-cache.server';
import { type PageEntry, type PageMatch, choosePage, chooseVariant } from './page-variant';

interface PageIndex {
  pages: PageEntry[];
  layouts: PageEntry[];
  /** Matches found so far: comparing a path with every pattern is the dearest step of finding a page. */
  matches: LRUCache<string, { match: PageMatch | undefined }>;
}

const rememberedMatches = 2_000;

const cache = new FreshCache<PageIndex>({
  name: 'page index',
  freshMs: environment.content.freshMs,
  now: Date.now,
});

/** Contentful's complexity of both lists is their limits added up. */
const query = `query PageIndex {
  pages: pageCollection(limit: 1000) { items { sys { id } path brands markets channels } }
  layouts: siteLayoutCollection(limit: 200) { items { sys { id } brands markets } }
}`;

/** The page whose path fits best and, among those, the most specific variant of it for the site. */
export async function findPage(
  site: Site,
  path: string,
): Promise<{ match: PageMatch | undefined; layoutId: string | undefined; stale: boolean }> {
  const { value, stale } = await cache.get('all', load);
  return { match: matchOf(value, site, path), layoutId: chooseVariant(value.layouts, site)?.id, stale };
}

function matchOf(index: PageIndex, site: Site, path: string): PageMatch | undefined {
  const key = [site.brand.id, site.market.id, site.channel, path].join(' ');
  let found = index.matches.get(key);
  if (!found) index.matches.set(key, (found = { match: choosePage(index.pages, site, path) }));
  return found.match;
}

/** Paths of a brand's pages without placeholders, for the sitemap. */
export async function plainPaths(site: Site): Promise<string[]> {
  const { value } = await cache.get('all', load);
  const paths = value.pages.filter((page) => chooseVariant([page], site)).map(({ path }) => path);
  return [...new Set(paths)].filter((path) => !path.includes(':')).sort();
}

export function expirePageIndex(): void {
  cache.expire();
}

async function load(): Promise<PageIndex> {
  const data = await queryContent('PageIndex', query, {});
  return {
    pages: entries(data['pages']),
    layouts: entries(data['layouts']),
    matches: new LRUCache({ max: rememberedMatches }),
  };
}

function entries(list: unknown): PageEntry[] {
  if (!isRecord(list) || !Array.isArray(list['items'])) return [];
  return list['items'].filter(isRecord).map((item) => ({
    id: isRecord(item['sys']) ? String(item['sys']['id']) : '',
    path: typeof item['path'] === 'string' ? item['path'] : '',
    brands: strings(item['brands']),
    markets: strings(item['markets']),
    channels: strings(item['channels']),
  }));
}

function strings(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value.map(String) : undefined;
}
