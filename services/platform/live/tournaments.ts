import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { PlatformLeaderboard } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { players } from '../database/tables/players';
import { tournamentScores } from '../database/tables/play';
import type { Currencies, Site } from '../reference-data/data';
import { fromEuro, type Money } from './money';
import { maskNickname } from './nicknames';
import { type Tournament, windowAt } from './series';
import { SCORE_PER_POINT } from './tournament-scores';
import { sharedPrizeCents, tournamentTerms } from './tournament-terms';

const ROWS = 20;

/** A rank in the standings of a window. */
export interface Standing {
  playerId: number;
  firstName: string;
  currency: string;
  score: number;
  /** 1 is the leader; equal points share a rank. */
  rank: number;
}

type WindowKey = Pick<typeof tournamentScores.$inferSelect, 'tournamentId' | 'siteId' | 'startsAt'>;

/** A tournament of a site at a time: its relevant window with standings (API-126, API-127). */
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
  const sharing = playersByRank(leaders);
  return {
    tournamentId,
    status: window.status,
    startsAt: new Date(window.startsAt).toISOString(),
    endsAt: new Date(window.endsAt).toISOString(),
    prizePool: money(tournament.prizePool),
    entrants,
    terms: tournamentTerms(tournament, currency, currencies),
    leaderboard: leaders.slice(0, ROWS).map(({ firstName, score, rank }) => {
      const cents = sharedPrizeCents(tournament, rank, sharing.get(rank) ?? 1);
      return {
        rank,
        nickname: maskNickname(firstName),
        points: Math.floor(score / SCORE_PER_POINT),
        prize: cents === undefined ? null : money(cents),
      };
    }),
    updatedAt: new Date(Math.min(time, window.endsAt)).toISOString(),
  };
}

/** The best players of a window with at least one point, best first. May exceed `most`, as the last rank is included completely. */
export async function standings(queries: Queries, key: WindowKey, most: number): Promise<Standing[]> {
  const ranked = queries
    .select({
      playerId: tournamentScores.playerId,
      currency: tournamentScores.currency,
      score: tournamentScores.score,
      rank: sql`rank() over (order by ${wholePoints} desc)`.mapWith(Number).as('rank'),
    })
    .from(tournamentScores)
    .where(and(ofWindow(key), gte(tournamentScores.score, SCORE_PER_POINT)))
    .as('ranked');
  const { playerId, currency, score, rank } = ranked;
  return queries
    .select({ playerId, firstName: players.firstName, currency, score, rank })
    .from(ranked)
    .innerJoin(players, eq(players.playerId, playerId))
    .where(lte(rank, most))
    .orderBy(rank, playerId);
}

/** Ranks are based on whole points, as shown: fractions are not decisive. */
const wholePoints = sql`${tournamentScores.score} / ${sql.raw(String(SCORE_PER_POINT))}`;

/** Number of players by rank. */
export function playersByRank(standing: readonly Pick<Standing, 'rank'>[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { rank } of standing) counts.set(rank, 1 + (counts.get(rank) ?? 0));
  return counts;
}

/** A player's rank in the relevant window; undefined without a point. */
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
  const points = Math.floor(own.score / SCORE_PER_POINT);
  const isAhead = gte(tournamentScores.score, (points + 1) * SCORE_PER_POINT);
  const [ahead] = await queries
    .select({ players: sql`count(*)`.mapWith(Number) })
    .from(tournamentScores)
    .where(and(ofWindow(key), isAhead));
  return { rank: (ahead?.players ?? 0) + 1, points };
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
