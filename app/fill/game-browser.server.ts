import type { GameBrowserLive, Provider } from '../../schemas/generated/types';
import type { Site } from '../site/site';
import { type Catalogue, catalogueOf, lobbyPath } from '../catalogue/catalogue.server';
import type { Lobby } from '../catalogue/lobby';
import { findGames } from '../catalogue/find-games.server';
import { providerIdOf } from '../catalogue/game-card';
import type { Facets } from '../catalogue/game-facets';
import { featureName, kindName } from '../catalogue/game-labels';
import {
  type GameQuery,
  gamePageSize,
  isFirstLevelFilter,
  pageOf,
  readGameQuery,
  writeGameQuery,
} from '../catalogue/game-search';
import { type FillContext, type Filler, NotFoundError, pathIn } from './context';
import { liveCards } from './live/live-cards.server';

/** Path of the list of all games of a lobby, below the locale. */
export function allGamesPath(lobby: Lobby): string {
  return `${lobbyPath(lobby)}/all-games`;
}

export const fillGameBrowser: Filler<'game-browser'> = (content, context) =>
  browseGames(content.lobby, readGameQuery(context.query('games')), context.params['category'], context);

/**
 * A page of games, with the filters and lists around it.
 * @param categoryId category of the address; it must exist. Filters lead from there to all games (ROUTE-50).
 */
export async function browseGames(
  lobby: Lobby,
  asked: GameQuery,
  categoryId: string | undefined,
  context: Pick<FillContext, 'site' | 'liveAge' | 't'>,
): Promise<GameBrowserLive> {
  const { site, t } = context;
  const catalogue = await catalogueOf(site);
  const categories = catalogue.categories[lobby];
  const category = categories.find((candidate) => candidate.categoryId === (categoryId ?? asked.category));
  if (categoryId && !category) throw new NotFoundError(`no category ${categoryId}`);
  const providers = providerIds(asked.providers, catalogue.lobbies[lobby].providers);
  const query: GameQuery = { ...asked, providers, category: category?.categoryId };

  const found = await findGames(site, lobby, query);
  const pageSize = gamePageSize(lobby, site.channel);
  const page = pageOf(found.games, query.offset, pageSize);
  const action = pathIn(site, allGamesPath(lobby));
  const next = writeGameQuery({ ...query, offset: query.offset + pageSize });
  return {
    label: category?.label ?? t(lobby === 'casino' ? 'gameList.allGames' : 'gameList.allTables'),
    ...(category?.description ? { description: category.description } : {}),
    action,
    dataHref: dataHref(site, lobby, categoryId),
    items: await liveCards(page.items, catalogue, context),
    total: found.games.length,
    hasMore: page.hasMore,
    ...(page.hasMore ? { nextHref: `${action}?${next.toString()}` } : {}),
    pageSize,
    query: {
      search: query.search,
      providers: query.providers,
      features: query.features,
      types: query.types,
      jackpot: query.jackpot,
      ...(query.category ? { category: query.category } : {}),
      sort: query.sort,
      offset: query.offset,
    },
    categories: categories
      .filter(({ visibleInMenu }) => visibleInMenu !== false)
      .map(({ categoryId: id, label }) => ({ id, label })),
    ...choices(catalogue, lobby, found.facets, { site, t }),
    suggestions: [...found.suggestions],
  };
}

/** Resolves provider ids: a studio behind an aggregator may be named by the second part of its id alone (BLOCK-14). */
function providerIds(requested: readonly string[], providers: ReadonlyMap<string, Provider>): string[] {
  return requested.map((id) =>
    providers.has(id) ? id : ([...providers.keys()].find((whole) => providerIdOf(whole) === id) ?? id),
  );
}

/** The endpoint from which the browser loads further pages of the same games. */
function dataHref({ locale }: Site, lobby: Lobby, category: string | undefined): string {
  const search = new URLSearchParams({ locale, lobby: lobby === 'casino' ? 'casino' : 'live-casino' });
  if (category) search.set('category', category);
  return `/api/games?${search.toString()}`;
}

/** The facets of the lobby in a fixed order, each with its number of results. */
function choices(
  catalogue: Catalogue,
  lobby: Lobby,
  facets: Facets,
  { site, t }: Pick<FillContext, 'site' | 't'>,
): Pick<GameBrowserLive, 'providers' | 'features' | 'types' | 'jackpots'> {
  const { facets: all, providers } = catalogue.lobbies[lobby];
  const { compare } = new Intl.Collator(site.speech.tag);
  const byCount = (counts: ReadonlyMap<string, number>) => [...counts].sort(([, a], [, b]) => b - a);
  return {
    providers: [...providers.values()]
      .filter((provider) => isFirstLevelFilter(provider, lobby, site.brand))
      .map(({ providerId: id, title: label }) => ({ id, label, count: facets.providers.get(id) ?? 0 }))
      .sort((a, b) => compare(a.label, b.label)),
    features: byCount(all.features).map(([id]) => ({
      id,
      label: featureName(id, t),
      count: facets.features.get(id) ?? 0,
    })),
    types: byCount(all.types).map(([id]) => ({
      id,
      label: kindName(id, t),
      count: facets.types.get(id) ?? 0,
    })),
    // Omitted when no game has a jackpot.
    ...(all.jackpots > 0 ? { jackpots: facets.jackpots } : {}),
  };
}
