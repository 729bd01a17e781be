import type { SessionAnswer } from '../../../schemas/generated/types';
import { validatePlatformSessionSummary } from '../../../schemas/generated/validators.js';
import { displayOf } from '../balance/currency-display';
import type { Player } from '../../platform/player.server';

/** How long the player has been signed in and what was won less staked since. Throws as `Player.call` does. */
export async function sessionAnswer({ call, site }: Player): Promise<SessionAnswer> {
  const { elapsedMs, winLoss, currency } = await call({
    path: '/platform/v1/player/sessions/current',
    validate: validatePlatformSessionSummary,
  });
  return { elapsedMs, winLoss, currency, display: displayOf(site, currency) };
}
