import type { PlatformReward } from '../../../schemas/generated/types';
import type { Player } from '../../platform/player.server';
import { pagePart } from '../page-part.server';
import { rewardsOf } from './rewards-page.server';

/**
 * The bonuses available with the next deposit (WALLET-53); none if the platform fails, because the deposit must not
 * wait for them.
 */
export async function depositBonuses(player: Player): Promise<PlatformReward[]> {
  const eligible = (await pagePart(player, 'bonuses', rewardsOf(player, 'ELIGIBLE'))) ?? [];
  return eligible.filter(({ terms, blockedBy }) => terms.reward === 'deposit-match' && !blockedBy);
}

/** The bonuses that a withdrawal would end (BONUS-49). */
export async function endedByWithdrawal(player: Player): Promise<PlatformReward[]> {
  const active = (await pagePart(player, 'bonuses', rewardsOf(player, 'ACTIVE'))) ?? [];
  return active.filter(({ endedAt }) => endedAt === null);
}
