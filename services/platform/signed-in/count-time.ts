import { calendarAt } from '../limits/calendar';
import { MINUTE } from '../live/activity';

/** Maximum gap between signs of activity of a present player: pages poll every 20 seconds, and open sockets are pinged every 30. */
export const LONGEST_SILENCE = MINUTE;

/** A sign of a player's activity, and the time up to which their time is counted. Milliseconds since the epoch. */
export interface Sign {
  now: number;
  /** Null for a player without counted time. */
  countedUntil: number | null;
  /** Start of the player's oldest open session; null without one. */
  signedInSince: number | null;
  timeZone: string;
}

/** Time to add to the player's calendar days, in milliseconds. */
export interface CountedTime {
  days: { day: string; signedIn: number }[];
  countedUntil: number;
}

/**
 * The time signed in since a player's last sign of activity. Pure. Time is counted once regardless of the
 * number of devices, and not after a longer gap. A clock that jumps ahead adds at most the maximum gap; one
 * that is set back counts no time twice.
 */
export function countTime({ now, countedUntil, signedInSince, timeZone }: Sign): CountedTime {
  // Clocks of processes differ slightly: counted time is not reverted.
  if (countedUntil !== null && now < countedUntil && countedUntil - now <= LONGEST_SILENCE)
    return { days: [], countedUntil };
  const from = Math.max(countedUntil ?? now, signedInSince ?? now);
  const isPresent = from < now && now - from <= LONGEST_SILENCE;
  return { days: isPresent ? daysBetween(from, now, timeZone) : [], countedUntil: now };
}

function daysBetween(from: number, to: number, timeZone: string): CountedTime['days'] {
  const days: CountedTime['days'] = [];
  for (let at = from; at < to;) {
    const { firstDay, resetAt } = calendarAt(at, timeZone).D;
    const end = Math.min(to, resetAt);
    days.push({ day: firstDay, signedIn: end - at });
    at = end;
  }
  return days;
}
