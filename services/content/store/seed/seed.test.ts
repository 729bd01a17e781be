import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyOfTestSpace } from '../../fixtures/start-test-service';
import { pino } from 'pino';
import { ContentStore } from '../content-store';
import { ContentLoadError } from './load-error';
import type { ContentProblem } from '../export-file';
import { type SeedResult, loadSeed } from './seed';
import { AUTOMATION } from '../actor';

let folder: string;
let remove: () => Promise<void>;
let store: ContentStore;
let log: { msg: string; first?: readonly unknown[] }[];
beforeEach(async () => {
  ({ folder, remove } = await copyOfTestSpace());
  log = [];
  store = await open(null);
});
afterEach(async () => {
  await store.close();
  await remove();
});

const logger = () => pino({ level: 'info' }, { write: (line) => void log.push(JSON.parse(line)) });
const open = (dataFolder: string | null) =>
  ContentStore.open({
    dataFolder,
    contentFolder: folder,
    space: 'marquee',
    logger: logger(),
    now: () => Date.parse('2026-03-01T10:00:00Z'),
  });
const load = (): Promise<SeedResult> => loadSeed(store, folder, 'master', logger());
const master = () => {
  const environment = store.environment('master');
  if (!environment) throw new Error('nothing was taken in');
  return environment;
};
const write = async (file: string, content: unknown) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
};
const entry = (id: string, fields: object, contentType = 'game') => ({
  entries: [{ sys: { id, contentType: { sys: { id: contentType } } }, fields }],
});
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const asset = (id: string, url: string) => ({
  assets: [
    { sys: { id }, fields: { file: { en: { url, fileName: 'a.svg', contentType: 'image/svg+xml' } } } },
  ],
});

async function problems(): Promise<readonly ContentProblem[]> {
  const error: unknown = await load().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentLoadError);
  return error instanceof ContentLoadError ? error.problems : [];
}

describe('refuses to serve', () => {
  test.each<[string, string, unknown, string | undefined, RegExp]>([
    ['broken JSON', 'x.json', '{ "entries": [', undefined, /is not valid JSON/],
    ['a file of another kind', 'x.json', '[]', undefined, /must hold one object/],
    ['a misspelt key', 'x.json', { entires: [] }, undefined, /unknown key "entires"/],
    ['an id used twice', 'pages/x.json', entry('ember-crown', {}), 'ember-crown', /taken by entries.json/],
    ['an unknown content type', 'x.json', entry('a', {}, 'boat'), 'a', /content type "boat"/],
    ['an unknown field', 'x.json', entry('a', { colour: { en: 'red' } }), 'a', /field "colour"/],
    ['an unknown locale', 'x.json', entry('a', { name: { sv: 'Hej' } }), 'a', /field "name" \(sv\)/],
    [
      'two values in a field that is not localized',
      'x.json',
      entry('a', { rtp: { de: 1 } }),
      'a',
      /not localized/,
    ],
    ['text for a number', 'x.json', entry('a', { rtp: { en: '96' } }), 'a', /"rtp" \(en\) must be a number/],
    [
      'a link in a wrong shape',
      'x.json',
      entry('a', { provider: { en: 'provider-north' } }),
      'a',
      /must be a link such as/,
    ],
    [
      'a link to an asset in place of an entry',
      'x.json',
      entry('a', { provider: { en: link('Asset', 'photo') } }),
      'a',
      /links to an Asset/,
    ],
    [
      'a wrong link in a list',
      'x.json',
      entry('a', { similar: { en: [link('Entry', 'b'), {}] } }),
      'a',
      /item 1 must be a link/,
    ],
    [
      'damaged rich text',
      'x.json',
      entry('a', { about: { en: { nodeType: 'document', data: {}, content: [{ nodeType: 'boat' }] } } }),
      'a',
      /is not valid rich text/,
    ],
    [
      'an entry without an id',
      'x.json',
      { entries: [{ sys: {}, fields: {} }] },
      'entries[0]',
      /required property 'id'/,
    ],
    [
      'an asset outside the folder',
      'x.json',
      asset('a', '//../../etc/passwd'),
      'a',
      /leads out of the content folder/,
    ],
  ])('CONTENT-36 %s, naming file and id', async (_what, file, content, id, message) => {
    await write(file, content);
    expect(await problems()).toEqual([
      expect.objectContaining({
        file,
        message: expect.stringMatching(message),
        ...(id === undefined ? {} : { id }),
      }),
    ]);
  });

  test('CONTENT-36 every problem is told at once', async () => {
    await write('x.json', entry('a', { colour: { en: 1 }, rtp: { en: 'x' } }));
    await write('y.json', '{');
    expect(await problems()).toHaveLength(3);
    await expect(load()).rejects.toThrow(/x\.json \[a\]: field "colour"[^]*y\.json: is not valid JSON/);
  });
});

test('CONTENT-36 an asset whose file was never processed is taken in as the draft it is', async () => {
  const file = {
    en: { upload: 'https://pictures.example/a.png', fileName: 'a.png', contentType: 'image/png' },
  };
  await write('x.json', { assets: [{ sys: { id: 'raw', publishedVersion: null }, fields: { file } }] });
  await load();
  expect(master().get('Asset', 'raw')?.fields.file).toEqual(file);
  expect(master().space.preview.asset('raw')).toMatchObject({ files: {} });
});

test('CONTENT-36 every missing file is counted in one line', async () => {
  const assets = Array.from(
    { length: 40 },
    (_, index) => asset(`gone-${index}`, `//files/${index}.svg`).assets,
  );
  await write('x.json', { assets: assets.flat() });
  await load();
  expect(log.filter(({ msg }) => msg === 'content is incomplete')).toEqual([
    expect.objectContaining({ environment: 'master', count: 40 }),
  ]);
});

test('CONTENT-36 an empty folder is a space without content; one that was emptied is a mistake', async () => {
  const emptied = folder;
  await load();
  const entries = master().list('Entry').length;
  for (const name of await readdir(emptied)) await rm(path.join(emptied, name), { recursive: true });
  expect(await problems()).toMatchObject([{ message: 'holds no content any more' }]);
  expect(master().list('Entry')).toHaveLength(entries);

  await store.close();
  store = await open(null);
  for (const created of [1, 0]) expect(await load()).toMatchObject({ created, removed: 0 });
  expect(master().list('Locale')).toMatchObject([{ code: 'en-US', default: true }]);
  expect(log).toContainEqual(expect.objectContaining({ msg: expect.stringContaining('folder is empty') }));
});

test('CONTENT-36 an asset without its file is served without an address, and reported', async () => {
  await write('x.json', asset('later', '//files/later.svg'));
  await load();
  expect(master().space.published.asset('later')?.files).toEqual({});
  await expect
    .poll(() => log)
    .toContainEqual(
      expect.objectContaining({
        msg: 'content is incomplete',
        first: [expect.objectContaining({ id: 'later' })],
      }),
    );
});

test('ENGINE-06 only what has changed in the folder is taken in again, and announced', async () => {
  const told: string[] = [];
  store.onChange(({ action, resource }) => told.push(`${action} ${resource.sys.type} ${resource.sys.id}`));
  expect(await load()).toMatchObject({ changed: 0, removed: 0, kept: [] });
  expect(told).toEqual([]);
  expect(await load()).toEqual({ created: 0, changed: 0, removed: 0, kept: [] });

  await write('x.json', {
    ...entry('new-game', { name: { en: 'New' } }),
    ...asset('new-art', '//files/games/ember-crown.svg'),
  });
  await write('files/beach.png', 'other bytes');
  const before = master().space;
  expect(await load()).toEqual({ created: 2, changed: 1, removed: 0, kept: [] });
  expect(told.sort()).toEqual(['publish Asset new-art', 'publish Asset photo', 'publish Entry new-game']);
  expect(master().space.revision).not.toBe(before.revision);
  expect(before.published.entry('new-game')).toBeUndefined();
  expect(master().space.published.entriesOfType('game')).toContainEqual(
    expect.objectContaining({ sys: expect.objectContaining({ id: 'new-game' }) }),
  );

  await write('x.json', { entries: [] });
  expect(await load()).toMatchObject({ removed: 2 });
  expect(master().space.published.entry('new-game')).toBeUndefined();
  expect(told).toContain('unpublish Entry new-game');
});

test('ENGINE-06 what an editor has written is not overwritten by the folder, and stays through a restart', async () => {
  const data = path.join(folder, 'data');
  await store.close();
  store = await open(data);
  await write('x.json', entry('edited', { name: { en: 'From the folder' } }));
  await load();
  await store.write(AUTOMATION, (transaction) => {
    const writer = transaction.environment('master');
    const stored = writer?.get('Entry', 'edited');
    if (!writer || !stored) throw new Error('the entry was not taken in');
    const sys = { ...stored.sys, version: stored.sys.version + 1 };
    writer.put('Entry', { ...stored, sys, fields: { name: { en: 'By an editor' } } });
  });
  await write('x.json', entry('edited', { name: { en: 'From the folder again' } }));
  expect(await load()).toMatchObject({ changed: 0, kept: ['Entry edited'] });
  await store.close();

  store = await open(data);
  expect(await load()).toEqual({ created: 0, changed: 0, removed: 0, kept: [] });
  expect(master().get('Entry', 'edited')?.fields).toEqual({ name: { en: 'By an editor' } });
  expect(master().published('Entry', 'edited')?.fields).toEqual({ name: { en: 'From the folder' } });
});

test('ENGINE-06 another folder removes nothing that the first one brought', async () => {
  await load();
  const other = path.join(folder, 'other');
  await mkdir(other);
  await writeFile(
    path.join(other, 'model.json'),
    JSON.stringify({ locales: [{ code: 'en', name: 'English', default: true }] }),
  );
  expect(await loadSeed(store, other, 'master', logger())).toMatchObject({ removed: 0 });
  expect(master().space.published.entry('home')).toBeDefined();
});
