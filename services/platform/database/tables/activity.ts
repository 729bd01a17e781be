import { sql } from 'drizzle-orm';
import { check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The reality check of players who have chosen its period or answered it; for everybody else the defaults hold. */
export const playerActivity = pgTable(
  'player_activity',
  {
    playerId: integer('player_id')
      .primaryKey()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    /** Minutes between two reality checks, as the player chose; null together with `periodSetAt` is none. */
    period: integer('period'),
    /** Null until the player chooses. */
    periodSetAt: time('period_set_at'),
    /** When the player last started the timer anew. */
    resetAt: time('reset_at'),
    /** When the player last answered a reality check by going on: the figures count on, the time to the next one starts anew. */
    continuedAt: time('continued_at'),
  },
  (table) => [check('player_activity_period', sql`${table.period} > 0`)],
);

export type PlayerActivity = typeof playerActivity.$inferSelect;
