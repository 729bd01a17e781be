import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Time for a connection accepted at the last moment to send its request. */
const GRACE_MS = 1_000;

/** Tracks connections with requests in flight, so that a shutdown waits for these only. */
export class OpenConnections {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #underWay = new Map<Socket, number>();
  #isClosing = false;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** A request is in flight until its response is closed. */
  begin({ socket }: IncomingMessage, response: ServerResponse): void {
    this.#underWay.set(socket, (this.#underWay.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (this.#underWay.get(socket) ?? 1) - 1;
      if (left > 0) this.#underWay.set(socket, left);
      else this.#underWay.delete(socket);
      if (this.#isClosing) this.#closeUnused();
    });
  }

  /** Stops accepting connections, finishes requests in flight, and closes idle connections. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeIdleConnections();
      setTimeout(() => {
        this.#isClosing = true;
        this.#closeUnused();
      }, GRACE_MS).unref();
    });
  }

  #closeUnused(): void {
    for (const socket of this.#sockets)
      // Part of the response may not be sent to a slow client yet.
      if (!this.#underWay.has(socket) && socket.writableLength === 0) socket.destroy();
  }
}
