import { Temporal } from 'temporal-polyfill';
import type { PlatformStatements } from '../../../schemas/generated/types';

/** A calendar month or year, with the same boundaries as limits: midnight of its time zone. */
export interface StatementPeriod {
  /** `2026-10` or `2026`. */
  name: string;
  /** Milliseconds since the epoch. */
  from: number;
  /** Start of the next one; milliseconds since the epoch. */
  to: number;
}

/** Part of a period, such as a day, with its start. */
export interface PeriodPart {
  /** `2026-10-31` or `2026-10`. */
  name: string;
  from: number;
}

/** The period with a name. Throws a RangeError for an invalid one. */
export function periodOf(name: string, timeZone: string): StatementPeriod {
  const isYear = name.length === 4;
  const first = Temporal.PlainDate.from(isYear ? `${name}-01-01` : `${name}-01`);
  const next = first.add(isYear ? { years: 1 } : { months: 1 });
  return { name, from: startOf(first, timeZone), to: startOf(next, timeZone) };
}

/** The days of a month, or the months of a year, in order. */
export function partsOf({ name }: StatementPeriod, timeZone: string): PeriodPart[] {
  const isYear = name.length === 4;
  const first = Temporal.PlainDate.from(isYear ? `${name}-01-01` : `${name}-01`);
  const count = isYear ? 12 : first.daysInMonth;
  return Array.from({ length: count }, (_, index) => {
    const date = first.add(isYear ? { months: index } : { days: index });
    return {
      name: isYear ? monthName(date) : date.toString(),
      from: startOf(date, timeZone),
    };
  });
}

/** All months and years between two times, newest first. Both in milliseconds. */
export function periodsBetween(first: number, last: number, timeZone: string): PlatformStatements {
  const until = monthAt(last, timeZone);
  const months: string[] = [];
  for (
    let month = monthAt(first, timeZone);
    Temporal.PlainDate.compare(month, until) <= 0;
    month = month.add({ months: 1 })
  )
    months.unshift(monthName(month));
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return { timeZone, months, years };
}

function monthAt(time: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(time)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .with({ day: 1 });
}

function monthName(date: Temporal.PlainDate): string {
  return date.toString().slice(0, 7);
}

function startOf(date: Temporal.PlainDate, timeZone: string): number {
  return date.toZonedDateTime(timeZone).epochMilliseconds;
}
