import { LRUCache } from 'lru-cache';
import { log } from '../../server/log.server';
import type { Site } from '../../site/site';
import { type SiteKey, siteKey } from '../../site/site-key';
import { isRecord, queryContent } from '../client/content-client.server';
import { contentCache } from '../last-good/content-cache.server';
import { contentKey } from './content-key';
import type { Cached, Loaded } from '../last-good/fresh-cache.server';
import { type PageEntry, type PageMatch, choosePage, chooseVariant, rivalVariants } from './page-variant';
import { previewScope } from '../preview/preview-scope.server';

interface PageIndex {
  pages: PageEntry[];
  layouts: PageEntry[];
  /** Matches found so far: comparing a path with every pattern is the dearest step of finding a page. */
  matches: LRUCache<SiteKey, { match: PageMatch | undefined }>;
  plainPaths: LRUCache<SiteKey, readonly string[]>;
}

const rememberedMatches = 2_000;
const rememberedMarkets = 200;

const cache = contentCache<PageIndex>('page index');

const listedTypes = ['page', 'siteLayout'];

/** Contentful's complexity of both lists is their limits added up. */
const query = `query PageIndex {
  pages: pageCollection(limit: 1000) { items { sys { id } path brands markets channels } }
  layouts: siteLayoutCollection(limit: 200) { items { sys { id } brands markets } }
}`;

/** The page whose path fits best and, among those, the most specific variant of it for the site. */
export async function findPage(
  site: Site,
  path: string,
): Promise<
  Omit<Cached<PageIndex>, 'value'> & { match: PageMatch | undefined; layoutId: string | undefined }
> {
  const { value, ...cached } = await pageIndex();
  return { ...cached, match: matchOf(value, site, path), layoutId: chooseVariant(value.layouts, site)?.id };
}

function matchOf(index: PageIndex, site: Site, path: string): PageMatch | undefined {
  const key = siteKey(site, 'market', site.channel, path);
  let found = index.matches.get(key);
  if (!found) index.matches.set(key, (found = { match: choosePage(index.pages, site, path) }));
  return found.match;
}

/** Paths of a brand's pages without placeholders, for the sitemap: the same in all languages of a market. */
export async function plainPaths(site: Site): Promise<readonly string[]> {
  const { value } = await pageIndex();
  const key = siteKey(site, 'market', site.channel);
  let found = value.plainPaths.get(key);
  if (!found) value.plainPaths.set(key, (found = findPlainPaths(value, site)));
  return found;
}

function findPlainPaths({ pages }: PageIndex, site: Site): string[] {
  const paths = pages.filter((page) => chooseVariant([page], site)).map(({ path }) => path);
  return [...new Set(paths)].filter((path) => !path.includes(':')).sort();
}

function pageIndex(): Promise<Cached<PageIndex>> {
  return cache.get(contentKey('all'), { load, restore: readIndex });
}

async function load(): Promise<Loaded<PageIndex>> {
  const ids = new Set<string>();
  const data = await queryContent('PageIndex', query, {}, { ids });
  const value = readIndex(data);
  tellHidden(value);
  return { value, dependsOn: { ids, types: listedTypes }, keep: data };
}

/** Nothing else tells an editor that what was published stands nowhere, or hides another page. */
function tellHidden({ pages, layouts }: PageIndex): void {
  if (previewScope()) return;
  for (const { id: documentId, path } of pages)
    if (!path.startsWith('/'))
      log.warn(
        { event: 'content.hidden', documentId, pointer: '/path', path },
        'page is not shown: its path does not begin with a slash',
      );
  for (const [shown, hidden] of [...rivalVariants(pages), ...rivalVariants(layouts)])
    log.warn(
      { event: 'content.hidden', documentId: hidden.id, path: hidden.path, shown: shown.id },
      'not shown where another one of the same path, brands, markets and channels stands',
    );
}

/** @throws Error when what was kept is no answer of the query above */
function readIndex(data: unknown): PageIndex {
  if (!isRecord(data)) throw new Error('is no index of pages');
  return {
    pages: entries(data['pages']),
    layouts: entries(data['layouts']),
    matches: new LRUCache({ max: rememberedMatches }),
    plainPaths: new LRUCache({ max: rememberedMarkets }),
  };
}

function entries(list: unknown): PageEntry[] {
  // An answer without the list is no site without pages.
  if (!isRecord(list) || !Array.isArray(list['items'])) throw new Error('is no index of pages');
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
