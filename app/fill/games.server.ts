import type { Category, Game, GameRowContent } from '../../schemas/generated/types';
import type { Channel, Site } from '../site/site';
import {
  type Catalogue,
  byPopularity,
  catalogueOf,
  gamesOfCategory,
  lobbyPath,
} from '../catalogue/catalogue.server';
import { gamesOfList } from '../catalogue/game-list';
import { lobbies } from '../catalogue/lobby';
import { featureName, kindName } from '../catalogue/game-labels';
import { type FillContext, type Filler, NotFoundError, pathIn } from './context';
import { liveCards } from './live/live-cards.server';

const defaultLimit = 20;

/**
 * Games of a row: chosen ones, or those of a category or list. A row of the player's own games gets only the address of
 * the private response (WALLET-51, GUARD-28), because filled data may be shared between visitors.
 */
export const fillGameRow: Filler<'game-row'> = async (content, context) => {
  const { site, facts } = context;
  if (content.source)
    return {
      items: [],
      total: 0,
      ...(facts.authorized && !facts.isViewedAs ? { dataHref: playerHref(context, content.source) } : {}),
    };
  const catalogue = await catalogueOf(site);
  const categoryId = content.category?.categoryId;
  const category = categoryId ? categoryIn(catalogue, categoryId) : undefined;
  if (isLobby(context.path) && category?.visibleInLobby === false) return { items: [], total: 0 };
  const chosen = chosenGames(content, catalogue);
  return {
    items: await liveCards(chosen.slice(0, content.limit ?? defaultLimit), catalogue, context),
    total: chosen.length,
    ...(category ? { href: categoryHref(category, site) } : {}),
  };
};

/** Games chosen one by one, of a category or of a ready-made list; the first that is set. */
function chosenGames({ games, category, list }: GameRowContent, catalogue: Catalogue): readonly Game[] {
  if (games?.length) return games.flatMap(({ gameId }) => catalogue.byId.get(gameId) ?? []);
  if (!category && list) return gamesOfList(catalogue.games, list);
  return gamesOfCategory(catalogue, category?.categoryId ?? '');
}

/** Whether a path below the locale is a lobby's own page, where categories may be hidden (BLOCK-08). */
function isLobby(path: string): boolean {
  return path === lobbyPath('casino') || path === lobbyPath('live casino');
}

/** In a lobby, recent games are limited to that lobby (BLOCK-41). */
function playerHref({ site, path }: FillContext, list: 'recent' | 'favourites'): string {
  const lobby = lobbies.find((each) => path === lobbyPath(each));
  const query = { locale: site.locale, list, ...(lobby && list === 'recent' ? { lobby } : {}) };
  return `/api/player/games?${new URLSearchParams(query).toString()}`;
}

/** A category of either lobby, by its id. */
export function categoryIn({ categories }: Catalogue, categoryId: string): Category | undefined {
  const byId = (category: Category) => category.categoryId === categoryId;
  return categories.casino.find(byId) ?? categories['live casino'].find(byId);
}

/** Address of a category's page. */
export function categoryHref(category: Category, site: Site): string {
  return pathIn(site, `${lobbyPath(category.lobby)}/${category.categoryId}`);
}

const gridDevices = ['desktop', 'tablet', 'mobile'] as const;
const plainGridCells = 24;

/** A category with its lobby grid per device (BLOCK-05); cells of games the site does not offer are dropped. */
export const fillCategoryGrid: Filler<'category-grid'> = async (content, context) => {
  const { site, params } = context;
  const { category: ofAddress } = params;
  const categoryId = content.category?.categoryId ?? ofAddress ?? '';
  const catalogue = await catalogueOf(site);
  const category = categoryIn(catalogue, categoryId);
  if (!category) {
    // Not found only if the address names the category; otherwise a page survives the removal of a category.
    if (categoryId === ofAddress) throw new NotFoundError(`no category ${categoryId}`);
    throw new Error(`no category ${categoryId}`);
  }
  const games = gamesOfCategory(catalogue, categoryId);
  const layout = category.lobbyGrid;
  const placed = new Set(gridDevices.flatMap((device) => layout?.[device].map(({ gameId }) => gameId) ?? []));
  const wanted = layout
    ? [...placed].flatMap((id) => catalogue.byId.get(id) ?? [])
    : games.slice(0, plainGridCells);
  const live = await liveCards(wanted, catalogue, context);
  const cards = new Map(live.map((card) => [card.gameId, card]));
  const cells = (device: (typeof gridDevices)[number]) =>
    layout
      ? layout[device].flatMap(({ cell, focus, gameId }) => {
          const game = cards.get(gameId);
          return game ? [{ cell, game, ...(focus ? { focus } : {}) }] : [];
        })
      : live.map((game) => ({ cell: '1x' as const, game }));
  return {
    label: category.label,
    href: categoryHref(category, site),
    total: games.length,
    desktop: cells('desktop'),
    tablet: cells('tablet'),
    mobile: cells('mobile'),
  };
};

/** The category menu of a lobby. */
export const fillCategoryNav: Filler<'category-nav'> = async (content, { site, path }) => {
  const base = lobbyPath(content.lobby);
  const catalogue = await catalogueOf(site);
  const current = path.startsWith(`${base}/`) ? path.slice(base.length + 1) : '';
  return {
    items: catalogue.categories[content.lobby]
      .filter(
        ({ visibleInMenu, visibleInLobby }) =>
          visibleInMenu !== false && (path !== base || visibleInLobby !== false),
      )
      .map((category) => ({
        categoryId: category.categoryId,
        label: category.label,
        href: pathIn(site, `${base}/${category.categoryId}`),
        ...(category.icon ? { icon: category.icon } : {}),
        current: current === category.categoryId,
      })),
    searchHref: pathIn(site, `${base}/all-games`),
  };
};

/** One game with its facts and similar games. An unknown game or one of another lobby is not found. */
export const fillGameDetail: Filler<'game-detail'> = async (_content, context) => {
  const { site, params, path, t } = context;
  const catalogue = await catalogueOf(site);
  const game = catalogue.byId.get(params['game'] ?? '');
  const lobby = path.startsWith('/live-casino-online') ? 'live casino' : 'casino';
  if (!game || game.type !== lobby || game.provider.providerId.split('-')[0] !== params['provider'])
    throw new NotFoundError(`no game ${path}`, game ? undefined : await channelOfGame(context));
  const cards = await liveCards([game, ...similarGames(game, catalogue)], catalogue, context);
  const [card, ...similar] = cards;
  if (!card) throw new NotFoundError(`no game ${path}`);
  return {
    game: card,
    lobby,
    lobbyHref: pathIn(site, lobbyPath(lobby)),
    kind: kindName(game.gameType, t),
    features: (game.features ?? []).map((feature) => featureName(feature, t)),
    ...(game.volatility ? { volatility: game.volatility } : {}),
    ...(game.rtp === undefined ? {} : { rtp: game.rtp }),
    ...(game.maxWin === undefined ? {} : { maxWin: game.maxWin }),
    ...(game.releasedAt ? { releasedAt: game.releasedAt } : {}),
    similar,
  };
};

/** The other channel, if it offers the game of the address. */
async function channelOfGame({ site, params }: FillContext): Promise<Channel | undefined> {
  const channel = site.channel === 'mobile' ? 'desktop' : 'mobile';
  const { byId } = await catalogueOf({ ...site, channel });
  return byId.has(params['game'] ?? '') ? channel : undefined;
}

const similarCount = 16;
/** Games compared per category: the most popular ones, so that the work does not grow with the catalogue. */
const comparedGames = 400;

/** Games that share most categories with a game, most popular first. */
function similarGames(game: Game, catalogue: Catalogue): Game[] {
  const own = new Set(game.categories);
  const common = (other: Game) => (other.categories ?? []).filter((category) => own.has(category)).length;
  const compared = new Set(
    [...own].flatMap((category) => gamesOfCategory(catalogue, category).slice(0, comparedGames)),
  );
  return [...compared]
    .filter((other) => other.gameId !== game.gameId && other.type === game.type)
    .map((other) => ({ other, weight: common(other) }))
    .sort((a, b) => b.weight - a.weight || byPopularity(a.other, b.other))
    .slice(0, similarCount)
    .map(({ other }) => other);
}
