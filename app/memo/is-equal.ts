import { isDeepStrictEqual } from 'node:util';

/** Deep equality; values nested too deep to compare count as different. */
export function isEqual(a: unknown, b: unknown): boolean {
  try {
    return a === b || isDeepStrictEqual(a, b);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
