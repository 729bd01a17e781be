import type { PlatformPaymentMethods } from '../../../schemas/generated/types';
import { validatePlatformPaymentMethods } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';

/** The player's payment methods for deposits and withdrawals. Throws as `Player.call` does. */
export function paymentMethods({ call }: Player): Promise<PlatformPaymentMethods> {
  return call({
    path: '/platform/v1/player/wallet/payment-methods',
    validate: validatePlatformPaymentMethods,
  });
}
