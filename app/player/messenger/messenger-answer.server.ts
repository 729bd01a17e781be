import type { Player } from '../../platform/player.server';
import { messengerOf } from './messenger-settings.server';
import type { MessengerPlayer } from './messenger-rules';

/** What the messenger needs to recognise a player: the token is the one of the session (MSG-10), and empty where there is no messenger. */
export function messengerAnswer({ site, session }: Player): Promise<MessengerPlayer> {
  const { playerId, zendeskJwtToken } = session;
  return Promise.resolve({ playerId, token: messengerOf(site) ? zendeskJwtToken : '', brand: site.brand.id });
}
