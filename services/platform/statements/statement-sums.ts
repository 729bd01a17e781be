import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PlatformStatementPlay, PlatformStatementSum } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { ledgerPostings, ledgerTransactions } from '../database/tables/ledger';
import { MOVEMENT_KINDS, movementKind, movesPlayer } from './movement-kind';
import { potsFrom, potSums, walletAccounts } from './pots';
import { isWithin } from './statement-movements';
import type { PeriodPart, StatementPeriod } from './statement-period';

/** The sums of one kind in one part of a period. */
export interface PartSum extends PlatformStatementSum {
  part: string;
}

/** The part of a transaction: boundaries are computed here, so that the database's calendar does not matter. */
function partIndex(parts: readonly PeriodPart[]): SQL<number> {
  const starts = sql.join(
    parts.map(({ from }) => sql`${new Date(from).toISOString()}::timestamptz`),
    sql`, `,
  );
  return sql<number>`width_bucket(${ledgerTransactions.at}, array[${starts}])`;
}

const postingsOf = (playerId: number) =>
  and(
    eq(ledgerPostings.transactionId, ledgerTransactions.id),
    sql`${ledgerPostings.account} in ${walletAccounts(playerId)}`,
  );

const count = sql`count(distinct ${ledgerTransactions.id})`.mapWith(Number);

/** The movements of a period by part and kind. */
export async function partSums(
  queries: Queries,
  playerId: number,
  period: StatementPeriod,
  parts: readonly PeriodPart[],
): Promise<PartSum[]> {
  const rows = await queries
    .select({ part: partIndex(parts), kind: movementKind, count, ...potSums(playerId) })
    .from(ledgerTransactions)
    .leftJoin(ledgerPostings, postingsOf(playerId))
    .where(and(eq(ledgerTransactions.playerId, playerId), movesPlayer, isWithin(period)))
    .groupBy(sql`1`, sql`2`);
  return rows
    .map(({ part, kind, count: counted, ...pots }) => ({
      part: nameOf(parts, part),
      kind,
      count: counted,
      moved: potsFrom(pots),
    }))
    .sort((one, other) => MOVEMENT_KINDS.indexOf(one.kind) - MOVEMENT_KINDS.indexOf(other.kind));
}

/** Play in a month, by day and game. */
export async function playByDay(
  queries: Queries,
  playerId: number,
  month: StatementPeriod,
  days: readonly PeriodPart[],
): Promise<PlatformStatementPlay[]> {
  const moved = (kind: 'stake' | 'win') =>
    sql`coalesce(sum(${ledgerPostings.amount}) filter (where ${movementKind} = ${kind}), 0)`.mapWith(Number);
  const rows = await queries
    .select({
      day: partIndex(days),
      gameId: ledgerTransactions.gameId,
      category: ledgerTransactions.category,
      // Binary collation is many times faster than a linguistic one.
      rounds: sql`count(distinct ${ledgerTransactions.roundId} collate "C")`.mapWith(Number),
      movements: count,
      stakes: moved('stake'),
      won: moved('win'),
      ...potSums(playerId),
    })
    .from(ledgerTransactions)
    .leftJoin(ledgerPostings, postingsOf(playerId))
    .where(and(eq(ledgerTransactions.playerId, playerId), isWithin(month), isPlay))
    .groupBy(sql`1`, ledgerTransactions.gameId, ledgerTransactions.category)
    .orderBy(sql`1`, ledgerTransactions.gameId, ledgerTransactions.category);
  return rows.map(({ day, stakes, real, locked, bonus, ...row }) => ({
    ...row,
    day: nameOf(days, day),
    // Avoids -0, which JSON would serialise differently.
    staked: 0 - stakes,
    moved: potsFrom({ real, locked, bonus }),
  }));
}

/** Transactions of game rounds. */
export const isPlay: SQL = sql`${movementKind} in ('stake', 'win')`;

function nameOf(parts: readonly PeriodPart[], index: number): string {
  const part = parts[index - 1];
  if (part === undefined) throw new Error(`A movement lies in part ${index} of a period.`);
  return part.name;
}
