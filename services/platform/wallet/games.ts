import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type {
  PlatformLastPlayedGames,
  PlatformMyGames,
  PlatformPlayerGames,
} from '../../../schemas/generated/types';
import type { OpenDatabase, Queries } from '../database/database';
import { myGames, playedGames } from '../database/tables/gaming';
import { PlatformError } from '../errors';
import type { GameCategory } from '../ledger/types';

const LAST_PLAYED = 20;
const MOST_STARRED = 200;
/** Above the maximum number of favourites in two lobbies. */
const MOST_LISTED = 500;

/** The games a player played last, in one or all categories (API-089, API-048). */
export async function lastPlayedGames(
  queries: Queries,
  playerId: number,
  category?: GameCategory,
): Promise<PlatformLastPlayedGames> {
  const rows = await queries
    .select()
    .from(playedGames)
    .where(
      and(
        eq(playedGames.playerId, playerId),
        category === undefined ? undefined : eq(playedGames.category, category),
      ),
    )
    .orderBy(desc(playedGames.playedAt), playedGames.gameId)
    .limit(LAST_PLAYED);
  return {
    games: rows.map((row) => ({
      gameId: row.gameId,
      category: row.category,
      playedAt: row.playedAt.toISOString(),
    })),
  };
}

/** Statement that records that a player started a game (API-049); await it, or make it part of another one. */
export function played(
  queries: Queries,
  game: { playerId: number; gameId: string; category: GameCategory; playedAt: Date },
) {
  const { category, playedAt } = game;
  return queries
    .insert(playedGames)
    .values(game)
    .onConflictDoUpdate({
      target: [playedGames.playerId, playedGames.gameId],
      set: { category, playedAt },
    });
}

/** A player's favourite games in a lobby, last added first (API-050). */
export async function starredGames(
  queries: Queries,
  playerId: number,
  lobbyPageType: string,
): Promise<PlatformMyGames> {
  const rows = await queries
    .select()
    .from(myGames)
    .where(inLobby(playerId, lobbyPageType))
    .orderBy(desc(myGames.addedAt), myGames.gameId)
    .limit(MOST_STARRED);
  return { games: rows.map(({ gameId, addedAt }) => ({ gameId, addedAt: addedAt.toISOString() })) };
}

/** A player's favourite and played games, favourites first, then the last played (API-046). */
export async function gamesOf(queries: Queries, playerId: number): Promise<PlatformPlayerGames> {
  const starred = queries
    .selectDistinct({ gameId: myGames.gameId })
    .from(myGames)
    .where(eq(myGames.playerId, playerId))
    .as('starred');
  const playedByPlayer = queries
    .select({ gameId: playedGames.gameId, playedAt: playedGames.playedAt })
    .from(playedGames)
    .where(eq(playedGames.playerId, playerId))
    .as('played');
  const gameId = sql<string>`coalesce(${playedByPlayer.gameId}, ${starred.gameId})`;
  const rows = await queries
    .select({ gameId, playedAt: playedByPlayer.playedAt, starred: starred.gameId })
    .from(playedByPlayer)
    .fullJoin(starred, eq(starred.gameId, playedByPlayer.gameId))
    .orderBy(isNull(starred.gameId), sql`${playedByPlayer.playedAt} desc nulls last`, gameId)
    .limit(MOST_LISTED);
  return {
    games: rows.map((row) => ({
      gameId: row.gameId,
      playedAt: row.playedAt?.toISOString() ?? null,
      starred: row.starred !== null,
    })),
  };
}

/** Adds a favourite; an existing one is unchanged (API-051). Throws `error.my.games.full`. */
export async function starGame(
  database: OpenDatabase,
  star: { playerId: number; lobbyPageType: string; gameId: string; addedAt: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    const lobby = inLobby(star.playerId, star.lobbyPageType);
    const [kept] = await tx.select({ games: count() }).from(myGames).where(lobby);
    if ((kept?.games ?? 0) >= MOST_STARRED) {
      throw new PlatformError(
        409,
        'error.my.games.full',
        `A list holds ${MOST_STARRED} games: remove one before adding another.`,
      );
    }
    await tx.insert(myGames).values(star).onConflictDoNothing();
  });
}

/** Removes a favourite; a no-op without one (API-052). */
export async function unstarGame(
  queries: Queries,
  star: { playerId: number; lobbyPageType: string; gameId: string },
): Promise<void> {
  await queries
    .delete(myGames)
    .where(and(inLobby(star.playerId, star.lobbyPageType), eq(myGames.gameId, star.gameId)));
}

function inLobby(playerId: number, lobbyPageType: string) {
  return and(eq(myGames.playerId, playerId), eq(myGames.lobbyPageType, lobbyPageType));
}
