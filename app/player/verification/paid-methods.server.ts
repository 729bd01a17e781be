import { validatePlatformRecentDepositMethods } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';

/** Payment methods the player has used, latest first (API-082, KYC-20). Throws as `Player.call` does. */
export async function paidMethods({ call }: Player): Promise<string[]> {
  const { methods } = await call({
    path: '/platform/v1/player/recent_deposit_methods',
    validate: validatePlatformRecentDepositMethods,
  });
  return methods.map(({ method }) => method);
}
