import { LRUCache } from 'lru-cache';
import type { Category, Game, GameCardLive, Provider } from '../../schemas/generated/types';
import type { Site } from '../site/site';
import { type SiteKey, siteKey } from '../site/site-key';
import { collection } from './collection.server';
import { gameCard } from './game-card';
import { isPermitted } from './permitted-game';
import { previewScope } from './preview-scope.server';

export type Lobby = 'casino' | 'live casino';

/** The games a site offers, in order of popularity, with what its pages look up. */
export interface Catalogue {
  games: Game[];
  byId: Map<string, Game>;
  cards: Map<string, GameCardLive>;
  providers: Provider[];
}

/** Most sites whose views are kept: with many brands those that are asked for, and not all of them. */
const maxViews = 1_000;

/** A view per site of the catalogue in force: building one sorts and indexes all games. */
const views = new LRUCache<SiteKey, View>({ max: maxViews });

/** A view and what it was made of: the lists change with content, the site with configuration and, for its rules, with the day. */
interface View {
  games: Game[];
  providers: Provider[];
  site: Site;
  catalogue: Catalogue;
}

/** Games of the brand's providers that the market and channel may show (BLOCK-22, BLOCK-23). */
export async function catalogueOf(site: Site, now: number): Promise<Catalogue> {
  const [games, providers] = await Promise.all([
    collection('game', site.speech.contentLocale),
    collection('provider', site.speech.contentLocale),
  ]);
  const key = siteKey(site, 'channel');
  const view = views.get(key);
  if (view?.games === games && view.providers === providers && view.site === site) return view.catalogue;
  const catalogue = buildCatalogue(games, providers, site, now);
  // What an editor sees in preview is nobody else's.
  if (!previewScope()) views.set(key, { games, providers, site, catalogue });
  return catalogue;
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
