import type { PlatformReward } from '../../../schemas/generated/types';

/** The groups of offers, in the order of the page. */
const groups = ['money', 'rounds', 'sports'] as const;
type Group = (typeof groups)[number];

/** Offers grouped by what they are played with (BONUS-12); empty groups are left out, and the order within a group is unchanged. */
export function groupsOf(offers: readonly PlatformReward[]): { group: Group; rewards: PlatformReward[] }[] {
  return groups
    .map((group) => ({ group, rewards: offers.filter((offer) => groupOf(offer) === group) }))
    .filter(({ rewards }) => rewards.length > 0);
}

function groupOf({ product }: Pick<PlatformReward, 'product'>): Group {
  if (product === 'FREE_SPINS') return 'rounds';
  return product === 'FREE_BET' || product === 'SPORTS' ? 'sports' : 'money';
}
