import { type PageEntry, chooseVariant } from '../../content/documents/page-variant';
import { pathOfPage } from '../../content/documents/page-path';
import { pathOfSlug } from '../../content/static-pages/static-pages';
import { isOffered, sitePolicy } from '../../site/policy';
import type { Site } from '../../site/site';
import type { PublishedContent, StoredItem } from './published-content';

/** All content that a site shows, found the way the site finds it. */
export interface ShownContent {
  /** Pages and layouts with everything they link, complete lists, and static pages. */
  entries: StoredItem[];
  assets: StoredItem[];
  /** Entry or asset → path below the locale of the first page that shows it; a layout is shown by every page. */
  pathOf: ReadonlyMap<string, string>;
  layout: StoredItem | undefined;
}

/** Lists the site shows completely, each with its own rules and the path of an entry's page. */
const lists: { type: string; path: (slug: string) => string; slug?: string }[] = [
  { type: 'staticPage', slug: 'slug', path: pathOfSlug },
  { type: 'promotion', slug: 'slug', path: (slug) => `/promotions/all/${slug}` },
  { type: 'promotionCategory', path: () => '/promotions' },
  { type: 'promotionTag', path: () => '/promotions' },
  { type: 'category', path: () => '/online-casino' },
  { type: 'paymentMethod', path: () => '/' },
];

const channels = ['desktop', 'mobile'] as const;

/** Not followed: the catalogue is too large and has no translated text; pages link to others by address. */
const notFollowed = new Set(['game', 'provider', 'staticPage', 'promotion']);

/**
 * The content that a site shows today: its variants of pages and layout, and the lists.
 * @param now milliseconds
 */
export function shownContent(content: PublishedContent, site: Site, now: number): ShownContent {
  const shown = createFollowing(content, site, now);
  const layout = winner(content, content.ofType('siteLayout'), site);
  if (layout) shown.follow(layout, '/');
  const pages = content.ofType('page');
  for (const path of new Set(pages.map((page) => content.plainText(page, 'path') ?? ''))) {
    const variants = pages.filter((page) => content.plainText(page, 'path') === path);
    for (const channel of channels) {
      const page = winner(content, variants, { ...site, channel });
      const address = addressOf(path, site);
      if (page && isOffered(address, sitePolicy(site))) shown.follow(page, address, removedBy(content, page));
    }
  }
  for (const { type, slug, path } of lists)
    for (const entry of content.ofType(type))
      if (isShown(content, entry, site, now))
        shown.follow(entry, path(slug ? (content.plainText(entry, slug) ?? '') : ''));
  for (const entry of content.ofType('marketName'))
    if (content.plainText(entry, 'code') === site.market.id) shown.follow(entry, '/');
  return { ...shown.found(), layout };
}

/**
 * One page with everything it links, if the site shows it; undefined if it shows another page at the address, or none.
 * A promotion is the page at its own address.
 * @param now milliseconds
 */
export function shownByPage(
  content: PublishedContent,
  page: StoredItem,
  site: Site,
  now: number,
): ShownContent | undefined {
  if (page.type === 'promotion') return shownPromotion(content, page, site, now);
  if (page.type === 'experiment') return shownExperiment(content, page, site, now);
  const path = content.plainText(page, 'path') ?? '';
  const variants = content.ofType('page').filter((other) => content.plainText(other, 'path') === path);
  const address = addressOf(path, site);
  const isChosen = channels.some(
    (channel) => winner(content, variants, { ...site, channel })?.id === page.id,
  );
  if (!isChosen || !isOffered(address, sitePolicy(site))) return undefined;
  const shown = createFollowing(content, site, now);
  shown.follow(page, address, removedBy(content, page));
  return { ...shown.found(), layout: undefined };
}

/** An experiment has no page; blocks refer to it. */
function shownExperiment(
  content: PublishedContent,
  experiment: StoredItem,
  site: Site,
  now: number,
): ShownContent {
  const shown = createFollowing(content, site, now);
  shown.follow(experiment, '/');
  return { ...shown.found(), layout: undefined };
}

function shownPromotion(
  content: PublishedContent,
  promotion: StoredItem,
  site: Site,
  now: number,
): ShownContent | undefined {
  if (!isShown(content, promotion, site, now)) return undefined;
  const shown = createFollowing(content, site, now);
  shown.follow(promotion, `/promotions/all/${content.plainText(promotion, 'slug') ?? ''}`);
  return { ...shown.found(), layout: undefined };
}

/** An address of a site with the entries shown there. */
export interface ShownAddress {
  /** The page, or the entry with a page of its own. */
  id: string;
  entries: ReadonlySet<string>;
}

/**
 * The addresses of a site's content pages with the entries shown at each; header and footer, which are at every
 * address, separately.
 * @param now milliseconds
 * @param leading ids of pages, layouts and list entries: other addresses are left out
 */
export function shownAddresses(
  content: PublishedContent,
  site: Site,
  now: number,
  leading?: ReadonlySet<string>,
): { addresses: ReadonlyMap<string, ShownAddress>; layout: ReadonlySet<string> } {
  const isWanted = ({ id }: { id: string }) => leading?.has(id) ?? true;
  const reached = (entry: StoredItem, without?: ReadonlySet<string>) => {
    const shown = createFollowing(content, site, now);
    shown.follow(entry, '', without);
    const { entries, assets } = shown.found();
    return new Set([...entries, ...assets].map(({ id }) => id));
  };
  const addresses = new Map<string, ShownAddress>();
  for (const [plain, patterns] of pagesByAddress(content)) {
    if (![...patterns.values()].some((variants) => variants.some(isWanted))) continue;
    const address = pathOfPage(plain, site.brand);
    if (!isOffered(address, sitePolicy(site))) continue;
    for (const [path, variants] of patterns)
      for (const channel of channels) {
        const page = entryOf(content, chooseVariant(variants, { ...site, channel }));
        const earlier = addresses.get(address);
        if (!page || earlier?.id === page.id) continue;
        const entries = reached(page, removedBy(content, page));
        // A page with the exact address takes precedence over a pattern.
        const id = earlier && path.includes('/:') ? earlier.id : page.id;
        addresses.set(address, { id, entries: new Set([...(earlier?.entries ?? []), ...entries]) });
      }
  }
  for (const [address, entry] of listedAddresses(content)) {
    if (!isWanted(entry) || !isShown(content, entry, site, now)) continue;
    // A static page is part of the page at its address.
    const page = addresses.get(address);
    const entries = new Set([...(page?.entries ?? []), ...reached(entry)]);
    addresses.set(address, { id: page?.id ?? entry.id, entries });
  }
  const layouts = content.ofType('siteLayout');
  const layout = layouts.some(isWanted) ? winner(content, layouts, site) : undefined;
  return { addresses, layout: layout ? reached(layout) : nothing };
}

type PagesByAddress = ReadonlyMap<string, ReadonlyMap<string, PageEntry[]>>;

const grouped = new WeakMap<PublishedContent, PagesByAddress>();

/** Variants of pages by path, and paths by the address of their pattern, in stored order. */
function pagesByAddress(content: PublishedContent): PagesByAddress {
  const earlier = grouped.get(content);
  if (earlier) return earlier;
  const found = new Map<string, Map<string, PageEntry[]>>();
  for (const item of content.ofType('page')) {
    const page = pageEntry(content, item);
    const plain = plainAddress(page.path);
    const patterns = found.get(plain) ?? new Map<string, PageEntry[]>();
    patterns.set(page.path, [...(patterns.get(page.path) ?? []), page]);
    found.set(plain, patterns);
  }
  grouped.set(content, found);
  return found;
}

/** List entries with an address of their own. */
function listedAddresses(content: PublishedContent): [address: string, entry: StoredItem][] {
  return lists.flatMap(({ type, slug, path }) =>
    (slug ? content.ofType(type) : []).map((entry): [string, StoredItem] => [
      path(slug ? (content.plainText(entry, slug) ?? '') : ''),
      entry,
    ]),
  );
}

/** Adds the pages, layouts and list entries that share an address with one of these, or compete for it. */
export function withRivals(contents: readonly PublishedContent[], ids: ReadonlySet<string>): Set<string> {
  const rivals = contents.flatMap((content) => [
    ...content.ofType('siteLayout').map(({ id, type }) => ({ id, place: type })),
    ...content
      .ofType('page')
      .map((page) => ({ id: page.id, place: plainAddress(content.plainText(page, 'path') ?? '') })),
    ...listedAddresses(content).map(([place, { id }]) => ({ id, place })),
  ]);
  const places = new Set(rivals.filter(({ id }) => ids.has(id)).map(({ place }) => place));
  return new Set([...ids, ...rivals.filter(({ place }) => places.has(place)).map(({ id }) => id)]);
}

/**
 * These entries, and all entries that link to them, directly or indirectly.
 * @param ids of entries
 */
export function entriesLeadingTo(content: PublishedContent, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set(ids);
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const entry = content.entry(id);
    if (!entry || notFollowed.has(entry.type)) continue;
    for (const from of content.linking(id)) {
      if (found.has(from)) continue;
      found.add(from);
      open.push(from);
    }
  }
  return found;
}

/** Collects entries and assets with everything they link, as far as a site shows it. */
function createFollowing(content: PublishedContent, site: Site, now: number) {
  const entries = new Map<string, StoredItem>();
  const assets = new Map<string, StoredItem>();
  const pathOf = new Map<string, string>();

  /** @param without ids of blocks that changes of the page remove */
  function follow(entry: StoredItem, path: string, without: ReadonlySet<string> = nothing): void {
    if (entries.has(entry.id) || without.has(entry.id)) return;
    entries.set(entry.id, entry);
    pathOf.set(entry.id, path);
    for (const { kind, id } of content.links(entry)) {
      if (kind === 'Asset') {
        const asset = content.asset(id);
        if (asset) assets.set(id, asset);
        if (!pathOf.has(id)) pathOf.set(id, path);
        continue;
      }
      const linked = content.entry(id);
      if (linked && !notFollowed.has(linked.type) && isShown(content, linked, site, now))
        follow(linked, path, without);
    }
  }

  return { follow, found: () => ({ entries: [...entries.values()], assets: [...assets.values()], pathOf }) };
}

const nothing: ReadonlySet<string> = new Set();

/** Blocks that a page hides, or replaces on the page it is based on. */
function removedBy(content: PublishedContent, page: StoredItem): ReadonlySet<string> {
  const changes = content.linked(page, 'changes');
  const removing = changes.filter((change) =>
    ['hide', 'replace'].includes(content.plainText(change, 'action') ?? ''),
  );
  const hiding = content.linked(page, 'exceptions').filter((each) => content.plain(each, 'hidden') === true);
  return new Set(
    [...removing, ...hiding].flatMap((change) => content.linked(change, 'target').map(({ id }) => id)),
  );
}

/** A pattern has no address; the page at its beginning represents it. */
function addressOf(path: string, { brand }: Site): string {
  return pathOfPage(plainAddress(path), brand);
}

function plainAddress(path: string): string {
  return path.split('/:')[0] || '/';
}

/** Whether an entry applies to a site's brand and market on a day; audiences are ignored. */
export function isShown(content: PublishedContent, entry: StoredItem, site: Site, now: number): boolean {
  const allows = (field: string, name: string) => {
    const names = content.names(entry, field);
    return !names || names.length === 0 || names.includes(name);
  };
  const ends = [content.plainText(entry, 'showUntil'), content.plainText(entry, 'expiresAt')];
  return (
    allows('onlyBrands', site.brand.id) &&
    allows('onlyMarkets', site.market.id) &&
    // For static pages an empty list hides everywhere (ROUTE-31).
    (content.names(entry, 'onlyShowMarkets')?.includes(site.market.id) ?? true) &&
    (entry.type !== 'paymentMethod' || allows('markets', site.market.id)) &&
    ends.every((end) => end === undefined || now < Date.parse(end))
  );
}

/** The most specific page or layout, which is shown. */
function winner(content: PublishedContent, items: readonly StoredItem[], site: Site): StoredItem | undefined {
  const chosen = chooseVariant(
    items.map((item) => pageEntry(content, item)),
    site,
  );
  return entryOf(content, chosen);
}

function entryOf(content: PublishedContent, chosen: PageEntry | undefined): StoredItem | undefined {
  return chosen && content.entry(chosen.id);
}

/** A page or layout in the form of the site's index. */
export function pageEntry(content: PublishedContent, item: StoredItem): PageEntry {
  const names = (field: string) => {
    const list = content.names(item, field);
    return list && list.length > 0 ? list : undefined;
  };
  return {
    id: item.id,
    path: content.plainText(item, 'path') ?? '',
    brands: names('brands'),
    markets: names('markets'),
    channels: names('channels'),
  };
}
