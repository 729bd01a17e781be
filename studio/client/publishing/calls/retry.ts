import { ApiError } from '../../api/call';

/** Nothing answered, or something between the studio and the content service did: the outcome of a write is unknown then. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

const mostMs = 5_000;
const attempts = 40;

/** Reads again for some minutes while the content service is out. For react-query. */
export const retried = {
  retry: (failures: number, error: Error) => isOutage(error) && failures < attempts,
  retryDelay: (failures: number) => delayMs(failures),
} as const;

/**
 * Calls until there is an answer.
 *
 * @param wait milliseconds
 * @throws what the call throws when that is no outage, and the last outage after some minutes
 */
export async function untilAnswered<T>(read: () => Promise<T>, wait: Wait = waitMs): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await read();
    } catch (error) {
      if (!isOutage(error) || failures >= attempts) throw error;
      await wait(delayMs(failures));
    }
  }
}

export type Wait = (ms: number) => Promise<void>;

export const waitMs: Wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function delayMs(failures: number): number {
  return Math.min(500 * 2 ** failures, mostMs);
}
