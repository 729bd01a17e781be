import type { WebSocket } from 'ws';
import { CLOSE, createSockets, type OpenSocket } from './sockets';

/** Owner of a socket. */
export interface Admission {
  playerId: number;
  sessionId: string;
  siteId: number;
}

/** Clients only need to send a ping every 20 seconds. */
const MESSAGES_PER_HEARTBEAT = 60;

interface Connection extends Admission {
  socket: OpenSocket;
}

/** Open sockets of this process, by player. */
export interface Connections {
  readonly count: number;
  countOf(playerId: number): number;
  sessions(): string[];
  players(): number[];
  add(socket: WebSocket, admission: Admission): void;
  /** Sends a text to all sockets of a player, and drops slow ones. */
  send(playerId: number, text: string): void;
  endSession(sessionId: string): void;
  /** Drops sockets that did not respond since the last heartbeat, and pings the others. */
  heartbeat(): void;
  /** Closes all sockets, and drops those that do not respond within a second. */
  close(): Promise<void>;
}

export function createConnections(): Connections {
  const sockets = createSockets(MESSAGES_PER_HEARTBEAT);
  const byPlayer = new Map<number, Set<Connection>>();
  const all = (): Connection[] => [...byPlayer.values()].flatMap((connections) => [...connections]);

  function remove(connection: Connection): void {
    const connections = byPlayer.get(connection.playerId);
    connections?.delete(connection);
    if (connections?.size === 0) byPlayer.delete(connection.playerId);
  }

  return {
    get count() {
      return sockets.count;
    },
    countOf: (playerId) => byPlayer.get(playerId)?.size ?? 0,
    players: () => [...byPlayer.keys()],
    sessions: () => [...new Set(all().map(({ sessionId }) => sessionId))],
    add(webSocket, admission) {
      // Messages other than pings are ignored, just as clients ignore unknown messages (WSM-4).
      const socket = sockets.add(webSocket, { onClose: () => remove(connection) });
      const connection: Connection = { ...admission, socket };
      const connections = byPlayer.get(admission.playerId) ?? new Set();
      byPlayer.set(admission.playerId, connections.add(connection));
    },
    send(playerId, text) {
      for (const { socket } of byPlayer.get(playerId) ?? []) socket.send(text);
    },
    endSession(sessionId) {
      for (const connection of all()) {
        if (connection.sessionId === sessionId) connection.socket.close(CLOSE.sessionEnded);
      }
    },
    heartbeat: () => sockets.heartbeat(),
    close: () => sockets.close(),
  };
}
