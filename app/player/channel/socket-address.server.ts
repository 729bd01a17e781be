import { validatePlatformWsTicket } from '../../../schemas/generated/validators.js';
import { environment } from '../../server/environment.server';
import type { Player } from '../../platform/player.server';

/**
 * Address of the player's websocket, valid once and briefly (WS-02): it contains a ticket, not a token. Throws as
 * `Player.call` does.
 */
export async function socketAddress({ call }: Player): Promise<string> {
  const { ticket } = await call({
    method: 'POST',
    path: '/platform/v1/player/ws-ticket',
    body: {},
    validate: validatePlatformWsTicket,
  });
  const url = new URL(environment.platform.socketUrl);
  url.searchParams.set('Authorization', ticket);
  return url.href;
}
