/** A duration in whole seconds, localised. @param leftMs milliseconds */
export function secondsText(leftMs: number, tag: string): string {
  const seconds = Math.ceil(leftMs / 1_000);
  return new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(seconds);
}
