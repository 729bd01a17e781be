import type { Game } from '../../schemas/generated/types';
import type { GameQuery } from './game-search';
import { filterProvider } from './game-search';

/** How many games each choice of a filter would show. */
export interface Facets {
  /** By the id of the provider a filter names. */
  providers: ReadonlyMap<string, number>;
  /** By feature id. */
  features: ReadonlyMap<string, number>;
  /** By kind of game. */
  types: ReadonlyMap<string, number>;
  jackpots: number;
}

type Filters = Pick<GameQuery, 'providers' | 'features' | 'types' | 'jackpot' | 'category'>;

const noFilters: Filters = { providers: [], features: [], types: [], jackpot: false };

/** The facets when no filter is set. */
export function facetsOf(games: readonly Game[]): Facets {
  return narrow(games, noFilters).facets;
}

/**
 * Games that match every filter, in their order, and the number of results of each choice under the other filters.
 * Providers and kinds are alternatives, so their counts ignore other choices of the same group; features must all
 * match, so theirs include them.
 */
export function narrow(
  games: readonly Game[],
  { providers, features, types, jackpot, category }: Filters,
): { games: readonly Game[]; facets: Facets } {
  const found: Game[] = [];
  const counts = {
    providers: new Map<string, number>(),
    features: new Map<string, number>(),
    types: new Map<string, number>(),
    jackpots: 0,
  };
  for (const game of games) {
    if (category && !game.categories?.includes(category)) continue;
    if (!features.every((feature) => game.features?.includes(feature))) continue;
    const { providerId } = filterProvider(game);
    const ofProvider =
      providers.length === 0 ||
      providers.includes(providerId) ||
      providers.includes(game.provider.providerId);
    const ofType = types.length === 0 || types.includes(game.gameType);
    const ofJackpot = !jackpot || game.jackpotExist === true;
    if (ofType && ofJackpot) add(counts.providers, providerId);
    if (ofProvider && ofJackpot) add(counts.types, game.gameType);
    if (ofProvider && ofType && game.jackpotExist) counts.jackpots += 1;
    if (!ofProvider || !ofType || !ofJackpot) continue;
    for (const feature of game.features ?? []) add(counts.features, feature);
    found.push(game);
  }
  return { games: found, facets: counts };
}

function add(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}
