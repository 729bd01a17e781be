import type { PlatformLastPlayedGames, PlatformTransaction } from '../../../schemas/generated/types';

/** Types shown to players (WALLET-12), and those of transactions without an effect for them. */
export type LedgerType = PlatformTransaction['type'] | 'SETTLEMENT' | 'LOCK' | 'UNLOCK' | 'CONVERSION';

/** Transactions between house accounts, or within a player's wallet, are hidden from the player's history. */
export const HIDDEN_TYPES = [
  'SETTLEMENT',
  'LOCK',
  'UNLOCK',
  'CONVERSION',
] as const satisfies readonly LedgerType[];

/** The categories in which games are played. */
export type GameCategory = PlatformLastPlayedGames['games'][number]['category'];
