import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { GameCategory } from '../../ledger/types';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
/** Minor units, or ten-thousandths of minor units of the base currency where a column says so. */
const units = (name: string) => bigint(name, { mode: 'number' });
const playerId = () =>
  integer('player_id')
    .notNull()
    .references(() => players.playerId);

/**
 * Outbox of the ledger: changes of settled rounds that are not projected yet. The projector deletes a row in
 * the transaction that applies it, so no cursor is needed and gaps in ids do not matter.
 */
export const playEvents = pgTable('play_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  kind: text('kind').$type<'settled' | 'reopened' | 'corrected' | 'void'>().notNull(),
  siteId: integer('site_id').notNull(),
  playerId: integer('player_id').notNull(),
  roundId: text('round_id').notNull(),
  gameId: text('game_id').notNull(),
  provider: text('provider').notNull(),
  category: text('category').$type<GameCategory>().notNull(),
  currency: text('currency').notNull(),
  /** Change of settled stakes and wins, in minor units; negative for reversals. */
  staked: units('staked').notNull(),
  won: units('won').notNull(),
  /** When the round was settled, also for later reversals. */
  at: time('at').notNull(),
  recordedAt: time('recorded_at').notNull(),
});

/** Wins of settled rounds and jackpots. A sum of events, so their order does not matter. */
export const roundWins = pgTable(
  'round_wins',
  {
    /** The round, or the payout reference of a jackpot. */
    id: text('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    playerId: playerId(),
    gameId: text('game_id').notNull(),
    currency: text('currency').notNull(),
    won: units('won').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('round_wins_latest').on(table.siteId, table.currency, table.at.desc().nullsFirst()),
    index('round_wins_top').on(table.siteId, table.currency, table.won.desc().nullsFirst()),
    index('round_wins_at').on(table.at),
  ],
);

/** Jackpot of a game, shared by all sites. */
export const jackpotPools = pgTable('jackpot_pools', {
  gameId: text('game_id').primaryKey(),
  /** Ten-thousandths of minor units of the base currency, as a small stake adds less than a minor unit. */
  amount: units('amount').notNull(),
  lastWonAt: time('last_won_at'),
  /** Minor units of the base currency. */
  lastWonAmount: units('last_won_amount'),
});

/** A window of a tournament with at least one play. */
export const tournamentWindows = pgTable(
  'tournament_windows',
  {
    tournamentId: text('tournament_id').notNull(),
    siteId: integer('site_id').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** When its prizes were determined; scores do not change afterwards. */
    settledAt: time('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.siteId, table.startsAt] }),
    index('tournament_windows_open')
      .on(table.endsAt)
      .where(sql`${table.settledAt} is null`),
  ],
);

export const tournamentScores = pgTable(
  'tournament_scores',
  {
    tournamentId: text('tournament_id').notNull(),
    siteId: integer('site_id').notNull(),
    startsAt: time('starts_at').notNull(),
    playerId: playerId(),
    /** In millionths of a point: exact for stakes of any currency. */
    score: units('score').notNull(),
    /** Currency of the player's wallet, in which a prize is paid. */
    currency: text('currency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.siteId, table.startsAt, table.playerId] }),
    index('tournament_scores_rank').on(
      table.tournamentId,
      table.siteId,
      table.startsAt,
      table.score.desc().nullsFirst(),
    ),
  ],
);

/** Jackpots and prizes won by players; each is paid once through the ledger. */
export const payouts = pgTable(
  'payouts',
  {
    /** Reference of its ledger command. */
    reference: text('reference').primaryKey(),
    fund: text('fund').$type<'jackpot' | 'tournament'>().notNull(),
    /** The game of a jackpot, or the tournament. */
    subject: text('subject').notNull(),
    /** The round that won a jackpot; unique. */
    roundId: text('round_id'),
    playerId: playerId(),
    category: text('category').$type<GameCategory>().notNull(),
    /** Minor units of the player's currency. */
    amount: units('amount').notNull(),
    currency: text('currency').notNull(),
    /** The amount in minor units of the base currency before rounding down. */
    baseAmount: units('base_amount').notNull(),
    wonAt: time('won_at').notNull(),
    paidAt: time('paid_at'),
  },
  (table) => [
    uniqueIndex('payouts_round').on(table.roundId),
    index('payouts_unpaid')
      .on(table.wonAt)
      .where(sql`${table.paidAt} is null`),
    check('payouts_amount', sql`${table.amount} > 0`),
  ],
);

/** Settled rounds by site, game and day (UTC): how popular games are. */
export const gamePlays = pgTable(
  'game_plays',
  {
    siteId: integer('site_id').notNull(),
    gameId: text('game_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    rounds: integer('rounds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.gameId, table.day] })],
);

/** When a repeated job is due next; the process that updates the time runs it. */
export const jobTurns = pgTable('job_turns', {
  name: text('name').primaryKey(),
  dueAt: time('due_at').notNull(),
});
