import { type Duration, splitDuration } from '../../../ui/format/duration';

const units: (keyof Duration)[] = ['day', 'hour', 'minute'];

/** A length of time in words of the language, from days down to minutes: `2 days, 5 hours, 10 minutes`. */
export function timeLeft(milliseconds: number, tag: string): string {
  const duration = splitDuration(milliseconds);
  const parts = units.filter((unit) => duration[unit] > 0).map((unit) => unitText(duration[unit], unit, tag));
  return new Intl.ListFormat(tag, { type: 'unit', style: 'long' }).format(
    parts.length > 0 ? parts : [unitText(0, 'minute', tag)],
  );
}

function unitText(value: number, unit: keyof Duration, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
