import type { Game } from '../../../schemas/generated/types';
import { catalogueOf, categoriesOf, gamesOfCategory, lobbyPath } from '../catalogue.server';
import { type FillContext, type Filler, NotFoundError, pathIn } from './context';
import { liveCards } from './live-cards.server';

const defaultLimit = 20;

/**
 * Games of a row: the chosen ones, or those of a category. A row of the player's own games gets only the address they can be had at
 * (WALLET-51, GUARD-28): what is filled in here may be shown to others.
 */
export const fillGameRow: Filler<'game-row'> = async (content, context) => {
  if (content.source)
    return {
      items: [],
      total: 0,
      ...(context.visitor.authorized ? { dataHref: playerHref(context, content.source) } : {}),
    };
  const catalogue = await catalogueOf(context.site, context.now);
  const categoryId = content.category?.categoryId;
  const chosen = content.games?.length
    ? content.games.flatMap(({ gameId }) => catalogue.byId.get(gameId) ?? [])
    : gamesOfCategory(catalogue, categoryId ?? '');
  const category = categoryId ? await findCategory(context, categoryId) : undefined;
  return {
    items: await liveCards(chosen.slice(0, content.limit ?? defaultLimit), catalogue, context.site),
    total: chosen.length,
    ...(category
      ? { href: pathIn(context.site, `${lobbyPath(category.lobby)}/${category.categoryId}`) }
      : {}),
  };
};

function playerHref({ site }: FillContext, list: 'recent' | 'favourites'): string {
  return `/api/player/games?${new URLSearchParams({ locale: site.locale, list }).toString()}`;
}

/** A category of either lobby, by its id. */
export async function findCategory({ site }: FillContext, categoryId: string) {
  const lobbies = await Promise.all([categoriesOf(site, 'casino'), categoriesOf(site, 'live casino')]);
  return lobbies.flat().find((category) => category.categoryId === categoryId);
}

const gridDevices = ['desktop', 'tablet', 'mobile'] as const;
const plainGridCells = 24;

/** A category with its lobby grid per device (BLOCK-05); games the site does not offer leave their cell. */
export const fillCategoryGrid: Filler<'category-grid'> = async (content, context) => {
  const { site, params, now } = context;
  const categoryId = content.category?.categoryId ?? params['category'] ?? '';
  const category = await findCategory(context, categoryId);
  if (!category) throw new NotFoundError(`no category ${categoryId}`);
  const catalogue = await catalogueOf(site, now);
  const games = gamesOfCategory(catalogue, categoryId);
  const layout = category.lobbyGrid;
  const wanted = layout
    ? [...new Set(gridDevices.flatMap((device) => layout[device].map(({ gameId }) => gameId)))].flatMap(
        (id) => catalogue.byId.get(id) ?? [],
      )
    : games.slice(0, plainGridCells);
  const cards = new Map((await liveCards(wanted, catalogue, site)).map((card) => [card.gameId, card]));
  const cells = (device: (typeof gridDevices)[number]) =>
    layout
      ? layout[device].flatMap(({ cell, gameId }) => {
          const game = cards.get(gameId);
          return game ? [{ cell, game }] : [];
        })
      : [...cards.values()].map((game) => ({ cell: '1x' as const, game }));
  return {
    label: category.label,
    href: pathIn(site, `${lobbyPath(category.lobby)}/${category.categoryId}`),
    total: games.length,
    desktop: cells('desktop'),
    tablet: cells('tablet'),
    mobile: cells('mobile'),
  };
};

/** The category menu of a lobby. */
export const fillCategoryNav: Filler<'category-nav'> = async (content, { site, path }) => {
  const base = lobbyPath(content.lobby);
  const categories = await categoriesOf(site, content.lobby);
  return {
    items: categories
      .filter((category) => category.visibleInMenu !== false)
      .map((category) => ({
        categoryId: category.categoryId,
        label: category.label,
        href: pathIn(site, `${base}/${category.categoryId}`),
        ...(category.icon ? { icon: category.icon } : {}),
        current: path === `${base}/${category.categoryId}`,
      })),
    searchHref: pathIn(
      site,
      content.lobby === 'casino' ? '/online-casino/all-games' : '/live-casino-online/all-games',
    ),
  };
};

/** One game with its facts and games like it. An unknown game or one of another lobby is not found. */
export const fillGameDetail: Filler<'game-detail'> = async (_content, context) => {
  const { site, params, path, now, t } = context;
  const catalogue = await catalogueOf(site, now);
  const game = catalogue.byId.get(params['game'] ?? '');
  const lobby = path.startsWith('/live-casino-online') ? 'live casino' : 'casino';
  if (!game || game.type !== lobby || game.provider.providerId.split('-')[0] !== params['provider'])
    throw new NotFoundError(`no game ${path}`);
  const similar = similarGames(game, catalogue.games);
  const [card, ...others] = await liveCards([game, ...similar], catalogue, site);
  if (!card) throw new NotFoundError(`no game ${path}`);
  return {
    game: card,
    lobby,
    lobbyHref: pathIn(site, lobbyPath(lobby)),
    kind: t(`gameKind.${game.gameType}` as Parameters<typeof t>[0]),
    features: (game.features ?? []).map((feature) => t(`gameFeature.${feature}` as Parameters<typeof t>[0])),
    ...(game.volatility ? { volatility: game.volatility } : {}),
    ...(game.rtp === undefined ? {} : { rtp: game.rtp }),
    ...(game.maxWin === undefined ? {} : { maxWin: game.maxWin }),
    ...(game.releasedAt ? { releasedAt: game.releasedAt } : {}),
    similar: others,
  };
};

const similarCount = 16;

/** Games that share most categories with a game, the popular ones first. */
function similarGames(game: Game, games: Game[]): Game[] {
  const own = new Set(game.categories);
  const common = (other: Game) => (other.categories ?? []).filter((category) => own.has(category)).length;
  return games
    .filter((other) => other.gameId !== game.gameId && other.type === game.type && common(other) > 0)
    .map((other) => ({ other, weight: common(other) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, similarCount)
    .map(({ other }) => other);
}
