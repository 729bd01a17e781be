import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PlatformReward } from '../../../../schemas/generated/types';
import type { Vertical } from '../../ledger/accounts';
import { players } from './players';

const time = (name: string) => timestamp(name, { withTimezone: true });
const minorUnits = (name: string) => bigint(name, { mode: 'number' });

/** A bonus as a site offers it. */
export const bonusCampaigns = pgTable('bonus_campaigns', {
  campaignId: integer('campaign_id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  siteId: integer('site_id').notNull(),
  /** By language; `en` is the fallback. */
  names: jsonb('names').$type<Record<string, string>>().notNull(),
  vertical: text('vertical').$type<Vertical>().notNull(),
  status: text('status').$type<PlatformReward['campaignStatus']>().notNull(),
  category: text('category').$type<PlatformReward['campaignCategory']>().notNull(),
  bonusType: text('bonus_type').$type<PlatformReward['bonusType']>().notNull(),
  /** For campaigns that are entered with a code. */
  bonusCode: text('bonus_code'),
});

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
    /** BONUS-03. */
    state: text('state').$type<PlatformReward['state']>().notNull(),
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
  },
  (table) => [
    index('bonus_assignments_player').on(table.playerId, table.startedAt),
    check('bonus_assignments_amounts', sql`${table.amount} >= 0 and ${table.wageringAmount} >= 0`),
  ],
);
