import type { Restriction, RestrictionKind } from '../database/tables/restrictions';
import { DAY } from '../live/activity';
import { endOf } from '../players/restrictions';

/** Restrictions that protect a player: a level does not age under them, so that nobody pays for a break with one. */
const BREAKS: readonly RestrictionKind[] = ['time-out', 'self-exclusion', 'register-exclusion'];

/** Whole days of breaks between two moments, in milliseconds; those that overlap count once. */
export function breakDays(restrictions: readonly Restriction[], from: number, to: number): number {
  const breaks = restrictions
    .filter(({ kind }) => BREAKS.includes(kind))
    .map((each) => ({ start: each.setAt.getTime(), end: Math.min(endOf(each) ?? to, to) }))
    .sort((one, other) => one.start - other.start);
  let [sum, counted] = [0, from];
  for (const { start, end } of breaks) {
    sum += Math.max(0, end - Math.max(start, counted));
    counted = Math.max(counted, end);
  }
  return Math.floor(sum / DAY);
}
