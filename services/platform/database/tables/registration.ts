import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
const player = () => integer('player_id').references(() => players.playerId, { onDelete: 'cascade' });

/** Registrations: who may continue one, and its data that no other table has. */
export const registrations = pgTable('registrations', {
  playerId: player().primaryKey(),
  /** Hash of the registration token. */
  tokenHash: text('token_hash').notNull(),
  /** After it neither the token nor the account counts, and the address may register again. */
  expiresAt: time('expires_at').notNull(),
  marketingOptIn: boolean('marketing_opt_in').notNull(),
  cookiePolicyAccepted: boolean('cookie_policy_accepted').notNull(),
  bonusCode: text('bonus_code'),
  /** When the profile was completed (API-012); null before. */
  completedAt: time('completed_at'),
  /** When everything was verified and the player could sign in; null before. */
  finishedAt: time('finished_at'),
});

/** Codes that prove a phone number or an e-mail address: one row per purpose and whom it is for. */
export const verifications = pgTable(
  'verifications',
  {
    /** Purpose and player, or for a reset the hash of site and address: there also for unknown addresses. */
    subject: text('subject').primaryKey(),
    /** Given to the caller where the contract wants an id of its own. */
    verificationId: uuid('verification_id').notNull(),
    playerId: player(),
    /** Phone number or address that the code went to; null when it was not sent. */
    target: text('target'),
    /** Keyed hash of the code; null once it was used. */
    codeHash: text('code_hash'),
    codeExpiresAt: time('code_expires_at').notNull(),
    /** Sent codes and wrong tries are counted within a window, so that a new code gives no new tries. */
    windowEndsAt: time('window_ends_at').notNull(),
    sends: integer('sends').notNull(),
    failures: integer('failures').notNull(),
  },
  (table) => [index('verifications_id').on(table.verificationId)],
);

/** Permissions to set one new password without the old one. */
export const passwordResets = pgTable(
  'password_resets',
  {
    resetId: uuid('reset_id').primaryKey(),
    playerId: player().notNull(),
    /** `code` after a verified code, `link` for the link of an e-mail. */
    kind: text('kind').$type<'code' | 'link'>().notNull(),
    keyHash: text('key_hash').notNull().unique(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('password_resets_player').on(table.playerId)],
);
