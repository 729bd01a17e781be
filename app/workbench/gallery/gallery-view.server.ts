import { type BlockName, blockMeta } from '../../../schemas/generated/blocks';
import { type Bytes, bytesOf, islandNames } from '../../render/built-files.server';
import type { BrandConfiguration } from '../../site/configuration/read-brand.server';
import { configuration } from '../../site/configuration/configuration.server';
import type { Site } from '../../site/site';
import { describeBlock } from './block-files.server';
import { type Cell, cellSearch, viewports } from './cells/cell';
import { blockNames, fixtureNames } from './fixtures/fixtures.server';
import { galleryHostOf } from './gallery-hosts.server';
import { gallerySites } from './gallery-sites.server';
import { islandBytes } from './island-bytes.server';
import { type RenderedCell, renderCell } from './cells/render-cell.server';

export type BlockGroup = (typeof blockMeta)[BlockName]['group'];

export interface BlockLink {
  block: BlockName;
  title: string;
  description: string;
  href: string;
  current: boolean;
  /** Searchable text in lower case. */
  words: string;
}

/** Everything the page of the gallery shows. */
export interface GalleryView {
  cell: Cell;
  title: string;
  description: string;
  groups: { group: BlockGroup; blocks: BlockLink[] }[];
  /** Search of the address, for browsers without JavaScript. */
  search: string;
  /** Address of the brand's gallery; undefined if no host of it shows one. */
  brands: { id: string; name: string; href: string | undefined; current: boolean }[];
  fixtures: string[];
  markets: { market: string; locales: string[] }[];
  viewport: number;
  viewportLinks: { width: number; href: string }[];
  frameHref: string;
  rendered: RenderedCell;
  html: Bytes;
  islands: string[];
  /** Undefined before a build. */
  javascript: Bytes | undefined;
}

const widest = 2560;
const narrowest = 240;
const defaultViewport = 1440;

/** In the order of a page, from its frame to containers. */
const groupOrder = ['frame', 'media', 'text', 'games', 'promotions', 'account', 'legal', 'layout'] as const;

export async function galleryView(
  cell: Cell,
  configured: BrandConfiguration,
  address: URL,
): Promise<GalleryView> {
  const rendered = await renderCell(cell, address.origin);
  const islands = islandNames(rendered.html);
  const viewport = readViewport(address.searchParams);
  const search = address.searchParams.get('q') ?? '';
  const href = (change: Partial<Cell>, width = viewport) => galleryHref({ ...cell, ...change }, width);
  return {
    cell,
    ...describeBlock(cell.block),
    groups: groupsOf(cell, search, (block) => href(blockChange(cell, block))),
    search,
    brands: brandLinks(cell, viewport, address),
    fixtures: fixtureNames(cell.block),
    markets: marketsOf(gallerySites(configured)),
    viewport,
    viewportLinks: viewports.map((width) => ({ width, href: href({}, width) })),
    frameHref: `/gallery/frame?${cellSearch(cell).toString()}`,
    rendered,
    html: bytesOf(rendered.html),
    islands,
    javascript: islandBytes(islands),
  };
}

function galleryHref(cell: Cell, viewport: number): string {
  const search = cellSearch(cell);
  search.set('viewport', String(viewport));
  return `/gallery?${search.toString()}`;
}

/** The fixture is preserved if the other block has one of the same name. */
function blockChange({ fixture }: Cell, block: BlockName): Partial<Cell> {
  const names = fixtureNames(block);
  return { block, fixture: names.includes(fixture) ? fixture : (names[0] ?? fixture) };
}

function readViewport(search: URLSearchParams): number {
  const width = Math.round(Number(search.get('viewport') || defaultViewport));
  return Number.isNaN(width) ? defaultViewport : Math.min(widest, Math.max(narrowest, width));
}

function groupsOf(cell: Cell, search: string, hrefOf: (block: BlockName) => string): GalleryView['groups'] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const links = blockNames.map((block): BlockLink & { group: BlockGroup } => {
    const { title, description } = describeBlock(block);
    const { group } = blockMeta[block];
    const words = [block, title, description, group, ...fixtureNames(block)].join(' ').toLowerCase();
    return { block, title, description, group, href: hrefOf(block), current: block === cell.block, words };
  });
  const found = links.filter(({ words }) => wanted.every((word) => words.includes(word)));
  return groupOrder
    .map((group) => ({ group, blocks: found.filter((link) => link.group === group) }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** The same cell at each brand's own host, in the same locale if the brand has it. */
function brandLinks(cell: Cell, viewport: number, address: URL): GalleryView['brands'] {
  return [...configuration().brands.values()].map((configured) => {
    const { id, name, hosts } = configured.brand;
    const host = galleryHostOf(hosts, address.hostname);
    const sites = gallerySites(configured);
    const site = sites.find(({ locale }) => locale === cell.site.locale) ?? sites[0];
    const port = address.port && `:${address.port}`;
    const there = site && { ...cell, site: { ...site, channel: cell.site.channel } };
    return {
      id,
      name,
      href: host && there ? `${address.protocol}//${host}${port}${galleryHref(there, viewport)}` : undefined,
      current: id === cell.site.brand.id,
    };
  });
}

function marketsOf(sites: readonly Site[]): GalleryView['markets'] {
  const codes = [...new Set(sites.map(({ market }) => market.id))];
  return codes.map((market) => ({
    market,
    locales: sites.filter((site) => site.market.id === market).map(({ locale }) => locale),
  }));
}
