import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlatformPaymentTransaction } from '../../../../schemas/generated/types';
import type { Method } from './payments';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Deposits of people without an account yet, from the choice of an amount to the account or the refund. */
export const payAndPlaySessions = pgTable(
  'pay_and_play_sessions',
  {
    /** Derived from site and idempotency key. Also the reference at the provider and the id of the resulting payment. */
    sessionId: uuid('session_id').primaryKey(),
    siteId: integer('site_id').notNull(),
    provider: text('provider').notNull(),
    method: text('method').$type<Method>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    country: text('country').notNull(),
    language: text('language').notNull(),
    termsVersion: text('terms_version').notNull(),
    returnUrl: text('return_url').notNull(),
    contentHash: text('content_hash').notNull(),
    /** `open` until the person has an account; `refused` leads to a refund. */
    state: text('state').$type<'open' | 'registered' | 'refused'>().notNull(),
    /** Error code of the refusal. */
    refusal: text('refusal'),
    /** The provider's latest report, with the payer's identity. */
    reported: jsonb('reported').$type<PlatformPaymentTransaction>(),
    /** Id of the existing account, or reserved for the new one. */
    playerId: integer('player_id'),
    /** Wrong codes so far. */
    failures: integer('failures').notNull().default(0),
    verifiedAt: time('verified_at'),
    registeredAt: time('registered_at'),
    signedInAt: time('signed_in_at'),
    /** Number of calls to the provider, and the time of the next one; null if none is due. */
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at'),
    createdAt: time('created_at').notNull(),
    /** Deadline for opening the account, after which the money is refunded. */
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('pay_and_play_sessions_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index('pay_and_play_sessions_created').on(table.createdAt),
  ],
);

/** Account of a person at a site, by the provider's id of the person. */
export const payAndPlayPeople = pgTable(
  'pay_and_play_people',
  {
    siteId: integer('site_id').notNull(),
    provider: text('provider').notNull(),
    personId: text('person_id').notNull(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.provider, table.personId] }),
    index('pay_and_play_people_player').on(table.playerId),
  ],
);

/** A pay-and-play as stored. */
export type PayAndPlaySession = typeof payAndPlaySessions.$inferSelect;
