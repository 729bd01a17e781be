import { errorMessage } from '../../server/error-message';
import { validatePlatformEmpty } from '../../../schemas/generated/validators.js';
import { log } from '../../server/log.server';
import { PlatformError } from '../../platform/client.server';
import { type PlayerCall, callerFor } from '../../platform/player-call.server';
import { cookieHeaders, endSession, readSession } from '../../platform/session/session.server';
import type { Site } from '../../site/site';
import { endUnfinishedForms } from './forget-forms.server';

/**
 * Signs the player out: here in any case, and on the platform (API-003, API-004, AUTH-29).
 * @param inactive whether it is due to the market's idle time rather than the player's request (LIMIT-29)
 * @returns headers with the cookies that end the session in the browser
 */
export async function signOut(request: Request, site: Site, inactive = false): Promise<Headers> {
  try {
    const session = await readSession(request, site);
    if (session) {
      const call = callerFor(session);
      if (!inactive || !(await reportInactivity(call, site))) await endOnPlatform(call, {});
      await call({
        method: 'POST',
        path: '/platform/identity/logout',
        body: { accessToken: session.accessToken },
        validate: validatePlatformEmpty,
      });
    }
  } catch (error) {
    const reason = errorMessage(error);
    log.warn({ event: 'logout.untold', brand: site.brand.id, reason }, 'platform did not take a sign-out');
  }
  return cookieHeaders([...(await endSession(request, site)), ...(await endUnfinishedForms(request, site))]);
}

/**
 * Signs the player out on every device (AUTH-29); sessions elsewhere end with their next call. If the platform cannot
 * be reached, this session continues, so that the player can retry.
 * @returns headers with the cookies that end the session in the browser
 * @throws PlatformError when the platform could not end the sessions
 */
export async function signOutEverywhere(request: Request, site: Site): Promise<Headers> {
  const session = await readSession(request, site);
  try {
    if (session) await endOnPlatform(callerFor(session), { everywhere: true });
  } catch (error) {
    // A player who is no longer signed in on the platform has no sessions to end.
    if (!(error instanceof PlatformError) || error.status !== 401) throw error;
  }
  return cookieHeaders([...(await endSession(request, site)), ...(await endUnfinishedForms(request, site))]);
}

function endOnPlatform(call: PlayerCall, body: { everywhere?: true }): Promise<object> {
  return call({
    method: 'POST',
    path: '/platform/v1/player/sign_out',
    body,
    withAccessToken: true,
    validate: validatePlatformEmpty,
  });
}

/** Reports the inactivity to the platform, which ends the session there (API-114). @returns whether it succeeded */
async function reportInactivity(call: PlayerCall, site: Site): Promise<boolean> {
  const body = { type: 'inactivity' };
  try {
    await call({
      method: 'POST',
      path: '/platform/v1/player/activity',
      body,
      validate: validatePlatformEmpty,
    });
    return true;
  } catch (error) {
    const reason = errorMessage(error);
    log.warn({ event: 'inactivity.untold', brand: site.brand.id, reason }, 'inactivity not reported');
    return false;
  }
}
