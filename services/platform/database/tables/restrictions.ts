import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PlatformRestriction } from '../../../../schemas/generated/types';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Kinds of restriction; what each does is in `players/restrictions.ts`. */
export type RestrictionKind = PlatformRestriction['kind'];

/** Who set or lifted a restriction. */
export type RestrictionActor = PlatformRestriction['setBy'];

/**
 * Restrictions of players with their reasons. A player may have several at once, and none changes another: a row is written once, and
 * once more when it is lifted.
 */
export const restrictions = pgTable(
  'restrictions',
  {
    restrictionId: integer('restriction_id').primaryKey().generatedAlwaysAsIdentity(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    kind: text('kind').$type<RestrictionKind>().notNull(),
    /** It is in force as soon as it is stored, however the clocks of processes differ. */
    setAt: time('set_at').notNull(),
    setBy: text('set_by').$type<RestrictionActor>().notNull(),
    /** Name of the operator's key, or of the register. */
    setByKey: text('set_by_key'),
    reason: text('reason').notNull(),
    /** An exclusion that holds at every brand of the operator, in accounts that are opened later, too. */
    allBrands: boolean('all_brands').notNull().default(false),
    /** Null is without end. */
    until: time('until'),
    /** Ends it before its time; in the future while a cooling runs. */
    liftedAt: time('lifted_at'),
    liftedBy: text('lifted_by').$type<RestrictionActor>(),
    liftedByKey: text('lifted_by_key'),
    liftReason: text('lift_reason'),
  },
  (table) => [
    index('restrictions_player').on(table.playerId),
    check(
      'restrictions_lift',
      sql`(${table.liftedAt} is null) = (${table.liftedBy} is null) and (${table.liftedAt} is null) = (${table.liftReason} is null)`,
    ),
  ],
);

/** A restriction as stored. */
export type Restriction = typeof restrictions.$inferSelect;
/** A restriction to be stored, without its player. */
export type NewRestriction = Omit<typeof restrictions.$inferInsert, 'playerId' | 'restrictionId'>;
