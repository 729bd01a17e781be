import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Parts } from '../../ledger/split';
import type { GameCategory } from '../../ledger/types';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
const minorUnits = (name: string) => bigint(name, { mode: 'number' });
const playerId = () =>
  integer('player_id')
    .notNull()
    .references(() => players.playerId);

/** A game round: the sum of its bets, wins and rollbacks. */
export const rounds = pgTable(
  'rounds',
  {
    /** The source and its round id, as two providers may use the same id. */
    roundId: text('round_id').primaryKey(),
    playerId: playerId(),
    gameId: text('game_id').notNull(),
    category: text('category').$type<GameCategory>().notNull(),
    /** OPEN until settled; VOID once every bet is rolled back; final. */
    status: text('status').$type<'OPEN' | 'SETTLED' | 'VOID'>().notNull(),
    /** The win or loss that settled it; its rollback reopens the round. */
    settledBy: text('settled_by'),
    /** Null while open, and for rounds settled before play was projected. */
    settledAt: time('settled_at'),
    /** Number and sum of bets that are not rolled back. */
    bets: integer('bets').notNull(),
    staked: minorUnits('staked').notNull(),
    /** Buckets that paid the bets, to which wins are returned. */
    stakes: jsonb('stakes').$type<Parts>().notNull(),
    /** Sum of wins that are not rolled back. */
    won: minorUnits('won').notNull(),
    /** The grant of a free round, which determines the target of its wins. */
    freeRounds: uuid('free_rounds'),
    /** The bonus whose money is part of the stakes. */
    bonus: text('bonus'),
    startedAt: time('started_at').notNull(),
    lastAt: time('last_at').notNull(),
  },
  (table) => [
    index('rounds_player').on(table.playerId, table.lastAt.desc().nullsFirst()),
    index('rounds_open_bonus')
      .on(table.bonus)
      .where(sql`${table.status} = 'OPEN' and ${table.bonus} is not null`),
    check('rounds_not_negative', sql`${table.bets} >= 0 and ${table.staked} >= 0 and ${table.won} >= 0`),
  ],
);

/** Pending payouts to players, until settled or voided. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    /** The source and reference of its command. */
    id: text('id').primaryKey(),
    playerId: playerId(),
    amount: minorUnits('amount').notNull(),
    currency: text('currency').notNull(),
    method: text('method').notNull(),
    status: text('status').$type<'PENDING' | 'COMPLETED' | 'CANCELLED'>().notNull(),
    requestedAt: time('requested_at').notNull(),
    /** It must be approved by an operator before payout. */
    needsApproval: boolean('needs_approval').notNull().default(false),
    approvedBy: text('approved_by'),
    approvedAt: time('approved_at'),
    /** When it was sent to the payment provider, after which only the provider can reverse it. */
    sentAt: time('sent_at'),
    resolvedAt: time('resolved_at'),
    /** Cancelled by the player: counts towards the limit of cancellations (WALLET-26). */
    cancelledByPlayer: time('cancelled_by_player'),
  },
  (table) => [
    index('withdrawals_player').on(table.playerId, table.requestedAt.desc().nullsFirst()),
    index('withdrawals_pending')
      .on(table.currency)
      .where(sql`${table.status} = 'PENDING'`),
    index('withdrawals_completed')
      .on(table.resolvedAt)
      .where(sql`${table.status} = 'COMPLETED'`),
  ],
);

/** Deposits in progress: while open, their amount counts towards the deposit limits. */
export const depositReservations = pgTable(
  'deposit_reservations',
  {
    /** The source and reference of its command. */
    id: text('id').primaryKey(),
    playerId: playerId(),
    amount: minorUnits('amount').notNull(),
    currency: text('currency').notNull(),
    method: text('method').notNull(),
    status: text('status').$type<'OPEN' | 'PAID' | 'RELEASED'>().notNull(),
    reservedAt: time('reserved_at').notNull(),
    /** After this time the amount no longer counts; a later payment is still credited. */
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('deposit_reservations_open')
      .on(table.playerId)
      .where(sql`${table.status} = 'OPEN'`),
    check('deposit_reservations_amount', sql`${table.amount} > 0`),
  ],
);

/** When a player last played a game (API-089). */
export const playedGames = pgTable(
  'played_games',
  {
    playerId: playerId(),
    gameId: text('game_id').notNull(),
    category: text('category').$type<GameCategory>().notNull(),
    playedAt: time('played_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
);

/** The games a player has starred, by lobby (API-050). */
export const myGames = pgTable(
  'my_games',
  {
    playerId: playerId(),
    lobbyPageType: text('lobby_page_type').notNull(),
    gameId: text('game_id').notNull(),
    addedAt: time('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.lobbyPageType, table.gameId] })],
);
