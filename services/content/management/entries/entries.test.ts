import type { EntryProps } from 'contentful-management';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { managementClient, refusal } from '../../fixtures/management-client';
import { startTestService } from '../../fixtures/start-test-service';
import type { ContentService } from '../../server';

let service: ContentService;
let client: ReturnType<typeof managementClient>;
beforeAll(async () => {
  service = await startTestService();
  client = managementClient(service.url);
});
afterAll(() => service.close());

const tagLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Tag', id } }) as const;

function createProvider(title: string, entryId?: string): Promise<EntryProps> {
  const body = { fields: { title: { en: title } } };
  if (entryId === undefined) return client.entry.create({ contentTypeId: 'provider' }, body);
  return client.entry.createWithId({ contentTypeId: 'provider', entryId }, body);
}

/** The provider titles that a reader gets over GraphQL. */
async function titles(preview = false): Promise<string[]> {
  const query = `{ providerCollection(preview: ${preview}) { items { title } } }`;
  const response = await fetch(
    `${service.url}/content/v1/spaces/marquee?query=${encodeURIComponent(query)}`,
    {
      headers: { Authorization: `Bearer local-${preview ? 'preview' : 'delivery'}` },
    },
  );
  const body: { data: { providerCollection: { items: { title: string }[] } } } = await response.json();
  return body.data.providerCollection.items.map(({ title }) => title);
}

/** HTTP status of an entry in the delivery or preview API. */
async function statusFor(token: 'delivery' | 'preview', id: string): Promise<number> {
  const response = await fetch(`${service.url}/spaces/marquee/environments/master/entries/${id}`, {
    headers: { Authorization: `Bearer local-${token}` },
  });
  await response.arrayBuffer();
  return response.status;
}

test('CONTENT-32 a draft is seen in preview only, what is published by everybody at once, what is unpublished no longer', async () => {
  const entry = await createProvider('Sudden');
  expect(entry.sys).toMatchObject({ type: 'Entry', version: 1, space: { sys: { id: 'marquee' } } });
  expect(entry.sys).not.toHaveProperty('publishedVersion');
  expect(await titles()).not.toContain('Sudden');
  expect(await titles(true)).toContain('Sudden');
  expect(await statusFor('delivery', entry.sys.id)).toBe(404);
  expect(await statusFor('preview', entry.sys.id)).toBe(200);

  const published = await client.entry.publish({ entryId: entry.sys.id }, entry);
  expect(published.sys).toMatchObject({ version: 2, publishedVersion: 1, publishedCounter: 1 });
  expect(await titles()).toContain('Sudden');
  expect(await statusFor('delivery', entry.sys.id)).toBe(200);

  published.fields.title = { en: 'Later' };
  const edited = await client.entry.update({ entryId: entry.sys.id }, published);
  expect(edited.sys).toMatchObject({ version: 3, publishedVersion: 1 });
  expect(await titles()).toContain('Sudden');
  expect(await titles(true)).toContain('Later');

  const again = await client.entry.publish({ entryId: entry.sys.id }, edited);
  expect(again.sys).toMatchObject({ version: 4, publishedVersion: 3, publishedCounter: 2 });
  expect(again.sys.firstPublishedAt).toBe(published.sys.firstPublishedAt);
  const snapshots = await client.snapshot.getManyForEntry({ entryId: entry.sys.id, query: {} });
  expect(snapshots.items.map(({ snapshot }) => snapshot.fields.title.en)).toEqual(['Later', 'Sudden']);

  const unpublished = await client.entry.unpublish({ entryId: entry.sys.id });
  expect(unpublished.sys).toMatchObject({ version: 5, publishedCounter: 2 });
  expect(unpublished.sys).not.toHaveProperty('publishedVersion');
  expect(await titles()).not.toContain('Later');
  expect(await statusFor('delivery', entry.sys.id)).toBe(404);
});

test('what is published can be neither archived nor deleted, what is archived not be published or changed', async () => {
  const entryId = 'kept';
  const entry = await createProvider('Kept', entryId);
  expect(await refusal(client.entry.unpublish({ entryId }))).toMatchObject({
    name: 'BadRequest',
    message: 'Not published',
  });
  expect(await refusal(client.entry.unarchive({ entryId }))).toMatchObject({
    name: 'BadRequest',
    message: 'Not archived',
  });
  await client.entry.publish({ entryId }, entry);
  expect(await refusal(client.entry.delete({ entryId }))).toMatchObject({
    status: 400,
    message: 'Cannot delete published',
  });
  expect(await refusal(client.entry.archive({ entryId }))).toMatchObject({
    status: 400,
    message: 'Cannot archive published',
  });

  await client.entry.unpublish({ entryId });
  const archived = await client.entry.archive({ entryId });
  expect(archived.sys).toMatchObject({ version: 4, archivedVersion: 3 });
  expect(await statusFor('preview', entryId)).toBe(404);
  expect(await refusal(client.entry.publish({ entryId }, archived))).toMatchObject({ name: 'BadRequest' });
  expect(await refusal(client.entry.update({ entryId }, archived))).toMatchObject({ name: 'BadRequest' });

  const back = await client.entry.unarchive({ entryId });
  expect(back.sys).toMatchObject({ version: 5 });
  expect(back.sys).not.toHaveProperty('archivedVersion');
  await client.entry.delete({ entryId });
  expect(await refusal(client.entry.get({ entryId }))).toMatchObject({ name: 'NotFound', status: 404 });
});

test('of two editors who have read the same version one wins, and the other is told', async () => {
  const entryId = 'contested';
  const entry = await createProvider('First', entryId);
  const write = (title: string) =>
    client.entry.update({ entryId }, { ...entry, fields: { title: { en: title } } }).then(
      () => title,
      (error: Error) => error.name,
    );
  const results = await Promise.all([write('Anna'), write('Ben')]);
  expect(results).toContain('VersionMismatch');
  const [winner] = results.filter((result) => result !== 'VersionMismatch');
  expect((await client.entry.get({ entryId })).fields.title.en).toBe(winner);

  expect(await refusal(createProvider('Taken', entryId))).toMatchObject({
    name: 'VersionMismatch',
    status: 409,
  });
  expect(await refusal(client.entry.publish({ entryId }, entry))).toMatchObject({ name: 'VersionMismatch' });
  expect(
    await refusal(client.entry.patch({ entryId, version: 1 }, [{ op: 'remove', path: '/fields/title' }])),
  ).toMatchObject({ name: 'VersionMismatch' });
  await client.entry.delete({ entryId });
  const stale = { ...entry, sys: { ...entry.sys, version: 2 } };
  expect(await refusal(client.entry.update({ entryId }, stale))).toMatchObject({ name: 'VersionMismatch' });
});

test('20 editors who each add one, and try again when somebody was faster, end at 20', async () => {
  const entryId = 'counter';
  await client.entry.createWithId({ contentTypeId: 'game', entryId }, { fields: { maxWin: { en: 0 } } });
  const addOne = async (): Promise<void> => {
    const entry = await client.entry.get({ entryId });
    const next = { ...entry, fields: { maxWin: { en: entry.fields.maxWin.en + 1 } } };
    try {
      await client.entry.update({ entryId }, next);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'VersionMismatch') throw error;
      await addOne();
    }
  };
  await Promise.all(Array.from({ length: 20 }, addOne));
  const { sys, fields } = await client.entry.get({ entryId });
  expect(fields.maxWin.en).toBe(20);
  expect(sys.version).toBe(21);
});

test('a patch changes single values and leaves the rest', async () => {
  const entryId = 'patched';
  await client.entry.createWithId(
    { contentTypeId: 'game', entryId },
    { fields: { name: { en: 'Old', de: 'Alt' }, features: { en: ['a', 'b'] } } },
  );
  const patched = await client.entry.patch({ entryId, version: 1 }, [
    { op: 'replace', path: '/fields/name/en', value: 'New' },
    { op: 'add', path: '/fields/features/en/-', value: 'c' },
    { op: 'add', path: '/fields/rtp', value: { en: 95.5 } },
    { op: 'add', path: '/metadata/tags/-', value: tagLink('winter') },
  ]);
  expect(patched.fields).toEqual({
    name: { en: 'New', de: 'Alt' },
    features: { en: ['a', 'b', 'c'] },
    rtp: { en: 95.5 },
  });
  expect(patched.sys.version).toBe(2);
  expect(patched.metadata?.tags).toEqual([tagLink('winter')]);
  const unfit = client.entry.patch({ entryId, version: 2 }, [{ op: 'remove', path: '/fields/summary' }]);
  expect(await refusal(unfit)).toMatchObject({ name: 'ValidationFailed', errors: [{ name: 'patch' }] });
});

test('lists are filtered, ordered and paged, public ones show what was published', async () => {
  const entry = await createProvider('Zebra', 'zebra');
  await client.entry.publish({ entryId: 'zebra' }, entry);
  await client.entry.patch({ entryId: 'zebra', version: 2 }, [
    { op: 'replace', path: '/fields/title/en', value: 'Aardvark' },
  ]);
  const query = { content_type: 'provider', 'fields.title.en[in]': 'Aardvark,Zebra' };
  expect((await client.entry.getMany({ query })).items.map(({ fields }) => fields.title.en)).toEqual([
    'Aardvark',
  ]);
  expect((await client.entry.getPublished({ query })).items.map(({ fields }) => fields.title.en)).toEqual([
    'Zebra',
  ]);

  const selected = await client.entry.getMany({ query: { ...query, select: 'fields.title' } });
  expect(Object.keys(selected.items[0] ?? {}).toSorted()).toEqual(['fields', 'sys']);
  const page = await client.entry.getMany({ query: { order: 'sys.id', limit: 2, skip: 1 } });
  expect(page).toMatchObject({ skip: 1, limit: 2 });
  expect(page.items).toHaveLength(2);
  const archived = await client.entry.getMany({ query: { 'sys.archivedAt[exists]': true } });
  expect(archived.items.map(({ sys }) => sys.id)).toContain('old-glory');
  const unknown = client.entry.getMany({ query: { 'fields.title': 'x' } });
  expect(await refusal(unknown)).toMatchObject({ status: 400 });
});

test('references are followed as deep as asked', async () => {
  const near = await client.entry.references({ entryId: 'about', include: 1 });
  const far = await client.entry.references({ entryId: 'home', include: 2 });
  expect(near.items.map(({ sys }) => sys.id)).toEqual(['about']);
  expect(far.includes?.Entry?.map(({ sys }) => sys.id)).toContain('ember-crown');
  expect(far.includes?.Entry?.map(({ sys }) => sys.id)).not.toContain('home');
});

test('tags are kept when an entry is written without metadata, and leave entries when they are deleted', async () => {
  const entryId = 'tagged';
  await client.tag.createWithId({ tagId: 'spring' }, { name: 'Spring', sys: { visibility: 'public' } });
  const fields = { title: { en: 'Tagged' } };
  const metadata = { tags: [tagLink('spring')] };
  await client.entry.createWithId({ contentTypeId: 'provider', entryId }, { fields, metadata });
  const { sys } = await client.entry.get({ entryId });
  const kept = await client.entry.update({ entryId }, { sys, fields });
  expect(kept.metadata?.tags).toEqual(metadata.tags);
  const missing = client.entry.update({ entryId }, { ...kept, metadata: { tags: [tagLink('gone')] } });
  expect(await refusal(missing)).toMatchObject({ name: 'UnresolvedLinks', status: 422 });

  await client.tag.delete({ tagId: 'spring', version: 1 });
  expect((await client.entry.get({ entryId })).metadata?.tags).toEqual([]);
});
