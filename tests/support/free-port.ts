import { once } from 'node:events';
import { createServer } from 'node:net';

/** Each worker uses every eighth pair of ports, so that no two workers get the same port before it is in use. */
const workers = 8;
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? process.env['VITEST_POOL_ID'] ?? 0) % workers;

const given = new Set<number>();

/** A port that is currently free and was not returned before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await anyPort();
    // Systems assign odd ports to listeners and even ones to clients.
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
