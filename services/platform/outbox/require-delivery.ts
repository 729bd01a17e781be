import { PlatformError } from '../errors';
import type { Channel, Outbox } from './outbox';

/**
 * For calls after which a player waits for a code: an undelivered one must be an error. Not for the password reset: its answer must not depend
 * on whether an address has an account.
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
