import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { PlatformReward, PlatformRewards } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { bonusAssignments, bonusCampaigns } from '../database/tables/bonuses';
import type { Vertical } from '../ledger/accounts';
import { textIn } from '../reference-data/languages';

const verticalNames: Record<Vertical, PlatformReward['vertical']> = {
  CASINO: 'casino',
  LIVE_CASINO: 'live casino',
  SPORTS: 'sports',
};

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
  const rewards = rows.map(({ assignment, campaign }): PlatformReward => {
    const { startedAt, expiresAt, endedAt, wageringAmount } = assignment;
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
      wageringProgress: Math.min(wageringAmount, assignment.wagered),
      startedAt: startedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    };
  });
  return { rewards };
}
