import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from '../errors';

/** Refuses what comes too often. One process serves a provider's games, so it counts by itself. */
export interface RateLimit {
  /** Counts once more. @throws GameRefusal with status 429 when it is once too often */
  take(key: string): Promise<void>;
  /** Takes back a count. */
  giveBack(key: string): Promise<void>;
}

/** @param times within so many seconds */
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

/** The address of the connection: headers that name another one could be made up. */
export function addressOf({ socket }: Request): string {
  return socket.remoteAddress ?? '';
}
