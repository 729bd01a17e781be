import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { PlatformPaymentTransaction } from '../../../schemas/generated/types';
import { withdrawals } from '../database/tables/gaming';
import { payments } from '../database/tables/payments';
import { lockAccount } from '../ledger/facts';
import { pauseAfter } from '../outbox/retry-policy';
import type { Payment } from './advance';
import { instrumentOf } from './instruments';
import { type PaymentProvider, ProviderRefusedError, ProviderUnavailableError } from './payment-provider';
import type { PaymentParts } from './payments';

const BATCH = 20;
const EVERY_MS = 2_000;

/** A deposit, or a payout that is already sent or needs no approval. */
const mayBeCalled = or(
  isNull(payments.withdrawalId),
  isNotNull(withdrawals.sentAt),
  and(
    eq(withdrawals.status, 'PENDING'),
    or(eq(withdrawals.needsApproval, false), isNotNull(withdrawals.approvedAt)),
  ),
);

/** Sends payouts, and polls payments without a report. */
export interface DuePayments {
  /** Processes due payments; runs every few seconds. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Background job of payments. A payout is marked as sent before the provider is called, so that it cannot be
 * cancelled meanwhile, and retried with the same idempotency key until there is a response: a process that is
 * killed in between causes no duplicate.
 */
export function createDuePayments(parts: PaymentParts): DuePayments {
  const { database, clock, log, recorder, providers, differences } = parts;

  async function due(): Promise<string[]> {
    const rows = await database.db
      .select({ paymentId: payments.paymentId })
      .from(payments)
      .leftJoin(withdrawals, eq(withdrawals.id, payments.withdrawalId))
      .where(and(lte(payments.nextAttemptAt, new Date(clock.now())), mayBeCalled))
      .orderBy(asc(payments.nextAttemptAt))
      .limit(BATCH);
    return rows.map(({ paymentId }) => paymentId);
  }

  /** @returns undefined when another process has claimed it, or it is over */
  function claim(paymentId: string): Promise<Payment | undefined> {
    return database.transaction(async (tx) => {
      const [found] = await tx
        .select({ playerId: payments.playerId })
        .from(payments)
        .where(eq(payments.paymentId, paymentId));
      if (found === undefined) return undefined;
      await lockAccount(tx, found.playerId);
      const now = new Date(clock.now());
      const [row] = await tx
        .select({ payment: payments })
        .from(payments)
        .leftJoin(withdrawals, eq(withdrawals.id, payments.withdrawalId))
        .where(and(eq(payments.paymentId, paymentId), lte(payments.nextAttemptAt, now), mayBeCalled));
      if (row === undefined) return undefined;
      const attempts = row.payment.attempts + 1;
      const nextAttemptAt = new Date(now.getTime() + pauseAfter(attempts));
      await tx.update(payments).set({ attempts, nextAttemptAt }).where(eq(payments.paymentId, paymentId));
      const { withdrawalId } = row.payment;
      if (withdrawalId !== null) {
        await tx
          .update(withdrawals)
          .set({ sentAt: now })
          .where(and(eq(withdrawals.id, withdrawalId), isNull(withdrawals.sentAt)));
      }
      return row.payment;
    }, 'read committed');
  }

  async function attend(paymentId: string): Promise<void> {
    const payment = await claim(paymentId);
    const provider = payment && providers.get(payment.provider);
    if (payment === undefined || provider === undefined) return;
    try {
      if (payment.transactionId !== null) await ask(payment, payment.transactionId, provider);
      else if (payment.direction === 'withdrawal') await send(payment, provider);
      // Its page was never shown, so it cannot have been paid; money that arrives anyway is booked.
      else await recorder.record(paymentId, { event: 'refused', failure: 'error' }, 'job');
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError)) throw error;
      log.warn(
        { event: 'payment.postponed', paymentId, attempts: payment.attempts + 1, reason: error.message },
        'a payment provider was not reached, will be retried',
      );
    }
  }

  async function ask(payment: Payment, id: string, provider: PaymentProvider): Promise<void> {
    const transaction = await provider.transaction(id);
    const now = new Date(clock.now());
    const compared = { provider: provider.name, transactionId: id, payment };
    if (transaction === undefined) {
      const missing = { kind: 'missing-at-provider', expected: payment.state, reported: '' } as const;
      await differences.note(compared, [missing], [missing.kind], now);
      return;
    }
    await recorder.report(provider.name, transaction, 'job');
  }

  async function send(payment: Payment, provider: PaymentProvider): Promise<void> {
    const transaction = await sent(payment, provider);
    if (transaction === undefined)
      await recorder.record(payment.paymentId, { event: 'refused', failure: 'declined' }, 'job');
    else await recorder.report(provider.name, transaction, 'job');
  }

  /** @returns undefined when the provider refuses it */
  async function sent(
    payment: Payment,
    provider: PaymentProvider,
  ): Promise<PlatformPaymentTransaction | undefined> {
    const { playerId, method, instrumentId } = payment;
    const player = await parts.players.byId(playerId);
    const instrument =
      instrumentId === null ? undefined : await instrumentOf(database.db, { playerId, method, instrumentId });
    if (player === undefined || instrument === undefined) return undefined;
    const order = { ...parts.orderOf(player, payment), instrument: instrument.token };
    try {
      return await provider.createPayout(order);
    } catch (error) {
      if (error instanceof ProviderRefusedError) return undefined;
      throw error;
    }
  }

  let running: Promise<void> | undefined;

  async function runOnce(): Promise<void> {
    for (const paymentId of await due()) await attend(paymentId);
  }

  function run(): Promise<void> {
    running ??= runOnce().finally(() => {
      running = undefined;
    });
    return running;
  }

  const timer = setInterval(() => {
    run().catch((err: unknown) => log.error({ err }, 'payments that are due were not attended to'));
  }, EVERY_MS).unref();

  return {
    run,
    async stop() {
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}
