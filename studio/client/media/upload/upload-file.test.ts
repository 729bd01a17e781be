import { beforeEach, expect, test } from 'vitest';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { ApiError } from '../../api/call';
import type { UploadCalls } from './upload-calls';
import { safeFileName, titleFor } from './file-field';
import { uploadFile, type UploadProgress, type UploadWanted } from './upload-file';

const file = new File(['bytes'], 'summer-hero.png');
const wanted: UploadWanted = { file, locale: 'en', tags: ['brand'], isPublished: true };
const offline = new ApiError(0, { sys: { id: 'Offline' } });
const refused = new ApiError(422, { sys: { id: 'InvalidEntry' } });

let stored: Map<string, ManagedAsset>;
let sent: number;
/** Errors of the next calls, by name; `lost` calls succeed without a response to the client. */
let failing: Partial<Record<keyof UploadCalls, Error>>;
let lost: string[];

beforeEach(() => {
  stored = new Map();
  sent = 0;
  failing = {};
  lost = [];
});

/** A library in memory. */
const calls: UploadCalls = {
  wait: () => Promise.resolve(),
  sendBytes: () => call('sendBytes', () => ({ uploadId: `upload-${(sent += 1)}`, contentType: 'image/png' })),
  readAsset: (id) => call('readAsset', () => found(id)),
  createAsset: (id, fields, metadata = { tags: [] }) =>
    call('createAsset', () => {
      if (stored.has(id)) throw new ApiError(409, { sys: { id: 'VersionMismatch' } });
      return put(assetOf(id, fields, metadata));
    }),
  saveAsset: (seen, fields) => call('saveAsset', () => put({ ...found(seen.sys.id), fields })),
  processAsset: (seen, locale) =>
    call('processAsset', () => {
      const asset = found(seen.sys.id);
      if (asset.fields.file?.[locale]?.url) throw new ApiError(400, { sys: { id: 'BadRequest' } });
      const named = { fileName: 'x.png', contentType: 'image/png', url: '//images/x.png' };
      put({ ...asset, fields: { ...asset.fields, file: { ...asset.fields.file, [locale]: named } } });
    }),
  publishAsset: ({ sys }) =>
    call('publishAsset', () => put({ ...found(sys.id), sys: { ...sys, publishedVersion: sys.version } })),
  deleteAsset: (id) => call('deleteAsset', () => void stored.delete(id)),
};

async function call<T>(name: keyof UploadCalls, answer: () => T): Promise<T> {
  const error = failing[name];
  delete failing[name];
  if (error) throw error;
  const value = answer();
  if (!lost.includes(name)) return value;
  lost = [];
  throw offline;
}

function assetOf(
  id: string,
  fields: ManagedAsset['fields'],
  metadata: ManagedAsset['metadata'] = { tags: [] },
): ManagedAsset {
  const at = '2026-01-01T00:00:00Z';
  return { sys: { id, type: 'Asset', version: 1, createdAt: at, updatedAt: at }, metadata, fields };
}

function put(asset: ManagedAsset): ManagedAsset {
  stored.set(asset.sys.id, asset);
  return asset;
}

function found(id: string): ManagedAsset {
  const asset = stored.get(id);
  if (!asset) throw new ApiError(404, { sys: { id: 'NotFound' } });
  return asset;
}

const run = (progress: UploadProgress, what = wanted) =>
  uploadFile(what, progress, calls, () => undefined, new AbortController().signal);

test('a file becomes a published asset with a title and tags', async () => {
  const { asset } = await run({});
  expect(asset.fields.title).toEqual({ en: 'summer hero' });
  expect(asset.metadata.tags.map(({ sys }) => sys.id)).toEqual(['brand']);
  expect(asset.sys.publishedVersion).toBe(1);
});

test.each(['sendBytes', 'createAsset', 'processAsset', 'readAsset', 'publishAsset'] as const)(
  'after a connection lost at %s, another try sends nothing twice',
  async (name) => {
    const progress = {};
    failing = { [name]: offline };
    await expect(run(progress)).rejects.toBe(offline);
    const { asset } = await run(progress);
    expect([stored.size, sent]).toEqual([1, 1]);
    expect(asset.fields.file?.['en']?.url).toBeDefined();
  },
);

test.each(['createAsset', 'processAsset', 'publishAsset'])(
  'after a lost answer to %s, another try makes no second asset',
  async (name) => {
    const progress = {};
    lost = [name];
    await expect(run(progress)).rejects.toBe(offline);
    await run(progress);
    expect([stored.size, sent]).toEqual([1, 1]);
  },
);

test('a refused file leaves no asset', async () => {
  failing = { processAsset: refused };
  await expect(run({})).rejects.toBe(refused);
  expect(stored.size).toBe(0);
});

test('a file that may not be published stays in the library', async () => {
  failing = { publishAsset: refused };
  expect(await run({})).toMatchObject({ publishError: refused });
  expect(stored.size).toBe(1);
});

test('a file that replaces another keeps the asset; when it is refused the old file is back', async () => {
  const before = { fileName: 'old.png', contentType: 'image/png', url: '//images/old.png' };
  const replaces = put(assetOf('hero', { title: { en: 'Hero' }, file: { en: before } }));
  failing = { processAsset: refused };
  await expect(run({}, { ...wanted, replaces })).rejects.toBe(refused);
  expect(found('hero').fields.file).toEqual({ en: before });
  const { asset } = await run({}, { ...wanted, replaces });
  expect(asset.fields).toMatchObject({ title: { en: 'Hero' }, file: { en: { url: '//images/x.png' } } });
});

test('a picture is not replaced by a film', async () => {
  const film = { fileName: 'a.mp4', contentType: 'video/mp4', url: '//videos/a.mp4' };
  const replaces = put(assetOf('film', { file: { en: film } }));
  await expect(run({}, { ...wanted, replaces })).rejects.toMatchObject({ id: 'KindDiffers' });
  expect(found('film').fields.file).toEqual({ en: film });
});

test('an empty file is refused before it is sent', async () => {
  await expect(run({}, { ...wanted, file: new File([], 'a.png') })).rejects.toMatchObject({
    id: 'FileEmpty',
  });
  expect(sent).toBe(0);
});

test('names of files become names and titles', () => {
  expect(safeFileName('../a\\b\u0007.png')).toBe('.._a_b_.png');
  expect([titleFor('Summer_hero-2.JPG'), titleFor('.png')]).toEqual(['Summer hero 2', '.png']);
});
