import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { DAY } from '../live/activity';
import type { Clock } from '../clock';
import type { OpenDatabase } from '../database/database';
import { playerPresence } from '../database/tables/limits';
import { players } from '../database/tables/players';
import { sessions, type NewSession, type Session } from '../database/tables/sessions';
import type { EventEmitter } from '../events';
import { restrictedPlayer, type RestrictedPlayer } from '../players/player-store';

/** Maximum duration of a session (milliseconds). */
export interface SessionLimits {
  /** From the sign-in, regardless of activity (CONST-06). */
  absolute: number;
  /** Without a token renewal. */
  idle: number;
}

export const DEFAULT_SESSION_LIMITS: SessionLimits = { absolute: 365 * DAY, idle: 30 * DAY };

export type EndReason =
  | 'sign-out'
  | 'everywhere'
  | 'revoked'
  | 'password'
  | 'blocked'
  | 'inactivity'
  | 'token-reuse'
  | 'time-limit';

/** An active session. */
export interface LiveSession {
  session: Session;
  player: RestrictedPlayer;
  countedUntil: Date | null;
}

/** Stored sign-in sessions. Every method joins the current transaction, if any. */
export interface Sessions {
  start(session: NewSession): Promise<Session>;
  /** An active session with its player and the time up to which their time signed in has been counted. */
  live(sessionId: string): Promise<LiveSession | undefined>;
  /** Why a session ended; undefined for an active or deleted one. */
  endReasonOf(sessionId: string): Promise<string | undefined>;
  /** The active sessions of a player, newest first. */
  of(playerId: number): Promise<Session[]>;
  /** Advances a session to its next refresh token. */
  rotate(session: Session): Promise<Session>;
  /** Ends one; returns false if it is not an active session of the player. */
  end(playerId: number, sessionId: string, reason: EndReason): Promise<boolean>;
  /** Ends all sessions of a player but one. */
  endAll(playerId: number, reason: EndReason, except?: string): Promise<void>;
  /** Expiry of the session's current tokens for renewal; milliseconds since the epoch. */
  expiryOf(session: Session): number;
}

/** Condition for active sessions: not ended, too old or idle. */
export function isStanding(now: number, limits: SessionLimits) {
  return and(
    isNull(sessions.endedAt),
    gt(sessions.createdAt, new Date(now - limits.absolute)),
    gt(sessions.lastUsedAt, new Date(now - limits.idle)),
  );
}

export function createSessions(
  database: OpenDatabase,
  clock: Clock,
  events: EventEmitter,
  limits: SessionLimits,
): Sessions {
  const standing = () => isStanding(clock.now(), limits);

  async function endWhere(which: ReturnType<typeof and>, reason: EndReason): Promise<boolean> {
    const ended = await database.db
      .update(sessions)
      .set({ endedAt: new Date(clock.now()), endReason: reason })
      .where(and(which, isNull(sessions.endedAt)))
      .returning({ playerId: sessions.playerId, sessionId: sessions.sessionId });
    for (const event of ended) events.emit('session-ended', event);
    return ended.length > 0;
  }

  return {
    async start(session) {
      const [stored] = await database.db.insert(sessions).values(session).returning();
      if (stored === undefined) throw new Error('The session was not stored.');
      return stored;
    },
    async live(sessionId) {
      const [found] = await database.db
        .select({ session: sessions, player: restrictedPlayer, countedUntil: playerPresence.countedUntil })
        .from(sessions)
        .innerJoin(players, eq(players.playerId, sessions.playerId))
        .leftJoin(playerPresence, eq(playerPresence.playerId, sessions.playerId))
        .where(and(eq(sessions.sessionId, sessionId), standing()));
      return found;
    },
    async endReasonOf(sessionId) {
      const [found] = await database.db
        .select({ endReason: sessions.endReason })
        .from(sessions)
        .where(eq(sessions.sessionId, sessionId));
      return found?.endReason ?? undefined;
    },
    of: (playerId) =>
      database.db
        .select()
        .from(sessions)
        .where(and(eq(sessions.playerId, playerId), standing()))
        .orderBy(desc(sessions.createdAt)),
    async rotate(session) {
      const now = new Date(clock.now());
      const [rotated] = await database.db
        .update(sessions)
        .set({ generation: session.generation + 1, rotatedAt: now, lastUsedAt: now })
        .where(and(eq(sessions.sessionId, session.sessionId), eq(sessions.generation, session.generation)))
        .returning();
      if (rotated === undefined) throw new Error('The session was renewed by another request.');
      return rotated;
    },
    end: (playerId, sessionId, reason) =>
      endWhere(and(eq(sessions.playerId, playerId), eq(sessions.sessionId, sessionId)), reason),
    async endAll(playerId, reason, except) {
      const others = except === undefined ? undefined : ne(sessions.sessionId, except);
      await endWhere(and(eq(sessions.playerId, playerId), others), reason);
    },
    expiryOf: (session) =>
      Math.min(session.lastUsedAt.getTime() + limits.idle, session.createdAt.getTime() + limits.absolute),
  };
}
