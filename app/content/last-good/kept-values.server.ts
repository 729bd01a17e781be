import { environment } from '../../server/environment.server';
import { redis } from '../../server/redis.server';
import type { KeptValues } from './kept-record';
import { keptInRedis } from './kept-in-redis.server';
import { keptOnDisk } from './kept-on-disk.server';

const { space, environment: environmentId } = environment.content;

/** Stands in the hash of every key: values of different spaces never meet. */
const namespace = `${space} ${environmentId}`;

/** In Redis where processes share one, else in the folder of the setting; undefined when nothing shall be kept. */
function makeKeptValues(): KeptValues | undefined {
  const connection = redis();
  if (connection) return keptInRedis(connection, namespace, Date.now);
  const { lastGoodDirectory } = environment.content;
  return lastGoodDirectory ? keptOnDisk(lastGoodDirectory, namespace, Date.now) : undefined;
}

export const keptValues = makeKeptValues();
