import type { LimitPeriod } from '../database/tables/limits';
import type { LimitRow, LimitTime } from '../limits/limits';

/** A limit of time in force, in milliseconds, with the change that waits. */
export type TimeLimit = Pick<LimitRow, 'value' | 'pendingValue' | 'pendingDate' | 'awaitsConfirmation'>;

/** Milliseconds since the epoch. */
export interface TimeUp {
  /** Until when the player may not be signed in; null while there is time left. */
  shutUntil: number | null;
  /** When the first limit is used up if the player stays; null without a limit, or once one is used up. */
  upAt: number | null;
}

/**
 * Whether a player's limits of time are used up. Pure.
 *
 * @param limits those in force at the moment
 * @param used milliseconds signed in within the present periods
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

/** When a change that waits for its date alone leaves time again. Nobody confirms one while they are shut out. */
function loosenedAt({ pendingValue, pendingDate, awaitsConfirmation }: TimeLimit, used: number): number {
  if (pendingDate === null || awaitsConfirmation) return Infinity;
  return pendingValue === null || pendingValue > used ? pendingDate.getTime() : Infinity;
}
