import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import { DAY } from '../live/activity';
import type { Clock } from '../clock';
import { DEMO_MS } from '../games/game-sessions';
import { FORGIVEN_AFTER } from '../identity/lock-out';
import type { SessionLimits } from '../identity/sessions';
import type { OpenDatabase } from './database';
import { gameSessions } from './tables/games';
import { websocketTickets } from './tables/gateway';
import { idempotency, rateLimits } from './tables/idempotency';
import { payAndPlaySessions } from './tables/pay-and-play';
import { gamePlays, roundWins, tournamentScores } from './tables/play';
import { loginAttempts, sessions } from './tables/sessions';

/** Retention of replies to retried commands; references of the ledger never expire. */
export const REPLY_KEPT_MS = 90 * DAY;
/** Retention of ended sessions, for support. */
export const ENDED_SESSION_KEPT_MS = 90 * DAY;
/** Retention of game sessions, for late wins and rollbacks. */
export const GAME_SESSION_KEPT_MS = 365 * DAY;
/** Retention of wins, standings and play counts: longer than any list shows. */
export const PLAY_KEPT_MS = 30 * DAY;
/** Retention of pay-and-play sessions with the identity from the bank, for support. */
export const PAY_AND_PLAY_KEPT_MS = 90 * DAY;
const EVERY_MS = DAY / 24;

/** Deletes expired rows, so that tables do not grow without limit. */
export interface CleanUp {
  run(): Promise<void>;
  /** Stops the hourly runs. */
  stop(): void;
}

/** @param deleteOldDocuments deletes expired document pages and answers */
export function createCleanUp(
  database: OpenDatabase,
  clock: Clock,
  limits: SessionLimits,
  log: Logger,
  deleteOldDocuments: (now: number) => Promise<void>,
): CleanUp {
  async function run(): Promise<void> {
    const now = clock.now();
    const before = (ms: number) => new Date(now - ms);
    await database.db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, new Date(now)));
    await database.db.delete(loginAttempts).where(lte(loginAttempts.lastFailureAt, before(FORGIVEN_AFTER)));
    await database.db.delete(websocketTickets).where(lte(websocketTickets.expiresAt, new Date(now)));
    await database.db.delete(idempotency).where(lte(idempotency.createdAt, before(REPLY_KEPT_MS)));
    await database.db.delete(roundWins).where(lte(roundWins.at, before(PLAY_KEPT_MS)));
    await database.db.delete(tournamentScores).where(lte(tournamentScores.startsAt, before(PLAY_KEPT_MS)));
    await database.db
      .delete(gamePlays)
      .where(lte(gamePlays.day, before(PLAY_KEPT_MS).toISOString().slice(0, 10)));
    await database.db
      .delete(payAndPlaySessions)
      .where(
        and(
          isNull(payAndPlaySessions.nextAttemptAt),
          lte(payAndPlaySessions.createdAt, before(PAY_AND_PLAY_KEPT_MS)),
        ),
      );
    await database.db
      .delete(gameSessions)
      .where(
        or(
          and(eq(gameSessions.mode, 'demo'), lte(gameSessions.createdAt, before(DEMO_MS))),
          lte(gameSessions.createdAt, before(GAME_SESSION_KEPT_MS)),
        ),
      );
    await database.db
      .delete(sessions)
      .where(
        or(
          and(isNotNull(sessions.endedAt), lte(sessions.endedAt, before(ENDED_SESSION_KEPT_MS))),
          lte(sessions.createdAt, before(limits.absolute + ENDED_SESSION_KEPT_MS)),
          lte(sessions.lastUsedAt, before(limits.idle + ENDED_SESSION_KEPT_MS)),
        ),
      );
    await deleteOldDocuments(now);
  }
  const timer = setInterval(() => {
    run().catch((err: unknown) => log.error({ err }, 'old rows not deleted'));
  }, EVERY_MS).unref();
  return { run, stop: () => clearInterval(timer) };
}
