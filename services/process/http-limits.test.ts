import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createLimitedServer, DEFAULT_HTTP_LIMITS, type HttpLimits } from './http-limits';
import { OpenConnections } from './open-connections';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(
  limits: Partial<HttpLimits>,
  answer: RequestListener = (_request, response) => response.end('here'),
) {
  const server = createLimitedServer({ ...DEFAULT_HTTP_LIMITS, ...limits }, {}, answer);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, open: () => connect(port, '127.0.0.1').on('error', () => undefined) };
}

const send = (socket: Socket, ...lines: string[]) => socket.write(`${lines.join('\r\n')}\r\n`);

test('a connection that sends nothing, or half of its headers, is closed', async () => {
  const { open } = await listen({ headersTimeoutMs: 300 });
  const silent = open();
  const slow = open();
  send(slow, 'GET / HTTP/1.1', 'Host: localhost');
  const started = performance.now();
  await Promise.all([text(silent), text(slow)]);
  // Shorter than the 30 seconds after which Node.js itself checks for such connections.
  expect(performance.now() - started).toBeLessThan(20_000);
});

test('a request with two hosts is refused, one with a single host is answered', async () => {
  const { open } = await listen({});
  const answerTo = (...lines: string[]) => {
    const socket = open();
    send(socket, 'GET / HTTP/1.1', ...lines, 'Connection: close', '');
    return text(socket);
  };
  expect(await answerTo('Host: a.example', 'Host: b.example')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerTo('Host: a.example', 'Host: a.example')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerTo('Host: a.example')).toMatch(/^HTTP\/1\.1 200 /);
});

test('connections above the limit are closed', async () => {
  const { open } = await listen({ maxConnections: 1 });
  const first = open();
  await once(first, 'connect');
  expect(await text(open())).toBe('');
  first.destroy();
});

test('a stop finishes the request under way and waits for no connection without one', async () => {
  const underWay: (() => void)[] = [];
  const known: { connections?: OpenConnections } = {};
  const { server, open } = await listen({}, (request, response) => {
    known.connections?.begin(request, response);
    underWay.push(() => response.end('finished'));
  });
  const connections = (known.connections = new OpenConnections(server));
  const silent = open();
  const working = open();
  send(working, 'GET / HTTP/1.1', 'Host: localhost', '');
  await expect.poll(() => underWay.length).toBe(1);
  const closed = connections.close();
  await once(silent, 'close');
  expect(working.destroyed).toBe(false);
  underWay.forEach((finish) => finish());
  expect(await text(working)).toContain('finished');
  await closed;
});
