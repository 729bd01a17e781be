import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** What a limit counts: LIMIT-02, and all stakes. A spend limit counts what is lost (AMB-45). */
export type LimitKind = 'deposit' | 'loss' | 'wager';

/** LIMIT-03: daily, weekly, monthly. */
export type LimitPeriod = 'D' | 'W' | 'M';

/** Limits that players set themselves; a limit that is not set has no row. What is used of it is in `playerDays`. */
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
    /** May not be changed by the player. */
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

/**
 * What counts towards limits, by the day of the player's calendar: it follows from the ledger and is written with it. What is
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
  },
  (table) => [primaryKey({ columns: [table.playerId, table.day] })],
);
