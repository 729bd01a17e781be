import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CollectionProp, EntryProps, SnapshotProps } from 'contentful-management';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { managementClient, refusal } from '../../fixtures/management-client';
import { startTestService } from '../../fixtures/start-test-service';
import type { ContentService } from '../../server';

let clock = Date.parse('2026-03-01T08:00:00Z');
let dataFolder: string;
let service: ContentService;
let client: ReturnType<typeof managementClient>;
const start = async () => {
  service = await startTestService({ dataFolder, now: () => clock });
  client = managementClient(service.url);
};
beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'history-'));
  await start();
});
afterAll(async () => {
  await service.close();
  await rm(dataFolder, { recursive: true });
});

/** An unpublished entry of the test space. */
const DRAFT = 'wolf-moon';

type Listed = CollectionProp<SnapshotProps<EntryProps>>;

const snapshots = (entryId: string, query: Record<string, string> = {}): Promise<Listed> =>
  client.snapshot.getManyForEntry({ entryId, query });
const titlesOf = ({ items }: Listed) => items.map(({ snapshot }) => snapshot.fields.title.en as string);

/** Saves a title, some minutes after the previous step. */
async function save(entry: EntryProps, title: string, minutes = 2): Promise<EntryProps> {
  clock += minutes * 60_000;
  return client.entry.update(
    { entryId: entry.sys.id },
    { ...entry, fields: { ...entry.fields, title: { en: title } } },
  );
}

const create = (title: string): Promise<EntryProps> =>
  client.entry.create({ contentTypeId: 'provider' }, { fields: { title: { en: title } } });
const publish = (entry: EntryProps) => client.entry.publish({ entryId: entry.sys.id }, entry);

test('each saved draft can be looked at; Contentful’s list holds publications only', async () => {
  let entry = await create('First');
  entry = await publish(await save(entry, 'Second'));
  entry = await save(entry, 'Third');
  const { id } = entry.sys;
  const saves = await snapshots(id, { snapshotType: 'save' });
  expect(titlesOf(saves)).toEqual(['Third', 'Second', 'First']);
  expect(saves.items.map(({ sys }) => sys.version)).toEqual([4, 2, 1]);
  expect(saves.items[0]?.sys).toMatchObject({
    type: 'Snapshot',
    snapshotType: 'save',
    snapshotEntityType: 'Entry',
    createdAt: entry.sys.updatedAt,
    createdBy: entry.sys.updatedBy,
  });
  expect(saves.items[0]?.snapshot).toEqual(entry);

  const published = await snapshots(id);
  expect(titlesOf(published)).toEqual(['Second']);
  expect(published.items[0]?.sys).not.toHaveProperty('version');
  const all = await snapshots(id, { snapshotType: 'all', limit: '3' });
  expect(all).toMatchObject({ total: 4, limit: 3 });
  expect(all.items.map(({ sys }) => sys.snapshotType)).toEqual(['save', 'publish', 'save']);

  const [newest] = (await snapshots(id, { snapshotType: 'save', select: 'sys' })).items;
  expect(newest).toEqual({ sys: saves.items[0]?.sys });
  const one = await client.snapshot.getForEntry({ entryId: id, snapshotId: newest?.sys.id ?? '' });
  expect(one).toEqual(saves.items[0]);
  expect((await refusal(snapshots(id, { snapshotType: 'autosave' }))).status).toBe(400);
});

test('a draft is restored by saving its fields, and stays after a restart', async () => {
  let entry = await create('Good');
  entry = await save(entry, 'Bad');
  await service.close();
  await start();
  const [, good] = (await snapshots(entry.sys.id, { snapshotType: 'save' })).items;
  if (!good) throw new Error('the draft is gone');
  clock += 600_000;
  const restored = await client.entry.update(
    { entryId: entry.sys.id },
    { ...entry, fields: good.snapshot.fields, metadata: good.snapshot.metadata },
  );
  expect(restored.fields).toEqual({ title: { en: 'Good' } });
  expect(titlesOf(await snapshots(entry.sys.id, { snapshotType: 'save' }))).toEqual(['Good', 'Bad', 'Good']);
});

test('saves within a minute are one draft; older ones are thinned to one a day, publications are not', async () => {
  let entry = await create('v1');
  entry = await save(entry, 'v2', 0.4);
  entry = await publish(entry);
  entry = await save(entry, 'v4', 0.4);
  expect(titlesOf(await snapshots(entry.sys.id, { snapshotType: 'save' }))).toEqual(['v4']);
  expect(titlesOf(await snapshots(entry.sys.id))).toEqual(['v2']);
  for (let index = 0; index < 220; index += 1) entry = await save(entry, `day ${index}`, 60);
  const { items } = await snapshots(entry.sys.id, { snapshotType: 'save', select: 'sys', limit: '1000' });
  const newest = items.slice(0, 200).map(({ sys }) => sys.createdAt);
  expect(Date.parse(newest[0] ?? '') - Date.parse(newest[199] ?? '')).toBe(199 * 3_600_000);
  expect(items).toHaveLength(201);
  expect(titlesOf(await snapshots(entry.sys.id))).toEqual(['v2']);
});

test('a draft of the content folder is in the history once somebody changes it', async () => {
  const draft = await client.entry.get({ entryId: DRAFT });
  const { sys } = await client.entry.patch({ entryId: draft.sys.id, version: draft.sys.version }, []);
  const { items } = await snapshots(sys.id, { snapshotType: 'save' });
  expect(items.map(({ snapshot }) => snapshot.fields)).toEqual([draft.fields, draft.fields]);
  expect(items.map((item) => item.sys.version)).toEqual([sys.version, draft.sys.version]);
});

test('the history of a deleted entry is gone, also when its id is used again', async () => {
  const entry = await save(await create('Old'), 'Older');
  const { id } = entry.sys;
  await client.entry.delete({ entryId: id });
  expect((await refusal(snapshots(id))).status).toBe(404);
  await client.entry.createWithId(
    { entryId: id, contentTypeId: 'provider' },
    { fields: { title: { en: 'New' } } },
  );
  expect(titlesOf(await snapshots(id, { snapshotType: 'save' }))).toEqual(['New']);
});

test('an earlier file of an asset is restored from its history', async () => {
  const upload = async (text: string) => {
    const response = await fetch(`${service.url}/spaces/marquee/uploads`, {
      method: 'POST',
      headers: { Authorization: 'Bearer local-management', 'Content-Type': 'application/octet-stream' },
      body: text,
    });
    const { sys } = (await response.json()) as { sys: { id: string } };
    return {
      fileName: 'rules.txt',
      contentType: 'text/plain',
      uploadFrom: { sys: { type: 'Link' as const, linkType: 'Upload' as const, id: sys.id } },
    };
  };
  const created = await client.asset.create(
    {},
    { fields: { title: { en: 'Rules' }, file: { en: await upload('one') } } },
  );
  const first = await client.asset.processForAllLocales({}, created);
  clock += 600_000;
  const changed = await client.asset.update(
    { assetId: first.sys.id },
    { ...first, fields: { ...first.fields, file: { en: await upload('second') } } },
  );
  const second = await client.asset.processForAllLocales({}, changed);
  const response = await fetch(
    `${service.url}/spaces/marquee/environments/master/assets/${first.sys.id}/snapshots?snapshotType=save`,
    { headers: { Authorization: 'Bearer local-management' } },
  );
  const { items } = (await response.json()) as { items: { snapshot: typeof first }[] };
  const earlier = items.at(-1)?.snapshot.fields;
  const restored = await client.asset.update(
    { assetId: first.sys.id },
    { ...second, fields: { ...second.fields, ...earlier } },
  );
  expect(restored.fields.file.en).toMatchObject({ url: first.fields.file.en?.url, details: { size: 3 } });
});
