/** A length of time in whole units, as a countdown shows it. */
export interface Duration {
  day: number;
  hour: number;
  minute: number;
  second: number;
}

export type DurationUnit = keyof Duration;

export const durationUnits: readonly DurationUnit[] = ['day', 'hour', 'minute', 'second'];

/** Splits milliseconds into days, hours, minutes and seconds; a time gone by is zero. */
export function splitDuration(milliseconds: number): Duration {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    day: Math.floor(seconds / 86_400),
    hour: Math.floor(seconds / 3600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}

/** The word beside a number of days, hours …, in the reader's language and the plural form of the number. */
export function unitLabel(value: number, unit: DurationUnit, tag: string): string {
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' });
  const label = format
    .formatToParts(value)
    .filter(({ type }) => type === 'unit')
    .map((part) => part.value.trim())
    .join('');
  return label || unit;
}

/** Two digits in the numerals of the language, so that a running clock keeps its width. */
export function clockDigits(value: number, tag: string): string {
  return new Intl.NumberFormat(tag, { minimumIntegerDigits: 2, useGrouping: false }).format(value);
}
