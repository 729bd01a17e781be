import type { PlatformLoyalty, PlatformReward } from '../../../schemas/generated/types';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import { pagePart } from '../page-part.server';
import { readItems, readLoyalty } from './read-loyalty.server';

/** Points and level of the player; missing where the platform did not give them, null where the programme is closed to the player. */
export interface LoyaltyData {
  loyalty?: PlatformLoyalty | null;
  /** Bonuses for points; missing where the platform did not give them. */
  items?: PlatformReward[];
}

/** Throws as `Player.call` does for a session that is over. */
export async function loyaltyData(player: Player): Promise<LoyaltyData> {
  const [loyalty, items] = await Promise.all([
    pagePart(player, 'loyalty', openTo(readLoyalty(player))),
    pagePart(player, 'items', openTo(readItems(player))),
  ]);
  return { loyalty, items: items ?? undefined };
}

/** Null where the programme is closed to the player. */
async function openTo<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'error.loyalty.not.allowed') return null;
    throw error;
  }
}
