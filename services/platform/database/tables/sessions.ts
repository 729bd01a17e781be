import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A sign-in session that lasts until it is ended, idle too long or too old. Its tokens contain its id. */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: uuid('session_id').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    siteId: integer('site_id').notNull(),
    loginMethod: text('login_method').notNull(),
    createdAt: time('created_at').notNull(),
    /** When its tokens were last renewed. */
    lastUsedAt: time('last_used_at').notNull(),
    endedAt: time('ended_at'),
    endReason: text('end_reason'),
    /** Generation of the valid refresh token, and when it was issued. */
    generation: integer('generation').notNull().default(0),
    rotatedAt: time('rotated_at').notNull(),
    ip: text('ip').notNull(),
    country: text('country').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('sessions_player').on(table.playerId, table.createdAt),
    index('sessions_ended')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
);

/** Counters of failed sign-ins of an account, existing or not (ERR-04). */
export const loginAttempts = pgTable('login_attempts', {
  /** Hash of site and e-mail address, with the visitor's address or device; no plain personal data. */
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  /** Number of locks since the last successful sign-in; each lock is longer. */
  locks: integer('locks').notNull(),
  lockedUntil: time('locked_until'),
  lastFailureAt: time('last_failure_at').notNull(),
});

/** Successful sign-ins, and those refused because of the account's state (AUTH-07). */
export const loginHistory = pgTable(
  'login_history',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    loginDate: time('login_date').notNull(),
    loginIp: text('login_ip').notNull(),
    loginCountry: text('login_country').notNull(),
    userAgent: text('user_agent').notNull(),
    successful: boolean('successful').notNull(),
  },
  (table) => [index('login_history_player').on(table.playerId, table.loginDate)],
);

/** Secrets generated at the first start, shared by all processes on the database. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export type Session = typeof sessions.$inferSelect;
export type NewSession = typeof sessions.$inferInsert;
