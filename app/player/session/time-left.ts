import { type Duration, splitDuration } from '../../../ui/format/duration';

/** A localised duration, from days down to minutes: `2 days, 5 hours, 10 minutes`. */
export function timeLeft(milliseconds: number, tag: string): string {
  return inWords(splitDuration(milliseconds), tag);
}

/** The same in hours and minutes only, for comparisons: `40 hours, 30 minutes`. @param minutes a whole number */
export function hoursAndMinutes(minutes: number, tag: string): string {
  return inWords({ day: 0, hour: Math.floor(minutes / 60), minute: minutes % 60 }, tag);
}

function inWords(duration: Omit<Duration, 'second'>, tag: string): string {
  const parts = (['day', 'hour', 'minute'] as const)
    .filter((unit) => duration[unit] > 0)
    .map((unit) => unitText(duration[unit], unit, tag));
  return new Intl.ListFormat(tag, { type: 'unit', style: 'long' }).format(
    parts.length > 0 ? parts : [unitText(0, 'minute', tag)],
  );
}

function unitText(value: number, unit: keyof Duration, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
