import {
  type CourseModel,
  lengthMinutes,
  meanScores,
  type Score,
  setChance,
  type Side,
  type Strengths,
} from './score';
import { type Draws, poissonDraw } from './draws';

/** One goal, point or set. */
export interface Scored {
  /** Minutes since the start, breaks included. */
  at: number;
  side: Side;
}

/** All scores of a match in order of time, and its end. */
export interface Course {
  scored: readonly Scored[];
  /** Minutes since the start. */
  endsAt: number;
}

/** Clock of a running match. */
export interface Clock {
  /** Period, counted from 1. */
  period: number;
  /** Minutes played without breaks; null if the sport has no clock. */
  minute: number | null;
  isBreak: boolean;
}

/** Simulates a whole match, from the same strengths as its odds. */
export function courseOf(model: CourseModel, strengths: Strengths, draws: Draws): Course {
  return model.kind === 'sets'
    ? courseOfSets(model, strengths, draws)
    : courseOfGoals(model, strengths, draws);
}

function courseOfGoals(model: CourseModel & { kind: 'goals' }, strengths: Strengths, draws: Draws): Course {
  const mean = meanScores(model, strengths);
  const played = model.periods * model.periodMinutes;
  const scored = (['home', 'away'] as const)
    .flatMap((side) =>
      Array.from({ length: poissonDraw(mean[side], draws) }, (): Scored => ({
        at: withBreaks(model, draws() * played),
        side,
      })),
    )
    .sort((one, other) => one.at - other.at);
  const endsAt = lengthMinutes(model);
  const { home, away } = scoreAt({ scored, endsAt }, Infinity);
  // Where a draw is impossible, the last point decides.
  const last: Scored[] =
    !model.draw && home === away ? [{ at: endsAt - 0.1, side: draws() < 0.5 ? 'home' : 'away' }] : [];
  return { scored: [...scored, ...last], endsAt };
}

function courseOfSets(model: CourseModel & { kind: 'sets' }, strengths: Strengths, draws: Draws): Course {
  const chance = setChance(strengths);
  const scored: Scored[] = [];
  const sets: Score = { home: 0, away: 0 };
  while (Math.max(sets.home, sets.away) < model.setsToWin) {
    const side: Side = draws() < chance ? 'home' : 'away';
    sets[side] += 1;
    scored.push({ at: (sets.home + sets.away) * model.setMinutes, side });
  }
  return { scored, endsAt: scored.length * model.setMinutes };
}

/** Score after a number of minutes since the start. */
export function scoreAt({ scored }: Course, minutes: number): Score {
  const score: Score = { home: 0, away: 0 };
  for (const { at, side } of scored) if (at <= minutes) score[side] += 1;
  return score;
}

/** Minutes since the last score; Infinity if there is none. */
export function sinceScored({ scored }: Course, minutes: number): number {
  const last = scored.filter(({ at }) => at <= minutes).at(-1);
  return last === undefined ? Infinity : minutes - last.at;
}

/** @param minutes since the start, breaks included */
export function clockAt(model: CourseModel, minutes: number): Clock {
  if (model.kind === 'sets')
    return { period: Math.floor(minutes / model.setMinutes) + 1, minute: null, isBreak: false };
  const { periods, periodMinutes, breakMinutes } = model;
  const index = Math.min(Math.floor(minutes / (periodMinutes + breakMinutes)), periods - 1);
  const into = minutes - index * (periodMinutes + breakMinutes);
  return {
    period: index + 1,
    minute: Math.floor(index * periodMinutes + Math.min(into, periodMinutes)),
    isBreak: into > periodMinutes,
  };
}

/** Remaining share of the playing time, from 1 to 0. */
export function timeLeft(model: CourseModel & { kind: 'goals' }, minutes: number): number {
  const { periods, periodMinutes, breakMinutes } = model;
  const index = Math.min(Math.floor(Math.max(minutes, 0) / (periodMinutes + breakMinutes)), periods - 1);
  const into = Math.min(Math.max(minutes, 0) - index * (periodMinutes + breakMinutes), periodMinutes);
  return Math.max(0, 1 - (index * periodMinutes + into) / (periods * periodMinutes));
}

function withBreaks(
  { periodMinutes, breakMinutes }: CourseModel & { kind: 'goals' },
  played: number,
): number {
  return played + Math.floor(played / periodMinutes) * breakMinutes;
}
