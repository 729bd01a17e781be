import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RegisterName } from '../../registers/register';
import { players } from './players';

const player = () =>
  integer('player_id')
    .notNull()
    .references(() => players.playerId, { onDelete: 'cascade' });

/** Occasion of a register query. */
export type RegisterOccasion = 'sign-up' | 'sign-in' | 'play';

/** Every query to an exclusion register with its result; append-only. */
export const registerAnswers = pgTable(
  'register_answers',
  {
    answerId: bigint('answer_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: player(),
    register: text('register').$type<RegisterName>().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    occasion: text('occasion').$type<RegisterOccasion>().notNull(),
    outcome: text('outcome').$type<'clear' | 'excluded' | 'unavailable'>().notNull(),
  },
  (table) => [index('register_answers_player').on(table.playerId, table.register, table.askedAt)],
);

/** Encrypted identifiers for register lookups. */
export const registerIdentities = pgTable('register_identities', {
  playerId: player().primaryKey(),
  sealed: text('sealed').notNull(),
});
