import { setTimeout as wait } from 'node:timers/promises';

/** serialization_failure and deadlock_detected: the same work may succeed when it is done again. */
const TRANSIENT = new Set(['40001', '40P01']);
const FIRST_PAUSE_MS = 4;
const LONGEST_PAUSE_MS = 250;

/** The SQLSTATE of an error, which drizzle wraps with the engine's own error as the cause. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

/** Whether a transaction failed only because it met another one. */
export function isTransient(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && TRANSIENT.has(state);
}

/** Whether an insert met a row that is already there. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** Waits before another try, longer each time and by a random share, so that two rivals do not meet again. */
export async function pauseBefore(tries: number): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
  await wait(longest * Math.random());
}
