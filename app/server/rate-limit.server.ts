import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { redis, redisNamespace } from './redis.server';

const windowSeconds = 15 * 60;

interface TryLimitOptions {
  /** Name of what is tried; tries of different names are counted apart. */
  name: string;
  /** Failures of one address within 15 minutes; of what is never forgiven, tries. */
  maxFailures: number;
}

/**
 * Failed tries at a secret by visitor address. With Redis all processes of the site count together; while it is away, and without
 * it, each process counts by itself.
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
   * Counts a try before its secret is checked, so that concurrent tries are counted too.
   *
   * @returns how long to wait before the next try, in milliseconds; undefined if this one may be made
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

  /** Takes back the count of a try that did not fail. */
  async forgive(address: string): Promise<void> {
    await this.#limiter.reward(address);
  }
}
