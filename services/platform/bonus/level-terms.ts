import type { PlatformBonusTerms } from '../../../schemas/generated/types';

/** True if the terms depend on the player's loyalty level, which is only read in this case. */
export function concernsLevel({ audience, reward }: PlatformBonusTerms): boolean {
  return audience?.level !== undefined || (reward.kind === 'cashback' && reward.booster !== undefined);
}

/** True if the booster of a cashback applies at a level. */
export function isBoostedAt(reward: PlatformBonusTerms['reward'], level: number): boolean {
  return reward.kind === 'cashback' && reward.booster !== undefined && level >= reward.booster.level;
}
