import { DAY, MINUTE } from '../live/activity';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * MINUTE;

/** Milliseconds until the next attempt by number of failures: 5 s, 20 s, 80 s, 5 min, then every 15 minutes. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (attempts - 1));
}

/** How long a message is worth sending: as long as its code or link is valid, otherwise a day. */
export function lifetimeOf(values: Readonly<Record<string, string>>): number {
  const minutes = Number(values['minutes']);
  return minutes > 0 ? minutes * MINUTE : DAY;
}
