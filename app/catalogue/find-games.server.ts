import { LRUCache } from 'lru-cache';
import type { Game } from '../../schemas/generated/types';
import type { Translate } from '../../ui/site/site-context';
import type { Site } from '../site/site';
import { type SiteKey, siteKey } from '../site/site-key';
import { within } from '../server/within';
import type { Catalogue, Lobby } from './catalogue.server';
import { type Facets, narrow } from './game-facets';
import { indexOf, labelsOf } from './game-index.server';
import { type GameQuery, writeGameQuery } from './game-search';

/** All results of a query, before paging. */
export interface FoundGames {
  games: readonly Game[];
  facets: Facets;
  /** Names that come near to a text nothing fits. */
  suggestions: readonly string[];
}

/** Results are cached by the number of games they hold, some 16 MB in all. */
const maxCachedGames = 2_000_000;
/** The cost of a result besides its games, in games. */
const sizeOfResult = 100;

/** How long a search that finds nothing waits for an index that is still built. */
const indexWaitMs = 1_000;

const results = new LRUCache<SiteKey, { catalogue: Catalogue; found: FoundGames }>({
  maxSize: maxCachedGames,
  sizeCalculation: ({ found }) => found.games.length + sizeOfResult,
});

/**
 * The games of a lobby that match everything asked for (BLOCK-24, BLOCK-25), the best fit first where a text is searched for and nothing
 * else is asked. The same object again for the same query of the same catalogue.
 */
export async function findGames(
  catalogue: Catalogue,
  lobby: Lobby,
  query: GameQuery,
  { site, t }: { site: Site; t: Translate },
): Promise<FoundGames> {
  const key = siteKey(site, 'channel', lobby, writeGameQuery({ ...query, offset: 0 }).toString());
  const cached = results.get(key);
  if (cached?.catalogue === catalogue) return cached.found;
  // Whoever sees the games may search them next.
  const games = indexOf(catalogue.published.games);
  const index = query.search ? games : undefined;
  const labels = index ? await labelsOf(site, t, catalogue.published.facets) : [];
  const all = catalogue.lobbies[lobby];
  const search = () => (index ? index.search(query.search, all.games, labels) : all.games);
  let fitting = search();
  if (fitting.length === 0 && index?.building) {
    await within(index.addWords(), indexWaitMs).catch(() => undefined);
    fitting = search();
  }
  const filtered =
    query.search || isFiltered(query) ? narrow(fitting, query) : { games: all.games, facets: all.facets };
  const found = {
    games: inOrder(filtered.games, query.sort, site),
    facets: filtered.facets,
    suggestions: index && fitting.length === 0 ? index.suggest(query.search, all.games) : [],
  };
  // Until the index is built, the next question may find more.
  if (!index || index.complete) results.set(key, { catalogue, found });
  return found;
}

function isFiltered({ providers, features, types, jackpot, category }: GameQuery): boolean {
  return jackpot || category !== undefined || providers.length + features.length + types.length > 0;
}

const collators = new Map<string, Intl.Collator>();

function inOrder(games: readonly Game[], sort: GameQuery['sort'], { speech }: Site): readonly Game[] {
  if (sort === 'popular') return games;
  if (sort === 'new') return [...games].sort((a, b) => compare(b.releasedAt ?? '', a.releasedAt ?? ''));
  let collator = collators.get(speech.tag);
  if (!collator) collators.set(speech.tag, (collator = new Intl.Collator(speech.tag)));
  const { compare: compareNames } = collator;
  return [...games].sort((a, b) => compareNames(a.name, b.name));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
