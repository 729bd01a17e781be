import { and, eq } from 'drizzle-orm';
import type { PlatformPaymentTransaction } from '../../../schemas/generated/types';
import type { Clock } from '../clock';
import type { OpenDatabase, Transaction } from '../database/database';
import { payments } from '../database/tables/payments';
import type { EventEmitter } from '../events';
import { notify } from '../inbox/notify';
import { lockAccount } from '../ledger/facts';
import type { Ledger } from '../ledger/ledger';
import type { Origin } from '../ledger/source';
import {
  advance,
  type Advanced,
  type Booking,
  differencesBetween,
  type Payment,
  type PaymentEvent,
} from './advance';
import type { PaymentDifferences } from './differences';
import { rememberInstrument } from './instruments';
import type { PaymentReceipts } from './payment-receipts';
import type { Randomness } from '../randomness';

/** Records events of payments: the payment and the ledger change in one transaction. */
export interface PaymentRecorder {
  /**
   * Applies an event to a payment. Duplicate or stale events have no effect.
   *
   * @param actor source of the event, for the ledger
   * @returns the resulting payment; undefined for an unknown one
   */
  record(paymentId: string, event: PaymentEvent, actor: string): Promise<Payment | undefined>;
  /** The same for a provider's report, matched by its reference; stores discrepancies. */
  report(
    provider: string,
    transaction: PlatformPaymentTransaction,
    actor: string,
  ): Promise<Payment | undefined>;
}

export interface PaymentRecorderParts {
  database: OpenDatabase;
  clock: Clock;
  random: Randomness;
  ledger: Ledger;
  differences: PaymentDifferences;
  receipts: PaymentReceipts;
  events: EventEmitter;
}

/** Notification about a withdrawal by its state. */
const payoutNews: Partial<Record<Payment['state'], 'withdrawal-paid' | 'withdrawal-refused'>> = {
  settled: 'withdrawal-paid',
  failed: 'withdrawal-refused',
  expired: 'withdrawal-refused',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createPaymentRecorder(parts: PaymentRecorderParts): PaymentRecorder {
  const { database, clock, random, ledger, differences, receipts, events } = parts;

  function apply(
    paymentId: string,
    provider: string | undefined,
    event: PaymentEvent,
    actor: string,
  ): Promise<Payment | undefined> {
    return database.transaction(async (tx) => {
      const isPayment = and(
        eq(payments.paymentId, paymentId),
        provider === undefined ? undefined : eq(payments.provider, provider),
      );
      const [found] = await tx.select({ playerId: payments.playerId }).from(payments).where(isPayment);
      if (found === undefined) return undefined;
      // Locks the player first, like all commands, which prevents deadlocks.
      await lockAccount(tx, found.playerId);
      const [payment] = await tx.select().from(payments).where(isPayment);
      if (payment === undefined || (event.event === 'reported' && !isOf(payment, event.transaction)))
        return undefined;
      const now = new Date(clock.now());
      const next = await write(tx, payment, advance(payment, event, now), actor);
      if (event.event === 'reported') await afterReport(tx, next, event.transaction, now);
      return next;
    }, 'read committed');
  }

  async function write(
    tx: Transaction,
    before: Payment,
    { payment, bookings }: Advanced,
    actor: string,
  ): Promise<Payment> {
    if (payment === before) return before;
    let { reference } = payment;
    for (const booking of bookings) reference = (await book(payment, booking, actor)) ?? reference;
    const next = { ...payment, reference };
    await tx.update(payments).set(next).where(eq(payments.paymentId, payment.paymentId));
    await receipts.changed(before, next);
    await notifyOfPayout(tx, before, next);
    return next;
  }

  /** Players are not notified of a payout that they cancelled themselves. */
  async function notifyOfPayout(tx: Transaction, before: Payment, next: Payment): Promise<void> {
    const { direction, state, playerId, amount, currency, updatedAt } = next;
    const kind = payoutNews[state];
    if (direction !== 'withdrawal' || state === before.state || kind === undefined) return;
    await notify(tx, events, playerId, { kind, values: { amount, currency } }, updatedAt);
  }

  /** @returns the id in the ledger, if this call moved the money */
  async function book(payment: Payment, booking: Booking, actor: string): Promise<string | undefined> {
    const { paymentId: id, playerId, amount, currency, method, bonusId, withdrawalId } = payment;
    const origin: Origin = { source: `payment:${payment.provider}`, actor };
    const withdrawal = withdrawalId ?? '';
    switch (booking) {
      case 'deposit': {
        const command = { kind: 'deposit', reference: id, amount, currency, method } as const;
        const bonus = bonusId === null ? {} : { campaign: Number(bonusId) };
        const paid = { ...command, reservation: reserveName(id), ...bonus };
        return (await ledger.execute(playerId, paid, origin)).id;
      }
      case 'release':
        await ledger.execute(
          playerId,
          { kind: 'deposit-release', reference: `release:${id}`, reservation: reserveName(id) },
          origin,
        );
        return undefined;
      case 'reversal':
        await ledger.execute(
          playerId,
          { kind: 'deposit-reversal', reference: `reversal:${id}`, deposit: id },
          origin,
        );
        return undefined;
      case 'settle':
        await ledger.execute(
          playerId,
          { kind: 'withdrawal-settle', reference: `settle:${id}`, withdrawal },
          origin,
        );
        return undefined;
      case 'void':
        await ledger.execute(
          playerId,
          { kind: 'withdrawal-void', reference: `void:${id}`, withdrawal },
          origin,
        );
        return undefined;
      case 'return':
        await ledger.execute(
          playerId,
          { kind: 'withdrawal-return', reference: `return:${id}`, withdrawal },
          origin,
        );
        return undefined;
    }
  }

  async function afterReport(
    tx: Transaction,
    payment: Payment,
    transaction: PlatformPaymentTransaction,
    now: Date,
  ): Promise<void> {
    const { token, label } = transaction.instrument ?? {};
    if (payment.direction === 'deposit' && token !== undefined && label !== undefined)
      await rememberInstrument(tx, payment, { token, label }, random.uuid(), now);
    // A stale report neither adds nor closes a discrepancy.
    if (transaction.sequence < payment.sequence) return;
    await differences.note(
      { provider: payment.provider, transactionId: transaction.id, payment },
      differencesBetween(payment, transaction),
      ['amount', 'currency', 'status', 'unknown-payment'],
      now,
    );
  }

  return {
    record: (paymentId, event, actor) => apply(paymentId, undefined, event, actor),
    async report(provider, transaction, actor) {
      const { reference, id: transactionId, kind, status } = transaction;
      const found = UUID.test(reference)
        ? await apply(reference, provider, { event: 'reported', transaction }, actor)
        : undefined;
      if (found !== undefined) return found;
      await differences.note(
        { provider, transactionId, payment: undefined },
        [{ kind: 'unknown-payment', expected: '', reported: `${kind} ${status}` }],
        ['unknown-payment'],
        new Date(clock.now()),
      );
      return undefined;
    },
  };
}

/** A second transaction with the reference of a payment is not the platform's. */
function isOf(
  { direction, transactionId }: Payment,
  { id, kind }: Pick<PlatformPaymentTransaction, 'id' | 'kind'>,
): boolean {
  return (direction === 'deposit') === (kind === 'deposit') && (transactionId ?? id) === id;
}

/** Reference of a deposit's reservation. */
export function reserveName(paymentId: string): string {
  return `reserve:${paymentId}`;
}
