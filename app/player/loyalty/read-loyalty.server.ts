import type { PlatformLoyalty, PlatformReward } from '../../../schemas/generated/types';
import { validatePlatformLoyalty, validatePlatformRewards } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';

/** The player's points and level. Throws as `Player.call` does. */
export function readLoyalty({ call, site }: Player): Promise<PlatformLoyalty> {
  return call({
    path: '/platform/v1/player/loyalty',
    query: { language: site.speech.code },
    validate: validatePlatformLoyalty,
  });
}

/** The bonuses that can be bought with points. Throws as `Player.call` does. */
export async function readItems({ call, site }: Player): Promise<PlatformReward[]> {
  const { rewards } = await call({
    path: '/platform/v1/player/loyalty/items',
    query: { language: site.speech.code },
    validate: validatePlatformRewards,
  });
  return rewards;
}
