import type { PlatformLoyalty } from '../../../schemas/generated/types';
import { validatePlatformLoyalty } from '../../../schemas/generated/validators.js';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import { pagePart } from '../page-part.server';

/** Points and level of the player; missing where the platform did not give them, null where the programme is closed to the player. */
export interface LoyaltyData {
  loyalty?: PlatformLoyalty | null;
}

/** Throws as `Player.call` does for a session that is over. */
export async function loyaltyData(player: Player): Promise<LoyaltyData> {
  return { loyalty: await pagePart(player, 'loyalty', loyaltyOf(player)) };
}

async function loyaltyOf({ call, site }: Player): Promise<PlatformLoyalty | null> {
  try {
    return await call({
      path: '/platform/v1/player/loyalty',
      query: { language: site.speech.code },
      validate: validatePlatformLoyalty,
    });
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'error.loyalty.not.allowed') return null;
    throw error;
  }
}
