import type { Game } from '../../schemas/generated/types';
import type { Site } from '../site/site';
import { memo, reads } from '../memo/process-memos.server';
import { type SitePlace, placeOf, siteAt } from '../site/resolve.server';
import { translator } from '../site/texts/messages.server';
import { within } from '../server/within';
import { catalogueOf } from './catalogue.server';
import type { Lobby } from './lobby';
import { type Facets, narrow } from './game-facets';
import { indexOf, labelsOf } from './game-index.server';
import { type GameQuery, readGameQuery, writeGameQuery } from './game-search';

/** All results of a query, before paging. */
export interface FoundGames {
  games: readonly Game[];
  facets: Facets;
  /** Close matches by name when nothing matches the text. */
  suggestions: readonly string[];
}

/** Longest wait of a search without results for an index that is still being built, in milliseconds. */
const indexWaitMs = 1_000;

/** Maximum age of results from an incomplete index, in milliseconds. */
const buildingMs = 1_000;

interface SearchKey extends SitePlace {
  lobby: Lobby;
  /** The query string, without paging. */
  search: string;
}

const searches = memo<SearchKey, FoundGames>(search, {
  same: () => false,
  size: ({ games }) => 8 * games.length,
  maxBytes: 16_000_000,
});

/** The games of a lobby that match every filter (BLOCK-24, BLOCK-25); by relevance if there is a text and no sort order. */
export function findGames(site: Site, lobby: Lobby, query: GameQuery): Promise<FoundGames> {
  const whole = writeGameQuery({ ...query, offset: 0 }).toString();
  return searches.get({ ...placeOf(site), lobby, search: whole });
}

async function search({ lobby, search: whole, ...place }: SearchKey): Promise<FoundGames> {
  const site = siteAt(place);
  const query = readGameQuery(new URLSearchParams(whole));
  const catalogue = await catalogueOf(site);
  // Starts building the index: a visitor of the games page is likely to search next.
  const games = indexOf(catalogue.published.games);
  const index = query.search ? games : undefined;
  const labels = index ? await labelsOf(site, translator(site), catalogue.published.facets) : [];
  const all = catalogue.lobbies[lobby];
  const fit = () => (index ? index.search(query.search, all.games, labels) : all.games);
  let fitting = fit();
  if (fitting.length === 0 && index?.building) {
    await within(index.addWords(), indexWaitMs).catch(() => undefined);
    fitting = fit();
  }
  const filtered =
    query.search || isFiltered(query) ? narrow(fitting, query) : { games: all.games, facets: all.facets };
  if (index && !index.complete) reads.expires(buildingMs);
  return {
    games: inOrder(filtered.games, query.sort, site),
    facets: filtered.facets,
    suggestions: index && fitting.length === 0 ? index.suggest(query.search, all.games) : [],
  };
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
