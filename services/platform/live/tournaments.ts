import { and, desc, eq, gt, gte, lt, or, sql } from 'drizzle-orm';
import type { PlatformLeaderboard } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { players } from '../database/tables/players';
import { tournamentScores } from '../database/tables/play';
import type { Currencies, Site } from '../reference-data/data';
import { fromEuro, type Money } from './money';
import { maskNickname } from './nicknames';
import { type Tournament, windowAt } from './series';
import { SCORE_PER_POINT } from './tournament-scores';

const ROWS = 20;

/** A place in the standings of a window. */
export interface Standing {
  playerId: number;
  firstName: string;
  currency: string;
  score: number;
}

type WindowKey = Pick<typeof tournamentScores.$inferSelect, 'tournamentId' | 'siteId' | 'startsAt'>;

/** A tournament of a site at a moment: the window that matters then, and its standings (API-126, API-127). */
export async function readTournament(
  queries: Queries,
  tournament: Tournament,
  { siteId, currencies: [currency] }: Site,
  currencies: Currencies,
  time: number,
): Promise<PlatformLeaderboard> {
  const { tournamentId } = tournament;
  const window = windowAt(tournament, time);
  const money = (cents: number): Money => ({ amount: fromEuro(cents, currency, currencies), currency });
  const key = { tournamentId, siteId, startsAt: new Date(window.startsAt) };
  const [leaders, entrants] = await Promise.all([standings(queries, key, ROWS), countEntrants(queries, key)]);
  return {
    tournamentId,
    status: window.status,
    startsAt: new Date(window.startsAt).toISOString(),
    endsAt: new Date(window.endsAt).toISOString(),
    prizePool: money(tournament.prizePool),
    entrants,
    leaderboard: leaders.map(({ firstName, score }, place) => {
      const cents = prizeCents(tournament, place);
      return {
        rank: place + 1,
        nickname: maskNickname(firstName),
        points: Math.floor(score / SCORE_PER_POINT),
        prize: cents === undefined ? null : money(cents),
      };
    }),
    updatedAt: new Date(Math.min(time, window.endsAt)).toISOString(),
  };
}

/** The best players of a window with at least a point, best first. */
export async function standings(queries: Queries, key: WindowKey, most: number): Promise<Standing[]> {
  return queries
    .select({
      playerId: tournamentScores.playerId,
      firstName: players.firstName,
      currency: tournamentScores.currency,
      score: tournamentScores.score,
    })
    .from(tournamentScores)
    .innerJoin(players, eq(players.playerId, tournamentScores.playerId))
    .where(and(ofWindow(key), gte(tournamentScores.score, SCORE_PER_POINT)))
    .orderBy(desc(tournamentScores.score), tournamentScores.playerId)
    .limit(most);
}

/** Prize of a place, in cents of the base currency; the first place is 0. Undefined below the last prize. */
export function prizeCents({ prizePool, prizeShares }: Tournament, place: number): number | undefined {
  const share = prizeShares[place];
  return share === undefined ? undefined : Math.floor((prizePool * share) / 1000);
}

/** A player's place in the window that matters now; undefined without a point. */
export async function ownStanding(
  queries: Queries,
  tournament: Tournament,
  { siteId, playerId }: { siteId: number; playerId: number },
  time: number,
): Promise<PlatformLeaderboard['own']> {
  const key = {
    tournamentId: tournament.tournamentId,
    siteId,
    startsAt: new Date(windowAt(tournament, time).startsAt),
  };
  const [own] = await queries
    .select({ score: tournamentScores.score })
    .from(tournamentScores)
    .where(and(ofWindow(key), eq(tournamentScores.playerId, playerId)));
  if (own === undefined || own.score < SCORE_PER_POINT) return undefined;
  // Equal scores rank by player id, as in the standings.
  const isAhead = or(
    gt(tournamentScores.score, own.score),
    and(eq(tournamentScores.score, own.score), lt(tournamentScores.playerId, playerId)),
  );
  const [ahead] = await queries
    .select({ players: sql`count(*)`.mapWith(Number) })
    .from(tournamentScores)
    .where(and(ofWindow(key), isAhead));
  return { rank: (ahead?.players ?? 0) + 1, points: Math.floor(own.score / SCORE_PER_POINT) };
}

async function countEntrants(queries: Queries, key: WindowKey): Promise<number> {
  const [found] = await queries
    .select({ entrants: sql`count(*)`.mapWith(Number) })
    .from(tournamentScores)
    .where(and(ofWindow(key), gte(tournamentScores.score, 1)));
  return found?.entrants ?? 0;
}

function ofWindow({ tournamentId, siteId, startsAt }: WindowKey) {
  return and(
    eq(tournamentScores.tournamentId, tournamentId),
    eq(tournamentScores.siteId, siteId),
    eq(tournamentScores.startsAt, startsAt),
  );
}
