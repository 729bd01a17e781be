import type { Server } from 'node:http';

/** Resolves with the port. @param port 0 takes a free one. @throws the listening error when the port is taken */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** Accepts no more requests, lets those under way finish, and closes what is still open after `graceMs`. */
export function stopServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const grace = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(grace);
      resolve();
    });
    server.closeIdleConnections();
  });
}
