import { Temporal } from 'temporal-polyfill';

/** Local time in a market. */
interface WallTime {
  /** `YYYY-MM-DDTHH:mm` */
  readonly local: string;
  /** Such as `GMT+2`. */
  readonly offset: string;
}

/** A moment entered as local time. */
export interface Moment {
  /** ISO 8601, UTC. */
  readonly instant: string;
  /** `skipped`: the time does not exist due to a clock change; `twice`: it exists twice, and `other` is the other one. */
  readonly change: 'none' | 'skipped' | 'twice';
  readonly other: string | undefined;
}

/** Earlier years occur while a later one is typed. */
const firstYear = 1970;

/** The local time of a stored moment; undefined if invalid. */
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

/** The moment of a local time; undefined while incomplete. */
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

/** A date without a time begins at midnight; a time without an offset is in the market's time zone. */
function instantOf(stored: string, timeZone: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(stored);
  } catch {
    return Temporal.PlainDateTime.from(stored).toZonedDateTime(timeZone).toInstant();
  }
}
