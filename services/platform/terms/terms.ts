import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { players } from '../database/tables/players';
import { termsAcceptances } from '../database/tables/preferences';

/** Stores which version of the terms and conditions a player accepted, and when (TERMS-02). */
export async function acceptTerms(
  tx: Transaction,
  playerId: number,
  version: string,
  acceptedAt: Date,
): Promise<void> {
  await tx.insert(termsAcceptances).values({ playerId, version, acceptedAt });
  await tx
    .update(players)
    .set({ termsAndConditionsAcceptedVersion: version })
    .where(eq(players.playerId, playerId));
}
