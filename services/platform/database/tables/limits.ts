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

/** Kinds of limits: LIMIT-02, all stakes, and the time signed in. A spend limit counts losses (AMB-45). */
export type LimitKind = 'deposit' | 'loss' | 'wager' | 'time';

/** LIMIT-03: daily, weekly, monthly. */
export type LimitPeriod = 'D' | 'W' | 'M';

/** How a change ended (LIMIT-06): it counts at once or from a later date on, or the pending change is gone. */
export type LimitOutcome = 'changed' | 'pending' | 'cancelled';

/** Limits that players set themselves, in minor units or milliseconds; a limit that is not set has no row. Its use is in `playerDays`. */
export const playerLimits = pgTable(
  'player_limits',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    kind: text('kind').$type<LimitKind>().notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    value: minorUnits('value').notNull(),
    /** Holds from `pendingDate` on; null together with a date takes the limit away then. */
    pendingValue: minorUnits('pending_value'),
    pendingDate: time('pending_date'),
    /** The pending change takes effect only once the player confirms it after its date. */
    awaitsConfirmation: boolean('awaits_confirmation').notNull().default(false),
    /** May only be lowered by the player. */
    locked: boolean('locked').notNull().default(false),
    /** When the player set it; its periods are those of the calendar. */
    startedAt: time('started_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.kind, table.period] }),
    check('player_limits_value', sql`${table.value} >= 0 and ${table.pendingValue} >= 0`),
    check('player_limits_pending', sql`${table.pendingValue} is null or ${table.pendingDate} is not null`),
  ],
);

/** Every change of a limit as it was decided; rows are only added. */
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
    /** The limit in force before; null for none. */
    previousValue: minorUnits('previous_value'),
    /** The limit that was decided on, or the one that stays when a pending change is cancelled; null for none. */
    value: minorUnits('value'),
    takesEffectAt: time('takes_effect_at').notNull(),
    changedAt: time('changed_at').notNull(),
    /** Session in which the player asked for it. */
    sessionId: uuid('session_id').notNull(),
  },
  (table) => [index('limit_changes_player').on(table.playerId, table.id)],
);

export type LimitChange = typeof limitChanges.$inferSelect;

/**
 * Use of limits by the day of the player's calendar. Amounts follow from the ledger and are written with it; what is
 * taken back counts on the day it happened.
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
    /** Stakes of own money less the wins that own money got; negative on a lucky day. */
    lost: minorUnits('lost').notNull(),
    /** Milliseconds signed in, on however many devices at once. */
    signedIn: bigint('signed_in', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day] })],
);

/** Until when the time signed in is counted, of players who have been signed in. */
export const playerPresence = pgTable(
  'player_presence',
  {
    playerId: integer('player_id')
      .primaryKey()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    countedUntil: time('counted_until').notNull(),
    /** When the first limit of time is used up if the player stays signed in; null without one. */
    timeUpAt: time('time_up_at'),
  },
  (table) => [
    index('player_presence_time_up')
      .on(table.timeUpAt)
      .where(sql`${table.timeUpAt} is not null`),
  ],
);
