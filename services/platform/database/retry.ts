import { setTimeout as wait } from 'node:timers/promises';

/** serialization_failure and deadlock_detected: a retry may succeed. */
const TRANSIENT = new Set(['40001', '40P01']);
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 250;

/** The SQLSTATE of an error, which drizzle wraps as the cause. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** True if a transaction failed only because of a concurrent one. */
export function isTransient(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && TRANSIENT.has(state);
}

/** True if an insert violated a unique constraint. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** Exponential backoff with jitter, so that two conflicting transactions do not collide again. */
export async function pauseBefore(tries: number): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
  await wait(longest * Math.random());
}
