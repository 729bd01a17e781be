/** Simulated activity over the day: low in the early morning, high in the evening (UTC). */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const PEAK = 20 * HOUR;
const SWING = 0.55;

/** Activity relative to its peak, from 0.29 at 08:00 UTC to 1 at 20:00 UTC. */
export function activityShare(time: number): number {
  return (1 + SWING * Math.cos(((time - PEAK) / DAY) * 2 * Math.PI)) / (1 + SWING);
}
