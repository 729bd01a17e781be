import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '../../support/journey';
import { plainRequest } from '../../support/plain-request';
import type { Launched } from '../support/launch';
import { startSite } from '../support/site-process';

test.describe.configure({ mode: 'serial', timeout: 150_000 });

const contentUrl = process.env['TEST_CONTENT_URL'] ?? '';
const platformUrl = process.env['TEST_PLATFORM_URL'] ?? '';
let site: Launched;

test.beforeAll(async () => {
  site = await startSite({ contentUrl, platformUrl }, { HTTP_HEADERS_TIMEOUT_MS: '2000' });
});
test.afterAll(() => site?.stop());

const open = () => connect(Number(new URL(site.url).port), 'localhost').on('error', () => undefined);

test('a page asked for with two hosts is a bad request, also when it is in memory', async () => {
  const ask = (...hosts: string[]) => {
    const socket = open();
    const lines = [
      'GET /en-UN HTTP/1.1',
      ...hosts.map((host) => `Host: ${host}`),
      'Connection: close',
      '',
      '',
    ];
    socket.write(lines.join('\r\n'));
    return text(socket);
  };
  for (let times = 0; times < 2; times += 1) expect(await ask('localhost')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('localhost', 'kiekko.localhost')).toMatch(/^HTTP\/1\.1 400 /);
});

test('a connection that sends half of its headers is closed', async () => {
  const socket = open();
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
  const started = performance.now();
  await text(socket);
  expect(performance.now() - started).toBeLessThan(25_000);
});

test('RESET-05 the link of a password reset has the port of the site, whatever port the request names', async () => {
  const email = 'regular@kiekko.example';
  const host = 'kiekko.localhost:4711';
  const { status } = await plainRequest(`${site.url}/en-UN/reset-password.data`, {
    method: 'POST',
    headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ intent: 'email', email }).toString(),
  });
  expect(status).toBe(200);
  const outbox = await fetch(
    `${platformUrl}/platform/_control/outbox?${new URLSearchParams({ to: email }).toString()}`,
  );
  const sent = await outbox.text();
  expect(sent).toContain(`http://kiekko.localhost:${new URL(site.url).port}/en-UN/reset-password`);
  expect(sent).not.toContain('4711');
});

test('a stop does not wait for a connection that sends nothing', async () => {
  const socket = open();
  await once(socket, 'connect');
  const started = performance.now();
  await site.stop();
  expect(performance.now() - started).toBeLessThan(15_000);
});

test('a site whose folder is missing creates it and is ready; where it cannot be created it is not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'last-good-'));
  await writeFile(path.join(folder, 'file'), '');
  for (const [name, state] of [
    ['missing', { status: 200, disk: { status: 'ok' } }],
    ['file/below', { status: 503, disk: { status: 'failed', reason: 'unavailable' } }],
  ] as const) {
    const fresh = await startSite(
      { contentUrl, platformUrl },
      { CONTENT_LAST_GOOD_DIR: path.join(folder, name) },
    );
    const answer = await fetch(`${fresh.url}/ready`);
    const { status, disk } = state;
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status,
      body: { dependencies: { disk } },
    });
    await fresh.stop();
  }
  await rm(folder, { recursive: true });
});
