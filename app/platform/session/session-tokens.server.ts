import { validatePlatformToken } from '../../../schemas/generated/validators.js';
import type { SiteKey } from '../../site/site-key';
import { PlatformError, callPlatform } from '../client.server';
import { readClaims, tokensEndAt } from '../player-claims.server';
import { type StoredSession, changeSession, deleteSession, sessionAt } from './session-store.server';

/** Tokens are renewed this long before they end, so that none ends on its way (AMB-87). */
const renewBeforeMs = 60_000;

/** One renewal at a time for each session of this process; among processes the platform answers a repeated one alike. */
const renewals = new Map<SiteKey, Promise<StoredSession | undefined>>();

/**
 * The session with tokens that are good for a while.
 *
 * @returns undefined when the platform has ended the session (ERR-25, AUTH-11): it is dropped here too
 * @throws PlatformError when the tokens have ended and the platform cannot be asked for new ones
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
 * Asks the platform for new tokens, once for all requests that need them.
 *
 * @param session as the caller knows it; tokens that another request has renewed since are taken instead
 * @returns undefined when the session has ended
 * @throws PlatformError when the platform cannot be asked
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

/** An answer may be lost on its way after the refresh token was used up: asked again at once, the platform repeats it. */
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
