import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  PlatformDataPaymentMethod,
  PlatformPayment,
  PlatformPaymentDifference,
  PlatformPaymentTransaction,
} from '../../../../schemas/generated/types';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
const minorUnits = (name: string) => bigint(name, { mode: 'number' });
const playerId = () =>
  integer('player_id')
    .notNull()
    .references(() => players.playerId);

/** A payment method of the platform. */
export type Method = PlatformDataPaymentMethod['method'];
/** Status of a payment at the payment provider, in either direction. */
export type PaymentState = PlatformPaymentTransaction['status'];
/** Kind of discrepancy between platform and payment provider. */
export type DifferenceKind = PlatformPaymentDifference['kind'];

/** Deposits and withdrawals through a payment provider. */
export const payments = pgTable(
  'payments',
  {
    /** Derived from player and idempotency key; the reference at the provider and in the ledger. */
    paymentId: uuid('payment_id').primaryKey(),
    playerId: playerId(),
    siteId: integer('site_id').notNull(),
    direction: text('direction').$type<PlatformPayment['direction']>().notNull(),
    provider: text('provider').notNull(),
    method: text('method').$type<Method>().notNull(),
    amount: minorUnits('amount').notNull(),
    /** Fee charged by the provider in addition; it is in no posting. */
    fee: minorUnits('fee').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** Time of each state, as ISO texts. */
    times: jsonb('times').$type<Partial<Record<PaymentState, string>>>().notNull(),
    failure: text('failure').$type<NonNullable<PlatformPayment['failure']>>(),
    /** Needs manual review: the provider reports another amount or currency. */
    review: text('review').$type<'amount' | 'currency'>(),
    /** Sequence number of the last processed change at the provider; -1 before the first. */
    sequence: integer('sequence').notNull().default(-1),
    /** The provider's id. */
    transactionId: text('transaction_id'),
    hostedUrl: text('hosted_url'),
    returnUrl: text('return_url'),
    bonusId: text('bonus_id'),
    instrumentId: uuid('instrument_id'),
    instrumentLabel: text('instrument_label'),
    idempotencyKey: text('idempotency_key').notNull(),
    contentHash: text('content_hash').notNull(),
    /** The withdrawal in the ledger, of a payout. */
    withdrawalId: text('withdrawal_id'),
    /** The ledger transaction that moved the money. */
    reference: text('reference'),
    /** Number of calls to the provider, and the time of the next one, if any. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('payments_player').on(table.playerId, table.createdAt.desc().nullsFirst()),
    uniqueIndex('payments_transaction').on(table.provider, table.transactionId),
    uniqueIndex('payments_withdrawal').on(table.withdrawalId),
    index('payments_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
);

/** Cards, accounts and addresses used by players. */
export const paymentInstruments = pgTable(
  'payment_instruments',
  {
    instrumentId: uuid('instrument_id').primaryKey(),
    playerId: playerId(),
    provider: text('provider').notNull(),
    method: text('method').$type<Method>().notNull(),
    /** Token at the provider; never sent to anyone else. */
    token: text('token').notNull(),
    label: text('label').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_instruments_token').on(table.playerId, table.provider, table.method, table.token),
  ],
);

/** Discrepancies found by the reconciliation with a payment provider or in a callback. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    differenceId: integer('difference_id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<DifferenceKind>().notNull(),
    provider: text('provider').notNull(),
    /** The transaction, or the payment without one. */
    subject: text('subject').notNull(),
    transactionId: text('transaction_id'),
    paymentId: uuid('payment_id'),
    playerId: integer('player_id'),
    /** Null for a transaction without a payment. */
    siteId: integer('site_id'),
    expected: text('expected').notNull(),
    reported: text('reported').notNull(),
    foundAt: time('found_at').notNull(),
    resolvedAt: time('resolved_at'),
    /** The operator's decision, after which the same discrepancy is not reported again. */
    decision: text('decision').$type<NonNullable<PlatformPaymentDifference['decision']>>(),
    decidedBy: text('decided_by'),
  },
  (table) => [
    uniqueIndex('payment_differences_open')
      .on(table.provider, table.kind, table.subject)
      .where(sql`${table.resolvedAt} is null`),
  ],
);

/** Time up to which each payment provider's list has been compared. */
export const paymentReconciliations = pgTable('payment_reconciliations', {
  provider: text('provider').primaryKey(),
  through: time('through').notNull(),
});
