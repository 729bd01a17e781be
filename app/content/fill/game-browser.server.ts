import type { Game, GameBrowserLive } from '../../../schemas/generated/types';
import { type Lobby, catalogueOf, categoriesOf, lobbyPath } from '../catalogue.server';
import {
  type GameQuery,
  filterProvider,
  gamePageSize,
  isFirstLevelFilter,
  pageOf,
  readGameQuery,
  searchGames,
  writeGameQuery,
} from '../game-search';
import { type FillContext, type Filler, NotFoundError, pathIn } from './context';
import { liveCards } from './live-cards.server';

/** Path of the list of all games of a lobby, below the locale. */
function allGamesPath(lobby: Lobby): string {
  return `${lobbyPath(lobby)}/all-games`;
}

export const fillGameBrowser: Filler<'game-browser'> = (content, context) =>
  browseGames(content.lobby, readGameQuery(context.search), context.params['category'], context);

/**
 * A page of games with everything the browser shows around it.
 *
 * @param categoryId category of the address; it must exist. Filters lead from there to all games (ROUTE-50).
 */
export async function browseGames(
  lobby: Lobby,
  asked: GameQuery,
  categoryId: string | undefined,
  context: Pick<FillContext, 'site' | 'now' | 't'>,
): Promise<GameBrowserLive> {
  const { site, now, t } = context;
  const [catalogue, categories] = await Promise.all([catalogueOf(site, now), categoriesOf(site, lobby)]);
  const category = categories.find((candidate) => candidate.categoryId === (categoryId ?? asked.category));
  if (categoryId && !category) throw new NotFoundError(`no category ${categoryId}`);
  const query: GameQuery = category
    ? { ...asked, category: category.categoryId }
    : { ...asked, category: undefined };

  const games = catalogue.games.filter((game) => game.type === lobby);
  const found = searchGames(games, query);
  const pageSize = gamePageSize(lobby, site.channel);
  const page = pageOf(found, query.offset, pageSize);
  const action = pathIn(site, allGamesPath(lobby));
  const next = writeGameQuery({ ...query, offset: query.offset + pageSize });
  return {
    label: category?.label ?? t(lobby === 'casino' ? 'gameList.allGames' : 'gameList.allTables'),
    ...(category?.description ? { description: category.description } : {}),
    action,
    dataHref: `/api/games?locale=${site.locale}&lobby=${lobby === 'casino' ? 'casino' : 'live-casino'}`,
    items: await liveCards(page.items, catalogue, site),
    total: found.length,
    hasMore: page.hasMore,
    ...(page.hasMore ? { nextHref: `${action}?${next.toString()}` } : {}),
    pageSize,
    query: {
      search: query.search,
      providers: query.providers,
      features: query.features,
      ...(query.category ? { category: query.category } : {}),
      sort: query.sort,
      offset: query.offset,
    },
    providers: providerOptions(games, lobby),
    categories: categories
      .filter(({ visibleInMenu }) => visibleInMenu !== false)
      .map(({ categoryId: id, label }) => ({ id, label })),
    features: featureOptions(games, t),
  };
}

function providerOptions(games: Game[], lobby: Lobby): GameBrowserLive['providers'] {
  const options = new Map<string, { id: string; label: string; count: number }>();
  for (const game of games) {
    const provider = filterProvider(game);
    if (!isFirstLevelFilter(provider, lobby)) continue;
    const option = options.get(provider.providerId) ?? {
      id: provider.providerId,
      label: provider.title,
      count: 0,
    };
    option.count += 1;
    options.set(provider.providerId, option);
  }
  return [...options.values()].sort((a, b) => a.label.localeCompare(b.label));
}

function featureOptions(games: Game[], t: FillContext['t']): GameBrowserLive['features'] {
  const counts = new Map<string, number>();
  for (const game of games)
    for (const feature of game.features ?? []) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, label: t(`gameFeature.${id}` as Parameters<typeof t>[0]), count }))
    .sort((a, b) => b.count - a.count);
}
