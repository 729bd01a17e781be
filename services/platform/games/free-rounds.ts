import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { PlatformProviderGameSession } from '../../../schemas/generated/types';
import type { Clock } from '../clock';
import type { OpenDatabase } from '../database/database';
import { freeRounds } from '../database/tables/games';

const MOST_LISTED = 100;

/** The free rounds of players. Bets in the ledger use them. */
export interface FreeRoundsLeft {
  /** Those of a game, the first to expire first. */
  left(playerId: number, gameId: string): Promise<PlatformProviderGameSession['freeRounds']>;
}

export function createFreeRounds(database: OpenDatabase, clock: Clock): FreeRoundsLeft {
  return {
    async left(playerId, gameId) {
      const grants = await database.db
        .select()
        .from(freeRounds)
        .where(
          and(
            eq(freeRounds.playerId, playerId),
            eq(freeRounds.gameId, gameId),
            lt(freeRounds.used, freeRounds.granted),
            gt(freeRounds.expiresAt, new Date(clock.now())),
          ),
        )
        .orderBy(asc(freeRounds.expiresAt), asc(freeRounds.grantId))
        .limit(MOST_LISTED);
      return grants.map(({ grantId, granted, used, stake }) => ({
        grant: grantId,
        left: granted - used,
        stake,
      }));
    },
  };
}
