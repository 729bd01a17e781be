import { validatePlatformManualClaim } from '../../../schemas/generated/validators.js';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';

/** Whether the player may claim a bonus by its code (API-066); false if the platform fails. */
export async function mayEnterCode({ call }: Player): Promise<boolean> {
  try {
    const path = '/platform/v1/player/bonus-code/manual-claim/available';
    return (await call({ path, validate: validatePlatformManualClaim })).isAvailable;
  } catch (error) {
    if (error instanceof PlatformError) return false;
    throw error;
  }
}
