import { isDeepStrictEqual } from 'node:util';

/** Whether two values are deeply equal; values nested too deep to be compared are not. */
export function isEqual(a: unknown, b: unknown): boolean {
  try {
    return a === b || isDeepStrictEqual(a, b);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
