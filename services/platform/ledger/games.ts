import type { Game, PlatformData } from '../reference-data/data';
import type { GameCategory } from './types';

/** A game as bets are checked against it. */
export interface LedgerGame {
  provider: string;
  category: GameCategory;
  /** The law caps the stakes of slots. */
  isSlot?: boolean;
  /** Such as roulette, or jackpot where one can be won: bonuses count them differently. */
  kind?: string;
}

/** Every game that takes bets, by its id. */
export type GameDirectory = ReadonlyMap<string, LedgerGame>;

const CATEGORIES: Record<Game['type'], GameCategory> = { casino: 'CASINO', 'live casino': 'LIVE_CASINO' };

/** Kinds of games against a bank. */
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

/** The games of the catalogue and the kinds of bets of the sportsbook. */
export function gameDirectory({ games, defaults }: Pick<PlatformData, 'games' | 'defaults'>): GameDirectory {
  return new Map<string, LedgerGame>([
    ...games.map((game) => [game.gameId, ledgerGame(game)] as const),
    ...defaults.sportsbook.map(({ gameId, provider, category }) => [gameId, { provider, category }] as const),
  ]);
}
