import { PlatformError } from '../errors';
import type { Channel, Outbox } from './outbox';

/**
 * For calls after which a player expects a code: a failed delivery must be an error. Not for the password
 * reset, whose response must not depend on whether the address has an account.
 *
 * @throws PlatformError 503 `error.message.undelivered` when the first attempt failed
 */
export async function requireDelivery(outbox: Outbox, playerId: number, channel: Channel): Promise<void> {
  const delivery = await outbox.firstAttempt(playerId, channel);
  if (delivery === 'accepted' || delivery === 'unknown') return;
  throw new PlatformError(
    503,
    'error.message.undelivered',
    `No ${channel} could be sent: try again in a minute.`,
  );
}
