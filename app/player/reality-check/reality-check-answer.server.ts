import type { RealityCheckSummary } from '../../../schemas/generated/types';
import {
  validatePlatformActivitySettings,
  validatePlatformActivitySummary,
  validatePlatformEmpty,
  validatePlatformMinutesRemaining,
  validatePlatformSessionSummary,
} from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { displayOf } from '../balance/currency-display';

const activity = '/platform/v1/player/activity';

/** Whole minutes until the next reality check, null without one (API-122). Throws as `Player.call` does. */
export function minutesAnswer({ call }: Player): Promise<{ minutes: number | null }> {
  return call({ path: `${activity}/minutes_remaining`, validate: validatePlatformMinutesRemaining });
}

/** Duration and result of the player's session (API-124, LIMIT-23). Throws as `Player.call` does. */
export async function realityCheckSummary({ call, site }: Player): Promise<RealityCheckSummary> {
  const [summary, session, { period }] = await Promise.all([
    call({ path: `${activity}/summary`, validate: validatePlatformActivitySummary }),
    call({ path: '/platform/v1/player/sessions/current', validate: validatePlatformSessionSummary }),
    call({ path: `${activity}/settings`, validate: validatePlatformActivitySettings }),
  ]);
  const { turnover, overallWinnings, winSlashLoss, currency } = summary;
  return {
    elapsedMs: session.elapsedMs,
    turnover,
    winnings: overallWinnings,
    delta: winSlashLoss,
    currency,
    display: displayOf(site, currency),
    period,
    breakMinutes: site.rules.realityCheckBreakMinutes,
  };
}

/**
 * Confirms the reality check: restarts the timer (API-123), or continues with the figures accumulating. Throws as
 * `Player.call` does.
 */
export async function answerRealityCheck({ call }: Player, goesOn: boolean): Promise<object> {
  return call({
    method: 'PATCH',
    path: `${activity}/${goesOn ? 'continue' : 'reset_timer'}`,
    body: {},
    validate: validatePlatformEmpty,
  });
}
