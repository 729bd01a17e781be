import { Temporal } from 'temporal-polyfill';
import type { Programme } from './programme';

/** Points of a calendar day of the player, in millionths. */
export interface PointsOfDay {
  /** `2026-11-21`. */
  day: string;
  earned: number;
}

/** A level reached by points. */
export interface ReachedLevel {
  /** 0 is the first. */
  number: number;
  /** Its last day, unless more is earned; null for one that does not end. */
  lastDay: string | null;
}

/** First day of the period whose points count on a day. */
export function periodStart({ period }: Pick<Programme, 'period'>, day: string): string {
  const date = Temporal.PlainDate.from(day);
  if (period.kind === 'calendar-year') return date.with({ month: 1, day: 1 }).toString();
  return date.subtract({ days: period.days - 1 }).toString();
}

/**
 * The level of a player. A level lasts until `lastsDays` after the last day whose points reached it, then the
 * next lower one for the same time, and so on: an inactive player steps down one level at a time.
 *
 * @param days days with points, in order
 * @param thresholds points of each level in millionths, ascending; null for one that points do not reach
 * @param today in the player's calendar
 * @param daysOfBreak days since a day on which a break prevented play: a level does not expire during breaks
 */
export function levelOf(
  programme: Pick<Programme, 'period' | 'lastsDays'>,
  days: readonly PointsOfDay[],
  thresholds: readonly (number | null)[],
  today: string,
  daysOfBreak: (since: string) => number,
): ReachedLevel {
  const lastReached = lastDays(programme, days, thresholds);
  let level: ReachedLevel = { number: 0, lastDay: null };
  for (const [reached, since] of lastReached.entries()) {
    if (since === undefined) continue;
    const aged = Temporal.PlainDate.from(since).add({ days: daysOfBreak(since) });
    for (let number = reached; number > 0; number -= 1) {
      if (thresholds[number] === null) continue;
      const steps = reached - number + 1;
      const lastDay = aged.add({ days: programme.lastsDays * steps }).toString();
      if (lastDay < today || number < level.number) continue;
      if (number > level.number || level.lastDay === null || lastDay > level.lastDay)
        level = { number, lastDay };
    }
  }
  return level;
}

/** For each level, the last day on which the points of the period reached it. */
function lastDays(
  programme: Pick<Programme, 'period'>,
  days: readonly PointsOfDay[],
  thresholds: readonly (number | null)[],
): (string | undefined)[] {
  const reached = thresholds.map((): string | undefined => undefined);
  let [sum, first] = [0, 0];
  for (const { day, earned } of days) {
    sum += earned;
    const start = periodStart(programme, day);
    for (let oldest = days[first]; oldest !== undefined && oldest.day < start; oldest = days[first]) {
      sum -= oldest.earned;
      first += 1;
    }
    if (earned === 0) continue;
    for (const [number, points] of thresholds.entries())
      if (points !== null && sum >= points) reached[number] = day;
  }
  return reached;
}
