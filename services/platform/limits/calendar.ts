import { Temporal } from 'temporal-polyfill';
import type { LimitPeriod } from '../database/tables/limits';

/** A calendar day, week or month. */
export interface CalendarPeriod {
  /** Its first day: `2026-11-21`. */
  firstDay: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** When the next one begins; milliseconds since the epoch. */
  resetAt: number;
}

/** The current periods (LIMIT-03). The day's `firstDay` is the day itself. */
export type Calendar = Record<LimitPeriod, CalendarPeriod>;

const latest = new Map<string, Calendar>();

/**
 * Day, week (from Monday) and month of a time zone at a time. Days may be shorter or longer than 24 hours at clock changes.
 *
 * @param now milliseconds since the epoch
 * @param timeZone IANA name; throws a RangeError for an unknown one
 */
export function calendarAt(now: number, timeZone: string): Calendar {
  const stored = latest.get(timeZone);
  // Cached: every stake needs it, and it is constant for a day.
  if (stored !== undefined && stored.D.startedAt <= now && now < stored.D.resetAt) return stored;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const first = today.with({ day: 1 });
  const period = (from: Temporal.PlainDate, to: Temporal.PlainDate): CalendarPeriod => ({
    firstDay: from.toString(),
    startedAt: from.toZonedDateTime(timeZone).epochMilliseconds,
    resetAt: to.toZonedDateTime(timeZone).epochMilliseconds,
  });
  const calendar = {
    D: period(today, today.add({ days: 1 })),
    W: period(monday, monday.add({ weeks: 1 })),
    M: period(first, first.add({ months: 1 })),
  };
  latest.set(timeZone, calendar);
  return calendar;
}
