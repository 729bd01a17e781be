import type { Server } from 'node:http';

const PATIENCE_MS = 3000;

/** Takes no more calls, lets the running ones finish, and cuts off what is still open after three seconds. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const impatient = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close((error) => {
      clearTimeout(impatient);
      if (error === undefined) resolve();
      else reject(error);
    });
    server.closeIdleConnections();
  });
}
