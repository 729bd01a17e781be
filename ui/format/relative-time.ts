const formats = new Map<string, Intl.RelativeTimeFormat>();

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * A time as its distance from now: "in 3 hours", "2 min. ago", and "now" below a minute.
 *
 * @param time milliseconds
 * @param now milliseconds
 */
export function relativeTime(
  time: number,
  now: number,
  options: { tag: string; style?: Intl.RelativeTimeFormatStyle },
): string {
  const style = options.style ?? 'long';
  const distance = time - now;
  const [unit, milliseconds] = steps.find(([, size]) => Math.abs(distance) >= size) ?? ['second', Infinity];
  const value = Math.trunc(distance / milliseconds);
  // "in 1 day" stays: "tomorrow" would be wrong for 40 hours from now.
  const numeric = value === 0 ? 'auto' : 'always';
  const key = `${options.tag} ${style} ${numeric}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.RelativeTimeFormat(options.tag, { style, numeric });
    formats.set(key, format);
  }
  // A distance of zero must not become "-0".
  return format.format(value === 0 ? 0 : value, unit);
}
