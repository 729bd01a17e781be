import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { bonusQueue } from '../database/tables/bonuses';

/** The version of the terms with which a player queued a campaign; null if not queued. */
export async function readQueuedVersion(
  queries: Queries,
  playerId: number,
  campaignId: number,
): Promise<number | null> {
  const [queued] = await queries
    .select({ version: bonusQueue.termsVersion })
    .from(bonusQueue)
    .where(and(eq(bonusQueue.playerId, playerId), eq(bonusQueue.campaignId, campaignId)));
  return queued?.version ?? null;
}
