import { environment } from '../../server/environment.server';
import { redis } from '../../server/redis.server';
import type { StoredValues } from './stored-record';
import { storedInRedis } from './stored-in-redis.server';
import { storedOnDisk } from './stored-on-disk.server';

const { space, environment: environmentId } = environment.content;

/** Part of every key's hash, so that values of different spaces cannot collide. */
const namespace = `${space} ${environmentId}`;

/** Redis if processes share one, else the configured folder; undefined if storing is off. */
function makeStoredValues(): StoredValues | undefined {
  const connection = redis();
  if (connection) return storedInRedis(connection, namespace, Date.now);
  const { lastGoodDirectory } = environment.content;
  return lastGoodDirectory ? storedOnDisk(lastGoodDirectory, namespace, Date.now) : undefined;
}

export const storedValues = makeStoredValues();
