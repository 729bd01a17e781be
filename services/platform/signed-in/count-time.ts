import { calendarAt } from '../limits/calendar';
import { MINUTE } from '../live/activity';

/** The longest silence of a player who counts as present: pages call every 20 seconds, and open sockets are pinged every 30. */
export const LONGEST_SILENCE = MINUTE;

/** A sign of a player, and how far their time is counted. Milliseconds since the epoch. */
export interface Sign {
  now: number;
  /** Null of a player who has never been counted. */
  countedUntil: number | null;
  /** When the oldest of the player's open sessions began; null without one. */
  signedInSince: number | null;
  timeZone: string;
}

/** Time to be added to the days of the player's calendar, in milliseconds. */
export interface CountedTime {
  days: { day: string; signedIn: number }[];
  countedUntil: number;
}

/**
 * The time signed in since the last sign of a player. Pure. Time counts once, however many devices give signs, and not at all after
 * a silence. A clock that jumps adds no more than the longest silence; one that is set back counts no time twice.
 */
export function countTime({ now, countedUntil, signedInSince, timeZone }: Sign): CountedTime {
  // Clocks of processes differ a little: what one of them has counted stays counted.
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
