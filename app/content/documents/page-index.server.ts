import { memo, reads } from '../../memo/process-memos.server';
import { log } from '../../server/log.server';
import type { Channel, Site } from '../../site/site';
import { queryContent } from '../client/content-client.server';
import { isRecord } from '../../../schemas/is-record';
import type { Dependencies } from '../changes/dependencies';
import { type Loaded, fromContent } from '../last-good/content-source.server';
import { type PageEntry, type PageMatch, choosePage, chooseVariant, rivalVariants } from './page-variant';
import { draftOf, previewScope } from '../preview/preview-scope.server';

/** Every published page and layout. */
interface PageIndex {
  pages: PageEntry[];
  layouts: PageEntry[];
  dependsOn: Dependencies;
}

const listedTypes = ['page', 'siteLayout'];

/** Contentful's complexity of both lists is the sum of their limits. */
const query = `query PageIndex {
  pages: pageCollection(limit: 1000) { items { sys { id } path brands markets channels } }
  layouts: siteLayoutCollection(limit: 200) { items { sys { id } brands markets } }
}`;

const source = fromContent<'all', PageIndex>({ name: 'page index', load, restore: readIndex });
const pageIndex = memo(source.compute, source.options);

/** The page of a path on a site. */
interface FoundPage {
  match: PageMatch | undefined;
  layoutId: string | undefined;
}

interface PathKey {
  brand: string;
  market: string;
  channel: Channel;
  path: string;
}

/** Cached, because matching a path against every pattern is the slowest step of finding a page. */
const foundPages = memo(
  async ({ brand, market, channel, path }: PathKey): Promise<FoundPage> => {
    const { pages, layouts } = await pageIndex.get('all');
    const place = { brand: { id: brand }, market: { id: market }, channel };
    return { match: choosePage(pages, place, path), layoutId: chooseVariant(layouts, place)?.id };
  },
  { maxBytes: 4_000_000 },
);

/** The page whose pattern matches the path best, in its most specific variant for the site. */
export async function findPage(
  { brand, market, channel }: Pick<Site, 'brand' | 'market' | 'channel'>,
  path: string,
): Promise<FoundPage & { stale: boolean; dependsOn: Dependencies }> {
  const { value, stale } = await foundPages.read({ brand: brand.id, market: market.id, channel, path });
  return { ...value, stale, dependsOn: { ids: new Set(), types: listedTypes } };
}

/** A brand's pages with the same pattern, the one that is shown first. */
export async function pagesOfPattern(
  brand: string,
  { id, pattern }: PageMatch,
): Promise<readonly PageEntry[]> {
  const { pages } = await pageIndex.get('all');
  const variants = pages.filter(({ path, brands }) => path === pattern && (brands?.includes(brand) ?? true));
  return [...variants].sort((one, other) => Number(other.id === id) - Number(one.id === id));
}

/** Paths of a brand's pages without placeholders, for the sitemap; equal in all languages of a market. */
export async function plainPaths(site: Site): Promise<readonly string[]> {
  const { pages } = await pageIndex.get('all');
  const paths = pages.filter((page) => chooseVariant([page], site)).map(({ path }) => path);
  return [...new Set(paths)].filter((path) => !path.includes(':')).sort();
}

async function load(): Promise<Loaded<PageIndex>> {
  if (previewScope()) reads.input(draftOf.pageIndex, 'draft');
  const ids = new Set<string>();
  const data = await queryContent('PageIndex', query, {}, { ids });
  const value = readIndex(data, 'all', { ids, types: listedTypes });
  logHidden(value);
  return { value, store: data };
}

/** Warns of a published page that is unreachable or hides another one; editors have no other way to notice. */
function logHidden({ pages, layouts }: PageIndex): void {
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
      'not shown: another page has the same path, brands, markets and channels',
    );
}

/** @throws Error when the stored value is not a response to the query above */
function readIndex(data: unknown, _key: string, dependsOn: Dependencies): PageIndex {
  if (!isRecord(data)) throw new Error('is no index of pages');
  return { pages: entries(data['pages']), layouts: entries(data['layouts']), dependsOn };
}

function entries(list: unknown): PageEntry[] {
  // A response without the list must not count as a site without pages.
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
