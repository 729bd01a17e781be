import { validatePlatformToken } from '../../../schemas/generated/validators.js';
import type { SiteKey } from '../../site/site-key';
import { PlatformError, callPlatform } from '../client.server';
import { readClaims, tokensEndAt } from '../player-claims.server';
import { type StoredSession, changeSession, deleteSession, sessionAt } from './session-store.server';

/** Tokens are refreshed this long before they expire, so that none expires in transit (AMB-87). */
const renewBeforeMs = 60_000;

/** One refresh at a time per session of this process; across processes the platform returns the same tokens for a repeated one. */
const renewals = new Map<SiteKey, Promise<StoredSession | undefined>>();

/**
 * The session with tokens that are valid for a while.
 * @returns undefined when the platform has ended the session (ERR-25, AUTH-11); it is then deleted here too
 * @throws PlatformError when the tokens have expired and the platform cannot be reached
 */
export async function withFreshTokens(
  session: StoredSession,
  now: number,
): Promise<StoredSession | undefined> {
  if (session.tokensEndAt - now > renewBeforeMs) return session;
  try {
    return await renewTokens(session);
  } catch (error) {
    if (session.tokensEndAt > now) return session;
    throw error;
  }
}

/**
 * Requests new tokens from the platform, once for all requests that need them.
 * @param session as read by the caller; tokens that another request has refreshed since are used instead
 * @returns undefined when the session has ended
 * @throws PlatformError when the platform cannot be reached
 */
export function renewTokens(session: StoredSession): Promise<StoredSession | undefined> {
  const running = renewals.get(session.key);
  if (running) return running;
  const renewal = renew(session).finally(() => renewals.delete(session.key));
  renewals.set(session.key, renewal);
  return renewal;
}

async function renew(expired: StoredSession): Promise<StoredSession | undefined> {
  const session = await sessionAt(expired.key);
  if (!session || session.idToken !== expired.idToken) return session;
  try {
    const reply = await askTwice(session);
    const claims = readClaims(reply.idToken);
    if (!claims)
      throw new PlatformError('reply.invalid', 200, 'the ID token has not the claims of a session');
    return await changeSession(session, {
      idToken: reply.idToken,
      accessToken: reply.accessToken,
      refreshToken: reply.refreshToken,
      tokensEndAt: tokensEndAt(claims, Date.now()),
    });
  } catch (error) {
    if (!(error instanceof PlatformError) || !error.refused) throw error;
    await deleteSession(session.key);
    return undefined;
  }
}

/** A response may be lost after the refresh token was used up: on an immediate retry the platform repeats it. */
async function askTwice(session: StoredSession) {
  const ask = () =>
    callPlatform({
      method: 'POST',
      path: '/platform/identity/token',
      body: { refreshToken: session.refreshToken },
      siteId: session.siteId,
      validate: validatePlatformToken,
    });
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'network') return ask();
    throw error;
  }
}
