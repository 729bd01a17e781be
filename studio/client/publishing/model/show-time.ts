/**
 * A moment as the clocks of a time zone show it, with the name of the zone.
 *
 * @param moment ISO 8601
 * @param withSeconds tells moments of one minute apart
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
