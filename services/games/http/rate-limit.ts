import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from '../errors';

/** Rate limit, counted in memory: one process serves a provider's games. */
export interface RateLimit {
  /**
   * Counts a call.
   * @throws GameRefusal with status 429 when the limit is exceeded
   */
  take(key: string): Promise<void>;
  /** Uncounts a call. */
  giveBack(key: string): Promise<void>;
}

/** @param times maximum number of calls within `seconds` */
export function createRateLimit(name: string, times: number, seconds: number): RateLimit {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: times, duration: seconds });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw refusal(429, 'error.too.many.requests', 'Too many calls: wait a moment.', error.msBeforeNext);
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}

/** The address of the connection; forwarded headers can be forged. */
export function addressOf({ socket }: Request): string {
  return socket.remoteAddress ?? '';
}
