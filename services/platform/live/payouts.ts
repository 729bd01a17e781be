import { eq, isNull } from 'drizzle-orm';
import type { Logger } from 'pino';
import { hashSecret } from '../../process/secret';
import type { Clock } from '../clock';
import type { OpenDatabase, Transaction } from '../database/database';
import { payouts } from '../database/tables/play';
import type { Ledger } from '../ledger/ledger';

export type Payout = typeof payouts.$inferInsert;

const MOST = 100;
const ORIGIN = { source: 'platform', actor: 'live' };

/** The reference of a payout; deterministic for the same parts. */
export function payoutReference(fund: Payout['fund'], ...parts: (string | number)[]): string {
  return `${fund}-${hashSecret(JSON.stringify(parts))}`;
}

/** Stores payouts, each once; returns the number of new ones. */
export async function addPayouts(tx: Transaction, rows: readonly Payout[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await tx
    .insert(payouts)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ reference: payouts.reference });
  return added.length;
}

/** Pays outstanding winnings; each payment and its record are one transaction. A failure is logged and retried with the next call. */
export async function payPayouts(
  database: OpenDatabase,
  ledger: Ledger,
  clock: Clock,
  log: Logger,
): Promise<void> {
  const due = await database.db
    .select({ reference: payouts.reference })
    .from(payouts)
    .where(isNull(payouts.paidAt))
    .orderBy(payouts.wonAt)
    .limit(MOST);
  for (const { reference } of due) {
    try {
      await database.transaction((tx) => pay(tx, reference, ledger, clock), 'read committed');
    } catch (err) {
      log.error({ event: 'payout.failed', reference, err }, 'a jackpot or prize could not be paid');
    }
  }
}

async function pay(tx: Transaction, reference: string, ledger: Ledger, clock: Clock): Promise<void> {
  const [payout] = await tx
    .select()
    .from(payouts)
    .where(eq(payouts.reference, reference))
    .for('update', { skipLocked: true });
  if (payout === undefined || payout.paidAt !== null) return;
  const { playerId, amount, currency, fund, subject, category } = payout;
  await ledger.execute(
    playerId,
    { kind: 'prize', reference, amount, currency, fund, subject, category },
    ORIGIN,
  );
  await tx
    .update(payouts)
    .set({ paidAt: new Date(clock.now()) })
    .where(eq(payouts.reference, reference));
}
