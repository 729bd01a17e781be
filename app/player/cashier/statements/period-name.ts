/** Localised name of a month such as `2026-10` or a year such as `2026`. */
export function periodName(period: string, tag: string): string {
  const isYear = period.length === 4;
  const format = new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    ...(isYear ? {} : { month: 'long' }),
    timeZone: 'UTC',
  });
  return format.format(Date.parse(isYear ? `${period}-07-01T12:00:00Z` : `${period}-15T12:00:00Z`));
}

/** Localised name of a day such as `2026-10-31`. */
export function dayName(day: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${day}T12:00:00Z`));
}
