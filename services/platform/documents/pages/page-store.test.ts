import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageSeal } from './page-seal';
import { createPageStore } from './page-store';
import type { S3Settings } from './s3-page-store';

const page = Buffer.from('a page');
const id = '0c1d2e3f-0000-4000-8000-000000000001';

let folder: string;
let server: S3rver;
let s3: S3Settings;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'));
  server = new S3rver({
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'documents', configs: [] }],
  });
  const { port } = await server.run();
  s3 = {
    url: `http://127.0.0.1:${port}/documents`,
    region: 'us-east-1',
    // The default account of the test server.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['in memory', () => ({})],
  ['in a folder', () => ({ folder: path.join(folder, 'files') })],
  ['on a server with the protocol of S3', () => ({ s3 })],
])('a page is stored, read and deleted %s', async (_name, settings) => {
  const store = createPageStore(settings());
  await store.put(id, page);
  expect((await store.get(id)).equals(page)).toBe(true);
  await store.delete(id);
  await store.delete(id);
  await expect(store.get(id)).rejects.toThrow();
});

test('what the server refuses fails', async () => {
  const stranger = { ...s3, accessKeyId: 'NOBODY' };
  await expect(createPageStore({ s3: stranger }).put(id, page)).rejects.toThrow(/403/);
});

test('an older key still opens pages; another page, a changed one and an unknown key do not', () => {
  const [old, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const { keyId, sealed } = createPageSeal([old]).seal('one', page);
  expect(createPageSeal([fresh, old]).open('one', keyId, sealed).equals(page)).toBe(true);
  expect(createPageSeal([fresh, old]).seal('one', page).keyId).not.toBe(keyId);
  expect(() => createPageSeal([old]).open('two', keyId, sealed)).toThrow();
  expect(() => createPageSeal([fresh]).open('one', keyId, sealed)).toThrow(/DOCUMENT_KEY/);
  sealed[30] = (sealed[30] ?? 0) ^ 1;
  expect(() => createPageSeal([old]).open('one', keyId, sealed)).toThrow();
});
