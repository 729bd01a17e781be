import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/database';
import { ledgerTransactions } from '../database/tables/ledger';

/** Results of play, in minor units (LIMIT-23). */
export interface PlaySummary {
  /** Stakes. */
  turnover: number;
  overallWinnings: number;
  /** Winnings minus stakes. */
  winSlashLoss: number;
}

/** Play since a time according to the ledger. Rolled-back transactions are excluded, even those from before that time. */
export async function playSince(queries: Queries, playerId: number, since: Date): Promise<PlaySummary> {
  const takenBack = alias(ledgerTransactions, 'taken_back');
  const sumOf = (types: string) =>
    sql`coalesce(sum(${ledgerTransactions.amount}) filter (where ${ledgerTransactions.type} in (${sql.raw(types)})), 0)`.mapWith(
      Number,
    );
  const [played] = await queries
    .select({
      staked: sumOf(`'BET', 'BET_VOID'`),
      won: sumOf(`'WIN', 'WIN_VOID', 'CASHOUT', 'CASHOUT_VOID'`),
    })
    .from(ledgerTransactions)
    .leftJoin(takenBack, eq(takenBack.id, ledgerTransactions.reverses))
    .where(
      and(
        eq(ledgerTransactions.playerId, playerId),
        isNotNull(ledgerTransactions.roundId),
        gte(ledgerTransactions.at, since),
        or(isNull(ledgerTransactions.reverses), gte(takenBack.at, since)),
      ),
    );
  const turnover = 0 - (played?.staked ?? 0);
  const overallWinnings = played?.won ?? 0;
  return { turnover, overallWinnings, winSlashLoss: overallWinnings - turnover };
}
