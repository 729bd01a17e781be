import type { Bounds } from './field-rules';

/** True if a number lies within bounds, both inclusive; a missing bound does not limit it. */
export function isWithin(value: number, { min, max }: Bounds<number>): boolean {
  return value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

/** Both bounds as errors contain them; null for a missing one. */
export function endsOf({ min, max }: Bounds<unknown>) {
  return { min: min ?? null, max: max ?? null };
}

/** `must be between 1 and 5`, `must be at least 1`, `must be at most 5` */
export function boundsInWords({ min, max }: Bounds<string | number>): string {
  const hasMin = min !== undefined && min !== null;
  const hasMax = max !== undefined && max !== null;
  if (hasMin && hasMax) return `must be between ${min} and ${max}`;
  return hasMin ? `must be at least ${min}` : `must be at most ${max}`;
}
