import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import type { LimitKind } from '../database/tables/limits';
import { ledgerTransactions } from '../database/tables/ledger';

/**
 * What a player has used of a limit since a moment, in minor units and never below zero: completed deposits, or stakes less wins.
 *
 * @param since milliseconds
 */
export async function usedSince(
  queries: Queries,
  playerId: number,
  kind: LimitKind,
  since: number,
): Promise<number> {
  const { amount, at, category, roundId, type } = ledgerTransactions;
  const counted =
    kind === 'deposit'
      ? and(eq(category, 'PAYMENT'), inArray(type, ['DEPOSIT', 'REVERSAL_DP']))
      : isNotNull(roundId);
  const [moved] = await queries
    .select({ sum: sql`coalesce(sum(${amount}), 0)`.mapWith(Number) })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.playerId, playerId), gte(at, new Date(since)), counted));
  const sum = moved?.sum ?? 0;
  return Math.max(0, kind === 'deposit' ? sum : -sum);
}
