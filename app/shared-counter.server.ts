import { LRUCache } from 'lru-cache';
import { redis, redisNamespace } from './redis.server';

/** Counts by key within windows of time, for all processes of the site together. A window begins with the first count. */
export interface SharedCounter {
  /** @returns how many there are with this one */
  add(key: string): Promise<number>;
  /** Takes one back. */
  remove(key: string): Promise<void>;
}

interface CounterOptions {
  /** Name of what is counted; keys of different names never meet. */
  name: string;
  windowMs: number;
  /** How many keys the memory of a process keeps. */
  max: number;
  /** Milliseconds. */
  now: () => number;
}

/** A counter in Redis, or in memory without one. */
export function sharedCounter(options: CounterOptions): SharedCounter {
  const connection = redis();
  return connection ? counterInRedis(connection, options) : counterInMemory(options);
}

/** A counter of this process alone. */
export function counterInMemory({ windowMs, max, now }: Omit<CounterOptions, 'name'>): SharedCounter {
  // eslint-disable-next-line no-restricted-syntax -- addresses of visitors: who tries passwords out does so at every brand
  const counts = new LRUCache<string, number>({
    max,
    ttl: windowMs,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    async add(key) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    },
    async remove(key) {
      const count = counts.get(key);
      if (count) counts.set(key, count - 1);
    },
  };
}

/** A window that is over must not come back as one without an end. */
const removeOne = `local count = tonumber(redis.call('GET', KEYS[1]))
if count and count > 0 then redis.call('DECR', KEYS[1]) end`;

function counterInRedis(
  connection: NonNullable<ReturnType<typeof redis>>,
  { name, windowMs }: CounterOptions,
): SharedCounter {
  const keyOf = (key: string) => `${redisNamespace}${name}:${key}`;
  return {
    async add(key) {
      const answers = await connection
        .multi()
        .set(keyOf(key), 0, 'PX', windowMs, 'NX')
        .incr(keyOf(key))
        .exec();
      return Number(answers?.[1]?.[1] ?? 0);
    },
    async remove(key) {
      await connection.eval(removeOne, 1, keyOf(key));
    },
  };
}
