import type { Category, Game, GameCardLive, Provider } from '../../schemas/generated/types';
import type { Site } from '../site/site';
import { collection } from './collection.server';
import { gameCard } from './game-card';

export type Lobby = 'casino' | 'live casino';

/** The games a site offers, in order of popularity, with what its pages look up. */
export interface Catalogue {
  games: Game[];
  byId: Map<string, Game>;
  cards: Map<string, GameCardLive>;
  providers: Provider[];
}

/** A view per site of the catalogue in force: building one sorts and indexes all games. */
const views = new WeakMap<Game[], WeakMap<Provider[], Map<string, { day: string; catalogue: Catalogue }>>>();

/** Games of the brand's providers that the market and channel may show (BLOCK-22, BLOCK-23). */
export async function catalogueOf(site: Site, now: number): Promise<Catalogue> {
  const [games, providers] = await Promise.all([
    collection('game', site.speech.contentLocale),
    collection('provider', site.speech.contentLocale),
  ]);
  // Each list changes on its own.
  let ofGames = views.get(games);
  if (!ofGames) views.set(games, (ofGames = new WeakMap()));
  let sites = ofGames.get(providers);
  if (!sites) ofGames.set(providers, (sites = new Map()));
  const key = [site.brand.id, site.locale, site.channel].join(' ');
  let view = sites.get(key);
  // Rules change with the day.
  if (view?.day !== site.day)
    sites.set(key, (view = { day: site.day, catalogue: buildCatalogue(games, providers, site, now) }));
  return view.catalogue;
}

function buildCatalogue(all: Game[], providers: Provider[], site: Site, now: number): Catalogue {
  const excluded = new Set<string>(site.market.excludedProviders ?? []);
  const offered = site.brand.providers ? new Set<string>(site.brand.providers) : undefined;
  const flagged = (id: string) => id === 'creedroomz' && !site.brand.features.creedroomz;
  const allows = (id: string) => !excluded.has(id) && !flagged(id) && (!offered || offered.has(id));
  const games = all
    .filter((game) => game.channels.includes(site.channel))
    .filter((game) => isPermitted(game, site))
    .filter((game) => allows(game.provider.providerId) && !excluded.has(game.subProvider?.providerId ?? ''))
    .sort((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0) || (a.gameId < b.gameId ? -1 : 1));
  return {
    games,
    byId: new Map(games.map((game) => [game.gameId, game])),
    cards: new Map(games.map((game) => [game.gameId, gameCard(game, site, now)])),
    providers: providers.filter((provider) => allows(provider.providerId)),
  };
}

/** Kinds of games against a bank. */
const tableGames = ['table', 'roulette', 'blackjack', 'baccarat', 'poker', 'dice'];

/** Whether the rules of the market let a game be offered at all. */
function isPermitted(game: Game, { market, rules }: Site): boolean {
  const isLive = game.type === 'live casino';
  if (!market.verticals.includes(isLive ? 'live-casino' : 'casino')) return false;
  if (!rules.jackpotGames && (game.jackpotExist || game.gameType === 'jackpot')) return false;
  return rules.tableGames || isLive || !tableGames.includes(game.gameType);
}

/** Categories of a lobby in order, for the brand (BLOCK-06…08). */
export async function categoriesOf(site: Site, lobby: Lobby): Promise<Category[]> {
  const categories = await collection('category', site.speech.contentLocale);
  return categories
    .filter(
      (category) =>
        category.lobby === lobby && (!category.onlyBrands || category.onlyBrands.includes(site.brand.id)),
    )
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

/** Games of a category: the best fit first, then by popularity, which is the catalogue's order. */
export function gamesOfCategory(catalogue: Catalogue, categoryId: string): Game[] {
  return catalogue.games.filter((game) => game.categories?.includes(categoryId));
}

/** Path of a lobby below the locale. */
export function lobbyPath(lobby: Lobby): string {
  return lobby === 'casino' ? '/online-casino' : '/live-casino-online';
}
