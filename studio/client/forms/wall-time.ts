import { Temporal } from 'temporal-polyfill';

/** Local time in a market. */
interface WallTime {
  /** `YYYY-MM-DDTHH:mm` */
  readonly local: string;
  /** Such as `GMT+2`. */
  readonly offset: string;
}

/** A moment that somebody typed as wall time. */
export interface Moment {
  /** ISO 8601, UTC. */
  readonly instant: string;
  /** `skipped`: clocks leave this time out; `twice`: it comes two times, and `other` is the other one. */
  readonly change: 'none' | 'skipped' | 'twice';
  readonly other: string | undefined;
}

/** Earlier years are typed on the way to a later one. */
const firstYear = 1970;

/** The wall time of a stored moment; undefined when it is none. */
export function wallTimeOf(stored: string, timeZone: string): WallTime | undefined {
  try {
    const time = instantOf(stored, timeZone).toZonedDateTimeISO(timeZone);
    return {
      local: time.toPlainDateTime().toString({ smallestUnit: 'minute' }),
      offset: `GMT${time.offset}`,
    };
  } catch {
    return undefined;
  }
}

/** The moment of a wall time; undefined while it is not complete. */
export function momentOf(local: string, timeZone: string): Moment | undefined {
  let plain: Temporal.PlainDateTime;
  try {
    plain = Temporal.PlainDateTime.from(local);
  } catch {
    return undefined;
  }
  if (plain.year < firstYear) return undefined;
  const earlier = plain.toZonedDateTime(timeZone, { disambiguation: 'earlier' }).toInstant();
  const later = plain.toZonedDateTime(timeZone, { disambiguation: 'later' }).toInstant();
  if (earlier.equals(later)) return { instant: text(earlier), change: 'none', other: undefined };
  const isSkipped = !earlier.toZonedDateTimeISO(timeZone).toPlainDateTime().equals(plain);
  return isSkipped
    ? { instant: text(later), change: 'skipped', other: undefined }
    : { instant: text(earlier), change: 'twice', other: text(later) };
}

function text(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' });
}

/** A date without a time begins at midnight, and a time without an offset is the market's. */
function instantOf(stored: string, timeZone: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(stored);
  } catch {
    return Temporal.PlainDateTime.from(stored).toZonedDateTime(timeZone).toInstant();
  }
}
