import { errorMessage } from '../../server/error-message';
import { validatePlatformEmpty } from '../../../schemas/generated/validators.js';
import { log } from '../../server/log.server';
import { PlatformError } from '../../platform/client.server';
import { callerFor } from '../../platform/player-call.server';
import { cookieHeaders, endRestrictedSession, readSession } from '../../platform/session/session.server';
import { restrictedMark } from '../../platform/session/restricted-mark';
import type { Site } from '../../site/site';

/** Length of the break, in days. */
const breakDays = 1;

export type PanicOutcome =
  | { begun: true; headers: Headers }
  /** Nothing has changed: `signed-out` without a player, `failed` when the platform could not be reached. */
  | { begun: false; reason: 'signed-out' | 'failed' };

/**
 * Stops play for a day at once: a time-out on the platform (API-120), which ends every session of the player,
 * including this one.
 * @returns headers with the cookies that end the session in the browser
 */
export async function beginBreak(request: Request, site: Site): Promise<PanicOutcome> {
  try {
    const session = await readSession(request, site);
    if (!session) return { begun: false, reason: 'signed-out' };
    await callerFor(session)({
      method: 'POST',
      path: '/platform/v1/player/timeout',
      body: { timeout: breakDays },
      validate: validatePlatformEmpty,
    });
  } catch (error) {
    const ended = error instanceof PlatformError && error.status === 401;
    const reason = errorMessage(error);
    log.error({ event: 'panic.failed', brand: site.brand.id, reason }, 'a break could not begin');
    return { begun: false, reason: ended ? 'signed-out' : 'failed' };
  }
  log.info({ event: 'panic.begun', brand: site.brand.id }, 'a player began a break');
  return { begun: true, headers: cookieHeaders(await endRestrictedSession(request, site, restrictedMark)) };
}
