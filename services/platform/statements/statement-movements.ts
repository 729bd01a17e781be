import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PlatformStatementMovement, PlatformStatementMovements } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { ledgerTransactions } from '../database/tables/ledger';
import { calendarAt } from '../limits/calendar';
import { movementKind, movesPlayer } from './movement-kind';
import { potsFrom, potsMoved } from './pots';
import type { StatementPeriod } from './statement-period';

const PORTION = 1000;

/** The player, and the calendar that determines the day of a movement. */
export interface Holder {
  playerId: number;
  timeZone: string;
}

/** Movements of a player in chronological order, each with its change of the wallet. */
export async function movementsOf(
  queries: Queries,
  { playerId, timeZone }: Holder,
  wanted: SQL | undefined,
  limit?: number,
): Promise<PlatformStatementMovement[]> {
  const query = queries
    .select({
      transactionId: ledgerTransactions.id,
      reference: ledgerTransactions.reference,
      at: ledgerTransactions.at,
      kind: movementKind,
      type: ledgerTransactions.type,
      category: ledgerTransactions.category,
      balanceAfter: ledgerTransactions.balanceAfter,
      gameId: ledgerTransactions.gameId,
      roundId: ledgerTransactions.roundId,
      method: ledgerTransactions.method,
      ...potsMoved(playerId),
    })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.playerId, playerId), movesPlayer, wanted))
    .orderBy(asc(ledgerTransactions.at), asc(ledgerTransactions.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ at, type, real, locked, bonus, ...row }) => {
    if (type === 'SETTLEMENT') throw new Error(`${row.reference} moves nothing of its player's.`);
    return {
      ...row,
      type,
      at: at.toISOString(),
      day: calendarAt(at.getTime(), timeZone).D.firstDay,
      moved: potsFrom({ real, locked, bonus }),
    };
  });
}

/** Transactions within a period. */
export function isWithin({ from, to }: StatementPeriod): SQL | undefined {
  return and(gte(ledgerTransactions.at, new Date(from)), lt(ledgerTransactions.at, new Date(to)));
}

/** All movements of a period, in pages without gaps or repetitions. */
export async function movementsPortion(
  queries: Queries,
  holder: Holder,
  period: StatementPeriod,
  after: string | undefined,
): Promise<PlatformStatementMovements> {
  const movements = await movementsOf(queries, holder, and(isWithin(period), isAfter(after)), PORTION);
  const last = movements.at(-1);
  const isFull = movements.length === PORTION;
  return { movements, next: last && isFull ? `${Date.parse(last.at)}-${last.transactionId}` : null };
}

function isAfter(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [at = 0, id = 0] = cursor.split('-').map(Number);
  return sql`(${ledgerTransactions.at}, ${ledgerTransactions.id})
    > (${new Date(at).toISOString()}::timestamptz, ${id}::bigint)`;
}
