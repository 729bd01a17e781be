import type { Brand, Game, Provider } from '../../schemas/generated/types';
import type { Channel } from '../site/site';
import type { Lobby } from './lobby';

export interface GameQuery {
  search: string;
  providers: string[];
  features: string[];
  /** Kinds of game. */
  types: string[];
  /** Only games with a jackpot. */
  jackpot: boolean;
  category?: string;
  sort: 'popular' | 'new' | 'name';
  offset: number;
}

const sorts: readonly string[] = ['popular', 'new', 'name'];
const longestSearch = 60;
/** Longer than any id in content and more than any page offers; anything beyond is ignored. */
const longestId = 80;
const mostChosen = 100;
const highestOffset = 100_000;

/** Reads a query from an address; invalid parts are ignored. */
export function readGameQuery(search: URLSearchParams): GameQuery {
  const sort = search.get('sort') ?? '';
  const offset = Number(search.get('offset'));
  const category = search.get('category');
  return {
    search: shorten((search.get('q') ?? '').trim()),
    providers: unique(search.getAll('provider')),
    features: unique(search.getAll('feature')),
    types: unique(search.getAll('type')),
    jackpot: search.get('jackpot') === '1',
    ...(category && category.length <= longestId ? { category } : {}),
    sort: sorts.includes(sort) ? (sort as GameQuery['sort']) : 'popular',
    offset: Number.isInteger(offset) && offset > 0 && offset <= highestOffset ? offset : 0,
  };
}

/** Cuts between code points, so that no character is split. */
function shorten(text: string): string {
  return text.length <= longestSearch ? text : [...text].slice(0, longestSearch).join('').trim();
}

function unique(values: string[]): string[] {
  return [...new Set(values.filter((value) => value && value.length <= longestId))].slice(0, mostChosen);
}

/** The address form of a query, without what is left at its default. */
export function writeGameQuery(query: GameQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (query.search) search.set('q', query.search);
  for (const provider of query.providers) search.append('provider', provider);
  for (const feature of query.features) search.append('feature', feature);
  for (const type of query.types) search.append('type', type);
  if (query.jackpot) search.set('jackpot', '1');
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

/** Whether a provider is a first-level filter: aggregators are not in casino, and the brand hides a few by lobby (BLOCK-18, BLOCK-19). */
export function isFirstLevelFilter(
  provider: Pick<Provider, 'providerId' | 'isAggregators'>,
  lobby: Lobby,
  { hiddenProviderFilters: hidden }: Pick<Brand, 'hiddenProviderFilters'>,
): boolean {
  if (lobby === 'live casino') return !hidden.liveCasino.includes(provider.providerId);
  return !hidden.casino.includes(provider.providerId) && !provider.isAggregators;
}

/** One page of a list; a next page exists if there is one more game (BLOCK-38). */
export function pageOf<T>(
  items: readonly T[],
  offset: number,
  size: number,
): { items: T[]; hasMore: boolean } {
  const page = items.slice(offset, offset + size + 1);
  return { items: page.slice(0, size), hasMore: page.length > size };
}
