import type { PlatformDataTournaments } from '../../../schemas/generated/types';
import { DAY, MINUTE } from './activity';

/** A recurring tournament as data (`data/tournaments.json`). Money in euro cents, times in UTC. */
export interface Tournament {
  tournamentId: string;
  /** Defaults to every site. */
  siteIds?: number[];
  series: {
    /** ISO weekdays (Monday is 1) on which a window starts. */
    startDays: number[];
    /** `HH:MM`. */
    startTime: string;
    durationMinutes: number;
    /** How long the result is shown before the next window is announced. */
    showResultsMinutes: number;
  };
  prizePool: number;
  /** Share of the pool by rank, in per mille; lower ranks win nothing. */
  prizeShares: number[];
  /** Eligible games; all types of the category by default. */
  games: Pick<PlatformDataTournaments[number]['games'], 'category' | 'gameTypes'>;
  /** Points for stakes or wins in settled rounds. */
  scoring: { per: 'stake' | 'win'; pointsPerEuro: number };
}

export type TournamentStatus = 'upcoming' | 'running' | 'finished';

/** One window of a series, in milliseconds since the epoch. */
export interface TournamentWindow {
  status: TournamentStatus;
  startsAt: number;
  endsAt: number;
}

/**
 * The relevant window of a series at a time: the running one; else the last one while its result is shown; else
 * the next one. So every tournament is current at any time.
 */
export function windowAt({ series }: Tournament, time: number): TournamentWindow {
  const length = series.durationMinutes * MINUTE;
  const starts = startsAround(series, time);
  const previous = starts.findLast((start) => start <= time);
  const next = starts.find((start) => start > time);
  if (previous !== undefined && time < previous + length) {
    return { status: 'running', startsAt: previous, endsAt: previous + length };
  }
  if (previous !== undefined && time < previous + length + series.showResultsMinutes * MINUTE) {
    return { status: 'finished', startsAt: previous, endsAt: previous + length };
  }
  if (next === undefined)
    throw new Error('A series without start days has no window; the data schema asks for one.');
  return { status: 'upcoming', startsAt: next, endsAt: next + length };
}

/** The running window at a time, if any. */
export function runningWindow(tournament: Tournament, time: number): TournamentWindow | undefined {
  const window = windowAt(tournament, time);
  return window.status === 'running' ? window : undefined;
}

/** Throws when two windows of a series would overlap. */
export function assertSeries(tournament: Tournament): void {
  const { series, tournamentId } = tournament;
  const starts = startsAround(series, 0);
  const length = series.durationMinutes * MINUTE;
  const overlaps = starts.some((start, i) => {
    const following = starts[i + 1];
    return following !== undefined && following < start + length;
  });
  if (overlaps) {
    throw new Error(
      `Tournament ${tournamentId} starts again before it ends: shorten it or drop a start day.`,
    );
  }
}

/** All starts from eight days before to eight days after a time, in order. */
function startsAround(series: Tournament['series'], time: number): number[] {
  const today = Math.floor(time / DAY) * DAY;
  const [hours = 0, minutes = 0] = series.startTime.split(':').map(Number);
  return Array.from({ length: 17 }, (_, i) => today + (i - 8) * DAY)
    .filter((day) => series.startDays.includes(isoWeekday(day)))
    .map((day) => day + (hours * 60 + minutes) * MINUTE);
}

function isoWeekday(time: number): number {
  return new Date(time).getUTCDay() || 7;
}
