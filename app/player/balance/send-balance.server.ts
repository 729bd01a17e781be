import { validatePlatformEmpty } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { reportsBalance } from '../../site/sportsbook-offer';
import { readBalance } from './player-answer.server';

/**
 * Reports the balance of a player to the sports API, as the wallet has it (API-010), where the site offers the sportsbook.
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
