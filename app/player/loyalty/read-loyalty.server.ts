import type { PlatformLoyalty } from '../../../schemas/generated/types';
import { validatePlatformLoyalty } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';

/** Points and level of the player. Throws as `Player.call` does. */
export function readLoyalty({ call, site }: Player): Promise<PlatformLoyalty> {
  return call({
    path: '/platform/v1/player/loyalty',
    query: { language: site.speech.code },
    validate: validatePlatformLoyalty,
  });
}
