import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CacheFolder } from './cache-folder';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = Buffer.alloc(4000, 1);
const names = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.png')).sort();

test('what was not asked for the longest time makes room, however many pictures are asked for', async () => {
  const cache = new CacheFolder(folder, 3 * 4096);
  for (const name of ['a/1.png', 'a/2.png', 'b/3.png']) await cache.write(name, bytes);
  expect(await cache.read('a/1.png')).toEqual(bytes);
  await cache.write('b/4.png', bytes);
  await expect.poll(names).toEqual(['a/1.png', 'b/3.png', 'b/4.png']);
  for (let index = 0; index < 50; index += 1) await cache.write(`c/${index}.png`, Buffer.alloc(1));
  await expect.poll(names).toEqual(['c/47.png', 'c/48.png', 'c/49.png']);
});

test('the next process knows the files and their order, and clears away what is over its limit', async () => {
  const before = new CacheFolder(folder, 1024 ** 2);
  for (const [index, name] of ['a.png', 'b.png', 'c.png', 'd.png'].entries()) {
    await before.write(name, bytes);
    await utimes(path.join(folder, name), index + 1, name === 'a.png' ? 100 : index + 1);
  }
  const after = new CacheFolder(folder, 2 * 4096);
  expect(await after.read('nothing.png')).toBeNull();
  await expect.poll(names).toEqual(['a.png', 'd.png']);
});

test('what alone is over the limit is not kept, and makes nothing else go', async () => {
  const cache = new CacheFolder(folder, 4096);
  await cache.write('a.png', bytes);
  await cache.write('b.png', Buffer.alloc(5000));
  expect(await cache.read('b.png')).toBeNull();
  expect(await cache.read('a.png')).toEqual(bytes);
});
