import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PlatformNetPosition } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { withdrawals } from '../database/tables/gaming';
import { ledgerTransactions } from '../database/tables/ledger';

/** Deposits that were charged back are treated as never paid. */
const reversal = alias(ledgerTransactions, 'reversal');

/** Payouts minus deposits, and wins minus stakes, in minor units over the life of the account (API-088). */
export async function netPosition(
  queries: Queries,
  player: { playerId: number; currencyCode: string },
): Promise<PlatformNetPosition> {
  const paid = sql`${ledgerTransactions.category} = 'PAYMENT' and ${ledgerTransactions.type} = 'DEPOSIT'
    and ${reversal.id} is null`;
  const [moved] = await queries
    .select({
      currency: sql<string | null>`min(${ledgerTransactions.currency})`,
      deposited: sql`coalesce(sum(${ledgerTransactions.amount}) filter (where ${paid}), 0)`.mapWith(Number),
      winLoss: sql`coalesce(sum(${ledgerTransactions.amount})
        filter (where ${ledgerTransactions.roundId} is not null), 0)`.mapWith(Number),
    })
    .from(ledgerTransactions)
    .leftJoin(reversal, eq(reversal.reverses, ledgerTransactions.id))
    .where(eq(ledgerTransactions.playerId, player.playerId));
  const [paidOut] = await queries
    .select({
      amount: sql`coalesce(sum(${withdrawals.amount}) filter
          (where ${withdrawals.status} = 'COMPLETED' and ${reversal.id} is null), 0)`.mapWith(Number),
    })
    .from(withdrawals)
    .leftJoin(ledgerTransactions, eq(ledgerTransactions.reference, withdrawals.id))
    .leftJoin(reversal, eq(reversal.reverses, ledgerTransactions.id))
    .where(eq(withdrawals.playerId, player.playerId));
  return {
    currency: moved?.currency ?? player.currencyCode,
    netPosition: (paidOut?.amount ?? 0) - (moved?.deposited ?? 0),
    winLoss: moved?.winLoss ?? 0,
  };
}

/** Wins minus stakes since a time, in minor units. */
export async function winLossSince(queries: Queries, playerId: number, since: Date): Promise<number> {
  const [played] = await queries
    .select({ winLoss: sql`coalesce(sum(${ledgerTransactions.amount}), 0)`.mapWith(Number) })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.playerId, playerId),
        isNotNull(ledgerTransactions.roundId),
        gte(ledgerTransactions.at, since),
      ),
    );
  return played?.winLoss ?? 0;
}
