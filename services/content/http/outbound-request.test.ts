import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { isGlobalAddress } from './global-address';
import { checkOutsideUrl, readOutsideUrl, requestOutside, type OutboundOptions } from './outbound-request';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server inside the network that records its requests. */
async function listen(answer: RequestListener) {
  const seen: { url: string; headers: Record<string, unknown> }[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  }).on('connection', () => (connections += 1));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, seen, connections: () => connections };
}

const limits: OutboundOptions = { timeoutMs: 10_000, maxBytes: 1000, allowedHosts: [] };

describe('addresses', () => {
  test.each([
    ...['8.8.8.8', '93.184.215.14', '2606:2800:21f:cb07::1', '::ffff:8.8.8.8', '64:ff9b::8.8.8.8'].map(
      (a) => [a, true],
    ),
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254'].map(
      (a) => [a, false],
    ),
    ...['100.64.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'].map((a) => [a, false]),
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '2001::1'].map((a) => [
      a,
      false,
    ]),
    ...['::ffff:127.0.0.1', '::127.0.0.1', '64:ff9b::10.0.0.1', '64:ff9b:1::1', '2002:7f00:1::1'].map((a) => [
      a,
      false,
    ]),
    ['example.com', false],
  ])('%s is public: %s', (address, expected) => {
    expect(isGlobalAddress(String(address))).toBe(expected);
  });

  test.each([
    ['inside', 'http://127.0.0.1/'],
    ['inside', 'http://0x7f.1/'],
    ['inside', 'http://2130706433/'],
    ['inside', 'http://0177.0.0.1/'],
    ['inside', 'http://127.1/'],
    ['inside', 'http://[::1]/'],
    ['inside', 'http://[::ffff:127.0.0.1]/'],
    ['inside', 'http://[::ffff:7f00:1]/'],
    ['inside', 'http://localhost/'],
    ['inside', 'http://LOCALHOST./'],
    ['inside', 'https://api.localhost/'],
    ['inside', 'http://printer.local/'],
    ['inside', 'http://metadata.google.internal/'],
    ['inside', 'http://169.254.169.254/latest/meta-data/'],
    ['address', 'http://user:secret@example.com/'],
    ['address', 'ftp://example.com/'],
    ['address', 'file:///etc/passwd'],
    ['address', 'example.com'],
  ])('refused as %s: %s', (problem, url) => {
    expect(() => readOutsideUrl(url, ['localhost:1'])).toThrow(expect.objectContaining({ problem }));
  });

  test('a name for an address inside is refused when it is given and when it is called', async () => {
    const target = await listen((_request, response) => response.end());
    const options = { ...limits, resolve: async () => [{ address: '127.0.0.1', family: 4 }] };
    const url = `http://rebound.example:${target.port}/`;
    await expect(checkOutsideUrl(url, options)).rejects.toMatchObject({ problem: 'inside' });
    await expect(requestOutside(url, options)).rejects.toMatchObject({ problem: 'inside' });
    expect(target.connections()).toBe(0);
  });

  test('a name that means something else at the second look is connected to as it was checked, or not at all', async () => {
    const target = await listen((_request, response) => response.end());
    const answers = ['8.8.8.8', '127.0.0.1'];
    const resolve = async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }];
    const url = `http://rebound.example:${target.port}/`;
    await checkOutsideUrl(url, { ...limits, resolve });
    await expect(requestOutside(url, { ...limits, resolve })).rejects.toMatchObject({ problem: 'inside' });
    expect(target.connections()).toBe(0);
  });

  test('a host that is allowed is called, on its port alone', async () => {
    const target = await listen((_request, response) => response.end('here'));
    const allowedHosts = [`127.0.0.1:${target.port}`];
    const { status, body } = await requestOutside(`http://127.0.0.1:${target.port}/`, {
      ...limits,
      allowedHosts,
    });
    expect([status, body.toString()]).toEqual([200, 'here']);
    await expect(requestOutside('http://127.0.0.1:1/', { ...limits, allowedHosts })).rejects.toMatchObject({
      problem: 'inside',
    });
  });
});

describe('answers', () => {
  test('a body over the limit fails, or is cut', async () => {
    const { port } = await listen((_request, response) => response.end('x'.repeat(5000)));
    const options = { ...limits, allowedHosts: ['127.0.0.1'] };
    const url = `http://127.0.0.1:${port}/`;
    await expect(requestOutside(url, options)).rejects.toMatchObject({ problem: 'tooLarge' });
    expect((await requestOutside(url, { ...options, tooLong: 'cut' })).body).toHaveLength(1000);
  });

  test('waits no longer than it may, and ends with the signal of the caller', async () => {
    const { port } = await listen(() => undefined);
    const options = { ...limits, allowedHosts: ['127.0.0.1'] };
    const url = `http://127.0.0.1:${port}/`;
    await expect(requestOutside(url, { ...options, timeoutMs: 50 })).rejects.toMatchObject({
      problem: 'timeout',
    });
    const signal = AbortSignal.abort();
    await expect(requestOutside(url, { ...options, signal })).rejects.toMatchObject({ problem: 'aborted' });
  });

  test('redirects are an answer, or followed one by one: not to the inside, and without the headers for another host', async () => {
    const inside = await listen((_request, response) => response.end('secret'));
    const end = await listen((_request, response) => response.end('end'));
    let location = `http://localhost:${inside.port}/`;
    const first = await listen((_request, response) => response.writeHead(302, { location }).end());
    const options = {
      ...limits,
      allowedHosts: [`127.0.0.1:${first.port}`, `127.0.0.1:${end.port}`],
      headers: { authorization: 'Bearer one' },
    };
    const url = `http://127.0.0.1:${first.port}/`;
    expect((await requestOutside(url, options)).status).toBe(302);
    await expect(requestOutside(url, { ...options, maxRedirects: 2 })).rejects.toMatchObject({
      problem: 'inside',
    });
    expect(inside.connections()).toBe(0);
    location = `http://127.0.0.1:${end.port}/end`;
    expect((await requestOutside(url, { ...options, maxRedirects: 2 })).body.toString()).toBe('end');
    expect(end.seen[0]?.headers.authorization).toBeUndefined();
    location = url;
    await expect(requestOutside(url, { ...options, maxRedirects: 2 })).rejects.toMatchObject({
      problem: 'redirects',
    });
  });
});
