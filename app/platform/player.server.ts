import { data, redirect, redirectDocument } from '@remix-run/node';
import { errorMessage } from '../server/error-message';
import { log } from '../server/log.server';
import { resolveSite, siteOfParameter } from '../site/resolve.server';
import type { Site } from '../site/site';
import { PlatformError } from './client.server';
import { expectsCode, isDataRequest } from './data-request';
import { type PlayerCall, callerFor } from './player-call.server';
import { type PlayerClaims, readClaims } from './player-claims.server';
import { forgetSnapshot } from './player-snapshot.server';
import { explained, refusalByPlatform } from './refusal.server';
import { type StoredSession, readSession } from './session/session.server';
import { deniedAddress } from './visitor/visitor.server';

/** Response to a visitor without a session. For a session ended by the platform, the platform supplies the message (ERR-24). */
const noSession = { code: 'error.unauthorized', message: 'no session error' };

/** The signed-in player of a request. */
export interface Player {
  site: Site;
  /** Path below the locale; for a data request its own path. */
  path: string;
  /** Claims of the ID token (AUTH-01). */
  session: PlayerClaims;
  /**
   * Calls the platform on behalf of the player.
   * @throws PlatformError when the platform refuses or cannot be reached
   * @throws Response when the platform no longer accepts the sign-in (AUTH-13), or refuses a page (403 of a GET)
   */
  call: PlayerCall;
  /** Drops cached data of the player; call after a change that pages or guards depend on. */
  refresh(): Promise<void>;
}

/**
 * The player of a loader or action. The site is that of the address; for a data request (`/api/…`) that of its
 * `locale` parameter.
 * @throws Response for a visitor who is not signed in: a redirect to the access-error page, which remembers the
 *   requested page (GUARD-17),
 * or 401 for a data request and a form sent by a script; 503 when the session cannot be read
 */
export async function requirePlayer(request: Request): Promise<Player> {
  const { site, path } = addressed(request);
  const player = await playerOf(request, site, path);
  if (player) return player;
  if (expectsCode(request)) throw Response.json(noSession, { status: 401 });
  // The submitted form is lost; the player returns to its page.
  throw redirectDocument(deniedAddress(request, site, { allow: false, to: '/401', reason: 'signed-out' }));
}

/** The player of a loader or action, or undefined for a visitor who is not signed in. */
export async function optionalPlayer(request: Request): Promise<Player | undefined> {
  const { site, path } = addressed(request);
  return playerOf(request, site, path);
}

function addressed(request: Request): { site: Site; path: string } {
  if (isDataRequest(request)) {
    const site = siteOfParameter(request);
    if (!site) throw Response.json({ code: 'locale.unknown' }, { status: 400 });
    return { site, path: new URL(request.url).pathname };
  }
  const resolution = resolveSite(request);
  if (resolution.kind === 'redirect') throw redirect(resolution.to);
  return resolution;
}

async function playerOf(request: Request, site: Site, path: string): Promise<Player | undefined> {
  let current: StoredSession | undefined;
  try {
    current = await readSession(request, site);
  } catch (error) {
    const reason = errorMessage(error);
    log.error({ event: 'session.unknown', brand: site.brand.id, reason }, 'nobody can be signed in');
    throw data({ code: 'error.system.error' }, { status: 503 });
  }
  const claims = current && readClaims(current.idToken);
  if (!current || !claims) return undefined;
  const send = callerFor(current);
  const { key } = current;

  const call: PlayerCall = async (request) => {
    try {
      return await send(request);
    } catch (error) {
      throw error instanceof PlatformError ? await answerTo(error, request.method) : error;
    }
  };

  /** Handles a refusal: a 401 signs out, a 403 is handled as the brand configures, anything else is left to the caller. */
  async function answerTo(error: PlatformError, method = 'GET'): Promise<unknown> {
    const forbidden = error.status === 403;
    if (error.status === 401 || (forbidden && site.brand.session.onForbidden === 'sign-out'))
      return refusalByPlatform(request, site, error);
    return forbidden && method === 'GET' && !isDataRequest(request) ? explained(error) : error;
  }

  return { site, path, session: claims, call, refresh: () => forgetSnapshot({ key }) };
}
