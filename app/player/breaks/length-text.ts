/** A duration as localised text: `7 days`, `6 months`. @param tag BCP 47 */
export function lengthText(value: number, unit: 'minute' | 'day' | 'month', tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
