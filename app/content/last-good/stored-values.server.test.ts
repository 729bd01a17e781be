import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasRedis, startRedis } from '../../../tests/support/redis';
import { storedInRedis } from './stored-in-redis.server';
import { formatRecord, parseRecord } from './stored-record';
import { storedOnDisk } from './stored-on-disk.server';

const day = 86_400_000;
const key = '../../etc "document" page / \u0000 fi';
const value = { ids: ['a'], types: [], content: 'Tervetuloa' };

describe('on disk', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'kept-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const open = (now = Date.now()) => storedOnDisk(folder, 'space', () => now);

  async function keep(content = value) {
    const values = open();
    values.write(key, content);
    await values.flushed();
    return readdirSync(folder);
  }

  it('another process finds the newest, whatever the key holds, and a folder that is not there is made', async () => {
    rmSync(folder, { recursive: true });
    const values = open();
    expect(await values.read(key)).toBeUndefined();
    values.write(key, { content: 'old' });
    values.write(key, value);
    await values.flushed();
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.json$/)]);
    expect(await open().read(key)).toEqual(value);
    expect(await open().read('another')).toBeUndefined();
    expect(await storedOnDisk(folder, 'another space', Date.now).read(key)).toBeUndefined();
    values.delete(key);
    await values.flushed();
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['half written', (text: string) => text.slice(0, text.length / 2)],
    ['of another format', (text: string) => text.replace('"format":1', '"format":0')],
    ['of another key', (text: string) => text.replace('document', 'collection')],
    ['empty', () => ''],
  ])('a file is ignored that is %s', async (_name, spoil) => {
    const [file = ''] = await keep();
    const text = JSON.stringify({ format: 1, key, value });
    writeFileSync(path.join(folder, file), spoil(text));
    expect(await open().read(key)).toBeUndefined();
    await keep();
    expect(await open().read(key)).toEqual(value);
  });

  it('what was not written for 90 days is removed, and so is what a killed process left half written', async () => {
    await keep();
    writeFileSync(path.join(folder, 'half.tmp'), '{');
    writeFileSync(path.join(folder, 'README'), 'of somebody else');
    const now = Date.now();
    for (const name of readdirSync(folder))
      utimesSync(path.join(folder, name), new Date(now - 89 * day), new Date(now - 89 * day));
    await open(now).ready;
    expect(readdirSync(folder)).toHaveLength(2);
    await open(now + 2 * day).ready;
    expect(readdirSync(folder)).toEqual(['README']);
  });

  it('a folder that cannot be written costs nothing but a line', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    const values = storedOnDisk(file, 'space', Date.now);
    values.write(key, value);
    await values.flushed();
    await values.ready;
    expect(await values.read(key)).toBeUndefined();
  });
});

it('a record comes back whole, however long its lists are', () => {
  for (const length of [0, 1, 200, 401]) {
    const content = Array.from({ length }, (_, index) => ({ id: `"${index}`, item: [index, null] }));
    const whole = { ids: [], types: ['game'], content, more: undefined, text: 'ä' };
    const text = [...formatRecord(key, whole)].join('');
    expect(parseRecord(key, text)).toEqual(JSON.parse(JSON.stringify(whole)));
  }
});

describe.skipIf(!hasRedis)('in Redis', () => {
  it('other processes find it without expiry, until 90 days after it was last written', async () => {
    const server = await startRedis();
    const connection = new Redis(server.url);
    try {
      const values = storedInRedis(connection, 'space', () => 0);
      values.write(key, value);
      values.write('other', { content: 'other' });
      await values.flushed();
      expect(await storedInRedis(connection, 'space', () => 0).read(key)).toEqual(value);
      expect(await storedInRedis(connection, 'another space', () => 0).read(key)).toBeUndefined();
      for (const name of await connection.keys('*last-good:*')) expect(await connection.ttl(name)).toBe(-1);
      values.delete('other');
      await values.flushed();
      expect(await values.read('other')).toBeUndefined();
      const later = storedInRedis(connection, 'space', () => 91 * day);
      await later.ready;
      expect(await later.read(key)).toBeUndefined();
      expect(await connection.keys('*')).toEqual([]);
    } finally {
      connection.disconnect();
      await server.stop();
    }
  });
});
