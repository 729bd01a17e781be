import { and, eq, exists, gt, inArray, lte } from 'drizzle-orm';
import type { Clock } from '../clock';
import { hashSecret } from '../../process/secret';
import type { OpenDatabase } from '../database/database';
import { websocketTickets } from '../database/tables/gateway';
import { sessions } from '../database/tables/sessions';
import { isStanding, type SessionLimits } from '../identity/sessions';
import type { Randomness } from '../randomness';
import type { Admission } from './connections';

const TICKET_MS = 30_000;
/** Tolerance for clock differences between processes, plus the poll interval. */
const RECENT_MS = 10_000;

/** Tickets open one socket each, so that tokens neither appear in URLs nor reach the browser (WS-02). */
export interface Tickets {
  issue(admission: Admission): Promise<{ ticket: string; expiresAt: string }>;
  /** Consumes a ticket; undefined when it is unknown, used or expired, or its session is over. */
  redeem(ticket: string): Promise<Admission | undefined>;
  /** The given sessions that have ended, expired, been idle too long or been deleted. */
  endedSessions(sessionIds: string[]): Promise<string[]>;
  /** Sessions ended by any process within the last seconds. */
  recentlyEnded(): Promise<string[]>;
}

export function createTickets(
  database: OpenDatabase,
  clock: Clock,
  random: Randomness,
  limits: SessionLimits,
): Tickets {
  return {
    async issue(admission) {
      const now = clock.now();
      const ticket = random.token();
      const expiresAt = new Date(now + TICKET_MS);
      await database.db
        .delete(websocketTickets)
        .where(
          and(
            eq(websocketTickets.sessionId, admission.sessionId),
            lte(websocketTickets.expiresAt, new Date(now)),
          ),
        );
      await database.db
        .insert(websocketTickets)
        .values({ ...admission, ticketHash: hashSecret(ticket), expiresAt });
      return { ticket, expiresAt: expiresAt.toISOString() };
    },
    async redeem(ticket) {
      const standing = database.db
        .select({ sessionId: sessions.sessionId })
        .from(sessions)
        .where(and(eq(sessions.sessionId, websocketTickets.sessionId), isStanding(clock.now(), limits)));
      // Deleting the row claims the ticket: of two concurrent attempts, one finds nothing.
      const [taken] = await database.db
        .delete(websocketTickets)
        .where(
          and(
            eq(websocketTickets.ticketHash, hashSecret(ticket)),
            gt(websocketTickets.expiresAt, new Date(clock.now())),
            exists(standing),
          ),
        )
        .returning({
          playerId: websocketTickets.playerId,
          sessionId: websocketTickets.sessionId,
          siteId: websocketTickets.siteId,
        });
      return taken;
    },
    async endedSessions(sessionIds) {
      const rows = await database.db
        .select({ sessionId: sessions.sessionId })
        .from(sessions)
        .where(and(inArray(sessions.sessionId, sessionIds), isStanding(clock.now(), limits)));
      const standing = new Set(rows.map(({ sessionId }) => sessionId));
      return sessionIds.filter((sessionId) => !standing.has(sessionId));
    },
    async recentlyEnded() {
      const rows = await database.db
        .select({ sessionId: sessions.sessionId })
        .from(sessions)
        .where(gt(sessions.endedAt, new Date(clock.now() - RECENT_MS)));
      return rows.map(({ sessionId }) => sessionId);
    },
  };
}
