import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';

/** Handles a websocket upgrade: opens a socket, or refuses with an HTTP status. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

/** Base URL, as requests contain a path only. */
const base = 'http://platform';

/**
 * Attaches websocket endpoints to a server.
 * @param endpoints by path
 */
export function attachSockets(
  server: Server,
  endpoints: Readonly<Record<string, Upgrade>>,
  log: Logger,
): void {
  const upgrade: Upgrade = async (request, socket, head) => {
    const address = request.url ?? '/';
    // A path such as `//` is not a valid URL.
    if (!URL.canParse(address, base)) return refuseUpgrade(socket, '400 Bad Request');
    const endpoint = endpoints[new URL(address, base).pathname];
    if (endpoint === undefined) return refuseUpgrade(socket, '404 Not Found');
    await endpoint(request, socket, head);
  };
  server.on('upgrade', (request, socket, head) => {
    // Without a listener, a connection that breaks during the upgrade would end the process.
    socket.on('error', () => socket.destroy());
    upgrade(request, socket, head).catch((err: unknown) => {
      if (server.listening) log.error({ err }, 'websocket not opened');
      refuseUpgrade(socket, '500 Internal Server Error');
    });
  });
}

export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
