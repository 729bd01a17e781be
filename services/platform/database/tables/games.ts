import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A launched game. It accepts stakes until its sign-in session or the game session itself ends. The provider
 * exchanges the single-use token for it; only the token's hash is stored.
 */
export const gameSessions = pgTable(
  'game_sessions',
  {
    gameSessionId: uuid('game_session_id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    tokenExpiresAt: time('token_expires_at').notNull(),
    tokenUsedAt: time('token_used_at'),
    /** Null for a demo. */
    playerId: integer('player_id').references(() => players.playerId, { onDelete: 'cascade' }),
    /** Sign-in session of the player, with which the game ends. */
    sessionId: uuid('session_id'),
    siteId: integer('site_id').notNull(),
    provider: text('provider').notNull(),
    /** Null until the call that specifies the game: some providers issue a token before it. */
    gameId: text('game_id'),
    mode: text('mode').$type<'real' | 'demo'>().notNull(),
    currency: text('currency').notNull(),
    language: text('language').notNull(),
    /** Declared by the player, or the location of a visitor. Empty when unknown. */
    country: text('country').notNull(),
    jurisdiction: text('jurisdiction').notNull(),
    channel: text('channel').$type<'mobile' | 'desktop'>().notNull(),
    lobbyUrl: text('lobby_url'),
    depositUrl: text('deposit_url'),
    historyUrl: text('history_url'),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    uniqueIndex('game_sessions_token').on(table.tokenHash),
    index('game_sessions_player').on(table.playerId, table.createdAt.desc().nullsFirst()),
    index('game_sessions_age').on(table.createdAt),
    check('game_sessions_of_players', sql`(${table.mode} = 'real') = (${table.playerId} is not null)`),
    check('game_sessions_signed_in', sql`(${table.mode} = 'real') = (${table.sessionId} is not null)`),
  ],
);

export type GameSession = typeof gameSessions.$inferSelect;

/** Free rounds of a game granted by an operator or a campaign: the house pays their stake. */
export const freeRounds = pgTable(
  'free_rounds',
  {
    grantId: uuid('grant_id').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    gameId: text('game_id').notNull(),
    provider: text('provider').notNull(),
    /** Of each round, in minor units. */
    stake: bigint('stake', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    granted: integer('granted').notNull(),
    /** Rounds used, except those whose bet was rolled back. */
    used: integer('used').notNull().default(0),
    /** Target of wins: real money, or the bonus of the game's vertical. */
    winsTo: text('wins_to').$type<'main' | 'bonus'>().notNull(),
    /** The bonus to which they belong; it grows by their wins when those are bonus money. */
    bonus: text('bonus'),
    grantedAt: time('granted_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('free_rounds_player').on(table.playerId, table.provider),
    index('free_rounds_bonus')
      .on(table.bonus)
      .where(sql`${table.bonus} is not null`),
    check('free_rounds_stake', sql`${table.stake} > 0`),
    check('free_rounds_used', sql`${table.used} between 0 and ${table.granted}`),
  ],
);

export type FreeRounds = typeof freeRounds.$inferSelect;
