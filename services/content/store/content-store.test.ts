import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentStore } from './content-store';
import type { StoredEntry, StoredLocale } from './resource';
import { AUTOMATION } from './actor';

let folder: string;
let store: ContentStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-store-'));
  store = await open();
  await store.write(AUTOMATION, (transaction) => {
    transaction.createEnvironment({ sys: sys('Environment', 'master'), name: 'master' });
    transaction.environment('master')?.put('Locale', locale);
  });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const open = () =>
  ContentStore.open({
    dataFolder: folder,
    contentFolder: null,
    space: 'marquee',
    logger: pino({ level: 'silent' }),
    now: () => Date.parse('2026-03-01T10:00:00Z'),
  });
const sys = <Kind extends string>(type: Kind, id: string, version = 1) => ({
  type,
  id,
  version,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const locale: StoredLocale = {
  sys: sys('Locale', 'en'),
  code: 'en',
  name: 'English',
  default: true,
  fallbackCode: null,
  optional: false,
  contentDeliveryApi: true,
  contentManagementApi: true,
};
const entry = (id: string, title: string, version = 1): StoredEntry => ({
  sys: {
    ...sys('Entry', id, version),
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'page' } },
  },
  fields: { title: { en: title } },
});
const titles = (environment: string) =>
  store
    .environment(environment)
    ?.space.preview.entries.map(({ sys: { id }, fields }) => [id, fields.title?.en]);

/** Writes into an existing environment. */
const writeEntry = (environment: string, written: StoredEntry) =>
  store.write(AUTOMATION, (transaction) => {
    const writer = transaction.environment(environment);
    if (!writer) throw new Error(`no ${environment}`);
    writer.put('Entry', written);
    writer.announce('save', written);
  });

test('ENGINE-06 work that fails writes nothing, announces nothing and does not disturb the next', async () => {
  const told: string[] = [];
  store.onChange(({ resource }) => told.push(resource.sys.id));
  const failing = store.write(AUTOMATION, (transaction) => {
    const writer = transaction.environment('master');
    writer?.put('Entry', entry('lost', 'Lost'));
    writer?.announce('create', entry('lost', 'Lost'));
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  const circle = store.write(AUTOMATION, (transaction) =>
    transaction.environment('master')?.put('Locale', { ...locale, default: false, fallbackCode: 'en' }),
  );
  await expect(circle).rejects.toThrow(/exactly one locale/);
  await writeEntry('master', entry('home', 'Home'));
  expect(titles('master')).toEqual([['home', 'Home']]);
  expect(told).toEqual(['home']);
  await store.close();
  store = await open();
  expect(titles('master')).toEqual([['home', 'Home']]);
});

test('ENGINE-06 a reader keeps what it has begun to read', async () => {
  await writeEntry('master', entry('home', 'Home'));
  const before = store.environment('master')?.space;
  await writeEntry('master', entry('home', 'House', 2));
  await writeEntry('master', entry('about', 'About'));
  expect(before?.preview.entries.map(({ fields }) => fields.title?.en)).toEqual(['Home']);
  expect(titles('master')).toEqual([
    ['about', 'About'],
    ['home', 'House'],
  ]);
});

test('ENGINE-06 writers who increment at once lose nothing', async () => {
  await writeEntry('master', entry('counter', '0'));
  await Promise.all(
    Array.from({ length: 40 }, () =>
      store.write(AUTOMATION, (transaction) => {
        const writer = transaction.environment('master');
        const stored = writer?.get('Entry', 'counter');
        if (!writer || !stored) throw new Error('the entry is gone');
        const count = Number(stored.fields.title?.en) + 1;
        writer.put('Entry', entry('counter', String(count), stored.sys.version + 1));
      }),
    ),
  );
  expect(titles('master')).toEqual([['counter', '40']]);
});

test('ENGINE-06 a copied environment goes its own way, an alias leads where it says, both through a restart', async () => {
  await writeEntry('master', entry('home', 'Home'));
  await store.write(AUTOMATION, (transaction) => {
    transaction.createEnvironment({ sys: sys('Environment', 'next'), name: 'Next' }, 'master');
    transaction.shared.put('EnvironmentAlias', {
      sys: sys('EnvironmentAlias', 'live'),
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'next' } },
    });
  });
  await writeEntry('live', entry('home', 'Next home', 2));
  await store.close();
  store = await open();
  expect([titles('master'), titles('next'), titles('live')]).toEqual([
    [['home', 'Home']],
    [['home', 'Next home']],
    [['home', 'Next home']],
  ]);
  expect(store.environment('next')?.aliases).toEqual(['live']);

  await store.write(AUTOMATION, (transaction) => transaction.removeEnvironment('next'));
  expect(store.environment('live')).toBeUndefined();
  await store.close();
  store = await open();
  expect(store.environments().map(({ id }) => id)).toEqual(['master']);
  expect([...store.database.rows('resource', 'next')]).toEqual([]);
});
