import type { SessionAnswer } from '../../../schemas/generated/types';
import { validatePlatformSessionSummary } from '../../../schemas/generated/validators.js';
import { displayOf } from '../balance/currency-display';
import type { Player } from '../../platform/player.server';

/** Time since the player's sign-in, and winnings minus stakes since. Throws as `Player.call` does. */
export async function sessionAnswer({ call, site }: Player): Promise<SessionAnswer> {
  const { elapsedMs, winLoss, currency } = await call({
    path: '/platform/v1/player/sessions/current',
    validate: validatePlatformSessionSummary,
  });
  return { elapsedMs, winLoss, currency, display: displayOf(site, currency) };
}
