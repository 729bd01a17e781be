import type { PlatformLoyalty } from '../../../schemas/generated/types';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import { pagePart } from '../page-part.server';
import { readLoyalty } from './read-loyalty.server';

/** Points and level of the player; missing where the platform did not give them, null where the programme is closed to the player. */
export interface LoyaltyData {
  loyalty?: PlatformLoyalty | null;
}

/** Throws as `Player.call` does for a session that is over. */
export async function loyaltyData(player: Player): Promise<LoyaltyData> {
  return { loyalty: await pagePart(player, 'loyalty', openLoyalty(player)) };
}

async function openLoyalty(player: Player): Promise<PlatformLoyalty | null> {
  try {
    return await readLoyalty(player);
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'error.loyalty.not.allowed') return null;
    throw error;
  }
}
