import type { Category, Game } from '../../schemas/generated/types';
import type { Channel, Site } from '../site/site';
import { siteKey } from '../site/site-key';
import {
  type Catalogue,
  byPopularity,
  catalogueOf,
  gamesOfCategory,
  lobbyPath,
} from '../catalogue/catalogue.server';
import { featureName, kindName } from '../catalogue/game-labels';
import { keptResult } from './kept-result';
import { type FillContext, type Filler, NotFoundError, pathIn } from './context';
import { liveCards } from './live-cards.server';

const defaultLimit = 20;

/**
 * Games of a row: the chosen ones, or those of a category. A row of the player's own games gets only the address they can be had at
 * (WALLET-51, GUARD-28): what is filled in here may be shown to others.
 */
export const fillGameRow: Filler<'game-row'> = async (content, context) => {
  const { site, facts, now } = context;
  const own = content.source && facts.authorized ? playerHref(context, content.source) : undefined;
  if (content.source)
    return keptResult(content, siteKey(site, 'channel', 'own games', own), [], () => ({
      items: [],
      total: 0,
      ...(own ? { dataHref: own } : {}),
    }));
  const catalogue = await catalogueOf(site, now);
  const inLobby = isLobby(context.path);
  const row = keptResult(content, siteKey(site, 'channel', 'row', inLobby), [catalogue], () => {
    const categoryId = content.category?.categoryId;
    const category = categoryId ? categoryIn(catalogue, categoryId) : undefined;
    if (inLobby && category?.visibleInLobby === false) return { games: [], total: 0 };
    const chosen = content.games?.length
      ? content.games.flatMap(({ gameId }) => catalogue.byId.get(gameId) ?? [])
      : gamesOfCategory(catalogue, categoryId ?? '');
    return {
      games: chosen.slice(0, content.limit ?? defaultLimit),
      total: chosen.length,
      ...(category ? { href: categoryHref(category, site) } : {}),
    };
  });
  const items = await liveCards(row.games, catalogue, site, now);
  return keptResult(content, siteKey(site, 'channel', 'filled row', inLobby), [row, items], () => {
    const { games: _, ...rest } = row;
    return { items, ...rest };
  });
};

/** Whether a path below the locale is a lobby's own page, where categories may be hidden (BLOCK-08). */
function isLobby(path: string): boolean {
  return path === lobbyPath('casino') || path === lobbyPath('live casino');
}

function playerHref({ site }: FillContext, list: 'recent' | 'favourites'): string {
  return `/api/player/games?${new URLSearchParams({ locale: site.locale, list }).toString()}`;
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

/** A category with its lobby grid per device (BLOCK-05); games the site does not offer leave their cell. */
export const fillCategoryGrid: Filler<'category-grid'> = async (content, context) => {
  const { site, params, now } = context;
  const { category: ofAddress } = params;
  const categoryId = content.category?.categoryId ?? ofAddress ?? '';
  const catalogue = await catalogueOf(site, now);
  const category = categoryIn(catalogue, categoryId);
  if (!category) {
    // A page outlives a category that an editor removed, unless its address names it.
    if (categoryId === ofAddress) throw new NotFoundError(`no category ${categoryId}`);
    throw new Error(`no category ${categoryId}`);
  }
  const games = gamesOfCategory(catalogue, categoryId);
  const layout = category.lobbyGrid;
  const { wanted } = keptResult(content, siteKey(site, 'channel', 'grid', categoryId), [catalogue], () => ({
    wanted: layout
      ? [...new Set(gridDevices.flatMap((device) => layout[device].map(({ gameId }) => gameId)))].flatMap(
          (id) => catalogue.byId.get(id) ?? [],
        )
      : games.slice(0, plainGridCells),
  }));
  const live = await liveCards(wanted, catalogue, site, now);
  return keptResult(content, siteKey(site, 'channel', 'filled grid', categoryId), [catalogue, live], () => {
    const cards = new Map(live.map((card) => [card.gameId, card]));
    const cells = (device: (typeof gridDevices)[number]) =>
      layout
        ? layout[device].flatMap(({ cell, gameId }) => {
            const game = cards.get(gameId);
            return game ? [{ cell, game }] : [];
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
  });
};

/** The category menu of a lobby. */
export const fillCategoryNav: Filler<'category-nav'> = async (content, { site, path, now }) => {
  const base = lobbyPath(content.lobby);
  const catalogue = await catalogueOf(site, now);
  const current = path.startsWith(`${base}/`) ? path.slice(base.length + 1) : '';
  return keptResult(
    content,
    siteKey(site, 'channel', 'categories', current, path === base),
    [catalogue],
    () => ({
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
    }),
  );
};

/** One game with its facts and games like it. An unknown game or one of another lobby is not found. */
export const fillGameDetail: Filler<'game-detail'> = async (_content, context) => {
  const { site, params, path, now, t } = context;
  const catalogue = await catalogueOf(site, now);
  const game = catalogue.byId.get(params['game'] ?? '');
  const lobby = path.startsWith('/live-casino-online') ? 'live casino' : 'casino';
  if (!game || game.type !== lobby || game.provider.providerId.split('-')[0] !== params['provider'])
    throw new NotFoundError(`no game ${path}`, game ? undefined : await channelOfGame(context));
  const { shown } = keptResult(game, siteKey(site, 'channel', 'shown'), [catalogue], () => ({
    shown: [game, ...similarGames(game, catalogue)],
  }));
  const cards = await liveCards(shown, catalogue, site, now);
  const [card, ...similar] = cards;
  if (!card) throw new NotFoundError(`no game ${path}`);
  return keptResult(game, siteKey(site, 'channel', 'filled game', lobby), [cards, t], () => ({
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
  }));
};

/** The other channel, where it is the one that has the game of the address. */
async function channelOfGame({ site, params, now }: FillContext): Promise<Channel | undefined> {
  const channel = site.channel === 'mobile' ? 'desktop' : 'mobile';
  const { byId } = await catalogueOf({ ...site, channel }, now);
  return byId.has(params['game'] ?? '') ? channel : undefined;
}

const similarCount = 16;
/** Games of each category that are compared: the popular ones, so that the work does not grow with the catalogue. */
const comparedGames = 400;

/** Games that share most categories with a game, the popular ones first. */
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
