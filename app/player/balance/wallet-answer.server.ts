import type { WalletAnswer } from '../../../schemas/generated/types';
import { validatePlatformProfile } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { displayOf } from './currency-display';
import { readBalance } from './player-answer.server';

/** The player's balance and its currency (API-080). Throws as `Player.call` does. */
export async function walletAnswer(player: Player): Promise<WalletAnswer> {
  const [{ currencyCode: currency }, balance] = await Promise.all([
    player.call({ path: '/platform/v1/player/profile', validate: validatePlatformProfile }),
    readBalance(player),
  ]);
  return { currency, display: displayOf(player.site, currency), balance };
}
