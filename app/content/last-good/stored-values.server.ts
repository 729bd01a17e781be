import { environment } from '../../server/environment.server';
import { redis } from '../../server/redis.server';
import type { StoredValues } from './stored-record';
import { storedInRedis } from './stored-in-redis.server';
import { storedOnDisk } from './stored-on-disk.server';

const { space, environment: environmentId } = environment.content;

/** Stands in the hash of every key: values of different spaces never meet. */
const namespace = `${space} ${environmentId}`;

/** In Redis where processes share one, else in the folder of the setting; undefined where storing is switched off. */
function makeStoredValues(): StoredValues | undefined {
  const connection = redis();
  if (connection) return storedInRedis(connection, namespace, Date.now);
  const { lastGoodDirectory } = environment.content;
  return lastGoodDirectory ? storedOnDisk(lastGoodDirectory, namespace, Date.now) : undefined;
}

export const storedValues = makeStoredValues();
