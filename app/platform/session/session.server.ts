import type { PlatformLogin } from '../../../schemas/generated/types';
import type { Site } from '../../site/site';
import { PlatformError } from '../client.server';
import { readClaims, tokensEndAt } from '../player-claims.server';
import type { RestrictedMark } from './restricted-mark';
import { clearedCookies, cookiesOf, sessionIdOf } from './session-cookie.server';
import { type StoredSession, createSession, deleteSessionOf, findSession } from './session-store.server';
import { withFreshTokens } from './session-tokens.server';

export type { StoredSession } from './session-store.server';

/**
 * The session of a request, with fresh tokens, if it belongs to this brand (AUTH-09). Undefined if there is none.
 * @throws PlatformError or the store's error when the session cannot be read
 */
export async function readSession(request: Request, site: Site): Promise<StoredSession | undefined> {
  const id = sessionIdOf(request);
  const session = id ? await findSession(site, id) : undefined;
  if (session?.siteId !== site.brand.siteId) return undefined;
  return withFreshTokens(session, Date.now());
}

/**
 * Starts the session of a player who has just signed in. Every sign-in creates a new id, which prevents session
 * fixation, and ends an earlier session of this browser.
 * @throws PlatformError when the ID token is not of this site
 */
export async function startSession(
  request: Request,
  site: Site,
  tokens: Pick<PlatformLogin, 'idToken' | 'accessToken' | 'refreshToken'>,
): Promise<{ session: StoredSession; cookies: string[] }> {
  const claims = readClaims(tokens.idToken);
  if (claims?.siteId !== site.brand.siteId)
    throw new PlatformError(
      'reply.invalid',
      200,
      'the ID token has not the claims of a session of this site',
    );
  const before = sessionIdOf(request);
  if (before) await deleteSessionOf(site, before);
  const { idToken, accessToken, refreshToken } = tokens;
  const { id, session } = await createSession(site, {
    siteId: claims.siteId,
    playerId: claims.playerId,
    idToken,
    accessToken,
    refreshToken,
    tokensEndAt: tokensEndAt(claims, Date.now()),
    startedAt: Date.now(),
  });
  return { session, cookies: await cookiesOf(request, id) };
}

/** Ends the session. @returns the `Set-Cookie` values that end it in the browser */
export async function endSession(request: Request, site: Site): Promise<string[]> {
  const id = sessionIdOf(request);
  if (id) await deleteSessionOf(site, id);
  return clearedCookies(request);
}

/** The same for a session ended by a restriction of the player, which open tabs then show. */
export async function endRestrictedSession(
  request: Request,
  site: Site,
  mark: RestrictedMark,
): Promise<string[]> {
  const id = sessionIdOf(request);
  if (id) await deleteSessionOf(site, id);
  return clearedCookies(request, mark);
}

/** Headers with every `Set-Cookie` of a list. */
export function cookieHeaders(cookies: string[]): Headers {
  return new Headers([
    ...cookies.map((cookie): [string, string] => ['set-cookie', cookie]),
    ['cache-control', 'no-store'],
  ]);
}
