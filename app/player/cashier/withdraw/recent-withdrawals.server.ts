import { validatePlatformPayments } from '../../../../schemas/generated/validators.js';
import type { Player } from '../../../platform/player.server';

/** The latest withdrawals of the player, newest first. Throws as `Player.call` does. */
export function recentWithdrawals({ call }: Player) {
  return call({
    path: '/platform/v1/player/wallet/payments',
    query: { direction: 'withdrawal' },
    validate: validatePlatformPayments,
  });
}
