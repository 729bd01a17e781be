import { hoursAndMinutes } from '../session/time-left';
import type { LimitPeriod } from './limit-kinds';

const minuteMs = 60_000;

/** Units of time limits: minutes for a day, hours with one decimal for longer periods. */
const styles: Record<LimitPeriod, { unit: 'minute' | 'hour'; digits: number; ms: number }> = {
  D: { unit: 'minute', digits: 0, ms: minuteMs },
  W: { unit: 'hour', digits: 1, ms: 6 * minuteMs },
  M: { unit: 'hour', digits: 1, ms: 6 * minuteMs },
};

/** Decimals of entered amounts, and milliseconds of the smallest one. */
export const timeStyle = (period: LimitPeriod): { digits: number; ms: number } => styles[period];

/** The name of the unit, e.g. `minutes`. @param tag BCP 47 */
export function timeUnit(period: LimitPeriod, tag: string): string {
  const { unit } = styles[period];
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
  const word = format.formatToParts(10).find(({ type }) => type === 'unit');
  return word?.value.trim() ?? unit;
}

/**
 * A duration in whole minutes: used time is rounded down and remaining time up, so that both add up to the limit.
 * @param milliseconds of a duration
 */
export function timeText(milliseconds: number, tag: string, round: 'down' | 'up' = 'down'): string {
  const minutes = milliseconds / minuteMs;
  return hoursAndMinutes(round === 'up' ? Math.ceil(minutes) : Math.floor(minutes), tag);
}
