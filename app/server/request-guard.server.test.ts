import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { expect, test } from 'vitest';
import { guardRequest } from './request-guard.server';

/** The response of a guarded server to a raw request line and headers that no HTTP client would send. */
async function answerTo(head: string[], trustProxy = false): Promise<string> {
  const app = express();
  app.set('trust proxy', trustProxy);
  app.use(
    guardRequest(trustProxy),
    (request, response) => void response.send(`reached ${request.get('x-forwarded-host') ?? 'host'}`),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end([...head, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  server.close();
  return answer;
}

test('an address or host Remix cannot read is a bad request, not a failure of the server', async () => {
  const bad = [
    'localhost:abc',
    'localhost:99999',
    'localhost:3000/other?',
    'a b',
    'user@localhost',
    'localhost#',
  ];
  for (const host of bad)
    expect(await answerTo(['GET / HTTP/1.1', `Host: ${host}`]), host).toMatch(/^HTTP\/1.1 400 /);
  expect(await answerTo(['GET http://other/ HTTP/1.1', 'Host: localhost'])).toMatch(/^HTTP\/1.1 400 /);
  for (const host of ['localhost', 'Brand.example:8443', '[::1]:3000', ''])
    expect(await answerTo(['GET / HTTP/1.1', `Host: ${host}`]), host).toContain('reached');
});

test('what changes something is refused from anywhere but a page of this very site (CSRF)', async () => {
  const post = (path: string, ...headers: string[]) =>
    answerTo([`POST ${path} HTTP/1.1`, 'Host: brand.example:3000', 'Content-Length: 0', ...headers]);
  const own = 'Origin: http://brand.example:3000';
  for (const path of ['/api/logout', '/en-UN/login', '/en-UN/my-account/account', '/']) {
    expect(await post(path, own), path).toContain('reached');
    expect(await post(path, own, 'Sec-Fetch-Site: same-origin'), path).toContain('reached');
    for (const foreign of [
      [],
      ['Origin: null'],
      ['Origin: https://brand.example:3000'],
      ['Origin: http://brand.example'],
      ['Origin: http://other.example'],
      ['Origin: http://sub.brand.example:3000'],
      [own, 'Sec-Fetch-Site: same-site'],
      [own, 'Sec-Fetch-Site: cross-site'],
    ])
      expect(await post(path, ...foreign), `${path} ${foreign.join()}`).toMatch(/^HTTP\/1.1 403 /);
  }
  expect(await post('/webhooks/content')).toContain('reached');
  expect(await post('/preview/campaigns')).toContain('reached');
  expect(await post('/preview/checks')).toContain('reached');
  expect(await post('/preview/blocks')).not.toContain('reached');
});

test('methods the site does not know are refused', async () => {
  for (const method of ['TRACE', 'PUT', 'OPTIONS'])
    expect(await answerTo([`${method} / HTTP/1.1`, 'Host: localhost'])).toMatch(
      /^HTTP\/1.1 405 [^]*allow: GET, HEAD, POST/,
    );
});

test('a forwarded host counts only behind a proxy, and must be one', async () => {
  const forged = ['GET / HTTP/1.1', 'Host: localhost', 'X-Forwarded-Host: other:444'];
  expect(await answerTo(forged)).toContain('reached host');
  expect(await answerTo(forged, true)).toContain('reached other:444');
  expect(await answerTo(['GET / HTTP/1.1', 'Host: localhost', 'X-Forwarded-Host: a b'], true)).toMatch(
    /^HTTP\/1.1 400 /,
  );
});
