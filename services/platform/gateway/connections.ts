import { WebSocket } from 'ws';

/** Whom a socket speaks for. */
export interface Admission {
  playerId: number;
  sessionId: string;
  siteId: number;
}

/** Why the gateway closes a socket; clients reconnect after 1001 and after a loss, not after the others. */
export const CLOSE = {
  shutdown: { code: 1001, reason: 'gateway stops' },
  tooManyMessages: { code: 1008, reason: 'too many messages' },
  sessionEnded: { code: 4401, reason: 'session ended' },
} as const;

/** A client has a ping every 20 seconds to say. */
const MESSAGES_PER_HEARTBEAT = 60;
/** Backlog of a slow client before it is dropped: a few hundred messages. */
const MAX_WAITING_BYTES = 64 * 1024;

interface Connection extends Admission {
  socket: WebSocket;
  /** Whether it answered the last heartbeat. */
  alive: boolean;
  /** Since the last heartbeat. */
  messages: number;
}

/** The open sockets of this process, by player. */
export interface Connections {
  readonly count: number;
  countOf(playerId: number): number;
  sessions(): string[];
  players(): number[];
  add(socket: WebSocket, admission: Admission): void;
  /** Sends a text to all sockets of a player, and drops slow ones. */
  send(playerId: number, text: string): void;
  endSession(sessionId: string): void;
  /** Drops the sockets that did not answer since the last heartbeat, and pings the others. */
  heartbeat(): void;
  /** Says goodbye to all, and drops those that have not answered after a second. */
  close(): Promise<void>;
}

const GOODBYE_MS = 1000;

export function createConnections(): Connections {
  const byPlayer = new Map<number, Set<Connection>>();
  const all = (): Connection[] => [...byPlayer.values()].flatMap((connections) => [...connections]);
  let count = 0;

  function remove(connection: Connection): void {
    const connections = byPlayer.get(connection.playerId);
    if (connections === undefined || !connections.delete(connection)) return;
    count -= 1;
    if (connections.size === 0) byPlayer.delete(connection.playerId);
  }

  function hear(connection: Connection, text: string): void {
    connection.messages += 1;
    if (connection.messages > MESSAGES_PER_HEARTBEAT) closeWith(connection, CLOSE.tooManyMessages);
    else if (isPing(text)) connection.socket.send('pong');
  }

  return {
    get count() {
      return count;
    },
    countOf: (playerId) => byPlayer.get(playerId)?.size ?? 0,
    players: () => [...byPlayer.keys()],
    sessions: () => [...new Set(all().map(({ sessionId }) => sessionId))],
    add(socket, admission) {
      const connection: Connection = { ...admission, socket, alive: true, messages: 0 };
      const connections = byPlayer.get(admission.playerId) ?? new Set();
      byPlayer.set(admission.playerId, connections.add(connection));
      count += 1;
      socket.on('pong', () => (connection.alive = true));
      socket.on('message', (data, isBinary) => {
        if (!isBinary) hear(connection, String(data));
      });
      socket.on('close', () => remove(connection));
      // A broken connection is followed by its close; there is nothing else to do about it.
      socket.on('error', () => undefined);
    },
    send(playerId, text) {
      for (const connection of byPlayer.get(playerId) ?? []) {
        if (connection.socket.readyState !== WebSocket.OPEN) continue;
        if (connection.socket.bufferedAmount > MAX_WAITING_BYTES) connection.socket.terminate();
        else connection.socket.send(text);
      }
    },
    endSession(sessionId) {
      for (const connection of all()) {
        if (connection.sessionId === sessionId) closeWith(connection, CLOSE.sessionEnded);
      }
    },
    heartbeat() {
      for (const connection of all()) {
        if (!connection.alive) {
          connection.socket.terminate();
          continue;
        }
        connection.alive = false;
        connection.messages = 0;
        if (connection.socket.readyState === WebSocket.OPEN) connection.socket.ping();
      }
    },
    async close() {
      const open = all();
      await Promise.all(
        open.map(
          (connection) =>
            new Promise<void>((resolve) => {
              const drop = setTimeout(() => connection.socket.terminate(), GOODBYE_MS);
              connection.socket.once('close', () => {
                clearTimeout(drop);
                resolve();
              });
              closeWith(connection, CLOSE.shutdown);
              if (connection.socket.readyState === WebSocket.CLOSED) {
                clearTimeout(drop);
                resolve();
              }
            }),
        ),
      );
    },
  };
}

function closeWith({ socket }: Connection, { code, reason }: { code: number; reason: string }): void {
  socket.close(code, reason);
}

/** WSM-1. Other messages are ignored, as clients ignore unknown messages (WSM-4). */
function isPing(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'action' in value && value.action === 'ping';
  } catch {
    return false;
  }
}
