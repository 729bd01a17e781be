import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from '../errors';

/** Refuses what comes too often. One process serves a provider's games, so it counts by itself. */
export type RateLimit = (key: string) => Promise<void>;

/** @param times within so many seconds. @throws GameRefusal with status 429 */
export function createRateLimit(name: string, times: number, seconds: number): RateLimit {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: times, duration: seconds });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw refusal(429, 'error.too.many.requests', 'Too many calls: wait a moment.', error.msBeforeNext);
    }
  };
}

/** The address of the connection: headers that name another one could be made up. */
export function addressOf({ socket }: Request): string {
  return socket.remoteAddress ?? '';
}
