import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assetUrls } from '../fixtures/asset-urls';
import { startTestService } from '../fixtures/start-test-service';
import type { ContentService } from '../server';

let service: ContentService;
let imageCacheFolder: string;
const urls: Record<string, string> = {};

beforeAll(async () => {
  imageCacheFolder = await mkdtemp(path.join(tmpdir(), 'images-'));
  service = await startTestService({ imageCacheFolder });
  Object.assign(urls, await assetUrls(service, ['ember', 'photo', 'logo', 'rules', 'broken']));
});
afterAll(async () => {
  await service.close();
  await rm(imageCacheFolder, { recursive: true, force: true });
});

async function picture(id: string, query = '') {
  const response = await fetch(`${urls[id] ?? ''}${query}`);
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
async function pixel(bytes: Buffer, x: number, y: number) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 4)];
}
const YELLOW = [255, 204, 0, 255];
const BLUE = [0, 153, 204, 255];

test('CONTENT-15 an original is served as it is, for good, and an SVG may load nothing', async () => {
  const { headers, bytes } = await picture('ember');
  expect(bytes.toString()).toContain('<svg');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy':
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  const again = await fetch(urls.ember ?? '', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test.each([
  ['bytes=0-3', 206, 'bytes 0-3'],
  ['bytes=4-', 206, 'bytes 4-'],
  ['bytes=-5', 206, 'bytes '],
  ['bytes=0-1,4-5', 200, null],
  ['bytes=9999999-', 416, 'bytes */'],
])('a player that asks for %s is answered %i', async (range, status, contentRange) => {
  const whole = Buffer.from(await (await fetch(urls.rules ?? '')).arrayBuffer());
  const response = await fetch(urls.rules ?? '', { headers: { range } });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toEqual(
    contentRange === null ? null : expect.stringContaining(contentRange),
  );
  if (status === 200) expect(bytes).toEqual(whole);
  if (status === 206) {
    const [start = 0, end = 0] = (/(\d+)-(\d+)/.exec(response.headers.get('content-range') ?? '') ?? [])
      .slice(1)
      .map(Number);
    expect(bytes).toEqual(whole.subarray(start, end + 1));
  }
});

describe('transforms', () => {
  test.each([
    ['ember', '?w=320', 'webp', 320, 320],
    ['ember', '?w=1280&fm=png', 'png', 1280, 1280],
    ['ember', '?fm=avif&w=64&h=32', 'heif', 32, 32],
    ['ember', '?fm=jpg', 'jpeg', 640, 640],
    ['photo', '?w=30', 'png', 30, 20],
    ['photo', '?w=600', 'png', 60, 40],
    ['photo', '?w=30&h=30&fit=pad', 'png', 30, 30],
    ['photo', '?w=30&h=30&fit=fill&fm=webp', 'webp', 30, 30],
    ['photo', '?w=120&h=30&fit=scale', 'png', 120, 30],
    ['photo', '?w=20&h=10&fit=crop', 'png', 20, 10],
    ['photo', '?w=20&h=20&fit=thumb&f=face', 'png', 20, 20],
    ['logo', '?h=40&fm=png&fl=png8', 'png', 120, 40],
  ])('CONTENT-15 %s%s is a %s of %i×%i', async (id, query, format, width, height) => {
    const { status, bytes } = await picture(id, query);
    expect(status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height });
  });

  test('CONTENT-15 the focus decides which part is kept', async () => {
    const [left, right] = [
      await picture('photo', '?w=20&h=20&fit=crop&f=left'),
      await picture('photo', '?w=20&h=20&fit=crop&f=right'),
    ];
    expect(await pixel(left.bytes, 10, 10)).toEqual(YELLOW);
    expect(await pixel(right.bytes, 10, 10)).toEqual(BLUE);
  });

  test('CONTENT-15 padding and corners are clear, or of the wanted colour', async () => {
    const clear = await picture('photo', '?w=40&h=40&fit=pad&fm=png');
    expect((await pixel(clear.bytes, 20, 1))[3]).toBe(0);
    const red = await picture('photo', '?w=40&h=40&fit=pad&fm=png&bg=rgb:ff0000');
    expect(await pixel(red.bytes, 20, 1)).toEqual([255, 0, 0, 255]);
    const round = await picture('photo', '?r=max');
    expect((await pixel(round.bytes, 0, 0))[3]).toBe(0);
    expect(await pixel(round.bytes, 20, 20)).toEqual(YELLOW);
    const onWhite = await picture('photo', '?r=max&fm=jpg&q=100');
    expect(await pixel(onWhite.bytes, 0, 0)).toEqual([255, 255, 255, 255]);
  });

  test('CONTENT-15 the same picture asked for at once is made once and kept on disk', async () => {
    const before = (await readdir(imageCacheFolder, { recursive: true })).length;
    const answers = await Promise.all(Array.from({ length: 6 }, () => picture('ember', '?w=77&fm=webp')));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
    const files = (await readdir(imageCacheFolder, { recursive: true })).filter(
      (file) => path.extname(file) !== '',
    );
    expect(files.filter((file) => !/\.(webp|png|jpg|avif)$/.test(file))).toEqual([]);
    expect((await readdir(imageCacheFolder, { recursive: true })).length - before).toBeLessThanOrEqual(2);
  });
});

test.each([
  ['ember', '?w=5000', 400, /1 to 4000/],
  ['rules', '?w=10', 400, /cannot be transformed/],
  ['broken', '?w=10', 422, /broken\.png.* cannot be transformed/],
])('CONTENT-15 %s%s is answered %i with a reason', async (id, query, status, message) => {
  const answer = await picture(id, query);
  expect(answer.status).toBe(status);
  expect(answer.bytes.toString()).toMatch(message);
});

test('CONTENT-15 an address that is not of an asset is not found', async () => {
  const url = urls.ember ?? '';
  for (const wrong of [
    url.replace(/[0-9a-f]{20}/, '0'.repeat(20)),
    url.replace('ember-crown.svg', 'other.svg'),
    url.replace('marquee', 'other'),
  ]) {
    expect((await fetch(wrong)).status).toBe(404);
  }
});
