import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from '../errors';

/** @param times allowed within `seconds` @returns a function that counts a call and throws a 429 above the limit */
export function createRateLimit(
  name: string,
  times: number,
  seconds: number,
): (key: string) => Promise<void> {
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
