import { data } from '@remix-run/node';
import type { PlatformPayment } from '../../../../schemas/generated/types';
import { validatePlatformPayment } from '../../../../schemas/generated/validators.js';
import { PlatformError } from '../../../platform/client.server';
import type { Player } from '../../../platform/player.server';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isPaymentId = (text: string | null | undefined): text is string => uuid.test(text ?? '');

/**
 * A deposit of the player from the platform; only its id is taken from the address.
 * @throws Response 404 for an unknown payment, or another player's
 */
export async function depositOf(player: Player, paymentId: string | undefined): Promise<PlatformPayment> {
  if (!isPaymentId(paymentId)) throw notFound();
  try {
    const payment = await player.call({
      path: `/platform/v1/player/wallet/payments/${paymentId}`,
      validate: validatePlatformPayment,
    });
    if (payment.direction !== 'deposit') throw notFound();
    // Audiences depend on the number of deposits.
    if (payment.state === 'settled') await player.refresh();
    return payment;
  } catch (error) {
    if (error instanceof PlatformError && error.status === 404) throw notFound();
    throw error;
  }
}

const notFound = () => data({ code: 'error.payment.not.found' }, { status: 404 });
