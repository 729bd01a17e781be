import type { Game, Provider } from '../../schemas/generated/types';
import type { Channel } from '../site/site';
import type { Lobby } from './catalogue.server';

export interface GameQuery {
  search: string;
  providers: string[];
  features: string[];
  category?: string;
  sort: 'popular' | 'new' | 'name';
  offset: number;
}

const sorts: readonly string[] = ['popular', 'new', 'name'];
const longestSearch = 60;

/** Reads a query from an address; what makes no sense is left out. */
export function readGameQuery(search: URLSearchParams): GameQuery {
  const sort = search.get('sort') ?? '';
  const offset = Number(search.get('offset'));
  const category = search.get('category');
  return {
    search: (search.get('q') ?? '').trim().slice(0, longestSearch),
    providers: unique(search.getAll('provider')),
    features: unique(search.getAll('feature')),
    ...(category ? { category } : {}),
    sort: sorts.includes(sort) ? (sort as GameQuery['sort']) : 'popular',
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
  };
}

function unique(values: string[]): string[] {
  return [...new Set(values.filter(Boolean))];
}

/** The address form of a query, without what is left at its default. */
export function writeGameQuery(query: GameQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (query.search) search.set('q', query.search);
  for (const provider of query.providers) search.append('provider', provider);
  for (const feature of query.features) search.append('feature', feature);
  if (query.category) search.set('category', query.category);
  if (query.sort !== 'popular') search.set('sort', query.sort);
  if (query.offset > 0) search.set('offset', String(query.offset));
  return search;
}

/** Games on one page: 30 on mobile and 60 on desktop, half of it in live casino (BLOCK-37, LIVE-07). */
export function gamePageSize(lobby: Lobby, channel: Channel): number {
  const full = channel === 'mobile' ? 30 : 60;
  return lobby === 'casino' ? full : full / 2;
}

/** The provider a filter names: the studio behind an aggregator if there is one. */
export function filterProvider(game: Game): Provider {
  return game.subProvider ?? game.provider;
}

/** Games that match everything asked for: name contains (BLOCK-24), and provider, and features, and category (BLOCK-25). */
export function searchGames(games: Game[], query: GameQuery): Game[] {
  const text = query.search.toLocaleLowerCase();
  const found = games.filter(
    (game) =>
      game.name.toLocaleLowerCase().includes(text) &&
      (query.providers.length === 0 ||
        query.providers.includes(filterProvider(game).providerId) ||
        query.providers.includes(game.provider.providerId)) &&
      query.features.every((feature) => game.features?.includes(feature)) &&
      (!query.category || game.categories?.includes(query.category)),
  );
  if (query.sort === 'name') return found.sort((a, b) => a.name.localeCompare(b.name));
  if (query.sort === 'new')
    return found.sort((a, b) => (b.releasedAt ?? '').localeCompare(a.releasedAt ?? ''));
  return found;
}

const hiddenInLive = ['pariplay', 'softswiss', 'creedroomz'];

/** Whether a provider is a first-level filter: aggregators are not, and a few by lobby (BLOCK-18, BLOCK-19). */
export function isFirstLevelFilter(
  provider: Pick<Provider, 'providerId' | 'isAggregators'>,
  lobby: Lobby,
): boolean {
  if (lobby === 'live casino') return !hiddenInLive.includes(provider.providerId);
  return provider.providerId !== 'relax' && !provider.isAggregators;
}

/** One page of a list; a next page exists when one game more is there (BLOCK-38). */
export function pageOf<T>(items: T[], offset: number, size: number): { items: T[]; hasMore: boolean } {
  const page = items.slice(offset, offset + size + 1);
  return { items: page.slice(0, size), hasMore: page.length > size };
}
