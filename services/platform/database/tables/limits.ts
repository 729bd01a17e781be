import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** LIMIT-02: what a limit counts. A spend limit counts what is lost (AMB-45). */
export type LimitKind = 'deposit' | 'loss';

/** LIMIT-03: daily, weekly, monthly. */
export type LimitPeriod = 'D' | 'W' | 'M';

/** Limits that players set themselves; a limit that is not set has no row. Its use follows from the ledger. */
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
    /** The first period begins here; each further one where the last has ended. */
    startedAt: time('started_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.kind, table.period] }),
    check('player_limits_value', sql`${table.value} >= 0 and ${table.pendingValue} >= 0`),
    check('player_limits_pending', sql`${table.pendingValue} is null or ${table.pendingDate} is not null`),
  ],
);
