import { validatePlatformEmpty } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { reportsBalance } from '../../site/sportsbook-offer';
import { readBalance } from './player-answer.server';

/**
 * Reports a player's balance from the wallet to the sports API (API-010), if the site offers the sportsbook.
 *
 * @throws as `Player.call` does
 */
export async function sendBalance(player: Player): Promise<object> {
  const balance = reportsBalance(player.site) ? await readBalance(player) : null;
  if (balance)
    await player.call({
      method: 'POST',
      path: '/platform/sports/webhooks/user-balance-update',
      body: { playerId: player.session.playerId, balance: balance.totalBalance },
      validate: validatePlatformEmpty,
    });
  return {};
}
