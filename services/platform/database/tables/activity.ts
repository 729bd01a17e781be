import { sql } from 'drizzle-orm';
import { check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Reality checks of players who have chosen a period or answered one; others have the defaults. */
export const playerActivity = pgTable(
  'player_activity',
  {
    playerId: integer('player_id')
      .primaryKey()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    /** Minutes between two reality checks as chosen by the player; null with `periodSetAt` set means none. */
    period: integer('period'),
    /** Null until the player chooses. */
    periodSetAt: time('period_set_at'),
    /** When the player last restarted the timer. */
    resetAt: time('reset_at'),
    /** When the player last answered a reality check by continuing: the figures continue, the time to the next check restarts. */
    continuedAt: time('continued_at'),
  },
  (table) => [check('player_activity_period', sql`${table.period} > 0`)],
);

export type PlayerActivity = typeof playerActivity.$inferSelect;
