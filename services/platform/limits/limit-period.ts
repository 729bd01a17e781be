import { DAY } from '../live/activity';
import type { LimitPeriod } from '../database/tables/limits';

/** LIMIT-03, in milliseconds; a month is thirty days. */
export const PERIOD_LENGTH: Record<LimitPeriod, number> = { D: DAY, W: 7 * DAY, M: 30 * DAY };

/** The period of a limit that holds a moment: periods follow one another from the moment the limit was set. */
export function periodAt(
  period: LimitPeriod,
  limitStartedAt: number,
  now: number,
): { startedAt: number; resetAt: number } {
  const length = PERIOD_LENGTH[period];
  const startedAt = limitStartedAt + Math.max(0, Math.floor((now - limitStartedAt) / length)) * length;
  return { startedAt, resetAt: startedAt + length };
}
