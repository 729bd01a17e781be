import { and, asc, desc, eq, gte, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  PlatformRequestTransactions,
  PlatformRequestTransactionsExport,
  PlatformTransaction,
  PlatformTransactions,
  PlatformTransactionsExport,
} from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { withdrawals } from '../database/tables/gaming';
import { ledgerPostings, ledgerTransactions } from '../database/tables/ledger';
import { playerAccount } from '../ledger/accounts';
import { HIDDEN_TYPES, type LedgerType } from '../ledger/types';

/** CONST-13. */
export const PAGE_SIZE = 10;
const EXPORT_SIZE = 1000;

const reversal = alias(ledgerTransactions, 'reversal');

/** Status of a transaction, derived from later ones: rows never change (WALLET-11). */
const status = sql<PlatformTransaction['status']>`case
  when ${reversal.id} is not null then 'REVERTED'
  else coalesce(${withdrawals.status}, 'SUCCESS') end`;

/** The player's account with the largest change. */
const walletId = sql<string | null>`(
  select ${ledgerPostings.account} from ${ledgerPostings}
  where ${ledgerPostings.transactionId} = ${ledgerTransactions.id} and ${ledgerPostings.account} like 'player/%'
  order by abs(${ledgerPostings.amount}) desc, ${ledgerPostings.account} desc limit 1)`;

const columns = {
  id: ledgerTransactions.id,
  reference: ledgerTransactions.reference,
  type: ledgerTransactions.type,
  category: ledgerTransactions.category,
  currency: ledgerTransactions.currency,
  amount: ledgerTransactions.amount,
  balanceAfter: ledgerTransactions.balanceAfter,
  at: ledgerTransactions.at,
  gameId: ledgerTransactions.gameId,
  roundId: ledgerTransactions.roundId,
  method: ledgerTransactions.method,
  status,
  walletId,
};

/** A page of a player's history, newest first (API-086). */
export async function transactionsPage(
  queries: Queries,
  playerId: number,
  query: PlatformRequestTransactions,
): Promise<PlatformTransactions> {
  const rows = await select(queries)
    .where(
      and(
        ofPlayer(playerId, query),
        query.category && eq(ledgerTransactions.category, query.category),
        query.status && sql`${status} = ${query.status}`,
      ),
    )
    .orderBy(desc(ledgerTransactions.at), desc(ledgerTransactions.id))
    .limit(PAGE_SIZE)
    .offset(Number(query.position ?? 0));
  return { transactions: rows.map((row) => transactionOf(playerId, row)) };
}

/** A player's complete history, in pages without gaps or repetitions. */
export async function transactionsExport(
  queries: Queries,
  playerId: number,
  query: PlatformRequestTransactionsExport,
): Promise<PlatformTransactionsExport> {
  const rows = await select(queries)
    .where(and(ofPlayer(playerId, query), query.after === undefined ? undefined : isAfter(query.after)))
    .orderBy(asc(ledgerTransactions.at), asc(ledgerTransactions.id))
    .limit(EXPORT_SIZE);
  const last = rows.at(-1);
  return {
    transactions: rows.map((row) => transactionOf(playerId, row)),
    next: last !== undefined && rows.length === EXPORT_SIZE ? `${last.at.getTime()}-${last.id}` : null,
  };
}

function select(queries: Queries) {
  return queries
    .select(columns)
    .from(ledgerTransactions)
    .leftJoin(reversal, eq(reversal.reverses, ledgerTransactions.id))
    .leftJoin(withdrawals, eq(withdrawals.id, ledgerTransactions.reference));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function ofPlayer(playerId: number, { from, to }: { from?: string; to?: string }): SQL | undefined {
  return and(
    eq(ledgerTransactions.playerId, playerId),
    notInArray(ledgerTransactions.type, [...HIDDEN_TYPES]),
    from === undefined ? undefined : gte(ledgerTransactions.at, new Date(from)),
    to === undefined ? undefined : lt(ledgerTransactions.at, new Date(to)),
  );
}

function isAfter(cursor: string): SQL {
  const [at = 0, id = 0] = cursor.split('-').map(Number);
  return sql`(${ledgerTransactions.at}, ${ledgerTransactions.id})
    > (${new Date(at).toISOString()}::timestamptz, ${id}::bigint)`;
}

function transactionOf(playerId: number, row: Row): PlatformTransaction {
  if (!isShown(row.type)) throw new Error(`${row.reference} is no transaction that players see.`);
  return {
    referenceId: row.reference,
    transactionId: row.id,
    playerId,
    walletId: row.walletId ?? playerAccount(playerId, 'main'),
    category: row.category,
    type: row.type,
    status: row.status,
    amount: row.amount,
    balanceAfterTransaction: row.balanceAfter,
    currency: row.currency,
    transactionDate: row.at.toISOString(),
    gameId: row.gameId,
    roundId: row.roundId,
    method: row.method,
  };
}

function isShown(type: LedgerType): type is PlatformTransaction['type'] {
  return !HIDDEN_TYPES.some((hidden) => hidden === type);
}
