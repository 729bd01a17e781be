import { expect, test } from 'vitest';
import type { PlatformPaymentTransaction } from '../../../schemas/generated/types';
import { keyOf, uniform } from '../live/random';
import { advance, type Booking, differencesBetween, type Payment } from './advance';

const NOW = new Date('2026-03-04T19:30:00.000Z');
const DEPOSIT: Payment = {
  paymentId: '0d8f3a52-8e21-4f0c-9d1b-2a4f7c1f9a10',
  playerId: 1,
  siteId: 5,
  direction: 'deposit',
  provider: 'hosted',
  method: 'TRUSTLY',
  amount: 5000,
  fee: 0,
  currency: 'EUR',
  state: 'created',
  times: { created: NOW.toISOString() },
  failure: null,
  review: null,
  sequence: -1,
  transactionId: null,
  hostedUrl: null,
  returnUrl: null,
  bonusId: null,
  instrumentId: null,
  instrumentLabel: null,
  idempotencyKey: 'key',
  contentHash: 'hash',
  withdrawalId: null,
  reference: null,
  attempts: 0,
  nextAttemptAt: NOW,
  createdAt: NOW,
  updatedAt: NOW,
};
const PAYOUT: Payment = {
  ...DEPOSIT,
  direction: 'withdrawal',
  withdrawalId: 'player/1',
  reference: 'player/1',
};

type Status = PlatformPaymentTransaction['status'];

const word = (
  status: Status,
  sequence: number,
  more: Partial<PlatformPaymentTransaction> = {},
): PlatformPaymentTransaction => ({
  id: 'tx-1',
  reference: DEPOSIT.paymentId,
  kind: 'deposit',
  status,
  amount: 5000,
  currency: 'EUR',
  method: 'TRUSTLY',
  createdAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
  sequence,
  ...more,
});

/** Applies reports one after another. */
function after(
  payment: Payment,
  words: readonly PlatformPaymentTransaction[],
): { payment: Payment; bookings: Booking[] } {
  return words.reduce<{ payment: Payment; bookings: Booking[] }>(
    (before, transaction) => {
      const next = advance(before.payment, { event: 'reported', transaction }, NOW);
      const { bookings } = next;
      const reference = bookings.includes('deposit') ? 'booked' : next.payment.reference;
      return { payment: { ...next.payment, reference }, bookings: [...before.bookings, ...bookings] };
    },
    { payment, bookings: [] },
  );
}

const way: Status[] = ['created', 'redirected', 'authorised', 'pending', 'settled', 'reversed'];

test('a payment ends the same and is booked once, in whatever order and however often its events come', () => {
  const events = way.map((status, index) => word(status, index + 1));
  for (let round = 0; round < 500; round += 1) {
    const key = keyOf('payments', 'order', round);
    const drawn = Array.from({ length: 12 }, (_, at) => events[Math.floor(uniform(key, at) * events.length)]);
    const shuffled = [...drawn.filter((each) => each !== undefined), ...events.slice(-1)];
    const deposit = after(DEPOSIT, shuffled);
    expect(deposit.payment.state).toBe('reversed');
    expect(deposit.bookings).toEqual(['deposit', 'reversal']);
    expect(after(PAYOUT, shuffled).bookings).toEqual(['settle', 'return']);
  }
});

test('a failed payment releases its reservation or gives the money back, once', () => {
  for (const status of ['failed', 'expired', 'cancelled'] as const) {
    const words = [word('created', 1), word(status, 2), word(status, 2), word('created', 1)];
    expect(after(DEPOSIT, words).bookings).toEqual(['release']);
    expect(after(PAYOUT, words).bookings).toEqual(['void']);
  }
});

test('money that comes in after all is booked; a payout that was given back is only reported', () => {
  const words = [word('failed', 2), word('settled', 3)];
  expect(after(DEPOSIT, words).bookings).toEqual(['release', 'deposit']);
  const { payment, bookings } = after(PAYOUT, words);
  expect(bookings).toEqual(['void']);
  expect(differencesBetween(payment, word('settled', 3))).toMatchObject([{ kind: 'status' }]);
});

test('another amount or currency is never booked, and the right one later is', () => {
  for (const wrong of [{ amount: 4999 }, { currency: 'NOK' }]) {
    const words = [word('pending', 4), word('settled', 5, wrong)];
    const { payment, bookings } = after(DEPOSIT, words);
    expect(bookings).toEqual([]);
    expect(payment).toMatchObject({ state: 'pending', review: Object.keys(wrong)[0] });
    expect(differencesBetween(payment, word('settled', 5, wrong))).toMatchObject([
      { kind: Object.keys(wrong)[0], expected: '5000 EUR' },
    ]);
    const mended = after(payment, [word('settled', 6)]);
    expect(mended.bookings).toEqual(['deposit']);
    expect(mended.payment).toMatchObject({ state: 'settled', review: null });
  }
});

test('a payment that never began at the provider fails, and only then', () => {
  const refuse = (payment: Payment) => advance(payment, { event: 'refused', failure: 'error' }, NOW);
  expect(refuse(DEPOSIT)).toMatchObject({
    payment: { state: 'failed', nextAttemptAt: null },
    bookings: ['release'],
  });
  expect(refuse(PAYOUT).bookings).toEqual(['void']);
  const { payment: begun } = after(DEPOSIT, [word('created', 1)]);
  expect(refuse(begun)).toEqual({ payment: begun, bookings: [] });
});
