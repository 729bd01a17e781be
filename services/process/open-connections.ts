import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A connection that was accepted at the last moment has so long to send its request. */
const GRACE_MS = 1_000;

/** Knows which connections of a server have a request under way, so that a stop waits for these alone. */
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

  /** A request is under way until its response is closed. */
  begin({ socket }: IncomingMessage, response: ServerResponse): void {
    this.#underWay.set(socket, (this.#underWay.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (this.#underWay.get(socket) ?? 1) - 1;
      if (left > 0) this.#underWay.set(socket, left);
      else this.#underWay.delete(socket);
      if (this.#isClosing) this.#closeUnused();
    });
  }

  /** Accepts no more connections, finishes requests under way, and closes connections that send none. */
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
      // The rest of a response may still be on its way to a slow client.
      if (!this.#underWay.has(socket) && socket.writableLength === 0) socket.destroy();
  }
}
