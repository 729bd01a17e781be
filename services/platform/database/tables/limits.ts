import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** Kinds of limits: LIMIT-02, wagers, and session time. A spend limit is a loss limit (AMB-45). */
export type LimitKind = 'deposit' | 'loss' | 'wager' | 'time';

/** LIMIT-03: daily, weekly, monthly. */
export type LimitPeriod = 'D' | 'W' | 'M';

/** Outcome of a change (LIMIT-06): effective at once, pending until a date, or cancelled. */
export type LimitOutcome = 'changed' | 'pending' | 'cancelled';

/** Limits set by players, in minor units or milliseconds; absent if not set. Their use is in `playerDays`. */
export const playerLimits = pgTable(
  'player_limits',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    value: minorUnits('value').notNull(),
    /** Effective from `pendingDate`; null with a date removes the limit then. */
    pendingValue: minorUnits('pending_value'),
    pendingDate: time('pending_date'),
    /** The pending change takes effect only when the player confirms it after its date. */
    awaitsConfirmation: boolean('awaits_confirmation').notNull().default(false),
    /** The player may only lower it. */
    locked: boolean('locked').notNull().default(false),
    /** When the player set it; its periods are calendar periods. */
    startedAt: time('started_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.kind, table.period] }),
    check('player_limits_value', sql`${table.value} >= 0 and ${table.pendingValue} >= 0`),
    check('player_limits_pending', sql`${table.pendingValue} is null or ${table.pendingDate} is not null`),
  ],
);

/** Log of limit changes, append-only. */
export const limitChanges = pgTable(
  'limit_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    outcome: text('outcome').$type<LimitOutcome>().notNull(),
    /** The previous limit; null for none. */
    previousValue: minorUnits('previous_value'),
    /** The new limit, or the remaining one when a pending change is cancelled; null for none. */
    value: minorUnits('value'),
    takesEffectAt: time('takes_effect_at').notNull(),
    changedAt: time('changed_at').notNull(),
    /** Session in which the player requested it. */
    sessionId: uuid('session_id').notNull(),
  },
  (table) => [index('limit_changes_player').on(table.playerId, table.id)],
);

export type LimitChange = typeof limitChanges.$inferSelect;

/**
 * Use of limits per calendar day of the player, derived from the ledger in the same transaction; rollbacks
 * count on the day of the original.
 */
export const playerDays = pgTable(
  'player_days',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId),
    day: date('day', { mode: 'string' }).notNull(),
    deposited: minorUnits('deposited').notNull(),
    staked: minorUnits('staked').notNull(),
    /** Stakes of own money minus wins of own money; negative for a net win. */
    lost: minorUnits('lost').notNull(),
    /** Milliseconds signed in, on one or more devices. */
    signedIn: bigint('signed_in', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day] })],
);

/** Time up to which a player's time signed in has been counted. */
export const playerPresence = pgTable(
  'player_presence',
  {
    playerId: integer('player_id')
      .primaryKey()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    countedUntil: time('counted_until').notNull(),
    /** When the first time limit is used up if the player stays signed in; null without one. */
    timeUpAt: time('time_up_at'),
  },
  (table) => [
    index('player_presence_time_up')
      .on(table.timeUpAt)
      .where(sql`${table.timeUpAt} is not null`),
  ],
);
