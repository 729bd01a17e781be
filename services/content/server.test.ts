import { execFile } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { copyOfTestSpace, startTestService } from './fixtures/start-test-service';
import type { ContentService, ContentServiceOptions } from './server';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function start(options: Partial<ContentServiceOptions> = {}): Promise<ContentService> {
  const service = await startTestService(options);
  cleanUp.push(() => service.close());
  return service;
}
async function copy(): Promise<string> {
  const { folder, remove } = await copyOfTestSpace();
  cleanUp.push(remove);
  return folder;
}
async function json(service: ContentService, address: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(service.url + address, init);
  return response.json();
}
const homeTitle = (service: ContentService) =>
  json(service, '/content/v1/spaces/marquee?access_token=local-delivery&query={page(id:"home"){title}}');
async function retitle(folder: string, title: string): Promise<void> {
  const file = path.join(folder, 'entries.json');
  const text = await readFile(file, 'utf8');
  // Saved like most editors do: to a temporary file, then renamed.
  await writeFile(`${file}~`, text.replace(/"en": "Home[^"]*"/, `"en": "${title}"`));
  await rename(`${file}~`, file);
}

test('ENGINE-06 health tells what is loaded', async () => {
  expect(await json(await start(), '/health')).toEqual({
    status: 'ok',
    entries: 10,
    assets: 6,
    revision: 'master-1',
  });
});

test('ENGINE-06 a saved file is served within 200 ms; a broken one leaves the last good state', async () => {
  const folder = await copy();
  const service = await start({ folder, watch: true });
  const waits: number[] = [];
  // The fastest of three: a busy machine may be late once, while polling would be late every time.
  for (const title of ['Home now', 'Home soon', 'Home again']) {
    const reloaded = new Promise<string>((resolve) => {
      const stop = service.store.onChange(({ action, resource }) => {
        stop();
        resolve(`${action} ${resource.sys.id}`);
      });
    });
    const savedAt = performance.now();
    await retitle(folder, title);
    expect(await reloaded).toBe('publish home');
    waits.push(performance.now() - savedAt);
  }
  // Well above the promised time, but below any polling interval.
  expect(Math.min(...waits)).toBeLessThan(1000);
  expect(await homeTitle(service)).toEqual({ data: { page: { title: 'Home again' } } });

  await writeFile(path.join(folder, 'broken.json'), '{');
  await expect(service.reload()).rejects.toThrow(/broken\.json: is not valid JSON/);
  expect(await homeTitle(service)).toEqual({ data: { page: { title: 'Home again' } } });
});

test('ENGINE-06 a new content type is part of the schema after a reload', async () => {
  const folder = await copy();
  const service = await start({ folder });
  const model = {
    contentTypes: [{ sys: { id: 'news' }, name: 'News', fields: [{ id: 'text', type: 'Text' }] }],
  };
  await writeFile(path.join(folder, 'news.json'), JSON.stringify(model));
  expect(await service.reload()).toMatchObject({ created: 1 });
  const found = await json(
    service,
    '/content/v1/spaces/marquee?access_token=local-delivery&query={newsCollection{total}}',
  );
  expect(found).toEqual({ data: { newsCollection: { total: 0 } } });
});

test('ENGINE-06 content types whose names collide are a 422, and health goes on', async () => {
  const folder = await copy();
  const twin = { contentTypes: [{ sys: { id: 'game-Row' }, name: 'Twin', fields: [] }] };
  await writeFile(path.join(folder, 'twin.json'), JSON.stringify(twin));
  const service = await start({ folder });
  expect(await homeTitle(service)).toMatchObject({
    errors: [{ extensions: { contentful: { code: 'COLLIDING_TYPE_NAMES' } } }],
  });
});

describe('control', () => {
  test('CONTENT-01 the log tells method, query and variables of each request', async () => {
    const service = await start();
    const query = 'query Games($n: Int) { gameCollection(limit: $n) { total } }';
    const search = new URLSearchParams({
      query,
      variables: '{"n":2}',
      operationName: 'Games',
      access_token: 'local-delivery',
    });
    await json(service, `/content/v1/spaces/marquee?${search.toString()}`);
    expect(await json(service, '/_control/log')).toEqual({
      items: [
        {
          method: 'GET',
          path: '/content/v1/spaces/marquee',
          operationName: 'Games',
          query,
          variables: { n: 2 },
          status: 200,
          time: expect.any(String),
          durationMs: expect.any(Number),
        },
      ],
    });
    await json(service, '/_control/log', { method: 'DELETE' });
    expect(await json(service, '/_control/log')).toEqual({ items: [] });
  });

  test('CONTENT-30 the service can be made to fail a number of times', async () => {
    const service = await start();
    const fault = (body: object) =>
      json(service, '/_control/fault', { method: 'POST', body: JSON.stringify(body) });
    await fault({ status: 500, count: 1 });
    expect(await homeTitle(service)).toMatchObject({
      errors: [{ extensions: { contentful: { code: 'INTERNAL_SERVER_ERROR' } } }],
    });
    expect(await homeTitle(service)).toMatchObject({ data: {} });
    await fault({ delayMs: 60 });
    const startedAt = performance.now();
    expect(await homeTitle(service)).toMatchObject({ data: {} });
    expect(performance.now() - startedAt).toBeGreaterThan(55);
    await json(service, '/_control/fault', { method: 'DELETE' });
    expect(await fault({ status: 200 })).toMatchObject({ message: expect.stringContaining('400-599') });
  });

  test('CONTENT-30 control is not there unless it is enabled', async () => {
    const service = await start({ control: false });
    expect((await fetch(`${service.url}/_control/log`)).status).toBe(404);
  });
});

test('ENGINE-06 a taken port is told in one line', async () => {
  const service = await start();
  const { port } = new URL(service.url);
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const folder = fileURLToPath(new URL('./fixtures/space', import.meta.url));
  const run = promisify(execFile)('node', ['--import', 'tsx', main], {
    env: { ...process.env, MARQUEE_DEMO: '1', PORT: port, CONTENT_DIR: folder, LOG_LEVEL: 'silent' },
  });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: `Port ${port} is taken. Stop what listens there, or set PORT to another one.\n`,
  });
});

test('ENGINE-06 an address that cannot be parsed is answered and ends nothing', async () => {
  const service = await start();
  for (const target of ['//', 'http://[', '//[', '/images/%']) {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
  }
  expect(await json(service, '/health')).toMatchObject({ status: 'ok' });
});

test('ENGINE-06 a web page from elsewhere cannot use the tokens that everybody knows', async () => {
  const service = await start();
  const status = async (origin: string, token: string) => {
    const headers = { origin, authorization: `Bearer ${token}` };
    return (await fetch(`${service.url}/spaces/marquee/environments/master/entries`, { headers })).status;
  };
  expect(await status('https://evil.example', 'local-management')).toBe(403);
  expect(await status('null', 'local-preview')).toBe(403);
  expect(await status('http://localhost:5173', 'local-management')).toBe(200);
  expect(await status('https://evil.example', 'local-delivery')).toBe(200);
});
