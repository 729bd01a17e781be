import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { assetUrls } from '../fixtures/asset-urls';
import { startTestService } from '../fixtures/start-test-service';
import type { ContentService, ContentServiceOptions } from '../server';

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

async function start(options: Partial<ContentServiceOptions> = {}): Promise<ContentService> {
  const imageCacheFolder = await mkdtemp(path.join(tmpdir(), 'images-'));
  cleanUp.push(() => rm(imageCacheFolder, { recursive: true, force: true }));
  const service = await startTestService({ imageCacheFolder, ...options });
  cleanUp.push(() => service.close());
  return service;
}
async function timed(url: string) {
  const startedAt = performance.now();
  const { status } = await fetch(url);
  return { status, tookMs: performance.now() - startedAt };
}
const qualities = Array.from({ length: 12 }, (_, index) => 100 - index);

test('CONTENT-15 requests for huge pictures delay no page, leave other sizes alone and are refused beyond a limit', async () => {
  const service = await start();
  const { ember = '', photo = '' } = await assetUrls(service, ['ember', 'photo']);
  // Starts the worker processes, which may take seconds on a busy machine.
  await Promise.all([`${photo}?w=64&fm=avif&q=50`, `${photo}?w=72&fm=avif&q=50`, `${photo}?w=31`].map(timed));

  const largest = await fetch(`${ember}?fm=avif&w=4000&h=4000&fit=fill&q=98`);
  expect(largest.status).toBe(422);
  expect(await largest.text()).toContain('at most 9000000 are made as AVIF');

  const attack = qualities.map((quality) =>
    fetch(`${ember}?fm=avif&w=3000&h=3000&fit=fill&q=${quality}`).catch(() => null),
  );
  const refused = await Promise.any(
    attack.map(async (request) => {
      const response = await request;
      return response?.status === 503 ? response : Promise.reject(new Error('not refused'));
    }),
  );
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  for (const url of [`${photo}?w=48&fm=avif&q=50`, `${photo}?w=33&fm=webp`, `${ember}?w=320&fm=avif&q=50`]) {
    const { status, tookMs } = await timed(url);
    expect(status).toBe(200);
    // The work of the attack alone would take minutes.
    expect(tookMs).toBeLessThan(10_000);
  }
});

test('CONTENT-15 with a secret, only sizes of the site and signed ones are made', async () => {
  const service = await start({ imageSizes: { listed: ['w=50&fm=jpg'], secret: 'of this test' } });
  const { photo = '' } = await assetUrls(service, ['photo']);
  const { photo: signed = '' } = await assetUrls(service, ['photo'], '{width:33,format:WEBP}');
  const statusOf = async (url: string) => (await fetch(url)).status;
  expect(await statusOf(photo)).toBe(200);
  expect(await statusOf(`${photo}?w=320&fm=avif&q=50`)).toBe(200);
  expect(await statusOf(`${photo}?w=50&fm=jpg`)).toBe(200);
  expect(signed).toContain('?w=33&fm=webp&s=');
  expect(await statusOf(signed)).toBe(200);
  for (const wrong of [
    `${photo}?w=320&fm=avif&q=51`,
    `${photo}?w=33&fm=webp`,
    signed.replace('w=33', 'w=34'),
    signed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    `${signed}&h=10`,
  ])
    expect(await statusOf(wrong), wrong).toBe(403);
});
