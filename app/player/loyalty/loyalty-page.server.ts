import type { PlatformLoyalty, PlatformReward } from '../../../schemas/generated/types';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import { pagePart } from '../page-part.server';
import { readItems, readLoyalty } from './read-loyalty.server';

/** The player's points and level; missing if the platform did not return them, null if the programme is closed to the player. */
export interface LoyaltyData {
  loyalty?: PlatformLoyalty | null;
  /** Bonuses for points; missing if the platform did not return them. */
  items?: PlatformReward[];
}

/** Throws as `Player.call` does for an ended session. */
export async function loyaltyData(player: Player): Promise<LoyaltyData> {
  const [loyalty, items] = await Promise.all([
    pagePart(player, 'loyalty', openTo(readLoyalty(player))),
    pagePart(player, 'items', openTo(readItems(player))),
  ]);
  return { loyalty, items: items ?? undefined };
}

/** Null if the programme is closed to the player. */
async function openTo<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'error.loyalty.not.allowed') return null;
    throw error;
  }
}
