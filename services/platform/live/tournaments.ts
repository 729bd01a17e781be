import { DAY, HOUR } from './activity';
import type { PlatformData, Site } from '../reference-data/data';
import { fromEuro, type Money } from './money';
import { screenName } from './nicknames';
import { keyOf, uniform } from './random';
import { windowAt, type Tournament, type TournamentStatus, type TournamentWindow } from './series';

export interface LeaderboardRow {
  rank: number;
  nickname: string;
  points: number;
  prize: Money | null;
}

/** A tournament at a moment (API-126, API-127); its leaderboard is empty before the start. */
export interface TournamentReading {
  tournamentId: string;
  status: TournamentStatus;
  startsAt: string;
  endsAt: string;
  prizePool: Money;
  entrants: number;
  leaderboard: LeaderboardRow[];
  updatedAt: string;
}

const ROWS = 20;
/** Players who are simulated; the rest of the field never comes near the leaderboard. */
const CONTENDERS = 60;

/** A tournament of a site at a moment. While it runs, points only grow; after its end they are final. */
export function tournamentAt(
  seed: string,
  tournament: Tournament,
  site: Site,
  data: Pick<PlatformData, 'currencies' | 'names'>,
  time: number,
): TournamentReading {
  const window = windowAt(tournament, time);
  const currency = site.currencies[0];
  const money = (cents: number): Money => ({ amount: fromEuro(cents, currency, data.currencies), currency });
  const key = keyOf(seed, 'tournament', tournament.tournamentId, site.siteId, window.startsAt);
  const played = Math.min(time, window.endsAt);
  return {
    tournamentId: tournament.tournamentId,
    status: window.status,
    startsAt: new Date(window.startsAt).toISOString(),
    endsAt: new Date(window.endsAt).toISOString(),
    prizePool: money(tournament.prizePool),
    entrants: entrantsAt(key, tournament, window, played),
    leaderboard: standings(key, tournament, window, played).map(({ contender, points }, i) => ({
      rank: i + 1,
      nickname: screenName(data.names, key, contender),
      points,
      prize: prizeOf(tournament, i, money),
    })),
    updatedAt: new Date(played).toISOString(),
  };
}

function prizeOf(tournament: Tournament, place: number, money: (cents: number) => Money): Money | null {
  const share = tournament.prizeShares[place];
  return share === undefined ? null : money(Math.floor((tournament.prizePool * share) / 1000));
}

/** Players join from the announcement until the end, most of them early. */
function entrantsAt(key: number, tournament: Tournament, window: TournamentWindow, time: number): number {
  const announced = window.startsAt - Math.min(3 * DAY, 4 * (window.endsAt - window.startsAt));
  const share = Math.max(0, (time - announced) / (window.endsAt - announced));
  const field = tournament.entrants * (0.85 + 0.3 * uniform(key));
  return Math.floor(field * Math.sqrt(share));
}

function standings(
  key: number,
  tournament: Tournament,
  window: TournamentWindow,
  time: number,
): { contender: number; points: number }[] {
  if (time <= window.startsAt) return [];
  return Array.from({ length: CONTENDERS }, (_, contender) => ({
    contender,
    points: pointsOf(keyOf(String(key), 'contender', contender), contender, tournament, window, time),
  }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.contender - b.contender)
    .slice(0, ROWS);
}

/**
 * The points of a contender. A player's total grows in sittings with breaks between them: x + sin(kx)/k never falls,
 * and stands still once per sitting. It is counted every few seconds, so players overtake each other one at a time.
 */
function pointsOf(
  key: number,
  contender: number,
  tournament: Tournament,
  window: TournamentWindow,
  time: number,
): number {
  const length = window.endsAt - window.startsAt;
  const round = 4000 + Math.floor(14_000 * uniform(key, 0));
  const counted = Math.floor((time - window.startsAt) / round) * round;
  const sittings = Math.max(2, Math.round((length / DAY) * (1.5 + 2 * uniform(key, 1))));
  const turn = 2 * Math.PI * sittings;
  const phase = 2 * Math.PI * uniform(key, 2);
  const sat = (share: number): number => share + (Math.sin(turn * share + phase) - Math.sin(phase)) / turn;
  // A field's totals fall off as a power of the place, as in real races: a few far ahead, many close together.
  const skill = ((contender + uniform(key, 3)) / CONTENDERS + 0.02) ** -0.28;
  return Math.floor(tournament.pointsPerHour * (length / HOUR) * skill * sat(counted / length));
}
