import activitySettings from '../../../schemas/platform/request-activity-settings.schema.json';
import type { PlatformRequestActivitySettings } from '../../../schemas/generated/types';
import type { PlayerActivity } from '../database/tables/activity';
import { MINUTE } from '../live/activity';

/** A period that a player may choose: minutes between two reality checks, or null for none. */
export type Period = PlatformRequestActivitySettings['period'];

/** LIMIT-22: minutes, for players who have not chosen. */
export const defaultPeriod = activitySettings.properties.period.default;

/** The choice of a player, if any, as it is stored. */
type Choice = Pick<PlayerActivity, 'period' | 'periodSetAt'> | undefined;

/**
 * Minutes between two reality checks; null without any.
 *
 * @param maximum the longest time that the law allows between two; null where it does not demand any
 */
export function periodInForce(choice: Choice, maximum: number | null): number | null {
  const chosen = choice?.periodSetAt ? choice.period : defaultPeriod;
  return maximum === null ? chosen : Math.min(chosen ?? maximum, maximum);
}

/** Whether the law lets a player choose a period: one that is longer, or none, is not enough for it. */
export function mayChoose(period: Period, maximum: number | null): boolean {
  return maximum === null || (period !== null && period <= maximum);
}

/** When an answer of the player last started the time to the next reality check; undefined of one who has never answered. */
export type Answered = Pick<PlayerActivity, 'resetAt' | 'continuedAt'> | undefined;

/** The start of the time to the next reality check: the sign-in, or the last answer if that is later. */
export function timerStart(signedInAt: Date, answered: Answered): number {
  return Math.max(
    signedInAt.getTime(),
    answered?.resetAt?.getTime() ?? 0,
    answered?.continuedAt?.getTime() ?? 0,
  );
}

/** Whole minutes until the next reality check: zero or less once it is due. @param now milliseconds, as all times */
export function minutesRemaining(period: number, startedAt: number, now: number): number {
  // Without a negative zero.
  return Math.ceil((startedAt + period * MINUTE - now) / MINUTE) + 0;
}
