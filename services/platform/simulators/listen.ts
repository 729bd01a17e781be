import { createServer } from 'node:http';
import type { Express } from 'express';

export interface RunningSimulator {
  url: string;
  close(): Promise<void>;
}

/** Serves a simulator on this machine only. @param port 0 for any free one */
export async function listen(app: Express, port: number): Promise<RunningSimulator> {
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${actual}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
