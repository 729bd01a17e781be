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

/** A bonus as a site offers it. */
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
    /** Who may claim it: everybody, whoever has its code, nobody when operators give it, or who pays with loyalty points. */
    access: text('access').$type<'open' | 'code' | 'operator' | 'points'>().notNull().default('open'),
    /** Opens a campaign with access by code; in capitals. */
    bonusCode: text('bonus_code'),
    /** The version of the terms that new bonuses are given with; null before the launch. */
    termsVersion: integer('terms_version'),
  },
  (table) => [uniqueIndex('bonus_campaigns_code').on(table.siteId, table.bonusCode)],
);

/** Terms of a campaign. A version never changes: whoever has a bonus keeps the terms it was given with. */
export const bonusTerms = pgTable(
  'bonus_terms',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => bonusCampaigns.campaignId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    terms: jsonb('terms').$type<PlatformBonusTerms>().notNull(),
    createdAt: time('created_at').notNull(),
    /** The operator; null for terms that an empty database starts with. */
    createdBy: text('created_by'),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.version] })],
);

/** How a bonus ended: it became the player's money, was given up, ran out of time, or was played away. */
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
    /** That of the campaign: a wallet has bonus money of one bonus in each. */
    vertical: text('vertical').$type<Vertical>().notNull(),
    /** BONUS-03. */
    state: text('state').$type<'ACTIVATED' | 'FORFEITED'>().notNull(),
    currency: text('currency').notNull(),
    amount: minorUnits('amount').notNull(),
    /** Wagering requirement of the bonus. */
    wageringAmount: minorUnits('wagering_amount').notNull(),
    /** Stakes in the vertical of the campaign while it was active, without those taken back; written with them. */
    wagered: minorUnits('wagered').notNull().default(0),
    startedAt: time('started_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** When it was wagered, given up or expired; null while it is active. */
    endedAt: time('ended_at'),
    outcome: text('outcome').$type<BonusOutcome>(),
    /** Bonus money that became the player's own. */
    converted: minorUnits('converted').notNull().default(0),
    /** The deposit that it was given for. */
    deposit: text('deposit'),
    /** The code of the partner that it was taken with. */
    partnerCode: text('partner_code'),
    /** As they were when it was given, in the wallet's currency. */
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

/** Campaigns that a player has chosen for their next deposit. */
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

/** Bonuses that are to follow the active one: one in each vertical. */
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
    /** The terms that the player saw: later ones are not claimed without another look. */
    termsVersion: integer('terms_version').notNull(),
    queuedAt: time('queued_at').notNull(),
  },
  (table) => [
    uniqueIndex('bonus_queue_vertical').on(table.playerId, table.vertical),
    uniqueIndex('bonus_queue_campaign').on(table.playerId, table.campaignId),
  ],
);

/** How a period of a cashback ended: it was paid, or the player dropped it. */
export type CashbackOutcome = 'claimed' | 'dropped';

/** Periods of cashback that players have begun. */
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
    /** The terms that it began with. */
    termsVersion: integer('terms_version').notNull(),
    startedAt: time('started_at').notNull(),
    /** Later settlements do not count. */
    endsAt: time('ends_at').notNull(),
    /** Whether the player's level brought the share of the booster when it began. */
    isBoosted: boolean('is_boosted').notNull().default(false),
    /** When it was claimed or dropped; null before. */
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
