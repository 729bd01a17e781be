import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type {
  PlatformPaymentDifference,
  PlatformRequestOperatorDifference,
} from '../../../schemas/generated/types';
import type { OpenDatabase, Queries } from '../database/database';
import { auditLog } from '../database/tables/operators';
import { paymentDifferences, payments } from '../database/tables/payments';
import { PlatformError } from '../errors';
import { notFound } from '../http/route';
import { lockAccount } from '../ledger/facts';
import { auditAtSite, type SiteAction } from '../operators/audit-log';
import { decideApproval } from '../operators/decide';
import type { Payment } from './advance';
import { shownDifference } from './differences';
import type { PaymentRecorder } from './record-event';

type Row = typeof paymentDifferences.$inferSelect;
type Decision = PlatformRequestOperatorDifference['decision'];

/** Resolves a discrepancy between the platform and a payment provider; audited. */
export type DecideDifference = (
  siteId: number,
  action: SiteAction,
  differenceId: number,
  request: PlatformRequestOperatorDifference,
) => Promise<PlatformPaymentDifference>;

/**
 * Resolves a discrepancy. A payment under review is settled with the agreed amount, or failed; above the limit
 * of one operator a second one has to make the same decision. Any other discrepancy is dismissed, and the same
 * comparison does not report it again. Throws 404 `error.payment.difference.not.found`, 409
 * `error.payment.difference.decided`, `error.payment.under.review` or `error.payment.not.under.review`, and 403
 * `error.payment.same.operator`.
 *
 * @param limitOf maximum that one operator may decide alone, in minor units of a currency
 */
export function differenceDecisions(
  database: OpenDatabase,
  recorder: PaymentRecorder,
  limitOf: (currency: string) => number,
): DecideDifference {
  return (siteId, action, differenceId, { decision, reason }) =>
    database.transaction(async (tx) => {
      const isIt = and(
        eq(paymentDifferences.differenceId, differenceId),
        or(eq(paymentDifferences.siteId, siteId), isNull(paymentDifferences.siteId)),
      );
      const [found] = await tx.select().from(paymentDifferences).where(isIt);
      if (found === undefined) {
        const code = 'error.payment.difference.not.found';
        throw notFound(`Site ${siteId} has no difference ${differenceId}.`, code);
      }
      // Locks the player first, like all commands, which prevents deadlocks.
      if (found.playerId !== null) await lockAccount(tx, found.playerId);
      const [row = found] = await tx.select().from(paymentDifferences).where(isIt).for('update');
      const payment = row.paymentId === null ? undefined : await paymentOf(tx, row.paymentId);
      assertDecidable(row, payment, decision);
      const { amount, currency } = payment ?? {};
      const about = {
        ...{ reason, siteId, playerId: row.playerId, subject: String(differenceId) },
        ...(amount === undefined || currency === undefined ? {} : { amount, currency }),
      };
      if (decision !== 'dismissed' && payment !== undefined) {
        const first = await firstOf(tx, differenceId, decision);
        const limit = limitOf(payment.currency);
        const of = {
          amount: atStake(row, payment),
          limit,
          first,
          operator: action.operator,
          subject: 'payment',
        } as const;
        if (decideApproval(of) === 'AWAITS_SECOND') {
          await auditAtSite(tx, action, { ...about, action: `payment.first-${decision}` });
          return shownDifference(row, payment);
        }
        const event = { event: 'decided', state: decision } as const;
        await recorder.record(payment.paymentId, event, `key:${action.operator}`);
      }
      const made = { decision, decidedBy: action.operator, resolvedAt: action.now };
      await tx.update(paymentDifferences).set(made).where(isIt);
      await auditAtSite(tx, action, { ...about, action: `payment.${decision}` });
      return shownDifference({ ...row, ...made }, payment ?? null);
    }, 'read committed');
}

/** The amount of a decision, in minor units: the agreed one, or the one moved by the provider if that is higher. */
function atStake({ reported }: Row, { amount, currency }: Payment): number {
  const [, moved, of] = /^(\d+) ([A-Z]{3})$/.exec(reported) ?? [];
  return of === currency ? Math.max(amount, Number(moved)) : amount;
}

async function paymentOf(queries: Queries, paymentId: string): Promise<Payment | undefined> {
  const [found] = await queries.select().from(payments).where(eq(payments.paymentId, paymentId));
  return found;
}

/** Operator of the first decision; undefined without one. */
async function firstOf(
  queries: Queries,
  differenceId: number,
  decision: Exclude<Decision, 'dismissed'>,
): Promise<string | undefined> {
  const [entry] = await queries
    .select({ operator: auditLog.operator })
    .from(auditLog)
    .where(and(eq(auditLog.action, `payment.first-${decision}`), eq(auditLog.subject, String(differenceId))))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return entry?.operator;
}

function assertDecidable(row: Row, payment: Payment | undefined, decision: Decision): void {
  if (row.resolvedAt !== null) {
    const message = `The difference ${row.differenceId} is over.`;
    throw new PlatformError(409, 'error.payment.difference.decided', message);
  }
  const { isUnderReview } = shownDifference(row, payment ?? null);
  if (isUnderReview && decision === 'dismissed') {
    const message = 'Its payment waits for a decision: settle it or fail it.';
    throw new PlatformError(409, 'error.payment.under.review', message);
  }
  if (!isUnderReview && decision !== 'dismissed') {
    const message = 'No payment waits for this decision: the difference can only be dismissed.';
    throw new PlatformError(409, 'error.payment.not.under.review', message);
  }
}
