import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';

/** Answers a websocket request: opens a socket, or refuses with an HTTP status. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

/** Requests name a path only. */
const base = 'http://platform';

/** Takes the websocket requests of a server. @param endpoints by path */
export function attachSockets(
  server: Server,
  endpoints: Readonly<Record<string, Upgrade>>,
  log: Logger,
): void {
  const upgrade: Upgrade = async (request, socket, head) => {
    const address = request.url ?? '/';
    // An address such as `//` is no URL.
    if (!URL.canParse(address, base)) return refuseUpgrade(socket, '400 Bad Request');
    const endpoint = endpoints[new URL(address, base).pathname];
    if (endpoint === undefined) return refuseUpgrade(socket, '404 Not Found');
    await endpoint(request, socket, head);
  };
  server.on('upgrade', (request, socket, head) => {
    // Without a listener a connection that breaks meanwhile would end the process.
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
