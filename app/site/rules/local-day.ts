const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The day of a moment in a time zone, `YYYY-MM-DD`.
 *
 * @param now milliseconds
 * @param timeZone IANA name
 */
export function localDay(now: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(now);
}
