import { NoAnswer, Refusal } from './game-api';

export interface Persistence {
  /** Tells that the connection is lost (attempts so far), or is back (0). */
  lost: (attempts: number) => void;
  /** Resolves after the time, or sooner when the browser is online again. */
  wait: (ms: number) => Promise<void>;
}

const firstWaitMs = 800;
const longestWaitMs = 8_000;

/**
 * Repeats a call until it is answered. The call must be one that the server carries out once however often it is sent; then nothing is
 * lost and nothing happens twice. Refusals are thrown, except those that say when to try again.
 */
export async function persist<T>(call: () => Promise<T>, { lost, wait }: Persistence): Promise<T> {
  for (let attempts = 0; ;) {
    try {
      const answer = await call();
      if (attempts > 0) lost(0);
      return answer;
    } catch (error) {
      if (error instanceof Refusal && error.retryAfterMs !== undefined) {
        await wait(error.retryAfterMs);
      } else if (error instanceof NoAnswer) {
        attempts += 1;
        lost(attempts);
        await wait(Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs));
      } else {
        if (attempts > 0) lost(0);
        throw error;
      }
    }
  }
}

/** A wait that ends when the browser comes online. */
export function waitOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}
