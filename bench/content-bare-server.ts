/** Baseline of `bench/content-queries.ts`: a bare node:http server that sends given bytes for a path. */
import { createServer } from 'node:http';

/** Bodies by index: `/0` is the first. */
export type BareBodies = readonly string[];

let bodies: readonly Buffer[] = [];
const server = createServer((request, response) => {
  const body = bodies[Number(request.url?.slice(1))];
  response.writeHead(body ? 200 : 404, {
    'content-type': 'application/json',
    'content-length': body?.length ?? 0,
  });
  response.end(body);
});

process.on('message', (received: BareBodies) => {
  bodies = received.map((body) => Buffer.from(body));
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
process.once('disconnect', () => process.exit(0));
