import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock';
import { hashSecret } from '../../process/secret';
import type { OpenDatabase } from '../database/database';
import { type GameSession, gameSessions } from '../database/tables/games';
import { sessions } from '../database/tables/sessions';
import { isStanding, type SessionLimits } from '../identity/sessions';
import { DAY, MINUTE } from '../live/activity';
import type { Randomness } from '../randomness';

const TOKEN_MS = MINUTE;
/** Maximum duration of a demo. */
export const DEMO_MS = DAY;

/** Fields of a new game session. */
export type NewGameSession = Omit<
  typeof gameSessions.$inferInsert,
  'gameSessionId' | 'tokenHash' | 'tokenExpiresAt' | 'tokenUsedAt' | 'createdAt' | 'endedAt'
>;

export interface OpenedGame {
  game: GameSession;
  /** Single use. */
  token: string;
}

/** A game session and whether it still accepts stakes. */
export interface FoundGame {
  game: GameSession;
  isOpen: boolean;
}

/** Launched games. Every method joins the current transaction, if any. */
export interface GameSessions {
  open(session: NewGameSession): Promise<OpenedGame>;
  /** Changes a session whose token is unused. */
  change(game: GameSession, changes: Partial<NewGameSession>): Promise<OpenedGame>;
  /** Consumes a token; undefined when it is unknown, used or expired, or its session has no game yet. */
  redeem(token: string): Promise<FoundGame | undefined>;
  byId(gameSessionId: string): Promise<FoundGame | undefined>;
  /** The session of a token that is unused and not expired. */
  byToken(token: string): Promise<GameSession | undefined>;
  /** The latest session of a sign-in at a provider with an unused, unexpired token: one without a game yet, or of the game. */
  waiting(sessionId: string, provider: string, gameId?: string): Promise<OpenedGame | undefined>;
  /** Ends sessions without a game yet. */
  endWaiting(sessionId: string, provider: string): Promise<void>;
  /** Ends all games of a player but one. */
  endOthers(playerId: number, except: string): Promise<void>;
}

/** @param secret from which tokens are derived with the session's id, so that repeated calls of one launch return the same token */
export function createGameSessions(
  database: OpenDatabase,
  clock: Clock,
  random: Randomness,
  secret: string,
  limits: SessionLimits,
): GameSessions {
  const key = createHmac('sha256', secret).update('game tokens').digest();
  const tokenOf = (gameSessionId: string): string =>
    createHmac('sha256', key).update(gameSessionId).digest('base64url');
  const isUnused = () =>
    and(
      isNull(gameSessions.tokenUsedAt),
      isNull(gameSessions.endedAt),
      gt(gameSessions.tokenExpiresAt, new Date(clock.now())),
    );

  const isWaiting = (sessionId: string, provider: string) =>
    and(eq(gameSessions.sessionId, sessionId), eq(gameSessions.provider, provider), isUnused());

  async function byId(gameSessionId: string): Promise<FoundGame | undefined> {
    const now = clock.now();
    const [found] = await database.db
      .select({ game: gameSessions, signedIn: sessions.sessionId })
      .from(gameSessions)
      .leftJoin(sessions, and(eq(sessions.sessionId, gameSessions.sessionId), isStanding(now, limits)))
      .where(eq(gameSessions.gameSessionId, gameSessionId));
    if (found === undefined) return undefined;
    const { game, signedIn } = found;
    const lasts = game.mode === 'demo' ? game.createdAt.getTime() > now - DEMO_MS : signedIn !== null;
    return { game, isOpen: game.endedAt === null && lasts };
  }

  return {
    byId,
    async open(session) {
      const now = clock.now();
      const gameSessionId = random.uuid();
      const token = tokenOf(gameSessionId);
      const [game] = await database.db
        .insert(gameSessions)
        .values({
          ...session,
          gameSessionId,
          tokenHash: hashSecret(token),
          tokenExpiresAt: new Date(now + TOKEN_MS),
          createdAt: new Date(now),
        })
        .returning();
      if (game === undefined) throw new Error('The game session was not stored.');
      return { game, token };
    },
    async change({ gameSessionId }, changes) {
      const [game] = await database.db
        .update(gameSessions)
        .set(changes)
        .where(and(eq(gameSessions.gameSessionId, gameSessionId), isNull(gameSessions.tokenUsedAt)))
        .returning();
      if (game === undefined) throw new Error('The game was started by another request.');
      return { game, token: tokenOf(gameSessionId) };
    },
    async redeem(token) {
      const [used] = await database.db
        .update(gameSessions)
        .set({ tokenUsedAt: new Date(clock.now()) })
        .where(
          and(
            eq(gameSessions.tokenHash, hashSecret(token)),
            isUnused(),
            sql`${gameSessions.gameId} is not null`,
          ),
        )
        .returning({ gameSessionId: gameSessions.gameSessionId });
      return used && byId(used.gameSessionId);
    },
    async byToken(token) {
      const [game] = await database.db
        .select()
        .from(gameSessions)
        .where(and(eq(gameSessions.tokenHash, hashSecret(token)), isUnused()));
      return game;
    },
    async waiting(sessionId, provider, gameId) {
      const [game] = await database.db
        .select()
        .from(gameSessions)
        .where(
          and(
            isWaiting(sessionId, provider),
            gameId === undefined
              ? isNull(gameSessions.gameId)
              : or(isNull(gameSessions.gameId), eq(gameSessions.gameId, gameId)),
          ),
        )
        .orderBy(desc(gameSessions.createdAt))
        .limit(1);
      return game && { game, token: tokenOf(game.gameSessionId) };
    },
    async endWaiting(sessionId, provider) {
      await database.db
        .update(gameSessions)
        .set({ endedAt: new Date(clock.now()) })
        .where(and(isWaiting(sessionId, provider), isNull(gameSessions.gameId)));
    },
    async endOthers(playerId, except) {
      await database.db
        .update(gameSessions)
        .set({ endedAt: new Date(clock.now()) })
        .where(
          and(
            eq(gameSessions.playerId, playerId),
            ne(gameSessions.gameSessionId, except),
            isNull(gameSessions.endedAt),
          ),
        );
    },
  };
}
