import { and, asc, eq, gte, not, sql } from 'drizzle-orm';
import type {
  PlatformStatement,
  PlatformStatementMonth,
  PlatformStatements,
  PlatformStatementSum,
} from '../../../schemas/generated/types';
import type { OpenDatabase, Queries } from '../database/database';
import { ledgerPostings, ledgerTransactions } from '../database/tables/ledger';
import { notFound } from '../http/route';
import { readWallet } from '../ledger/wallet';
import { MOVEMENT_KINDS, type MovementKind, movesPlayer } from './movement-kind';
import {
  areSamePots,
  lessPots,
  NO_POTS,
  type Pots,
  potsFrom,
  potsOf,
  sumOfPots,
  walletAccounts,
} from './pots';
import { type Holder, isWithin, movementsOf } from './statement-movements';
import { partsOf, periodOf, periodsBetween, type StatementPeriod } from './statement-period';
import { isPlay, type PartSum, partSums, playByDay } from './statement-sums';

/** Months and years with statements of the player: from the first movement to now. */
export async function statementsOf(
  queries: Queries,
  { playerId, timeZone }: Holder,
  now: number,
): Promise<PlatformStatements> {
  const [first] = await queries
    .select({ at: ledgerTransactions.at })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.playerId, playerId))
    .orderBy(asc(ledgerTransactions.at), asc(ledgerTransactions.id))
    .limit(1);
  if (first === undefined) return { timeZone, months: [], years: [] };
  return periodsBetween(first.at.getTime(), Math.max(now, first.at.getTime()), timeZone);
}

/** Throws 404 `error.statement.not.found` for a period without a statement of the player. */
export async function statementPeriod(
  queries: Queries,
  holder: Holder,
  name: string,
  now: number,
): Promise<StatementPeriod> {
  const { months, years } = await statementsOf(queries, holder, now);
  if (months.includes(name) || years.includes(name)) return periodOf(name, holder.timeZone);
  throw notFound(`The player has no statement of ${name}.`, 'error.statement.not.found');
}

/**
 * The statement of a month or year, from one snapshot of the ledger.
 *
 * @throws Error when opening balance and movements do not add up to the closing balance, which is an error in the ledger
 */
export function statementOf(
  database: OpenDatabase,
  holder: Holder,
  name: string,
  now: number,
): Promise<PlatformStatement> {
  return database.transaction(async (tx) => {
    const { playerId, timeZone } = holder;
    const period = await statementPeriod(tx, holder, name, now);
    const wallet = await readWallet(tx, playerId);
    const current = wallet === undefined ? NO_POTS : potsOf(wallet.balances);
    const since = await movedSince(tx, playerId, period);
    const parts = partsOf(period, timeZone);
    const sums = await partSums(tx, playerId, period, parts);
    const isYear = name.length === 4;
    const statement: PlatformStatement = {
      period: name,
      currency: wallet?.currency ?? '',
      timeZone,
      from: new Date(period.from).toISOString(),
      to: new Date(period.to).toISOString(),
      isOver: period.to <= now,
      opening: lessPots(current, since.from),
      closing: lessPots(current, since.to),
      ...totalsOf(sums),
      months: [],
      movements: [],
      play: [],
    };
    if (isYear) {
      const { months } = await statementsOf(tx, holder, now);
      statement.months = monthsOf(statement, sums, months);
    } else {
      statement.movements = await movementsOf(tx, holder, and(isWithin(period), not(isPlay)));
      statement.play = await playByDay(tx, playerId, period, parts);
    }
    assertAddsUp(statement);
    return statement;
  });
}

/** Changes by all movements since the start and since the end of a period. */
async function movedSince(
  queries: Queries,
  playerId: number,
  { from, to }: StatementPeriod,
): Promise<{ from: Pots; to: Pots }> {
  const rows = await queries
    .select({
      account: ledgerPostings.account,
      from: sql`sum(${ledgerPostings.amount})`.mapWith(Number),
      to: sql`coalesce(sum(${ledgerPostings.amount})
        filter (where ${ledgerTransactions.at} >= ${new Date(to).toISOString()}::timestamptz), 0)`.mapWith(
        Number,
      ),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.playerId, playerId),
        gte(ledgerTransactions.at, new Date(from)),
        movesPlayer,
        sql`${ledgerPostings.account} in ${walletAccounts(playerId)}`,
      ),
    )
    .groupBy(ledgerPostings.account);
  const pots = (end: 'from' | 'to'): Pots =>
    sumOfPots(rows.map((row) => potsFrom({ ...NO_POTS, [potOf(row.account)]: row[end] })));
  return { from: pots('from'), to: pots('to') };
}

function potOf(account: string): 'real' | 'locked' | 'bonus' {
  if (account.endsWith('/main')) return 'real';
  return account.endsWith('/locked') ? 'locked' : 'bonus';
}

/** Sums over all parts, and two figures derived from them. */
function totalsOf(parts: readonly PartSum[]): Pick<PlatformStatement, 'sums' | 'netDeposits' | 'gameResult'> {
  const sums = MOVEMENT_KINDS.flatMap((kind): PlatformStatementSum[] => {
    const own = parts.filter((each) => each.kind === kind);
    if (own.length === 0) return [];
    const count = own.reduce((sum, each) => sum + each.count, 0);
    return [{ kind, count, moved: sumOfPots(own.map(({ moved }) => moved)) }];
  });
  const total = (kinds: readonly MovementKind[]): number =>
    sums.reduce((sum, { kind, moved }) => (kinds.includes(kind) ? sum + moved.total : sum), 0);
  return {
    sums,
    netDeposits: total(['deposit', 'chargeback', 'withdrawal', 'withdrawal-return']),
    gameResult: total(['stake', 'win']),
  };
}

/** The months of a year with statements of the player, oldest first. */
function monthsOf(
  { period, opening }: PlatformStatement,
  sums: readonly PartSum[],
  existing: readonly string[],
): PlatformStatementMonth[] {
  let closing = opening;
  return existing
    .filter((month) => month.startsWith(`${period}-`))
    .sort()
    .map((month) => {
      const totals = totalsOf(sums.filter(({ part }) => part === month));
      closing = sumOfPots([closing, ...totals.sums.map(({ moved }) => moved)]);
      return { period: month, closing, ...totals };
    });
}

/** A statement that does not add up must not be returned. */
function assertAddsUp(statement: PlatformStatement): void {
  const { period, opening, closing, sums, months, movements, play } = statement;
  const moved = sumOfPots(sums.map((each) => each.moved));
  const listed =
    period.length === 4
      ? sumOfPots(months.flatMap((month) => month.sums.map((each) => each.moved)))
      : sumOfPots([...movements, ...play].map((each) => each.moved));
  if (areSamePots(sumOfPots([opening, moved]), closing) && areSamePots(moved, listed)) return;
  throw new Error(
    `The statement of ${period} does not add up: ${JSON.stringify({ opening, moved, listed, closing })}`,
  );
}
