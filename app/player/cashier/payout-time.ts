/** A payout time in its largest useful unit, rounded up. @param tag BCP 47 */
export function payoutTime(minutes: number, tag: string): string {
  const [value, unit] =
    minutes < 60
      ? ([Math.max(1, minutes), 'minute'] as const)
      : minutes < 48 * 60
        ? ([Math.ceil(minutes / 60), 'hour'] as const)
        : ([Math.ceil(minutes / (24 * 60)), 'day'] as const);
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
