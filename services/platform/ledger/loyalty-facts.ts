import { eq, sql } from 'drizzle-orm';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { loyaltyDays, loyaltyEntries } from '../database/tables/loyalty';
import type { Programme } from '../loyalty/programme';

/** Facts for commands that earn or take points. Points are in millionths. */
export interface LoyaltyFacts {
  /** Programme of the player's brand; undefined where the law prohibits it. */
  programme: Programme | undefined;
  /** Points earned by the settled round of a rollback, with their day. */
  earned: { points: number; day: string } | undefined;
  /** Balance for commands that deduct points; negative when points of a reversed stake have been spent. */
  balance: number;
  /** True while the player is playing, where the law then prohibits bonuses. */
  isForbiddenNow: boolean;
}

/** @param roundId the settled round that a rollback corrects */
export async function readLoyalty(
  queries: Queries,
  playerId: number,
  command: PlatformLedgerCommand,
  roundId: string | undefined,
): Promise<Pick<LoyaltyFacts, 'earned' | 'balance'>> {
  return {
    earned: roundId === undefined ? undefined : await pointsOfRound(queries, roundId),
    balance: takesPoints(command) ? await pointsOfPlayer(queries, playerId) : 0,
  };
}

function takesPoints({ kind }: PlatformLedgerCommand): boolean {
  return kind === 'loyalty-exchange' || kind === 'bonus-points';
}

/** A player's points in millionths: earned minus exchanged. */
export async function pointsOfPlayer(queries: Queries, playerId: number): Promise<number> {
  const [found] = await queries
    .select({ sum: sql`coalesce(sum(${loyaltyDays.earned} - ${loyaltyDays.exchanged}), 0)`.mapWith(Number) })
    .from(loyaltyDays)
    .where(eq(loyaltyDays.playerId, playerId));
  return found?.sum ?? 0;
}

/** A round that was settled again has points on its new day only. */
async function pointsOfRound(queries: Queries, roundId: string): Promise<LoyaltyFacts['earned']> {
  const points = sql`sum(${loyaltyEntries.points})`.mapWith(Number);
  const [found] = await queries
    .select({ day: loyaltyEntries.day, points })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.roundId, roundId))
    .groupBy(loyaltyEntries.day)
    .having(sql`sum(${loyaltyEntries.points}) <> 0`);
  return found;
}
