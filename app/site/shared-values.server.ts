import { LRUCache } from 'lru-cache';
import { redis, redisNamespace } from '../server/redis.server';
import type { SiteKey } from './site-key';

/**
 * Small values shared by all processes of the site: in Redis or, without Redis, in memory. Values are read as
 * `unknown`, because another
 * version of the site may have written them. Keys include the brand, so that an id of one brand is invalid at
 * another.
 */
export interface SharedValues {
  get(key: SiteKey): Promise<unknown>;
  /** @param lifetimeMs milliseconds until the value expires */
  set(key: SiteKey, value: object, lifetimeMs: number): Promise<void>;
  /** Replaces an existing value only: what was deleted concurrently is not restored. @returns whether there was one */
  replace(key: SiteKey, value: object, lifetimeMs: number): Promise<boolean>;
  delete(key: SiteKey): Promise<void>;
}

/**
 * @param name of the kind of values; keys of different names cannot collide
 * @param max number of values in the memory of a process; the least recently used is evicted
 */
export function sharedValues(name: string, max: number): SharedValues {
  const connection = redis();
  return connection
    ? valuesInRedis(connection, `${redisNamespace}${name}:`)
    : valuesInMemory(new LRUCache({ max }));
}

function valuesInMemory(values: LRUCache<SiteKey, object>): SharedValues {
  return {
    get: async (key) => values.get(key),
    set: async (key, value, ttl) => void values.set(key, value, { ttl }),
    async replace(key, value, ttl) {
      if (!values.has(key)) return false;
      values.set(key, value, { ttl });
      return true;
    },
    delete: async (key) => void values.delete(key),
  };
}

function valuesInRedis(connection: NonNullable<ReturnType<typeof redis>>, prefix: string): SharedValues {
  return {
    async get(key) {
      const text = await connection.get(prefix + key);
      return text === null ? undefined : parse(text);
    },
    async set(key, value, lifetimeMs) {
      await connection.set(prefix + key, JSON.stringify(value), 'PX', Math.ceil(lifetimeMs));
    },
    async replace(key, value, lifetimeMs) {
      const answer = await connection.set(
        prefix + key,
        JSON.stringify(value),
        'PX',
        Math.ceil(lifetimeMs),
        'XX',
      );
      return answer === 'OK';
    },
    async delete(key) {
      await connection.del(prefix + key);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
