import { Redis } from 'ioredis';
import { environment } from './environment.server';
import { log } from './log.server';

/** Timeout of a command: a page without its session is better than no page. */
const commandTimeoutMs = 1_000;
const longestPauseMs = 2_000;

/** Prefix of all keys of the site, because a Redis server may be shared. */
export const redisNamespace = 'marquee:site:';

let commands: Redis | undefined;
let subscriber: Redis | undefined;

/** The one connection for commands; undefined when the site runs without Redis. */
export function redis(): Redis | undefined {
  if (!environment.redisUrl) return undefined;
  commands ??= connect(environment.redisUrl, 'commands');
  return commands;
}

/** The connection for subscriptions, which accepts no other commands; undefined without Redis. */
export function redisSubscriber(): Redis | undefined {
  if (!environment.redisUrl) return undefined;
  subscriber ??= connect(environment.redisUrl, 'subscriber');
  return subscriber;
}

function connect(url: string, purpose: string): Redis {
  const connection = new Redis(url, {
    connectionName: `marquee-site-${purpose}`,
    commandTimeout: commandTimeoutMs,
    maxRetriesPerRequest: 1,
    retryStrategy: (times) => Math.min(times * 100, longestPauseMs),
  });
  // Logged once when Redis becomes unavailable and once when it is back, not for every reconnect.
  let away = false;
  connection.on('error', (error: Error) => {
    if (!away) log.error({ event: 'redis.away', purpose, reason: error.message }, 'Redis cannot be reached');
    away = true;
  });
  connection.on('ready', () => {
    if (away) log.info({ event: 'redis.back', purpose }, 'Redis can be reached again');
    away = false;
  });
  return connection;
}
