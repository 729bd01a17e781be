import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
const player = () => integer('player_id').references(() => players.playerId, { onDelete: 'cascade' });

/** Registrations: who may continue one, and data without another table. */
export const registrations = pgTable('registrations', {
  playerId: player().primaryKey(),
  /** Hash of the registration token. */
  tokenHash: text('token_hash').notNull(),
  /** Expiry of token and account, after which the address may register again. */
  expiresAt: time('expires_at').notNull(),
  marketingOptIn: boolean('marketing_opt_in').notNull(),
  cookiePolicyAccepted: boolean('cookie_policy_accepted').notNull(),
  bonusCode: text('bonus_code'),
  /** When the profile was completed (API-012); null before. */
  completedAt: time('completed_at'),
  /** When all verifications were complete and the player could sign in; null before. */
  finishedAt: time('finished_at'),
});

/** Codes that verify a phone number or an e-mail address: one row per purpose and recipient. */
export const verifications = pgTable(
  'verifications',
  {
    /** Purpose and player, or for a reset the hash of site and address; exists for unknown addresses, too. */
    subject: text('subject').primaryKey(),
    /** Id for the caller where the contract requires one. */
    verificationId: uuid('verification_id').notNull(),
    playerId: player(),
    /** Phone number or address of the recipient; null when it was not sent. */
    target: text('target'),
    /** Keyed hash of the code; null once used. */
    codeHash: text('code_hash'),
    codeExpiresAt: time('code_expires_at').notNull(),
    /** Sent codes and failures are counted per window, so that a new code does not reset the attempts. */
    windowEndsAt: time('window_ends_at').notNull(),
    sends: integer('sends').notNull(),
    failures: integer('failures').notNull(),
  },
  (table) => [index('verifications_id').on(table.verificationId)],
);

/** Permissions to set a new password once without the old one. */
export const passwordResets = pgTable(
  'password_resets',
  {
    resetId: uuid('reset_id').primaryKey(),
    playerId: player().notNull(),
    /** `code` after a verified code, `link` for a link in an e-mail. */
    kind: text('kind').$type<'code' | 'link'>().notNull(),
    keyHash: text('key_hash').notNull().unique(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('password_resets_player').on(table.playerId)],
);
