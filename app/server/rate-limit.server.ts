import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { redis, redisNamespace } from './redis.server';

const windowSeconds = 15 * 60;

interface TryLimitOptions {
  /** Name of the limit; limits of different names are counted separately. */
  name: string;
  /** Most failures per address within 15 minutes; if `forgive` is never called, most attempts. */
  maxFailures: number;
}

/**
 * Limits failed attempts by visitor address. With Redis all processes of the site count together; without it, or while
 * it is unavailable, each process counts alone.
 */
export class TryLimit {
  readonly #limiter: RateLimiterMemory | RateLimiterRedis;

  constructor({ name, maxFailures }: TryLimitOptions) {
    const options = { points: maxFailures, duration: windowSeconds };
    const memory = new RateLimiterMemory({ ...options, keyPrefix: name });
    const connection = redis();
    this.#limiter = connection
      ? new RateLimiterRedis({
          ...options,
          keyPrefix: redisNamespace + name,
          storeClient: connection,
          rejectIfRedisNotReady: true,
          insuranceLimiter: memory,
        })
      : memory;
  }

  /**
   * Counts an attempt before its secret is checked, so that concurrent attempts are counted too.
   * @returns milliseconds to wait before the next attempt; undefined if this one is allowed
   */
  async begin(address: string): Promise<number | undefined> {
    try {
      await this.#limiter.consume(address);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      throw refusal;
    }
  }

  /** Reverts the count of a successful attempt. */
  async forgive(address: string): Promise<void> {
    await this.#limiter.reward(address);
  }
}
