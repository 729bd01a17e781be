import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';

/** Answers a websocket request: opens a socket, or refuses with an HTTP status. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

/** Takes the websocket requests of a server. @param endpoints by path */
export function attachSockets(
  server: Server,
  endpoints: Readonly<Record<string, Upgrade>>,
  log: Logger,
): void {
  server.on('upgrade', (request, socket, head) => {
    // Without a listener a connection that breaks meanwhile would end the process.
    socket.on('error', () => socket.destroy());
    const upgrade = endpoints[new URL(request.url ?? '/', 'http://platform').pathname];
    if (upgrade === undefined) return refuseUpgrade(socket, '404 Not Found');
    upgrade(request, socket, head).catch((err: unknown) => {
      if (server.listening) log.error({ err }, 'websocket not opened');
      refuseUpgrade(socket, '500 Internal Server Error');
    });
  });
}

export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
