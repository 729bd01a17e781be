import type { PlatformLastPlayedGames, PlatformTransaction } from '../../../schemas/generated/types';

/** Types that players see (WALLET-12), and those of moves that change nothing for them. */
export type LedgerType = PlatformTransaction['type'] | 'SETTLEMENT' | 'LOCK' | 'UNLOCK' | 'CONVERSION';

/** Moves between the house's own accounts, or between a player's, are not part of the player's history. */
export const HIDDEN_TYPES = [
  'SETTLEMENT',
  'LOCK',
  'UNLOCK',
  'CONVERSION',
] as const satisfies readonly LedgerType[];

/** The categories in which games are played. */
export type GameCategory = PlatformLastPlayedGames['games'][number]['category'];
