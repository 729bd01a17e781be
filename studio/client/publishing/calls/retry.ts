import { ApiError } from '../../api/call';

/** No response, or one of a proxy: the outcome of a write is then unknown. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

const mostMs = 5_000;
const attempts = 40;

/** Retries reads for some minutes during an outage of the content service. For react-query. */
export const retried = {
  retry: (failures: number, error: Error) => isOutage(error) && failures < attempts,
  retryDelay: (failures: number) => delayMs(failures),
} as const;

/**
 * Retries until there is a response.
 * @param wait milliseconds
 * @throws the call's error unless it is an outage, and the last outage after some minutes
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
