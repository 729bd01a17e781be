import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { RegisterName } from '../../registers/register';
import { players } from './players';

const player = () =>
  integer('player_id')
    .notNull()
    .references(() => players.playerId, { onDelete: 'cascade' });

/** When a register was asked about a player. */
export type RegisterOccasion = 'sign-up' | 'sign-in' | 'play';

/** Every question to a register of excluded persons and what came of it: rows are added and never changed. */
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

/** Identifiers by which registers look a player up, encrypted. */
export const registerIdentities = pgTable('register_identities', {
  playerId: player().primaryKey(),
  sealed: text('sealed').notNull(),
});
