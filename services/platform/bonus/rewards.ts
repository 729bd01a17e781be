import { and, asc, eq, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { PlatformReward, PlatformRewards } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { bonusAssignments, bonusCampaigns } from '../database/tables/bonuses';
import { rounds } from '../database/tables/gaming';
import { type Vertical, verticalOf } from '../ledger/accounts';
import type { GameCategory } from '../ledger/types';
import { textIn } from '../reference-data/languages';

const verticalNames: Record<Vertical, PlatformReward['vertical']> = {
  CASINO: 'casino',
  LIVE_CASINO: 'live casino',
  SPORTS: 'sports',
};

const categories: readonly GameCategory[] = ['CASINO', 'LIVE_CASINO', 'SPORTS', 'VIRTUAL_SPORTS'];

/** Filter and language of a player's bonuses. */
interface RewardsWanted {
  now: number;
  language: string;
  standIns: Readonly<Record<string, string>>;
  /** Only campaigns with a bonus code, or only those without. */
  hasBonusCode?: boolean;
}

/** The bonuses a player has at present, the one that expires first leading (API-069, BONUS-41). Amounts in minor units. */
export async function activeRewards(
  queries: Queries,
  playerId: number,
  { now, language, standIns, hasBonusCode }: RewardsWanted,
): Promise<PlatformRewards> {
  const rows = await queries
    .select({ assignment: bonusAssignments, campaign: bonusCampaigns })
    .from(bonusAssignments)
    .innerJoin(bonusCampaigns, eq(bonusCampaigns.campaignId, bonusAssignments.campaignId))
    .where(
      and(
        eq(bonusAssignments.playerId, playerId),
        eq(bonusAssignments.state, 'ACTIVATED'),
        isNull(bonusAssignments.endedAt),
        gt(bonusAssignments.expiresAt, new Date(now)),
        hasBonusCode === undefined
          ? undefined
          : sql`(${bonusCampaigns.bonusCode} is not null) = ${hasBonusCode}`,
      ),
    )
    .orderBy(asc(bonusAssignments.expiresAt), asc(bonusAssignments.assignmentId));
  const rewards = rows.map(async ({ assignment, campaign }): Promise<PlatformReward> => {
    const { startedAt, expiresAt, endedAt, wageringAmount } = assignment;
    const since = { vertical: campaign.vertical, from: startedAt.getTime(), to: now };
    return {
      campaignId: campaign.campaignId,
      bonusAssignmentId: assignment.assignmentId,
      name: textIn(campaign.names, language, standIns),
      state: assignment.state,
      vertical: verticalNames[campaign.vertical],
      campaignStatus: campaign.status,
      campaignCategory: campaign.category,
      bonusType: campaign.bonusType,
      hasBonusCode: campaign.bonusCode !== null,
      currency: assignment.currency,
      amount: assignment.amount,
      wageringAmount,
      wageringProgress: Math.min(wageringAmount, await wagered(queries, playerId, since)),
      startedAt: startedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    };
  });
  return { rewards: await Promise.all(rewards) };
}

/** Stakes of a player in a vertical without void ones, in minor units. Times in milliseconds. */
export async function wagered(
  queries: Queries,
  playerId: number,
  { vertical, from, to }: { vertical: Vertical; from: number; to: number },
): Promise<number> {
  const counted = categories.filter((category) => verticalOf(category) === vertical);
  const [sum] = await queries
    .select({ staked: sql`coalesce(sum(${rounds.staked}), 0)`.mapWith(Number) })
    .from(rounds)
    .where(
      and(
        eq(rounds.playerId, playerId),
        inArray(rounds.category, counted),
        gte(rounds.startedAt, new Date(from)),
        lte(rounds.startedAt, new Date(to)),
      ),
    );
  return sum?.staked ?? 0;
}
