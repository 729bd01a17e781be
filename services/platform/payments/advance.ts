import type { PlatformPaymentTransaction } from '../../../schemas/generated/types';
import type { DifferenceKind, payments, PaymentState } from '../database/tables/payments';

/** A deposit or withdrawal as stored. */
export type Payment = typeof payments.$inferSelect;

/** An event of a payment. */
export type PaymentEvent =
  /** A status reported by the provider, in a reply, a callback or its list. */
  | { event: 'reported'; transaction: PlatformPaymentTransaction }
  /** It was not started at the provider and never will be. */
  | { event: 'refused'; failure: NonNullable<Payment['failure']> }
  /** An operator has decided a payment under review. */
  | { event: 'decided'; state: 'settled' | 'failed' };

/** Bookings to make, in order. */
export type Booking = 'deposit' | 'release' | 'reversal' | 'settle' | 'void' | 'return';

/** A discrepancy between platform and provider. */
export interface Difference {
  kind: DifferenceKind;
  expected: string;
  reported: string;
}

/** Result of an event for a payment. */
export interface Advanced {
  payment: Payment;
  bookings: readonly Booking[];
}

const PROGRESS: readonly PaymentState[] = ['created', 'redirected', 'authorised', 'pending', 'settled'];
const FAILURES: readonly string[] = [
  'declined',
  'insufficient_funds',
  'authentication_failed',
  'cancelled_by_customer',
  'expired',
  'account_closed',
  'limit',
  'error',
] satisfies Payment['failure'][];

/** True if only a reversal, or a late payment, can still change it. */
export function isOver({ state }: Pick<Payment, 'state'>): boolean {
  return !PROGRESS.includes(state) || state === 'settled';
}

/**
 * The next state of a payment and its bookings. Stale and duplicate events have no effect, so events may arrive
 * repeatedly and in any order. An amount or currency that differs from the payment is never booked, but marked
 * for manual review. Pure.
 */
export function advance(payment: Payment, event: PaymentEvent, now: Date): Advanced {
  switch (event.event) {
    case 'refused':
      return refused(payment, event.failure, now);
    case 'decided':
      return decided(payment, event.state, now);
    case 'reported':
      return reported(payment, event.transaction, now);
  }
}

/** True if it awaits manual review, because the provider moved another amount or currency. */
export function isUnderReview(payment: Pick<Payment, 'state' | 'review'>): boolean {
  return payment.review !== null && !isOver(payment);
}

function decided(payment: Payment, state: 'settled' | 'failed', now: Date): Advanced {
  if (!isUnderReview(payment)) return { payment, bookings: [] };
  const failure = state === 'failed' ? 'error' : null;
  return {
    payment: { ...enter({ ...payment, review: null }, state, now), failure },
    bookings:
      payment.direction === 'deposit' ? depositBookings(payment, state) : payoutBookings(payment, state),
  };
}

function refused(payment: Payment, failure: NonNullable<Payment['failure']>, now: Date): Advanced {
  if (payment.sequence >= 0 || payment.state !== 'created') return { payment, bookings: [] };
  return {
    payment: { ...enter(payment, 'failed', now), failure },
    bookings: [payment.direction === 'deposit' ? 'release' : 'void'],
  };
}

function reported(payment: Payment, transaction: PlatformPaymentTransaction, now: Date): Advanced {
  if (transaction.sequence <= payment.sequence) return { payment, bookings: [] };
  const { status } = transaction;
  const seen: Payment = {
    ...payment,
    sequence: transaction.sequence,
    transactionId: transaction.id,
    hostedUrl: transaction.hostedUrl ?? payment.hostedUrl,
    instrumentLabel: transaction.instrument?.label ?? payment.instrumentLabel,
    updatedAt: now,
  };
  const mismatch = mismatchOf(payment, transaction);
  if (movesMoney(status) && mismatch !== undefined) {
    const waiting = isOver(payment) ? seen : enter(seen, 'pending', now);
    return { payment: { ...waiting, review: mismatch }, bookings: [] };
  }
  if (!leadsOn(payment, status)) return { payment: seen, bookings: [] };
  const entered = enter({ ...seen, review: null }, status, now);
  return {
    payment: { ...entered, failure: failureOf(payment, transaction) },
    bookings:
      payment.direction === 'deposit' ? depositBookings(payment, status) : payoutBookings(payment, status),
  };
}

/** True if a status changes the payment's state. Contradictory statuses do not: `differencesBetween` reports them. */
function leadsOn({ state, direction }: Payment, status: PaymentState): boolean {
  if (status === state || state === 'reversed') return false;
  if (state === 'settled') return status === 'reversed';
  // Late money belongs to the player; a payout that was returned to the wallet cannot also be paid.
  if (!PROGRESS.includes(state)) return movesMoney(status) && direction === 'deposit';
  return !PROGRESS.includes(status) || PROGRESS.indexOf(status) > PROGRESS.indexOf(state);
}

function depositBookings({ state, reference }: Payment, status: PaymentState): Booking[] {
  if (status === 'settled') return ['deposit'];
  if (status === 'reversed') return reference === null ? ['deposit', 'reversal'] : ['reversal'];
  return PROGRESS.includes(status) || !PROGRESS.includes(state) ? [] : ['release'];
}

function payoutBookings({ state }: Payment, status: PaymentState): Booking[] {
  if (status === 'settled') return ['settle'];
  if (status === 'reversed') return state === 'settled' ? ['return'] : ['settle', 'return'];
  return PROGRESS.includes(status) ? [] : ['void'];
}

/** The discrepancies between the provider's status of a payment and ours, as texts of both sides. Stale reports have none. */
export function differencesBetween(payment: Payment, transaction: PlatformPaymentTransaction): Difference[] {
  if (transaction.sequence < payment.sequence) return [];
  const { state, amount, currency } = payment;
  const { status } = transaction;
  const mismatch = mismatchOf(payment, transaction);
  if (mismatch !== undefined && movesMoney(status)) {
    return [
      {
        kind: mismatch,
        expected: `${amount} ${currency}`,
        // A reversal after a decision is another discrepancy.
        reported: `${transaction.amount} ${transaction.currency}${status === 'reversed' ? ' reversed' : ''}`,
      },
    ];
  }
  const agree = status === state || (!movesMoney(status) && !movesMoney(state));
  return agree ? [] : [{ kind: 'status', expected: state, reported: status }];
}

function movesMoney(status: PaymentState): boolean {
  return status === 'settled' || status === 'reversed';
}

function mismatchOf(
  { amount, currency }: Payment,
  transaction: PlatformPaymentTransaction,
): 'amount' | 'currency' | undefined {
  if (transaction.currency !== currency) return 'currency';
  return transaction.amount === amount ? undefined : 'amount';
}

function failureOf(
  payment: Payment,
  { status, failure = 'error' }: PlatformPaymentTransaction,
): Payment['failure'] {
  if (status === 'reversed') return payment.direction === 'withdrawal' ? 'returned' : null;
  if (PROGRESS.includes(status)) return null;
  if (status === 'expired') return 'expired';
  if (status === 'cancelled') return 'cancelled_by_customer';
  return isFailure(failure) ? failure : 'error';
}

function isFailure(code: string): code is NonNullable<Payment['failure']> {
  return FAILURES.includes(code);
}

function enter(payment: Payment, state: PaymentState, now: Date): Payment {
  if (payment.state === state) return payment;
  const next = { ...payment, state, times: { ...payment.times, [state]: now.toISOString() }, updatedAt: now };
  return isOver(next) ? { ...next, nextAttemptAt: null } : next;
}
