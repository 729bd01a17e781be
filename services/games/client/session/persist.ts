import { NoAnswer, Refusal } from './game-api';

export interface Persistence {
  /** Called when the connection is lost (attempts so far) or restored (0). */
  lost: (attempts: number) => void;
  /** Resolves after the time, or earlier when the browser comes online. */
  wait: (ms: number) => Promise<void>;
}

const firstWaitMs = 800;
const longestWaitMs = 8_000;

/** Retries a call until it gets a response. The call must be idempotent. Refusals are thrown, except those with a retry time. */
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
