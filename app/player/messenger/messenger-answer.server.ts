import type { Player } from '../../platform/player.server';
import { messengerOf } from './messenger-settings.server';
import type { MessengerPlayer } from './messenger-rules';

/** The player's identity for the messenger, with the token of the session (MSG-10); the token is empty without a messenger. */
export function messengerAnswer({ site, session }: Player): Promise<MessengerPlayer> {
  const { playerId, zendeskJwtToken } = session;
  return Promise.resolve({ playerId, token: messengerOf(site) ? zendeskJwtToken : '', brand: site.brand.id });
}
