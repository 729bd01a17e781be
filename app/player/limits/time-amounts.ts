import { hoursAndMinutes } from '../session/time-left';
import type { LimitPeriod } from './limit-kinds';

const minuteMs = 60_000;

/** Units of time limits: minutes for a day, hours with one decimal for longer periods. */
const styles: Record<LimitPeriod, { unit: 'minute' | 'hour'; digits: number; ms: number }> = {
  D: { unit: 'minute', digits: 0, ms: minuteMs },
  W: { unit: 'hour', digits: 1, ms: 6 * minuteMs },
  M: { unit: 'hour', digits: 1, ms: 6 * minuteMs },
};

/** Decimals of the amounts that a player writes, and milliseconds of the smallest one. */
export const timeStyle = (period: LimitPeriod): { digits: number; ms: number } => styles[period];

/** The word for what amounts are written in, e.g. `minutes`. @param tag BCP 47 */
export function timeUnit(period: LimitPeriod, tag: string): string {
  const { unit } = styles[period];
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
  const word = format.formatToParts(10).find(({ type }) => type === 'unit');
  return word?.value.trim() ?? unit;
}

/**
 * A time in whole minutes: what is used rounded down and what is left rounded up, so that both add up to the limit.
 *
 * @param milliseconds of a time
 */
export function timeText(milliseconds: number, tag: string, round: 'down' | 'up' = 'down'): string {
  const minutes = milliseconds / minuteMs;
  return hoursAndMinutes(round === 'up' ? Math.ceil(minutes) : Math.floor(minutes), tag);
}
