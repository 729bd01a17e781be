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
    /** The command that changed them, once. */
    reference: text('reference').notNull().unique(),
    playerId: playerId(),
    /** Points of a settled stake, their correction, points paid out, spent on a bonus, or counted by another system before. */
    kind: text('kind').$type<'earned' | 'taken-back' | 'exchanged' | 'spent' | 'carried'>().notNull(),
    roundId: text('round_id'),
    /** Below zero for what is taken back, exchanged or spent. */
    points: points('points').notNull(),
    /** The day of the player's calendar that it counts on: for a correction, that of the settlement. */
    day: date('day', { mode: 'string' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('loyalty_entries_round').on(table.roundId)],
);

/** The entries by day: points and levels are read from these. */
export const loyaltyDays = pgTable(
  'loyalty_days',
  {
    playerId: playerId(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Without those taken back. */
    earned: points('earned').notNull().default(0),
    /** With those spent. */
    exchanged: points('exchanged').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.day] }),
    check('loyalty_days_not_negative', sql`${table.earned} >= 0 and ${table.exchanged} >= 0`),
  ],
);
