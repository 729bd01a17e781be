import { errorMessage } from '../../server/error-message';
import type { Redis } from 'ioredis';
import { log } from '../../server/log.server';
import { redisNamespace } from '../../server/redis.server';
import { type StoredValues, retentionMs, parseRecord, recordName } from './stored-record';
import { WriteBehind } from './write-behind.server';

const prefix = `${redisNamespace}last-good:`;

/** Time of each value's last write, in milliseconds: values have no expiry of their own. */
const writtenKey = `${redisNamespace}last-good-written`;

/**
 * Stores values in Redis, shared by all processes.
 * @param now milliseconds; values not written for 90 days are removed first
 */
export function storedInRedis(
  connection: Redis,
  namespace: string,
  now: () => number,
): StoredValues & { flushed(): Promise<void>; ready: Promise<void> } {
  const nameOf = (key: string) => recordName(`${namespace} ${key}`);
  let failing = false;
  const writer = new WriteBehind(
    {
      async write(key, text) {
        const name = nameOf(key);
        await connection.zadd(writtenKey, now(), name);
        await connection.set(prefix + name, text);
        failing = false;
      },
      async delete(key) {
        await connection.unlink(prefix + nameOf(key));
      },
    },
    now,
    (error) => {
      // The Redis client reports outages itself.
      if (!failing)
        log.warn({ event: 'content.unkept', reason: errorMessage(error) }, 'last good content is not stored');
      failing = true;
    },
  );
  return {
    ready: removeOld(connection, now()),
    flushed: () => writer.flushed(),
    write: (key, value) => writer.put(key, value),
    delete: (key) => writer.put(key, undefined),
    async read(key) {
      try {
        const text = await connection.get(prefix + nameOf(key));
        return text === null ? undefined : parseRecord(key, text);
      } catch (error) {
        log.warn(
          { event: 'content.unreadable', key, reason: errorMessage(error) },
          'stored content is ignored',
        );
        return undefined;
      }
    },
  };
}

async function removeOld(connection: Redis, now: number): Promise<void> {
  try {
    const names = await connection.zrangebyscore(writtenKey, 0, now - retentionMs);
    if (names.length === 0) return;
    await connection.unlink(...names.map((name) => prefix + name));
    await connection.zrem(writtenKey, ...names);
  } catch (error) {
    log.warn({ event: 'content.uncleaned', reason: errorMessage(error) }, 'old content is not removed');
  }
}
