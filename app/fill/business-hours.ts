import type { ContactContent, ContactLive } from '../../schemas/generated/types';
import { dayOf, nextDay, timeOnDay } from '../../ui/format/zone-day';

type Hours = NonNullable<ContactContent['hours']>;

/** Weekdays in the order of `Date.getUTCDay`. */
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Longer than any page is cached; a week includes the next opening whatever the hours. */
const daysAhead = 8;

/**
 * Support hours from now on: the start is included, the end is not (AMB-53). Adjoining periods are merged.
 * @param closedDays `2026-12-25`; periods that begin on such a day are left out, one from the evening before
 *   continues
 * @param now milliseconds
 */
export function openingsFrom(
  hours: Hours,
  closedDays: readonly string[],
  now: number,
  timeZone: string,
): ContactLive['openings'] {
  const stretches: { from: number; to: number }[] = [];
  // Starts yesterday: a period may run past midnight.
  let day = dayOf(now - 86_400_000, timeZone);
  for (let count = 0; count < daysAhead + 1; count += 1, day = nextDay(day)) {
    if (closedDays.includes(day)) continue;
    const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
    for (const { day: name, opens, closes } of hours)
      if (name === weekday)
        stretches.push({
          from: timeOnDay(day, opens, timeZone),
          to: timeOnDay(closes <= opens ? nextDay(day) : day, closes, timeZone),
        });
  }
  return joined(stretches)
    .filter(({ to }) => to > now)
    .map(({ from, to }) => ({ from: new Date(from).toISOString(), to: new Date(to).toISOString() }));
}

function joined(stretches: { from: number; to: number }[]): { from: number; to: number }[] {
  const list: { from: number; to: number }[] = [];
  for (const stretch of stretches.sort((a, b) => a.from - b.from)) {
    const last = list.at(-1);
    if (last && stretch.from <= last.to) last.to = Math.max(last.to, stretch.to);
    else list.push({ ...stretch });
  }
  return list;
}
