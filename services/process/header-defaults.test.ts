import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serviceHeaders, setHeaderDefaults } from './header-defaults';

async function headersOf(
  answer: (response: ServerResponse) => void,
  sent: Record<string, string> = {},
): Promise<Headers> {
  const server = createServer((request, response) => {
    setHeaderDefaults(response, serviceHeaders(request, 'same-origin'));
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    headers: sent,
  });
  server.close();
  return headers;
}

test('an answer has the default headers, however its head is written, and keeps its own', async () => {
  const own = 'public, max-age=60';
  for (const answer of [
    (response: ServerResponse) => void response.setHeader('Cache-Control', own).end(),
    (response: ServerResponse) => void response.writeHead(200, { 'Cache-Control': own }).end(),
    (response: ServerResponse) => void response.writeHead(200, ['Cache-Control', own]).end(),
  ]) {
    const headers = await headersOf(answer);
    expect(headers.get('cache-control')).toBe(own);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  }
  expect((await headersOf((response) => void response.end())).get('cache-control')).toBe('no-store');
});

test('over https the next visit is https too, and only then', async () => {
  const secure = { 'x-forwarded-proto': 'https' };
  const name = 'strict-transport-security';
  expect((await headersOf((response) => void response.end(), secure)).get(name)).toBe('max-age=31536000');
  expect((await headersOf((response) => void response.end())).get(name)).toBeNull();
});
