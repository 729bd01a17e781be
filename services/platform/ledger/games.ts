import type { Game, PlatformData } from '../reference-data/data';
import type { GameCategory } from './types';

/** Properties of a game for checking bets. */
export interface LedgerGame {
  provider: string;
  category: GameCategory;
  /** Slots have legal maximum stakes. */
  isSlot?: boolean;
  /** Such as roulette, or jackpot if it has one: bonuses weight them differently. */
  kind?: string;
}

/** Every game that accepts bets, by id. */
export type GameDirectory = ReadonlyMap<string, LedgerGame>;

const CATEGORIES: Record<Game['type'], GameCategory> = { casino: 'CASINO', 'live casino': 'LIVE_CASINO' };

/** Table games. */
const TABLE_GAMES = ['table', 'roulette', 'blackjack', 'baccarat', 'poker', 'dice'];

export function isTableGame({ gameType }: Pick<Game, 'gameType'>): boolean {
  return TABLE_GAMES.includes(gameType);
}

function ledgerGame(game: Game): LedgerGame {
  const { provider, type, gameType, jackpot } = game;
  return {
    provider,
    category: CATEGORIES[type],
    isSlot: type === 'casino' && !isTableGame(game),
    kind: jackpot === null ? gameType : 'jackpot',
  };
}

/** The games of the catalogue and the bet types of the sportsbook. */
export function gameDirectory({ games, defaults }: Pick<PlatformData, 'games' | 'defaults'>): GameDirectory {
  return new Map<string, LedgerGame>([
    ...games.map((game) => [game.gameId, ledgerGame(game)] as const),
    ...defaults.sportsbook.map(({ gameId, provider, category }) => [gameId, { provider, category }] as const),
  ]);
}
