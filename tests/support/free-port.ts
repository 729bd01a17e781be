import { once } from 'node:events';
import { createServer } from 'node:net';

/** Each worker of a run has every eighth pair of ports to itself: two never get the same one before either listens on it. */
const workers = 8;
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? process.env['VITEST_POOL_ID'] ?? 0) % workers;

const given = new Set<number>();

/** A port nothing listens on at the moment, and that was not given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await anyPort();
    // Systems give odd ports to who listens and even ones to who connects.
    if ((port >> 1) % workers !== worker || given.has(port)) continue;
    given.add(port);
    return port;
  }
}

async function anyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
