import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { PlatformReconciliation } from '../../../schemas/generated/types';
import type { Clock } from '../clock';
import type { OpenDatabase, Transaction } from '../database/database';
import {
  ledgerCheckedBalances,
  ledgerChecks,
  ledgerPostings,
  ledgerTransactions,
} from '../database/tables/ledger';
import { MINUTE } from '../live/activity';
import type { Metrics } from '../metrics';
import { findingsSince } from './invariants';

const EVERY_MS = MINUTE;
const LOCK_TIMEOUT = '2s';
const CHECK_ID = 1;

/** Checks new bookings since its last run, so that violations are detected within a minute. */
export interface InvariantJob {
  /**
   * The findings; undefined while another process is checking. A violation is logged as an error and counted,
   * and the next run starts at the same point, so that it is reported until fixed.
   */
  run(): Promise<PlatformReconciliation['findings'] | undefined>;
  /** Stops the runs every minute. */
  stop(): void;
}

export function createInvariantJob(
  database: OpenDatabase,
  clock: Clock,
  log: Logger,
  metrics: Metrics,
): InvariantJob {
  async function run(): Promise<PlatformReconciliation['findings'] | undefined> {
    const through = await lastTransaction(database);
    const findings = await database.transaction(async (tx) => {
      await tx.insert(ledgerChecks).values({ id: CHECK_ID, through: 0 }).onConflictDoNothing();
      const [check] = await tx
        .select()
        .from(ledgerChecks)
        .where(eq(ledgerChecks.id, CHECK_ID))
        .for('update', { skipLocked: true });
      if (check === undefined) return undefined;
      const found = await findingsSince(tx, check.through);
      if (found.every(({ broken }) => broken === 0)) {
        await moveOn(tx, check.through, through, new Date(clock.now()));
      }
      return found;
    });
    if (findings === undefined) return undefined;
    for (const { rule, broken, cases } of findings) {
      metrics.brokenInvariants.set({ rule }, broken);
      if (broken > 0) log.error({ rule, broken, cases }, 'the books are wrong');
    }
    if (findings.every(({ broken }) => broken === 0)) metrics.checkedTransaction.set(through);
    return findings;
  }

  const timer = setInterval(() => {
    run().catch((err: unknown) => log.error({ err }, 'the books were not checked'));
  }, EVERY_MS).unref();
  return { run, stop: () => clearInterval(timer) };
}

/** The highest transaction below which no other can appear: ids are assigned before the commit, so this waits for current writers. */
async function lastTransaction(database: OpenDatabase): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`);
    await tx.execute(sql`lock table ${ledgerTransactions} in share mode`);
    const { rows } = await tx.execute(sql`select coalesce(max(id), 0) as id from ${ledgerTransactions}`);
    return Number(rows[0]?.['id'] ?? 0);
  }, 'read committed');
}

/** Adds the checked postings to the sums of the accounts. */
async function moveOn(tx: Transaction, since: number, through: number, checkedAt: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${ledgerCheckedBalances} as checked (account, balance)
    select account, sum(amount) from ${ledgerPostings}
    where transaction_id > ${since}::bigint and transaction_id <= ${through}::bigint group by account
    on conflict (account) do update set balance = checked.balance + excluded.balance`);
  await tx
    .update(ledgerChecks)
    .set({ through: Math.max(since, through), checkedAt })
    .where(eq(ledgerChecks.id, CHECK_ID));
}
