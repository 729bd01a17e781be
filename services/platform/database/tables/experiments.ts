import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { PlatformRequestExperimentCount } from '../../../../schemas/generated/types';
import { players } from './players';

/** Number of visitors who saw a variant or reached its goal; counts only, so that no row relates to a person. */
export const experimentCounts = pgTable(
  'experiment_counts',
  {
    siteId: integer('site_id').notNull(),
    experiment: text('experiment').notNull(),
    variant: text('variant').notNull(),
    market: text('market').notNull(),
    day: date('day').notNull(),
    what: text('what').$type<PlatformRequestExperimentCount['what']>().notNull(),
    visitors: integer('visitors').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.siteId, table.experiment, table.variant, table.market, table.day, table.what],
    }),
  ],
);

/** Number that assigns a player the same variants on every device. */
export const experimentNumbers = pgTable('experiment_numbers', {
  playerId: integer('player_id')
    .primaryKey()
    .references(() => players.playerId, { onDelete: 'cascade' }),
  number: smallint('number').notNull(),
});
