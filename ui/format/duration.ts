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
  const key = `${tag} ${unit} ${value}`;
  const label = labels.get(key) ?? makeLabel(value, unit, tag);
  if (labels.size >= maxLabels) labels.clear();
  labels.set(key, label);
  return label;
}

const maxLabels = 10_000;
const labels = new Map<string, string>();

function makeLabel(value: number, unit: DurationUnit, tag: string): string {
  const label = formatOf(tag, { style: 'unit', unit, unitDisplay: 'short' })
    .formatToParts(value)
    .filter(({ type }) => type === 'unit')
    .map((part) => part.value.trim())
    .join('');
  return label || unit;
}

/** Two digits in the numerals of the language, so that a running clock keeps its width. */
export function clockDigits(value: number, tag: string): string {
  return formatOf(tag, { minimumIntegerDigits: 2, useGrouping: false }).format(value);
}

/** To make a format takes longer than to render a block. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${options.unit ?? ''}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return format;
}
