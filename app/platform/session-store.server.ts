import { createHash, randomBytes } from 'node:crypto';
import type { PlayerSession } from '../../schemas/generated/types';
import { validatePlayerSession } from '../../schemas/generated/validators.js';
import { sharedValues } from '../shared-values.server';
import { sessionLifetimeMs } from './session-cookie.server';

/** Most sessions the memory of one process keeps; the one unused longest ends first. */
const maxSessions = 100_000;

const sessions = sharedValues('session', maxSessions);

/** A session and the name it is kept under: a digest of the id, so that a copy of the store opens no session. */
export interface KeptSession extends PlayerSession {
  key: string;
}

const keyOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** Keeps a new session under an id nobody can guess. */
export async function createSession(session: PlayerSession): Promise<{ id: string; session: KeptSession }> {
  const id = randomBytes(32).toString('base64url');
  await sessions.set(keyOf(id), session, sessionLifetimeMs);
  return { id, session: { ...session, key: keyOf(id) } };
}

/** The session of an id; undefined when there is none (any more). */
export function findSession(id: string): Promise<KeptSession | undefined> {
  return sessionAt(keyOf(id));
}

/** The session as it is now, which another request may have changed since it was read. */
export async function sessionAt(key: string): Promise<KeptSession | undefined> {
  const session = await sessions.get(key);
  return validatePlayerSession(session) ? { ...session, key } : undefined;
}

/** Keeps new tokens. @returns undefined when the session has ended meanwhile: it stays ended */
export async function changeSession(
  { key, ...session }: KeptSession,
  changed: Pick<PlayerSession, 'idToken' | 'accessToken' | 'refreshToken' | 'tokensEndAt'>,
): Promise<KeptSession | undefined> {
  const next = { ...session, ...changed };
  const left = session.startedAt + sessionLifetimeMs - Date.now();
  return left > 0 && (await sessions.replace(key, next, left)) ? { ...next, key } : undefined;
}

export function deleteSession(key: string): Promise<void> {
  return sessions.delete(key);
}

export function deleteSessionOf(id: string): Promise<void> {
  return deleteSession(keyOf(id));
}
