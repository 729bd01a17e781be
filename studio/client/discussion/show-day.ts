/** Formats a due date. Without a time it is the same day in every time zone. @param due ISO 8601 */
export function showDay(due: string, timeZone: string): string {
  const isDay = !due.includes('T');
  return new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: isDay ? 'UTC' : timeZone,
  }).format(new Date(due));
}
