import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { players } from '../database/tables/players';
import { termsAcceptances } from '../database/tables/preferences';

/** Stores the version of the terms and conditions that a player accepted, with the time (TERMS-02). */
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
