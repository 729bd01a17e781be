/** How busy the house is over the day: quiet in the early morning, full in the evening (UTC). */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const PEAK = 20 * HOUR;
const SWING = 0.55;

/** Activity at a moment, around 1: from 0.45 at 08:00 UTC to 1.55 at 20:00 UTC. */
export function activity(time: number): number {
  return 1 + SWING * Math.cos(((time - PEAK) / DAY) * 2 * Math.PI);
}

/** Activity as a share of the busiest moment, from 0.29 to 1. */
export function activityShare(time: number): number {
  return activity(time) / (1 + SWING);
}

/** The sum of activity between two moments, in milliseconds at average activity. Grows with `to`, always. */
export function activityBetween(from: number, to: number): number {
  const sine = (time: number): number => Math.sin(((time - PEAK) / DAY) * 2 * Math.PI);
  return to - from + ((SWING * DAY) / (2 * Math.PI)) * (sine(to) - sine(from));
}
