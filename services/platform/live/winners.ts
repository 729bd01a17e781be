import { and, desc, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PlatformWinners } from '../../../schemas/generated/types';
import { hashSecret } from '../../process/secret';
import type { Queries, Transaction } from '../database/database';
import { players } from '../database/tables/players';
import { roundWins } from '../database/tables/play';
import type { Game } from '../reference-data/data';
import { HOUR } from './activity';
import { maskNickname } from './nicknames';
import type { PlayEvent } from './play-event';

const ROWS = 20;

export type Winner = PlatformWinners[number];
type Win = typeof roundWins.$inferInsert;

/** Adds wins of rounds. A correction may arrive before its original: the sum is the same. */
export async function projectWins(tx: Transaction, events: readonly PlayEvent[]): Promise<void> {
  const wins = new Map<string, Win>();
  for (const { roundId, siteId, playerId, gameId, currency, won, at } of events) {
    if (won === 0) continue;
    const sum = wins.get(roundId);
    const latest = sum && sum.at > at ? sum.at : at;
    wins.set(roundId, {
      ...{ id: roundId, siteId, playerId, gameId, currency },
      won: won + (sum?.won ?? 0),
      at: latest,
    });
  }
  await addWins(tx, [...wins.values()]);
}

/** Adds wins; amounts of existing ones are summed up. */
export async function addWins(tx: Transaction, wins: readonly Win[]): Promise<void> {
  if (wins.length === 0) return;
  // A consistent locking order prevents deadlocks.
  const sorted = [...wins].sort((one, other) => (one.id < other.id ? -1 : 1));
  await tx
    .insert(roundWins)
    .values(sorted)
    .onConflictDoUpdate({
      target: roundWins.id,
      set: {
        won: sql`${roundWins.won} + excluded.won`,
        at: sql`greatest(${roundWins.at}, excluded.at)`,
      },
    });
}

export interface WinnersQuery {
  siteId: number;
  currency: string;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The latest wins of a site in a currency, newest first (WIN-04). */
export function latestWinners(
  queries: Queries,
  query: WinnersQuery,
  games: readonly Game[],
): Promise<Winner[]> {
  return winners(queries, query, games, [], desc(roundWins.at));
}

/** The biggest wins of the last hours, biggest first (WIN-03). */
export function topWinners(
  queries: Queries,
  query: WinnersQuery,
  games: readonly Game[],
  hours: number,
): Promise<Winner[]> {
  const since = gt(roundWins.at, new Date(query.now - hours * HOUR));
  return winners(queries, query, games, [since], desc(roundWins.won));
}

async function winners(
  queries: Queries,
  { siteId, currency, now }: WinnersQuery,
  games: readonly Game[],
  conditions: readonly SQL[],
  order: SQL,
): Promise<Winner[]> {
  const rows = await queries
    .select({ win: roundWins, firstName: players.firstName })
    .from(roundWins)
    .innerJoin(players, eq(players.playerId, roundWins.playerId))
    .where(
      and(
        eq(roundWins.siteId, siteId),
        eq(roundWins.currency, currency),
        gte(roundWins.won, 1),
        lte(roundWins.at, new Date(now)),
        ...conditions,
      ),
    )
    .orderBy(order, desc(roundWins.at), roundWins.id)
    .limit(ROWS);
  return rows.flatMap(({ win, firstName }) => {
    const game = games.find(({ gameId }) => gameId === win.gameId);
    // Games removed from the catalogue are skipped.
    if (game === undefined) return [];
    return [
      {
        id: publicId(siteId, win.id),
        gameId: game.gameId,
        gameName: game.name,
        gameProvider: game.provider,
        gameSubProvider: game.subProvider,
        gameType: game.gameType,
        // Pictures come from the content service, which knows the game by id.
        images: [],
        nickname: maskNickname(firstName),
        amount: win.won,
        currency,
        wonAt: win.at.toISOString(),
      },
    ];
  });
}

/** Public id of a win, which does not reveal the player's round. */
function publicId(siteId: number, id: string): string {
  return `${siteId}-${hashSecret(id).slice(0, 22)}`;
}
