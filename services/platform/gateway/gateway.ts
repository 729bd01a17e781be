import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { PlatformBalanceMap, PlatformWsMessage } from '../../../schemas/generated/types';
import { SITE_HEADER } from '../http/sites';
import { createConnections, type Admission } from './connections';
import type { FanOut, GatewayEvent } from './fan-out';
import type { OriginList } from './origins';
import { HEARTBEAT_MS } from './sockets';
import { refuseUpgrade, type Upgrade } from './upgrades';

export const GATEWAY_PATH = '/platform/ws';
const MAX_MESSAGE_BYTES = 1024;
/** Poll interval: without Redis this process is not notified of sessions ended by another one, and play must stop within two seconds. */
const ENDED_MS = 1_000;
const BALANCES_AT_ONCE = 500;

/** Dependencies of the gateway. */
export interface GatewayNeeds {
  log: Logger;
  /** Permitted origins of pages. */
  isAllowedOrigin: OriginList;
  socketsPerPlayer: number;
  /** Consumes a ticket; undefined when it is unknown, used or expired, or its session has ended. */
  redeem(ticket: string): Promise<Admission | undefined>;
  /** Balances of players; players without a wallet are left out. */
  balancesOf(playerIds: number[]): Promise<ReadonlyMap<number, PlatformBalanceMap>>;
  /** The given sessions that have ended or been deleted. */
  endedSessions(sessionIds: string[]): Promise<string[]>;
  /** Sessions ended by any process within the last seconds. */
  recentlyEnded(): Promise<string[]>;
  /** Records that a player is signed in, as a socket has responded. */
  seen(playerId: number): Promise<unknown>;
  fanOut(hear: (event: GatewayEvent) => void): FanOut;
}

/** Pushes balances and changed attributes to signed-in players (WS-01 to WS-06, WSM-1 to WSM-5). */
export interface Gateway {
  /** Opens a socket for the owner of a ticket. */
  upgrade: Upgrade;
  /** Sends to the sockets of all processes. */
  publish(event: GatewayEvent): void;
  /** Rejects while the gateways of other processes are unreachable. */
  check(): Promise<void>;
  /** Number of open sockets of this process. */
  readonly sockets: number;
  /** Closes the sockets with 1001, so that clients reconnect elsewhere. */
  close(): Promise<void>;
}

export function createGateway(needs: GatewayNeeds): Gateway {
  const { log } = needs;
  const connections = createConnections();
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  const fanOut = needs.fanOut(hear);
  const heartbeat = setInterval(() => {
    connections.heartbeat();
    dropEnded(connections.sessions());
    void markSeen(connections.players());
  }, HEARTBEAT_MS).unref();
  const endedWatch = setInterval(() => {
    if (connections.count > 0) drop(needs.recentlyEnded());
  }, ENDED_MS).unref();
  /** Players whose balance changed since it was last read. */
  const changed = new Set<number>();
  let reading = false;
  let closing = false;

  function hear(event: GatewayEvent): void {
    if (event.kind === 'session-ended') connections.endSession(event.sessionId);
    else if (connections.countOf(event.playerId) === 0) return;
    else if (event.kind === 'balance') pushBalance(event.playerId);
    else {
      connections.send(
        event.playerId,
        messageText({ body: { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: event.attributes } }),
      );
    }
  }

  /** Changes during a read cause another read, so the last push is the current balance. */
  function pushBalance(playerId: number): void {
    changed.add(playerId);
    if (reading) return;
    reading = true;
    void readChanged();
  }

  async function readChanged(): Promise<void> {
    // Deferred by a tick, so that simultaneous changes are read together.
    await nextTurn();
    while (changed.size > 0) {
      const players = [...changed].slice(0, BALANCES_AT_ONCE);
      players.forEach((playerId) => changed.delete(playerId));
      try {
        for (const [playerId, balanceMap] of await needs.balancesOf(players)) {
          connections.send(playerId, messageText({ body: { type: 'WALLET_BALANCE', balanceMap } }));
        }
      } catch (err) {
        if (!closing) log.error({ err, players: players.length }, 'balances not pushed');
      }
    }
    reading = false;
  }

  /** An event may be lost with its sender or arrive while a socket is opening, so the state in the database is decisive. */
  function dropEnded(sessionIds: string[]): void {
    if (sessionIds.length > 0) drop(needs.endedSessions(sessionIds));
  }

  /** Sequential, so that thousands of sockets do not block the database. */
  async function markSeen(playerIds: number[]): Promise<void> {
    try {
      for (const playerId of playerIds) if (!closing) await needs.seen(playerId);
    } catch (err) {
      if (!closing) log.error({ err }, 'time signed in not counted');
    }
  }

  function drop(ended: Promise<string[]>): void {
    ended.then(
      (sessionIds) => sessionIds.forEach((sessionId) => connections.endSession(sessionId)),
      (err: unknown) => {
        if (!closing) log.error({ err }, 'sessions of sockets not checked');
      },
    );
  }

  const upgrade: Upgrade = async (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://gateway');
    if (closing) return refuseUpgrade(socket, '503 Service Unavailable');
    // Browsers always send an origin; other clients need a ticket, too.
    const { origin } = request.headers;
    if (origin !== undefined && !needs.isAllowedOrigin(origin)) return refuseUpgrade(socket, '403 Forbidden');
    const admission = await needs.redeem(url.searchParams.get('Authorization') ?? '');
    if (admission === undefined) return refuseUpgrade(socket, '401 Unauthorized');
    const site = request.headers[SITE_HEADER];
    if (site !== undefined && site !== String(admission.siteId))
      return refuseUpgrade(socket, '403 Forbidden');
    if (connections.countOf(admission.playerId) >= needs.socketsPerPlayer) {
      return refuseUpgrade(socket, '429 Too Many Requests');
    }
    webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      connections.add(webSocket, admission);
      pushBalance(admission.playerId);
    });
  };

  return {
    upgrade,
    publish: (event) => fanOut.publish(event),
    check: () => fanOut.check(),
    get sockets() {
      return connections.count;
    },
    async close() {
      closing = true;
      clearInterval(heartbeat);
      clearInterval(endedWatch);
      await connections.close();
      webSockets.close();
      await fanOut.close();
    },
  };
}

function messageText(message: PlatformWsMessage): string {
  return JSON.stringify(message);
}
