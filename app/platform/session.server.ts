import { randomBytes } from 'node:crypto';
import {
  validatePlatformProfile,
  validatePlatformTransactionSummary,
} from '../../schemas/generated/validators.js';
import { environment } from '../environment.server';
import { log } from '../log.server';
import type { Site } from '../site/site';
import { callPlatform } from './client.server';
import { createSessionStore } from './session-store.server';
import type { Visitor } from './visitor';

/** What the server keeps for a signed-in visitor; the browser holds only the signed session id (DESIGN §8). */
interface PlayerSession {
  siteId: number;
  idToken: string;
  accessToken: string;
}

const yearSeconds = 31_536_000;

/** The id cookie and session live 365 days (CONST-06). Without SESSION_SECRET sessions end with the process. */
const storage = createSessionStore<PlayerSession>(
  {
    name: 'marquee-session',
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: yearSeconds,
    secrets: [environment.sessionSecret ?? randomBytes(32).toString('hex')],
  },
  yearSeconds * 1_000,
);

/** A request over plain http on a laptop gets a cookie without `Secure`; everything else gets it with. */
function secure(request: Request): { secure: boolean } {
  const url = new URL(request.url);
  return { secure: url.protocol === 'https:' || !/(^|\.)localhost$/.test(url.hostname) };
}

/** The session of a request, if it belongs to this brand. */
export async function readSession(request: Request, site: Site): Promise<PlayerSession | undefined> {
  const session = await storage.getSession(request.headers.get('cookie'));
  const { siteId, idToken, accessToken } = {
    siteId: session.get('siteId'),
    idToken: session.get('idToken'),
    accessToken: session.get('accessToken'),
  };
  if (siteId !== site.brand.siteId || !idToken || !accessToken) return undefined;
  return { siteId, idToken, accessToken };
}

/** `Set-Cookie` of a fresh session: the id changes with every sign-in, so that a planted one is worth nothing. */
export async function startSession(request: Request, player: PlayerSession): Promise<string> {
  // What an earlier sign-in of this browser left behind would be kept for a year.
  await endSession(request);
  const session = await storage.getSession();
  session.set('siteId', player.siteId);
  session.set('idToken', player.idToken);
  session.set('accessToken', player.accessToken);
  return storage.commitSession(session, secure(request));
}

/** `Set-Cookie` that ends the session. */
export async function endSession(request: Request): Promise<string> {
  return storage.destroySession(await storage.getSession(request.headers.get('cookie')), secure(request));
}

/** What targeting needs to know of the visitor (BLOCK-36). A session the platform no longer accepts counts as none. */
export async function visitorOf(session: PlayerSession | undefined): Promise<Visitor> {
  if (!session) return { authorized: false };
  const { siteId, idToken } = session;
  try {
    const [profile, summary] = await Promise.all([
      callPlatform({
        path: '/platform/v1/player/profile',
        siteId,
        idToken,
        validate: validatePlatformProfile,
      }),
      callPlatform({
        path: '/platform/v1/player/transaction-summary',
        siteId,
        idToken,
        validate: validatePlatformTransactionSummary,
      }),
    ]);
    return { authorized: true, playerId: String(profile.playerId), depositCount: summary.totalDepositsCount };
  } catch (error) {
    log.warn(
      { event: 'session.refused', siteId, reason: error instanceof Error ? error.message : String(error) },
      'visitor counts as signed out',
    );
    return { authorized: false };
  }
}
