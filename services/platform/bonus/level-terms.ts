import type { PlatformBonusTerms } from '../../../schemas/generated/types';

/** Whether a player's loyalty level matters for the terms: it is read for those alone. */
export function concernsLevel({ audience, reward }: PlatformBonusTerms): boolean {
  return audience?.level !== undefined || (reward.kind === 'cashback' && reward.booster !== undefined);
}

/** Whether the booster of a cashback applies at a level. */
export function isBoostedAt(reward: PlatformBonusTerms['reward'], level: number): boolean {
  return reward.kind === 'cashback' && reward.booster !== undefined && level >= reward.booster.level;
}
