import { and, desc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { PlatformPopularity } from '../../../schemas/generated/types';
import type { Queries, Transaction } from '../database/database';
import { gamePlays, roundWins } from '../database/tables/play';
import { DAY, HOUR } from './activity';
import type { PlayEvent } from './play-event';

const POPULAR_DAYS = 7;
const HOT_HOURS = 24;
const ROWS = 200;

/** Counts settled rounds by site, game and day. */
export async function projectPlays(tx: Transaction, events: readonly PlayEvent[]): Promise<void> {
  const plays = new Map<string, typeof gamePlays.$inferInsert>();
  for (const { kind, siteId, gameId, at } of events) {
    if (kind === 'corrected') continue;
    const day = dayOf(at.getTime());
    const key = `${siteId} ${gameId} ${day}`;
    const rounds = (plays.get(key)?.rounds ?? 0) + (kind === 'settled' ? 1 : -1);
    plays.set(key, { siteId, gameId, day, rounds });
  }
  const rows = [...plays].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  if (rows.length === 0) return;
  await tx
    .insert(gamePlays)
    .values(rows)
    .onConflictDoUpdate({
      target: [gamePlays.siteId, gamePlays.gameId, gamePlays.day],
      set: { rounds: sql`${gamePlays.rounds} + excluded.rounds` },
    });
}

/** The most played games of a site, with their rounds of the last days and wins of the last day. */
export async function readPopularity(
  queries: Queries,
  siteId: number,
  now: number,
): Promise<PlatformPopularity> {
  const rounds = sql<number>`sum(${gamePlays.rounds})`.mapWith(Number);
  const [played, wins] = await Promise.all([
    queries
      .select({ gameId: gamePlays.gameId, rounds })
      .from(gamePlays)
      .where(and(eq(gamePlays.siteId, siteId), gt(gamePlays.day, dayOf(now - POPULAR_DAYS * DAY))))
      .groupBy(gamePlays.gameId)
      .having(gt(rounds, 0))
      .orderBy(desc(rounds), gamePlays.gameId)
      .limit(ROWS),
    queries
      .select({ gameId: roundWins.gameId, wins: sql`count(*)`.mapWith(Number) })
      .from(roundWins)
      .where(
        and(
          eq(roundWins.siteId, siteId),
          gte(roundWins.won, 1),
          gt(roundWins.at, new Date(now - HOT_HOURS * HOUR)),
          lte(roundWins.at, new Date(now)),
        ),
      )
      .groupBy(roundWins.gameId),
  ]);
  const recentWins = new Map(wins.map((row) => [row.gameId, row.wins]));
  return {
    games: played.map((game) => ({ ...game, recentWins: recentWins.get(game.gameId) ?? 0 })),
  };
}

/** `2026-11-21`, in UTC. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
