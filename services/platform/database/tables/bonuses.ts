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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlatformBonusTerms, PlatformReward } from '../../../../schemas/generated/types';
import type { GivenTerms } from '../../bonus/given-terms';
import type { Vertical } from '../../ledger/accounts';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** A bonus offered by a site. */
export const bonusCampaigns = pgTable(
  'bonus_campaigns',
  {
    campaignId: integer('campaign_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    siteId: integer('site_id').notNull(),
    /** By language; `en` is the fallback. */
    names: jsonb('names').$type<Record<string, string>>().notNull(),
    vertical: text('vertical').$type<Vertical>().notNull(),
    status: text('status').$type<PlatformReward['campaignStatus']>().notNull(),
    category: text('category').$type<PlatformReward['campaignCategory']>().notNull(),
    bonusType: text('bonus_type').$type<PlatformReward['bonusType']>().notNull(),
    /** Players who may claim it: all, those with its code, those to whom operators grant it, or those who pay with loyalty points. */
    access: text('access').$type<'open' | 'code' | 'operator' | 'points'>().notNull().default('open'),
    /** Code of a campaign with access by code; upper case. */
    bonusCode: text('bonus_code'),
    /** Version of the terms for new bonuses; null before the launch. */
    termsVersion: integer('terms_version'),
  },
  (table) => [uniqueIndex('bonus_campaigns_code').on(table.siteId, table.bonusCode)],
);

/** Terms of a campaign. Versions are immutable: bonuses retain the terms they were given with. */
export const bonusTerms = pgTable(
  'bonus_terms',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => bonusCampaigns.campaignId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    terms: jsonb('terms').$type<PlatformBonusTerms>().notNull(),
    createdAt: time('created_at').notNull(),
    /** The operator; null for the terms of an empty database. */
    createdBy: text('created_by'),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.version] })],
);

/** How a bonus ended: converted to real money, given up, expired, or lost in play. */
export type BonusOutcome = 'converted' | 'forfeited' | 'expired' | 'spent';

/** A player's bonus. */
export const bonusAssignments = pgTable(
  'bonus_assignments',
  {
    assignmentId: text('assignment_id').primaryKey(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => bonusCampaigns.campaignId),
    /** Vertical of the campaign: a wallet has bonus money of at most one bonus in each. */
    vertical: text('vertical').$type<Vertical>().notNull(),
    /** BONUS-03. */
    state: text('state').$type<'ACTIVATED' | 'FORFEITED'>().notNull(),
    currency: text('currency').notNull(),
    amount: minorUnits('amount').notNull(),
    /** Wagering requirement of the bonus. */
    wageringAmount: minorUnits('wagering_amount').notNull(),
    /** Stakes in the campaign's vertical while active, without rolled-back ones; updated with them. */
    wagered: minorUnits('wagered').notNull().default(0),
    startedAt: time('started_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** When it was wagered, forfeited or expired; null while active. */
    endedAt: time('ended_at'),
    outcome: text('outcome').$type<BonusOutcome>(),
    /** Bonus money that was converted to the player's own. */
    converted: minorUnits('converted').notNull().default(0),
    /** The deposit for which it was given. */
    deposit: text('deposit'),
    /** The partner's code with which it was claimed. */
    partnerCode: text('partner_code'),
    /** Terms at the time it was given, in the wallet's currency. */
    terms: jsonb('terms').$type<GivenTerms>().notNull(),
  },
  (table) => [
    index('bonus_assignments_player').on(table.playerId, table.startedAt),
    uniqueIndex('bonus_assignments_active')
      .on(table.playerId, table.vertical)
      .where(sql`${table.endedAt} is null`),
    index('bonus_assignments_expiry')
      .on(table.expiresAt)
      .where(sql`${table.endedAt} is null`),
    check('bonus_assignments_ended', sql`(${table.endedAt} is null) = (${table.outcome} is null)`),
    check('bonus_assignments_amounts', sql`${table.amount} >= 0 and ${table.wageringAmount} >= 0`),
  ],
);

/** Campaigns selected by a player for their next deposit. */
export const bonusOptIns = pgTable(
  'bonus_opt_ins',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => bonusCampaigns.campaignId, { onDelete: 'cascade' }),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.campaignId] })],
);

/** Queued bonuses that follow the active one, at most one per vertical. */
export const bonusQueue = pgTable(
  'bonus_queue',
  {
    queuedId: uuid('queued_id').primaryKey().defaultRandom(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    vertical: text('vertical').$type<Vertical>().notNull(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => bonusCampaigns.campaignId, { onDelete: 'cascade' }),
    /** Version of the terms shown to the player: later ones need another confirmation. */
    termsVersion: integer('terms_version').notNull(),
    queuedAt: time('queued_at').notNull(),
  },
  (table) => [
    uniqueIndex('bonus_queue_vertical').on(table.playerId, table.vertical),
    uniqueIndex('bonus_queue_campaign').on(table.playerId, table.campaignId),
  ],
);

/** How a cashback period ended: paid, or dropped by the player. */
export type CashbackOutcome = 'claimed' | 'dropped';

/** Cashback periods started by players. */
export const cashbackPeriods = pgTable(
  'cashback_periods',
  {
    periodId: uuid('period_id').primaryKey().defaultRandom(),
    playerId: integer('player_id')
      .notNull()
      .references(() => players.playerId, { onDelete: 'cascade' }),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => bonusCampaigns.campaignId),
    /** Version of the terms at the start. */
    termsVersion: integer('terms_version').notNull(),
    startedAt: time('started_at').notNull(),
    /** Later settlements are not included. */
    endsAt: time('ends_at').notNull(),
    /** True if the player's level granted the booster at the start. */
    isBoosted: boolean('is_boosted').notNull().default(false),
    /** When it was claimed or dropped; null while open. */
    closedAt: time('closed_at'),
    outcome: text('outcome').$type<CashbackOutcome>(),
    paid: minorUnits('paid').notNull().default(0),
    /** The command that paid it. */
    paidBy: text('paid_by'),
  },
  (table) => [
    index('cashback_periods_player').on(table.playerId, table.campaignId, table.startedAt),
    uniqueIndex('cashback_periods_open')
      .on(table.playerId, table.campaignId)
      .where(sql`${table.closedAt} is null`),
    uniqueIndex('cashback_periods_paid_by').on(table.paidBy),
    check('cashback_periods_closed', sql`(${table.closedAt} is null) = (${table.outcome} is null)`),
    check(
      'cashback_periods_paid',
      sql`(${table.outcome} is not distinct from 'claimed') = (${table.paidBy} is not null)
        and (${table.paid} > 0) = (${table.paidBy} is not null)`,
    ),
  ],
);
