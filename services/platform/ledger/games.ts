import type { Game, PlatformData } from '../reference-data/data';
import type { GameCategory } from './types';

/** A game as bets are checked against it. */
export interface LedgerGame {
  provider: string;
  category: GameCategory;
}

/** Every game that takes bets, by its id. */
export type GameDirectory = ReadonlyMap<string, LedgerGame>;

const CATEGORIES: Record<Game['type'], GameCategory> = { casino: 'CASINO', 'live casino': 'LIVE_CASINO' };

/** The games of the catalogue and the kinds of bets of the sportsbook. */
export function gameDirectory({ games, defaults }: Pick<PlatformData, 'games' | 'defaults'>): GameDirectory {
  return new Map<string, LedgerGame>([
    ...games.map(({ gameId, provider, type }) => [gameId, { provider, category: CATEGORIES[type] }] as const),
    ...defaults.sportsbook.map(({ gameId, provider, category }) => [gameId, { provider, category }] as const),
  ]);
}
