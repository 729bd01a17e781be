import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from 'contentful-management';
import { afterEach, expect, test } from 'vitest';
import { startTestService } from './fixtures/start-test-service';
import type { ContentService, ContentServiceOptions } from './server';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tls-'));
  cleanUp.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
async function start(tls: ContentServiceOptions['tls']): Promise<ContentService> {
  const service = await startTestService({ tls });
  cleanUp.push(() => service.close());
  return service;
}
/** Connects like Contentful's tools: always over TLS, with certificate verification. */
async function entryOverTls({ tlsUrl }: ContentService, ca: Buffer): Promise<unknown> {
  const client = createClient(
    {
      accessToken: 'local-management',
      host: new URL(tlsUrl ?? '').host,
      httpsAgent: new Agent({ ca }),
      retryOnError: false,
    },
    { type: 'plain', defaults: { spaceId: 'marquee', environmentId: 'master' } },
  );
  return client.entry.get({ entryId: 'home' });
}

test('CONTENT-01 Contentful’s client works over TLS with a generated certificate, which outlives the process', async () => {
  const folder = await temporaryFolder();
  const first = await start({ port: 0, folder, files: null });
  const ca = await readFile(path.join(folder, 'cert.pem'));
  expect(await entryOverTls(first, ca)).toMatchObject({ sys: { id: 'home' } });
  expect((await stat(path.join(folder, 'key.pem'))).mode & 0o077).toBe(0);
  // Plain HTTP remains available.
  expect((await fetch(`${first.url}/health`)).status).toBe(200);
  await first.close();
  const second = await start({ port: 0, folder, files: null });
  expect(await entryOverTls(second, ca)).toMatchObject({ sys: { id: 'home' } });
});

test('CONTENT-01 TLS is served with a certificate that is supplied; without its files the service says so', async () => {
  const folder = await temporaryFolder();
  const files = { cert: path.join(folder, 'own.pem'), key: path.join(folder, 'own-key.pem') };
  await expect(startTestService({ tls: { port: 0, folder, files } })).rejects.toThrow(
    /CONTENT_TLS_CERT.*own\.pem/,
  );
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=own'];
  request.push('-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', files.key, '-out', files.cert);
  await promisify(execFile)('openssl', request);
  const service = await start({ port: 0, folder, files });
  expect(await entryOverTls(service, await readFile(files.cert))).toMatchObject({ sys: { id: 'home' } });
});
