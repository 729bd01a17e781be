import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PlayerSession } from '../../../schemas/generated/types';
import { validatePlayerSession } from '../../../schemas/generated/validators.js';
import { sharedValues } from '../../site/shared-values.server';
import type { Site } from '../../site/site';
import { type SiteKey, siteKey } from '../../site/site-key';
import { forgetPlayer } from './recent-players.server';
import { sessionLifetimeMs } from './session-cookie.server';

/** Most sessions in the memory of one process; the least recently used is evicted. */
const maxSessions = 100_000;

const sessions = sharedValues('session', maxSessions);

/**
 * A session with its key: the brand, because an id sent to another brand's host must not match, and a digest of the id,
 * so that a copy of the store does not reveal ids.
 */
export interface StoredSession extends PlayerSession {
  key: SiteKey;
}

/** The storage key of a session. */
export const sessionKeyOf = (site: { brand: { id: string } }, id: string) =>
  siteKey(site, 'brand', createHash('sha256').update(id).digest('base64url'));

/** Stores a new session under a random id. */
export async function createSession(
  site: Site,
  session: PlayerSession,
): Promise<{ id: string; session: StoredSession }> {
  const id = randomBytes(32).toString('base64url');
  const key = sessionKeyOf(site, id);
  await sessions.set(key, session, sessionLifetimeMs);
  return { id, session: { ...session, key } };
}

/**
 * Ids without a session. Ids are random and never reused, so an absent one stays absent; browsers send old cookies
 * with every request.
 */
const absent = new LRUCache<SiteKey, true>({ max: 20_000, ttl: 600_000 });

/** Whether an earlier lookup found no session for an id; reads memory only. */
export function isAbsent(site: { brand: { id: string } }, id: string): boolean {
  return absent.has(sessionKeyOf(site, id));
}

/** The session of an id at a site's brand; undefined if there is none. */
export async function findSession(site: Site, id: string): Promise<StoredSession | undefined> {
  const key = sessionKeyOf(site, id);
  if (absent.has(key)) return undefined;
  const session = await sessionAt(key);
  if (!session) absent.set(key, true);
  return session;
}

/** The current session, which another request may have changed since it was read. */
export async function sessionAt(key: SiteKey): Promise<StoredSession | undefined> {
  const session = await sessions.get(key);
  return validatePlayerSession(session) ? { ...session, key } : undefined;
}

/** Stores new tokens. @returns undefined when the session has ended in the meantime; it is not restored */
export async function changeSession(
  { key, ...session }: StoredSession,
  changed: Pick<PlayerSession, 'idToken' | 'accessToken' | 'refreshToken' | 'tokensEndAt'>,
): Promise<StoredSession | undefined> {
  const next = { ...session, ...changed };
  const left = session.startedAt + sessionLifetimeMs - Date.now();
  return left > 0 && (await sessions.replace(key, next, left)) ? { ...next, key } : undefined;
}

export function deleteSession(key: SiteKey): Promise<void> {
  forgetPlayer(key);
  return sessions.delete(key);
}

export function deleteSessionOf(site: Site, id: string): Promise<void> {
  return deleteSession(sessionKeyOf(site, id));
}
