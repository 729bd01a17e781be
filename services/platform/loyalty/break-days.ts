import type { Restriction, RestrictionKind } from '../database/tables/restrictions';
import { DAY } from '../live/activity';
import { endOf } from '../players/restrictions';

/** Protective restrictions, during which a level does not expire, so that a break costs no level. */
const BREAKS: readonly RestrictionKind[] = ['time-out', 'self-exclusion', 'register-exclusion'];

/** Whole days of breaks between two times, in milliseconds; overlapping ones count once. */
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
