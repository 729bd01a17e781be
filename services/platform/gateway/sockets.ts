import { WebSocket } from 'ws';
import { isRecord } from '../../../schemas/is-record';

/** Close codes; clients reconnect after 1001 and after a lost connection, not after the others. */
export const CLOSE = {
  shutdown: { code: 1001, reason: 'gateway stops' },
  tooManyMessages: { code: 1008, reason: 'too many messages' },
  invalidMessage: { code: 1008, reason: 'invalid message' },
  sessionEnded: { code: 4401, reason: 'session ended' },
} as const;

export const HEARTBEAT_MS = 30_000;
/** Maximum backlog of a slow client before it is dropped: a few hundred messages. */
const MAX_WAITING_BYTES = 64 * 1024;
const GOODBYE_MS = 1000;

/** One open socket. */
export interface OpenSocket {
  /** Drops the socket when the backlog is too large. */
  send(text: string): void;
  close(reason: (typeof CLOSE)[keyof typeof CLOSE]): void;
}

interface SocketHandlers {
  /** A message other than a ping, as parsed JSON; undefined for other text. */
  onMessage?(value: unknown): void;
  onClose(): void;
}

/** The open sockets of one endpoint in this process. */
export interface Sockets {
  readonly count: number;
  add(webSocket: WebSocket, handlers: SocketHandlers): OpenSocket;
  /** Drops sockets that did not respond since the last heartbeat, and pings the others. */
  heartbeat(): void;
  /** Closes all sockets, and drops those that do not respond within a second. */
  close(): Promise<void>;
}

interface Client {
  webSocket: WebSocket;
  /** True if it responded to the last heartbeat. */
  alive: boolean;
  /** Since the last heartbeat. */
  messages: number;
}

/** @param messagesPerHeartbeat limit above which a client is disconnected */
export function createSockets(messagesPerHeartbeat: number): Sockets {
  const clients = new Set<Client>();

  function hear(client: Client, text: string, { onMessage }: SocketHandlers): void {
    client.messages += 1;
    const value = parse(text);
    if (client.messages > messagesPerHeartbeat) closeWith(client.webSocket, CLOSE.tooManyMessages);
    // WSM-1: ping and pong.
    else if (isRecord(value) && value['action'] === 'ping') client.webSocket.send('pong');
    else onMessage?.(value);
  }

  return {
    get count() {
      return clients.size;
    },
    add(webSocket, handlers) {
      const client: Client = { webSocket, alive: true, messages: 0 };
      clients.add(client);
      webSocket.on('pong', () => (client.alive = true));
      webSocket.on('message', (data, isBinary) => {
        if (!isBinary) hear(client, String(data), handlers);
      });
      webSocket.on('close', () => {
        clients.delete(client);
        handlers.onClose();
      });
      // Ignored: a broken connection also emits `close`.
      webSocket.on('error', () => undefined);
      return {
        send(text) {
          if (webSocket.readyState !== WebSocket.OPEN) return;
          if (webSocket.bufferedAmount > MAX_WAITING_BYTES) webSocket.terminate();
          else webSocket.send(text);
        },
        close: (reason) => closeWith(webSocket, reason),
      };
    },
    heartbeat() {
      for (const client of clients) {
        if (!client.alive) {
          client.webSocket.terminate();
          continue;
        }
        client.alive = false;
        client.messages = 0;
        if (client.webSocket.readyState === WebSocket.OPEN) client.webSocket.ping();
      }
    },
    async close() {
      await Promise.all([...clients].map(({ webSocket }) => sayGoodbye(webSocket)));
    },
  };
}

function sayGoodbye(webSocket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const drop = setTimeout(() => webSocket.terminate(), GOODBYE_MS);
    const done = () => {
      clearTimeout(drop);
      resolve();
    };
    webSocket.once('close', done);
    closeWith(webSocket, CLOSE.shutdown);
    if (webSocket.readyState === WebSocket.CLOSED) done();
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function closeWith(socket: WebSocket, { code, reason }: { code: number; reason: string }): void {
  socket.close(code, reason);
}
