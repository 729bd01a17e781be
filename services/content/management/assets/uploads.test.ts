import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from 'contentful-management';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService } from '../../fixtures/start-test-service';
import type { ContentService } from '../../server';
import { safeName } from './process-asset';
import { UPLOAD_LIFETIME_MS } from './uploads';

const MAX_BYTES = 300_000;

let service: ContentService;
let client: ReturnType<typeof connect>;
let dataFolder: string;
let elsewhere: Server;
let elsewhereUrl: string;
let png: Buffer;

beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'content-data-'));
  png = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  elsewhere = createServer((request, response) => {
    if (request.url === '/picture.png') response.end(png);
    else if (request.url === '/huge') response.end(Buffer.alloc(MAX_BYTES + 1));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  elsewhereUrl = `http://127.0.0.1:${port}`;
  service = await startTestService({
    dataFolder,
    maxUploadBytes: MAX_BYTES,
    allowedHosts: [`127.0.0.1:${port}`],
  });
  client = connect(service.url);
});
afterAll(async () => {
  await service.close();
  elsewhere.close();
  await rm(dataFolder, { recursive: true, force: true });
});

function connect(url: string) {
  const { host } = new URL(url);
  return createClient(
    { accessToken: 'local-management', host, hostUpload: host, insecure: true, retryOnError: false },
    { type: 'plain', defaults: { spaceId: 'marquee', environmentId: 'master' } },
  );
}

const once = { processingCheckRetries: 0 };

/** Creates and processes an asset from bytes. */
async function assetOf(bytes: Buffer, contentType: string, fileName: string, at = client) {
  const file = new Uint8Array(bytes).buffer;
  const made = await at.asset.createFromFiles(
    {},
    { fields: { title: { en: fileName }, description: {}, file: { en: { contentType, fileName, file } } } },
  );
  return at.asset.processForAllLocales({}, made, once);
}

/** Creates and processes an asset from a URL. */
async function assetFrom(upload: string, contentType = 'image/png', fileName = 'picture.png') {
  const made = await client.asset.create(
    {},
    { fields: { title: { en: 'x' }, description: {}, file: { en: { contentType, fileName, upload } } } },
  );
  return client.asset.processForAllLocales({}, made, once);
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const uploadedFiles = (folder = dataFolder) => readdir(path.join(folder, 'uploads'));
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${service.url}/spaces/marquee/uploads`, {
    method: 'POST',
    body,
    headers: {
      Authorization: 'Bearer local-management',
      'Content-Type': 'application/octet-stream',
      ...headers,
    },
    duplex: 'half',
  } as RequestInit);

describe('files', () => {
  test('an upload becomes the file of an asset: bytes, size and dimensions as they are', async () => {
    const asset = await assetOf(png, 'image/png', 'red.png');
    const file = asset.fields.file.en;
    expect(file).toMatchObject({
      fileName: 'red.png',
      contentType: 'image/png',
      details: { size: png.length, image: { width: 3, height: 2 } },
    });
    expect(file).not.toHaveProperty('uploadFrom');
    await client.asset.publish({ assetId: asset.sys.id }, asset);
    const served = await fetch(file?.url ?? '');
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
    expect(await uploadedFiles()).toContain(sha256(png));
  });

  test('all locales are processed at once, though each call names the version from before', async () => {
    const upload = await client.upload.create({}, { file: new Uint8Array(png).buffer });
    const uploadFrom = { sys: { type: 'Link' as const, linkType: 'Upload' as const, id: upload.sys.id } };
    const fileOf = (fileName: string) => ({ contentType: 'image/png', fileName, uploadFrom });
    const made = await client.asset.create(
      {},
      {
        fields: {
          title: { en: 'both' },
          description: {},
          file: { en: fileOf('en.png'), de: fileOf('de.png') },
        },
      },
    );
    await client.asset.processForAllLocales({}, made, once);
    const { fields, sys } = await client.asset.get({ assetId: made.sys.id });
    expect(Object.values(fields.file).map(({ url }) => url)).toEqual([
      expect.stringContaining('http'),
      expect.stringContaining('http'),
    ]);
    expect(sys.version).toBe(made.sys.version + 2);
    await client.upload.delete({ uploadId: upload.sys.id });
    await expect(client.upload.get({ uploadId: upload.sys.id })).rejects.toMatchObject({ name: 'NotFound' });
    expect((await fetch(fields.file.en?.url ?? '')).status).toBe(200);
  });

  test('what lies at an address becomes a file, also at an address of the service itself', async () => {
    const first = await assetFrom(`${elsewhereUrl}/picture.png`);
    const second = await assetFrom(first.fields.file.en?.url ?? '');
    expect(second.fields.file.en?.details).toEqual(first.fields.file.en?.details);
    expect(second.sys.id).not.toBe(first.sys.id);
  });

  test.each([
    ['an address inside the network', 'http://127.0.0.1:1/x.png', /not called/],
    ['the address of cloud metadata', 'http://169.254.169.254/latest', /not called/],
    ['a file on disk', 'file:///etc/passwd', /no address/],
    ['nothing', '/missing', /answered 404/],
    ['too much', '/huge', /limit/],
  ])('%s is refused as a source', async (_name, address, reason) => {
    const upload = address.startsWith('/') ? elsewhereUrl + address : address;
    const before = await uploadedFiles();
    await expect(assetFrom(upload)).rejects.toThrow(reason);
    expect(await uploadedFiles()).toEqual(before);
  });

  test('an upload over the limit is refused, whether or not it says its size, and leaves nothing behind', async () => {
    const before = await uploadedFiles();
    const stream = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent <= MAX_BYTES; sent += 10_000) controller.enqueue(new Uint8Array(10_000));
        controller.close();
      },
    });
    for (const body of [new Uint8Array(MAX_BYTES + 1), stream]) {
      const answer = await post(body);
      expect([answer.status, await answer.json()]).toMatchObject([
        413,
        { sys: { type: 'Error', id: 'PayloadTooLarge' }, requestId: expect.any(String) },
      ]);
    }
    expect((await post(new Uint8Array(0))).status).toBe(400);
    expect((await post('{}', { 'Content-Type': 'application/json' })).status).toBe(415);
    expect(await uploadedFiles()).toEqual(before);
  });

  test('bytes that are not what they are said to be are refused', async () => {
    await expect(assetOf(png, 'image/jpeg', 'x.jpg')).rejects.toThrow(/its bytes are png/);
    await expect(assetOf(Buffer.from('no picture'), 'image/png', 'x.png')).rejects.toThrow(
      /cannot be read as such/,
    );
    const script = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>1</script></svg>',
    );
    await expect(assetOf(script, 'image/png', 'x.png')).rejects.toThrow(/its bytes are svg/);
  });

  test('CONTENT-15 a picture that would decode to gigabytes is refused by its header, and nothing of it stays', async () => {
    const total = async () => (await client.asset.getMany({ query: { limit: 0 } })).total;
    const before = await total();
    const header = Buffer.from(png);
    header.writeUInt32BE(60_000, 16);
    header.writeUInt32BE(60_000, 20);
    header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
    await expect(assetOf(header, 'image/png', 'bomb.png')).rejects.toThrow(
      /60000 × 60000 pixels.* The asset was deleted again/,
    );
    expect(await total()).toBe(before);
  });

  test('files that a browser might run are served so that nothing in them runs', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="4"><script/></svg>');
    const page = Buffer.from('<script>alert(1)</script>');
    for (const [bytes, type, name] of [
      [svg, 'image/svg+xml', 'x.svg'],
      [page, 'text/html', 'x.html'],
    ] as const) {
      const asset = await assetOf(bytes, type, name);
      const { headers } = await fetch(asset.fields.file.en?.url ?? '');
      expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('a file name leads nowhere but to the file', async () => {
    await expect(assetOf(png, 'image/png', '../../../etc/passwd')).rejects.toThrow(/fileName/);
    const asset = await assetOf(png, 'image/png', '..sh\u202Egnp.exe');
    expect(asset.fields.file.en?.fileName).toBe('sh_gnp.exe');
    expect((await fetch(asset.fields.file.en?.url ?? '')).status).toBe(200);
    expect(safeName('../..')).toBe('_..');
    expect(safeName('..')).toBe('file');
    expect(safeName('a/b\\c\u0000\u202Egnp.exe')).toBe('a_b_c__gnp.exe');
    expect(safeName(`${'x'.repeat(500)}.png`)).toMatch(/^x{196}\.png$/);
  });

  test('an upload expires after a day; unused files are cleared away, used ones stay', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'content-data-'));
    let clock = Date.now();
    const start = () => startTestService({ dataFolder: folder, now: () => clock });
    let own = await start();
    try {
      let at = connect(own.url);
      const used = await assetOf(png, 'image/png', 'used.png', at);
      const other = Buffer.from('never used');
      const { sys } = await at.upload.create({}, { file: new Uint8Array(other).buffer });
      expect(sys).toMatchObject({
        expiresAt: new Date(Date.parse(sys.createdAt) + UPLOAD_LIFETIME_MS).toISOString(),
      });
      clock += UPLOAD_LIFETIME_MS + 1;
      await expect(at.upload.get({ uploadId: sys.id })).rejects.toMatchObject({ name: 'NotFound' });
      const longAgo = new Date(clock - 5 * UPLOAD_LIFETIME_MS);
      for (const name of await uploadedFiles(folder))
        await utimes(path.join(folder, 'uploads', name), longAgo, longAgo);
      await own.close();
      own = await start();
      at = connect(own.url);
      await expect.poll(() => uploadedFiles(folder), { timeout: 15_000 }).toEqual([sha256(png)]);
      const kept = await at.asset.get({ assetId: used.sys.id });
      const served = await fetch(kept.fields.file.en?.url ?? '');
      expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
    } finally {
      await own.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** Checksum of a PNG chunk. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
