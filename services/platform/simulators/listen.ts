import { createServer } from 'node:http';
import type { Express } from 'express';
import { listen, stopServer } from '../../process/listen';

export interface RunningSimulator {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a simulator on the loopback interface only.
 * @param port 0 for a free one
 */
export async function listenLocally(app: Express, port: number): Promise<RunningSimulator> {
  const server = createServer(app);
  const actual = await listen(server, port, '127.0.0.1');
  return { url: `http://localhost:${actual}`, close: () => stopServer(server, 0) };
}
