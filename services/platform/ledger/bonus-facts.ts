import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PlatformBonusTerms, PlatformReward } from '../../../schemas/generated/types';
import type { GivenTerms } from '../bonus/given-terms';
import type { Queries, Transaction } from '../database/database';
import { bonusAssignments, type BonusOutcome, bonusCampaigns, bonusTerms } from '../database/tables/bonuses';
import { rounds } from '../database/tables/gaming';
import { freeRounds } from '../database/tables/games';
import type { Vertical } from './accounts';

/** A player's bonus, as read for a command. */
export interface HeldBonus {
  id: string;
  vertical: Vertical;
  category: PlatformReward['campaignCategory'];
  bonusType: PlatformReward['bonusType'];
  amount: number;
  wageringAmount: number;
  wagered: number;
  terms: GivenTerms;
  deposit: string | null;
  /** In milliseconds. */
  startedAt: number;
  expiresAt: number;
  /** Null while it is active. */
  outcome: BonusOutcome | null;
  /** True if another round holds money of it, or free rounds of it are left. */
  isInPlay: boolean;
}

/** A campaign of which a bonus may be given. */
export interface OfferedBonus {
  campaignId: number;
  siteId: number;
  /** By language; `en` is the fallback. */
  names: Readonly<Record<string, string>>;
  vertical: Vertical;
  category: PlatformReward['campaignCategory'];
  bonusType: PlatformReward['bonusType'];
  status: PlatformReward['campaignStatus'];
  access: 'open' | 'code' | 'operator' | 'points';
  bonusCode: string | null;
  version: number;
  terms: PlatformBonusTerms;
  /** Number of the player's bonuses from the campaign. */
  claims: number;
  /** Number of the player's bonuses from any campaign. */
  bonuses: number;
}

/** The player's active bonuses, and the one whose money is in the command's round. */
export function bonusesColumn(playerId: number, roundId: string, now: Date): SQL<HeldBonus[] | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(
    select json_agg(${heldBonus(roundId, at)})
    from ${bonusAssignments} assignment join ${bonusCampaigns} campaign using (campaign_id)
    where assignment.player_id = ${playerId} and (assignment.ended_at is null
      or assignment.assignment_id = (select round.bonus from ${rounds} round where round.round_id = ${roundId})))`;
}

/** The bonus of a vertical that was active at a time, and the one whose money is in a round. */
export async function readBonuses(
  tx: Transaction,
  playerId: number,
  roundId: string,
  { vertical, at }: { vertical: Vertical; at: Date },
): Promise<HeldBonus[]> {
  const then = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ held: HeldBonus }>(sql`
    select ${heldBonus(roundId, then)} as held
    from ${bonusAssignments} assignment join ${bonusCampaigns} campaign using (campaign_id)
    where assignment.player_id = ${playerId} and (
      (assignment.vertical = ${vertical} and assignment.started_at <= ${then} and assignment.expires_at > ${then}
        and (assignment.ended_at is null or assignment.ended_at > ${then}))
      or assignment.assignment_id = (select round.bonus from ${rounds} round where round.round_id = ${roundId}))`);
  return rows.map(({ held }) => held);
}

/** A row of `assignment` and `campaign` as JSON. */
function heldBonus(roundId: string, at: SQL): SQL {
  return sql`json_build_object('id', assignment.assignment_id, 'vertical', assignment.vertical,
    'category', campaign.category, 'bonusType', campaign.bonus_type, 'amount', assignment.amount,
    'wageringAmount', assignment.wagering_amount, 'wagered', assignment.wagered, 'terms', assignment.terms,
    'deposit', assignment.deposit, 'outcome', assignment.outcome,
    'startedAt', floor(extract(epoch from assignment.started_at) * 1000),
    'expiresAt', floor(extract(epoch from assignment.expires_at) * 1000),
    'isInPlay', exists (select from ${rounds} other where other.bonus = assignment.assignment_id
        and other.status = 'OPEN' and other.round_id <> ${roundId})
      or exists (select from ${freeRounds} grants where grants.bonus = assignment.assignment_id
        and grants.used < grants.granted and grants.expires_at > ${at}))`;
}

/** The active bonuses of a player. */
export async function readActiveBonuses(queries: Queries, playerId: number, now: Date): Promise<HeldBonus[]> {
  const [found] = await queries
    .select({ held: bonusesColumn(playerId, '', now) })
    .from(sql`(select 1) as one`);
  return found?.held ?? [];
}

/** A campaign with one version of its terms. */
export const CAMPAIGN_COLUMNS = {
  campaignId: bonusCampaigns.campaignId,
  siteId: bonusCampaigns.siteId,
  names: bonusCampaigns.names,
  vertical: bonusCampaigns.vertical,
  category: bonusCampaigns.category,
  bonusType: bonusCampaigns.bonusType,
  status: bonusCampaigns.status,
  access: bonusCampaigns.access,
  bonusCode: bonusCampaigns.bonusCode,
  version: bonusTerms.version,
  terms: bonusTerms.terms,
};

/**
 * Campaigns with terms, in order of creation.
 *
 * @param playerId null for a visitor, who has no bonuses
 */
export function readOffers(
  queries: Queries,
  playerId: number | null,
  which: SQL | undefined,
): Promise<OfferedBonus[]> {
  const own = sql`from ${bonusAssignments} own where own.player_id = ${playerId}`;
  return queries
    .select({
      ...CAMPAIGN_COLUMNS,
      claims: sql`(select count(*) ${own} and own.campaign_id = ${bonusCampaigns.campaignId})`.mapWith(
        Number,
      ),
      bonuses: sql`(select count(*) ${own})`.mapWith(Number),
    })
    .from(bonusCampaigns)
    .innerJoin(
      bonusTerms,
      and(
        eq(bonusTerms.campaignId, bonusCampaigns.campaignId),
        eq(bonusTerms.version, bonusCampaigns.termsVersion),
      ),
    )
    .where(which)
    .orderBy(bonusCampaigns.campaignId);
}

/**
 * Condition for campaigns that are open in a market at a time, to limit the read rows. `reasonAgainst` decides
 * whether a player may have one.
 */
export function isOpenIn(market: string, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`${isAnnouncedIn(market, now)}
    and coalesce((${bonusTerms.terms} ->> 'validFrom')::timestamptz <= ${at}, true)`;
}

/** Condition for campaigns that are open in a market at a time, or will be. */
export function isAnnouncedIn(market: string, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const terms = bonusTerms.terms;
  return sql`${bonusCampaigns.status} = 'ACTIVE'
    and coalesce((${terms} ->> 'validUntil')::timestamptz > ${at}, true)
    and coalesce(jsonb_exists(${terms} -> 'markets', ${market}), true)`;
}
