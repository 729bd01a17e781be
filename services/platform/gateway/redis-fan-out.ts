import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { FanOut, GatewayEvent } from './fan-out';

const CHANNEL = 'marquee:platform:gateway';

/**
 * For a platform with several processes: events are sent through Redis pub/sub. While Redis is unreachable they
 * only reach the sockets of their own process; players of other processes see their balance with the next poll.
 */
export function createRedisFanOut(url: string, hear: (event: GatewayEvent) => void, log: Logger): FanOut {
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true };
  const publisher = new Redis(url, options);
  // The subscriber may queue commands offline: it only sends its subscription.
  const subscriber = new Redis(url, { ...options, maxRetriesPerRequest: null, enableOfflineQueue: true });
  for (const connection of [publisher, subscriber]) {
    connection.on('error', (err: unknown) => log.warn({ err }, 'gateway cannot reach Redis'));
    connection.connect().catch(() => undefined);
  }
  subscriber
    .subscribe(CHANNEL)
    .catch((err: unknown) => log.warn({ err }, 'gateway is not subscribed to Redis events'));
  subscriber.on('message', (_channel: string, text: string) => {
    const event = parseEvent(text);
    if (event === undefined) log.warn('gateway event of an unknown shape');
    else hear(event);
  });

  return {
    publish(event) {
      publisher.publish(CHANNEL, JSON.stringify(event)).catch(() => hear(event));
    },
    async check() {
      await publisher.ping();
    },
    close() {
      publisher.disconnect();
      subscriber.disconnect();
      return Promise.resolve();
    },
  };
}

/** Parses an event of another process; undefined for unknown ones, such as those of a newer version. */
function parseEvent(text: string): GatewayEvent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('playerId' in value)) {
    return undefined;
  }
  const { kind, playerId } = value;
  if (typeof playerId !== 'number') return undefined;
  if (kind === 'balance') return { kind, playerId };
  if (kind === 'session-ended' && 'sessionId' in value && typeof value.sessionId === 'string') {
    return { kind, playerId, sessionId: value.sessionId };
  }
  if (kind === 'attributes' && 'attributes' in value && isAttributes(value.attributes)) {
    return { kind, playerId, attributes: value.attributes };
  }
  return undefined;
}

function isAttributes(value: unknown): value is Record<string, string | number | boolean | null> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (entry) => entry === null || ['string', 'number', 'boolean'].includes(typeof entry),
  );
}
