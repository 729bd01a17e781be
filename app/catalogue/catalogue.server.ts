import type { Category, Game, GameCardLive, Provider } from '../../schemas/generated/types';
import { memo } from '../memo/process-memos.server';
import { type SitePlace, placeOf, siteAt } from '../site/resolve.server';
import type { Site } from '../site/site';
import { collection } from '../content/documents/collection.server';
import { type Facets, facetsOf } from './game-facets';
import { type CardMoment, gameCard } from './game-card';
import { filterProvider } from './game-search';
import { isPermitted } from './permitted-game';
import type { Lobby } from './lobby';
import { inOrderOfPlay, playedGames } from './played-games.server';

/** Derived data of a set of games. It does not depend on language: the sites of a brand with the same games share it. */
export interface Offer {
  /** In order of popularity. */
  games: readonly Game[];
  byId: ReadonlyMap<string, Game>;
  lobbies: Record<Lobby, LobbyGames>;
  /** By category id, each in order of popularity. */
  byCategory: ReadonlyMap<string, readonly Game[]>;
  withJackpot: readonly Game[];
}

interface LobbyGames {
  games: readonly Game[];
  facets: Facets;
  /** Providers that a filter may name, by id. */
  providers: ReadonlyMap<string, Provider>;
}

/** The games a site offers, in order of popularity, with the lookups of its pages. Immutable: any change makes a new catalogue. */
export interface Catalogue extends Offer {
  /** Every published game, whether offered here or not, and the facets of all of them. */
  published: { games: readonly Game[]; facets: Facets };
  cards: Cards;
  /** The providers of this site, in content order. */
  providers: readonly Provider[];
  /** In the brand's order (BLOCK-06…08). */
  categories: Record<Lobby, readonly Category[]>;
}

/** A new list of games always counts as a change: comparing thousands of games would cost more than it saves. */
const neverSame = () => false;

const catalogues = memo<SitePlace, Catalogue>(makeCatalogue, {
  same: neverSame,
  // Dominated by the cards, each made when it is first shown.
  size: () => 100_000,
  maxBytes: 100_000_000,
});

/** Games of the brand's providers that the market and channel may show (BLOCK-22, BLOCK-23). */
export function catalogueOf(site: Site): Promise<Catalogue> {
  return catalogues.get(placeOf(site));
}

async function makeCatalogue(place: SitePlace): Promise<Catalogue> {
  const site = siteAt(place);
  const { contentLocale } = site.speech;
  const { siteId } = site.brand;
  const [published, providers, categories, played] = await Promise.all([
    publishedGames.get(contentLocale),
    collection('provider', contentLocale),
    collection('category', contentLocale),
    playedGames.get({ siteId }),
  ]);
  const shown = published.popular.map(gameFilter(site));
  const offer = await offers.get({ contentLocale, siteId, shown: bitsOf(shown) });
  const allows = providerFilter(site);
  return {
    ...offer,
    published,
    cards: new Cards(offer.byId, site, { now: Date.now(), hot: new Set(played.hot) }),
    providers: providers.filter(({ providerId }) => allows(providerId)),
    categories: {
      casino: inOrder(categories, site, 'casino'),
      'live casino': inOrder(categories, site, 'live casino'),
    },
  };
}

function inOrder(categories: readonly Category[], { brand }: Site, lobby: Lobby): readonly Category[] {
  return categories
    .filter(
      (category) =>
        category.lobby === lobby && (!category.onlyBrands || category.onlyBrands.includes(brand.id)),
    )
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

/** Whether a site offers a game; does not build its whole catalogue. @param gameId may be an unknown id */
export async function offersGame(gameId: string, site: Site): Promise<boolean> {
  const games = await collection('game', site.speech.contentLocale);
  const game = games.find((each) => each.gameId === gameId);
  return game !== undefined && gameFilter(site)(game);
}

/** The games a market, its brand and its channel may show. */
function gameFilter(site: Site): (game: Game) => boolean {
  const allows = providerFilter(site);
  const excluded = new Set<string>(site.market.excludedProviders ?? []);
  return (game) =>
    game.channels.includes(site.channel) &&
    isPermitted(game, site) &&
    allows(game.provider.providerId) &&
    !excluded.has(game.subProvider?.providerId ?? '');
}

function providerFilter({ brand, market }: Site): (providerId: string) => boolean {
  const excluded = new Set<string>(market.excludedProviders ?? []);
  const offered = brand.providers ? new Set<string>(brand.providers) : undefined;
  return (id) => !excluded.has(id) && brand.providerFlags[id] !== false && (!offered || offered.has(id));
}

/** All published games of a content locale. */
interface PublishedGames {
  games: readonly Game[];
  facets: Facets;
  /** In content order. */
  popular: readonly Game[];
}

const publishedGames = memo<string, PublishedGames>(
  async (contentLocale) => {
    const games = await collection('game', contentLocale);
    const popular = [...games].sort(byPopularity);
    return { games, facets: facetsOf(popular), popular };
  },
  { same: neverSame },
);

/** Shared by all sites of a brand with the same games. */
const offers = memo<{ contentLocale: string; siteId: number; shown: string }, Offer>(
  async ({ contentLocale, siteId, shown }) => {
    const { popular } = await publishedGames.get(contentLocale);
    const games = popular.filter((_game, index) => hasBit(shown, index));
    return makeOffer(inOrderOfPlay(games, await playedGames.get({ siteId })));
  },
  { same: neverSame, size: () => 500_000, maxBytes: 100_000_000 },
);

/** The default order of a catalogue. */
export function byPopularity(a: Game, b: Game): number {
  return (b.popularity ?? 0) - (a.popularity ?? 0) || (a.gameId < b.gameId ? -1 : 1);
}

/** Booleans packed into a string, sixteen per character. */
function bitsOf(values: readonly boolean[]): string {
  const parts = new Uint16Array(Math.ceil(values.length / 16));
  values.forEach((value, index) => {
    const part = index >> 4;
    if (value) parts[part] = (parts[part] ?? 0) | (1 << (index & 15));
  });
  return Array.from(parts, (part) => String.fromCharCode(part)).join('');
}

function hasBit(bits: string, index: number): boolean {
  return ((bits.charCodeAt(index >> 4) >> (index & 15)) & 1) === 1;
}

function makeOffer(games: readonly Game[]): Offer {
  const byCategory = new Map<string, Game[]>();
  for (const game of games)
    for (const category of new Set(game.categories)) {
      const list = byCategory.get(category);
      if (list) list.push(game);
      else byCategory.set(category, [game]);
    }
  const lobby = (type: Lobby) => {
    const own = games.filter((game) => game.type === type);
    const providers = new Map(own.map(filterProvider).map((provider) => [provider.providerId, provider]));
    return { games: own, facets: facetsOf(own), providers };
  };
  return {
    games,
    byId: new Map(games.map((game) => [game.gameId, game])),
    lobbies: { casino: lobby('casino'), 'live casino': lobby('live casino') },
    byCategory,
    withJackpot: games.filter(({ jackpotExist }) => jackpotExist),
  };
}

/** Cards of a site's games, each made when it is first shown. */
class Cards {
  readonly #byId: ReadonlyMap<string, Game>;
  readonly #made = new Map<string, GameCardLive>();

  constructor(
    byId: ReadonlyMap<string, Game>,
    readonly site: Site,
    readonly moment: CardMoment,
  ) {
    this.#byId = byId;
  }

  /** The tile data of a game the site offers; returns the same object on every call. */
  get(gameId: string): GameCardLive | undefined {
    const made = this.#made.get(gameId);
    if (made) return made;
    const game = this.#byId.get(gameId);
    if (!game) return undefined;
    const card = gameCard(game, this.site, this.moment);
    this.#made.set(gameId, card);
    return card;
  }
}

const noGames: readonly Game[] = [];

/** Games of a category by popularity, which is the catalogue's order. */
export function gamesOfCategory({ byCategory }: Catalogue, categoryId: string): readonly Game[] {
  return byCategory.get(categoryId) ?? noGames;
}

/** Path of a lobby below the locale. */
export function lobbyPath(lobby: Lobby): string {
  return lobby === 'casino' ? '/online-casino' : '/live-casino-online';
}
