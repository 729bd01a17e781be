import { readdir } from 'node:fs/promises';
import { request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import type { Response as ExpressResponse } from 'express';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService } from '../../services/content/fixtures/start-test-service';
import type { ContentService } from '../../services/content/server';
import { createLimitedServer, DEFAULT_HTTP_LIMITS } from '../../services/process/http-limits';
import { listen, stopServer } from '../../services/process/listen';
import { createApp } from '../../studio/server/app';
import { ContentApi } from '../../studio/server/content-api';
import { SessionCookies } from '../../studio/server/session-cookies';

const sessions = new SessionCookies({ secret: 'of the test', url: 'http://studio.localhost', now: Date.now });
let content: ContentService;
let server: Server;
let studioUrl: string;
let cookie: string;
let png: Buffer<ArrayBuffer>;

beforeAll(async () => {
  content = await startTestService();
  const app = createApp({
    content: new ContentApi({ url: content.url, space: 'marquee', environment: 'master' }),
    signInWay: 'password',
    sessions,
    client: { files: new Map(), entry: '' },
    log: pino({ level: 'silent' }),
    now: Date.now,
    previewUrl: 'http://{brand}.studio.localhost',
    uploadUrl: content.url,
    mediaUrl: content.url,
    previewSecret: undefined,
    siteUrl: 'http://127.0.0.1:1',
  });
  server = createLimitedServer(DEFAULT_HTTP_LIMITS, {}, app);
  studioUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  cookie = await cookieFor('local-management');
  const drawn = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  png = Buffer.from(drawn);
});
afterAll(async () => {
  await stopServer(server, 1_000);
  await content.close();
});

/** The cookie of a session with a content token. */
async function cookieFor(token: string): Promise<string> {
  let pair = '';
  const response = { cookie: (name: string, value: string) => (pair = `${name}=${value}`) };
  const session = { token, personId: 'ann', name: 'Ann', email: 'ann@example.com' };
  await sessions.begin(response as unknown as ExpressResponse, session);
  return pair;
}

async function upload(bytes: BodyInit, headers: Record<string, string> = { cookie }) {
  const answer = await fetch(`${studioUrl}/api/uploads`, {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const leftovers = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('studio-upload-')).length;
const uploads = () => content.store.shared.list('Upload').length;

/** A PNG header with these dimensions, without pixels. */
function pngOf(width: number, height: number): Buffer<ArrayBuffer> {
  const header = Buffer.from(png);
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  return header;
}

describe('uploads of the studio', () => {
  test('a picture becomes an upload, whatever type the browser named', async () => {
    const { status, body } = await upload(png, { cookie, 'content-type': 'text/plain' });
    expect([status, body]).toEqual([201, { uploadId: expect.any(String), contentType: 'image/png' }]);
    const { uploadId } = body as { uploadId: string };
    const stored = content.store.shared.get('Upload', uploadId);
    expect(stored).toMatchObject({ size: png.length });
    expect(await leftovers()).toBe(0);
  });

  test.each([
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>'],
    ['text/vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'],
    ['application/pdf', '%PDF-1.7\n'],
  ])('%s is recognised', async (contentType, bytes) => {
    expect((await upload(bytes)).body).toMatchObject({ contentType });
  });

  test('hostile files are refused by their bytes, each for its own reason, and leave nothing behind', async () => {
    const before = uploads();
    const zip = Buffer.from('504b0304140000000800', 'hex');
    const cases = [
      ['empty', new Uint8Array(0), 400, 'FileEmpty'],
      ['a zip', zip, 415, 'FileKindRefused'],
      ['a page', '<!doctype html><script>1</script>', 415, 'FileKindRefused'],
      ['no picture', new Uint8Array(500).fill(7), 415, 'FileKindRefused'],
      ['100 megapixels', pngOf(10_000, 10_000), 422, 'PictureTooLarge'],
      ['a damaged picture', Buffer.from(png.subarray(0, 20)), 422, 'PictureBroken'],
      ['too heavy', new Uint8Array(50 * 1024 * 1024 + 1), 413, 'FileTooBig'],
      ['a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 422, 'DrawingUnsafe'],
    ] as const;
    for (const [name, bytes, status, id] of cases) {
      const answer = await upload(bytes);
      expect([name, answer]).toMatchObject([name, { status, body: { sys: { id } } }]);
    }
    expect(uploads()).toBe(before);
    expect(await leftovers()).toBe(0);
  });

  test('a body over the limit that does not say its size is refused as well', async () => {
    const size = 1024 * 1024;
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if ((sent += size) > 51 * size) controller.close();
        else controller.enqueue(new Uint8Array(size));
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      headers: { cookie },
      duplex: 'half',
    };
    expect((await fetch(`${studioUrl}/api/uploads`, init)).status).toBe(413);
    expect(await leftovers()).toBe(0);
  });

  test('a connection that breaks off leaves nothing behind', async () => {
    const before = uploads();
    const sent = httpRequest(`${studioUrl}/api/uploads`, {
      method: 'POST',
      headers: { cookie, 'content-length': 1_000_000 },
    });
    sent.on('error', () => undefined).write(png);
    await expect.poll(leftovers).toBe(1);
    sent.destroy();
    await expect.poll(leftovers).toBe(0);
    expect(uploads()).toBe(before);
  });

  test('nobody uploads without a session or with a token that is not valid', async () => {
    expect((await upload(png, {})).status).toBe(401);
    const revoked = await upload(png, { cookie: await cookieFor('no token') });
    expect(revoked).toMatchObject({ status: 401, body: { sys: { id: 'AccessTokenInvalid' } } });
  });
});

/** The checksum of a PNG chunk. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
