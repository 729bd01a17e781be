import type { PlatformTransaction } from '../../../../schemas/generated/types';

/** A transaction as the page shows it. */
export interface HistoryEntry extends Omit<PlatformTransaction, 'playerId' | 'gameId'> {
  /** In the language of the site; missing for a game it does not offer (any more). */
  gameName?: string;
}

/** Which of the wallet's pots a transaction moved most: the last part of its wallet id. */
export function walletOf({ walletId }: Pick<HistoryEntry, 'walletId'>): 'main' | 'locked' | 'bonus' {
  const pot = walletId.split('/').at(-1);
  return pot === 'main' || pot === 'locked' ? pot : 'bonus';
}
