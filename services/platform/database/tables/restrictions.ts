import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PlatformRestriction } from '../../../../schemas/generated/types';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Kinds of restriction; their effects are in `players/restrictions.ts`. */
export type RestrictionKind = PlatformRestriction['kind'];

/** Actor who set or lifted a restriction. */
export type RestrictionActor = PlatformRestriction['setBy'];

/** Restrictions of players with their reasons. A player may have several independent ones; a row is updated only when it is lifted. */
export const restrictions = pgTable(
  'restrictions',
  {
    restrictionId: integer('restriction_id').primaryKey().generatedAlwaysAsIdentity(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    kind: text('kind').$type<RestrictionKind>().notNull(),
    /** In force as soon as it is stored, even if the clocks of processes differ. */
    setAt: time('set_at').notNull(),
    setBy: text('set_by').$type<RestrictionActor>().notNull(),
    /** Name of the operator's key, or of the register. */
    setByKey: text('set_by_key'),
    reason: text('reason').notNull(),
    /** An exclusion at every brand of the operator, including accounts opened later. */
    allBrands: boolean('all_brands').notNull().default(false),
    /** Null for no end. */
    until: time('until'),
    /** Early end; in the future during a cooling-off. */
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
/** A restriction for insertion, without its player. */
export type NewRestriction = Omit<typeof restrictions.$inferInsert, 'playerId' | 'restrictionId'>;
