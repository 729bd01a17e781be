import type { PlatformCore } from '../platform';
import { balancesOf } from './balances';
import { createLocalFanOut } from './fan-out';
import { createGateway, type Gateway } from './gateway';
import { parseOrigins } from './origins';
import { createRedisFanOut } from './redis-fan-out';
import type { Tickets } from './tickets';

/** A gateway that receives the platform's events. */
export function createPlatformGateway(
  { database, events, log, settings, signedInTime }: PlatformCore,
  tickets: Tickets,
): Gateway {
  const { siteOrigins, socketsPerPlayer, redisUrl } = settings;
  const gateway = createGateway({
    log,
    isAllowedOrigin: parseOrigins(siteOrigins),
    socketsPerPlayer,
    redeem: (ticket) => tickets.redeem(ticket),
    endedSessions: (sessionIds) => tickets.endedSessions(sessionIds),
    recentlyEnded: () => tickets.recentlyEnded(),
    seen: (playerId) => signedInTime.seen(playerId),
    balancesOf: (playerIds) => balancesOf(database.db, playerIds),
    fanOut: (hear) =>
      redisUrl === undefined ? createLocalFanOut(hear) : createRedisFanOut(redisUrl, hear, log),
  });
  const silence = [
    events.on('balance', ({ playerId }) => gateway.publish({ kind: 'balance', playerId })),
    events.on('attributes', ({ playerId, attributes }) => {
      gateway.publish({ kind: 'attributes', playerId, attributes: plainValues(attributes) });
    }),
    events.on('session-ended', ({ playerId, sessionId }) => {
      gateway.publish({ kind: 'session-ended', playerId, sessionId });
    }),
  ];
  return {
    upgrade: (request, socket, head) => gateway.upgrade(request, socket, head),
    publish: (event) => gateway.publish(event),
    check: () => gateway.check(),
    get sockets() {
      return gateway.sockets;
    },
    close() {
      silence.forEach((stop) => stop());
      return gateway.close();
    },
  };
}

/** The values in the format of a profile; times as ISO 8601. */
function plainValues(
  attributes: Readonly<Record<string, unknown>>,
): Record<string, string | number | boolean | null> {
  const plain: Record<string, string | number | boolean | null> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value instanceof Date) plain[name] = value.toISOString();
    else if (value === null || typeof value === 'string' || typeof value === 'boolean') plain[name] = value;
    else if (typeof value === 'number') plain[name] = value;
  }
  return plain;
}
