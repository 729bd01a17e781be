import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { players } from './players';

const playerId = () =>
  integer('player_id')
    .notNull()
    .references(() => players.playerId, { onDelete: 'cascade' });

/** Millionths of a point: exact for stakes of any currency. */
const points = (name: string) => bigint(name, { mode: 'number' });

/** Changes of players' points; append-only. */
export const loyaltyEntries = pgTable(
  'loyalty_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The command that caused the change; unique. */
    reference: text('reference').notNull().unique(),
    playerId: playerId(),
    /** Points earned by a settled stake, corrected, exchanged for money, spent on a bonus, or carried over from another system. */
    kind: text('kind').$type<'earned' | 'taken-back' | 'exchanged' | 'spent' | 'carried'>().notNull(),
    roundId: text('round_id'),
    /** Negative for points that are corrected, exchanged or spent. */
    points: points('points').notNull(),
    /** Calendar day of the player to which it belongs: for a correction, the day of the settlement. */
    day: date('day', { mode: 'string' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('loyalty_entries_round').on(table.roundId)],
);

/** Entries summed by day; source of points and levels. */
export const loyaltyDays = pgTable(
  'loyalty_days',
  {
    playerId: playerId(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Net of corrections. */
    earned: points('earned').notNull().default(0),
    /** Including spent points. */
    exchanged: points('exchanged').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.day] }),
    check('loyalty_days_not_negative', sql`${table.earned} >= 0 and ${table.exchanged} >= 0`),
  ],
);
