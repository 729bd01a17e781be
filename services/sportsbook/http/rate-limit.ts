import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from '../errors';

export interface CallLimit {
  times: number;
  seconds: number;
}

/** A rate limit by key. @returns a function that counts one call; it throws a 429 above the limit */
export function createRateLimit(name: string, { times, seconds }: CallLimit): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: times, duration: seconds });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw refusal(429, 'error.too.many.requests', 'Too many calls: wait a moment.');
    }
  };
}
