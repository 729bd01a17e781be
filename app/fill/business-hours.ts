import type { ContactContent, ContactLive } from '../../schemas/generated/types';
import { dayOf, nextDay, timeOnDay } from '../../ui/format/zone-day';

type Hours = NonNullable<ContactContent['hours']>;

/** Weekdays as `Date.getUTCDay` counts them. */
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** A page is never kept this long; a week shows the next opening whatever the hours. */
const daysAhead = 8;

/**
 * Support hours from now on: the start belongs to a stretch, its end does not (AMB-53). Stretches that meet are one.
 *
 * @param closedDays `2026-12-25`; what begins on such a day is left out, a stretch that began the evening before runs on
 * @param now milliseconds
 */
export function openingsFrom(
  hours: Hours,
  closedDays: readonly string[],
  now: number,
  timeZone: string,
): ContactLive['openings'] {
  const stretches: { from: number; to: number }[] = [];
  // From yesterday: what began then may run past midnight.
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
