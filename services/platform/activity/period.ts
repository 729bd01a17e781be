import activitySettings from '../../../schemas/platform/request-activity-settings.schema.json';
import type { PlatformRequestActivitySettings } from '../../../schemas/generated/types';
import type { PlayerActivity } from '../database/tables/activity';
import { MINUTE } from '../live/activity';

/** A selectable period: minutes between two reality checks, or null for none. */
export type Period = PlatformRequestActivitySettings['period'];

/** LIMIT-22: default in minutes. */
export const defaultPeriod = activitySettings.properties.period.default;

/** The player's stored choice, if any. */
type Choice = Pick<PlayerActivity, 'period' | 'periodSetAt'> | undefined;

/**
 * Minutes between two reality checks; null without any.
 *
 * @param maximum longest time permitted by law; null where it requires none
 */
export function periodInForce(choice: Choice, maximum: number | null): number | null {
  const chosen = choice?.periodSetAt ? choice.period : defaultPeriod;
  return maximum === null ? chosen : Math.min(chosen ?? maximum, maximum);
}

/** True if the law permits the period: not a longer one than its maximum, nor none. */
export function mayChoose(period: Period, maximum: number | null): boolean {
  return maximum === null || (period !== null && period <= maximum);
}

/** When an answer of the player last restarted the time to the next reality check; undefined if the player has never answered. */
export type Answered = Pick<PlayerActivity, 'resetAt' | 'continuedAt'> | undefined;

/** Start of the time to the next reality check: the sign-in, or the last answer if that is later. */
export function timerStart(signedInAt: Date, answered: Answered): number {
  return Math.max(
    signedInAt.getTime(),
    answered?.resetAt?.getTime() ?? 0,
    answered?.continuedAt?.getTime() ?? 0,
  );
}

/**
 * Whole minutes until the next reality check: zero or less once it is due.
 * @param now milliseconds, like all times
 */
export function minutesRemaining(period: number, startedAt: number, now: number): number {
  // Avoids a negative zero.
  return Math.ceil((startedAt + period * MINUTE - now) / MINUTE) + 0;
}
