import type { PlatformTransaction } from '../../../../schemas/generated/types';

/** A transaction in the form the page shows. */
export interface HistoryEntry extends Omit<PlatformTransaction, 'playerId' | 'gameId'> {
  /** In the language of the site; missing for a game the site does not offer. */
  gameName?: string;
}

/** The part of the wallet that a transaction mainly affected: the last segment of its wallet id. */
export function walletOf({ walletId }: Pick<HistoryEntry, 'walletId'>): 'main' | 'locked' | 'bonus' {
  const pot = walletId.split('/').at(-1);
  return pot === 'main' || pot === 'locked' ? pot : 'bonus';
}
