import type { PlatformReward, Promotion } from '../../../schemas/generated/types';
import { offeredCampaigns } from '../../platform/offered-campaigns.server';
import { isExpired } from '../../../ui/format/is-expired';
import type { FillContext } from '../context';
import type { PromotionState } from './promotion-schedule';

/** Campaigns that promotions advertise, by id. */
export type Campaigns = ReadonlyMap<number, PlatformReward>;

/**
 * The campaigns of some promotions that are available in the visitor's market, or in a player's country of residence.
 * @throws as `offeredCampaigns`
 */
export async function campaignsOf(
  promotions: readonly Promotion[],
  { site, facts }: Pick<FillContext, 'site' | 'facts'>,
  withChance = true,
): Promise<Campaigns> {
  const ids = promotions.flatMap(({ campaignId }) => campaignId ?? []);
  if (ids.length === 0) return new Map();
  return offeredCampaigns(site, ids, { country: facts.authorized ? facts.country : undefined, withChance });
}

/**
 * The state of a promotion combined with its campaign's dates: over once the campaign is, upcoming until it opens.
 * @param now milliseconds
 */
export function stateWithCampaign(
  state: PromotionState,
  { opensAt, expiresAt }: Pick<PlatformReward, 'opensAt' | 'expiresAt'>,
  now: number,
): PromotionState {
  if (state.status === 'over' || (expiresAt !== undefined && isExpired(expiresAt, now)))
    return { status: 'over' };
  if (state.status === 'upcoming') {
    const startsAt = latestOf(state.startsAt, opensAt);
    return expiresAt !== undefined && Date.parse(startsAt) >= Date.parse(expiresAt)
      ? { status: 'over' }
      : { status: 'upcoming', startsAt };
  }
  if (opensAt !== undefined && Date.parse(opensAt) > now) return { status: 'upcoming', startsAt: opensAt };
  const ends = [state.endsAt, expiresAt].flatMap((end) => end ?? []);
  const endsAt = ends.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
  return { status: 'active', ...(endsAt === undefined ? {} : { endsAt }) };
}

function latestOf(time: string, other: string | undefined): string {
  return other !== undefined && Date.parse(other) > Date.parse(time) ? other : time;
}
