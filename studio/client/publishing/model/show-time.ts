/**
 * A moment in a time zone, with the zone's name.
 * @param moment ISO 8601
 * @param withSeconds distinguishes moments within a minute
 */
export function showTime(
  moment: string,
  timeZone: string,
  { withSeconds = false }: { withSeconds?: boolean } = {},
): string {
  return new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds ? { second: '2-digit' } : {}),
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(moment));
}
