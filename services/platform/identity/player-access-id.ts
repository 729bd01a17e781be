import type { Player } from '../database/tables/players';

/** A player's user name in the identity service and at the messenger. */
export function playerAccessId({ playerId, siteId }: Pick<Player, 'playerId' | 'siteId'>): string {
  return `site-${siteId}-player-${playerId}`;
}
