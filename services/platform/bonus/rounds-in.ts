import type { PlatformBonusTerms } from '../../../schemas/generated/types';

/** The free rounds of a campaign, alone or with bonus money; the stake is in minor units of the euro. */
export function roundsIn({
  reward,
}: Pick<PlatformBonusTerms, 'reward'>): { gameId: string; rounds: number; stake: number } | undefined {
  if (reward.kind === 'free-rounds') return reward;
  return reward.kind === 'deposit-match' ? reward.freeRounds : undefined;
}
