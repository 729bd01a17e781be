import type { LimitPeriod } from '../database/tables/limits';
import type { LimitRow, LimitTime } from '../limits/limits';

/** A time limit in force, in milliseconds, with its pending change. */
export type TimeLimit = Pick<LimitRow, 'value' | 'pendingValue' | 'pendingDate' | 'awaitsConfirmation'>;

/** Milliseconds since the epoch. */
export interface TimeUp {
  /** End of the block; null while there is time left. */
  shutUntil: number | null;
  /** When the first limit is used up if the player stays signed in; null without a limit, or once one is used up. */
  upAt: number | null;
}

/**
 * Checks whether a player's time limits are used up. Pure.
 *
 * @param limits limits in force
 * @param used milliseconds signed in within the current periods
 */
export function timeUp(
  limits: Partial<Record<LimitPeriod, TimeLimit>>,
  used: Record<LimitPeriod, number>,
  { calendar, now }: LimitTime,
): TimeUp {
  let shutUntil: number | null = null;
  let upAt: number | null = null;
  for (const period of ['D', 'W', 'M'] as const) {
    const limit = limits[period];
    if (limit === undefined) continue;
    const { resetAt } = calendar[period];
    const at = now + limit.value - used[period];
    if (at <= now) shutUntil = Math.max(shutUntil ?? 0, Math.min(resetAt, loosenedAt(limit, used[period])));
    else if (at < resetAt) upAt = Math.min(upAt ?? Infinity, at);
  }
  return { shutUntil, upAt: shutUntil === null ? upAt : null };
}

/** When a pending change without confirmation grants time again. Players cannot confirm one while blocked. */
function loosenedAt({ pendingValue, pendingDate, awaitsConfirmation }: TimeLimit, used: number): number {
  if (pendingDate === null || awaitsConfirmation) return Infinity;
  return pendingValue === null || pendingValue > used ? pendingDate.getTime() : Infinity;
}
