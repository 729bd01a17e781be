import { afterEach, beforeEach, expect, test } from 'vitest';
import { managementClient, refusal } from '../../fixtures/management-client';
import { startTestService } from '../../fixtures/start-test-service';
import type { ContentService } from '../../server';

let service: ContentService;
let client: ReturnType<typeof managementClient>;
beforeEach(async () => {
  service = await startTestService();
  client = managementClient(service.url);
});
afterEach(() => service.close());

const swedish = {
  name: 'Swedish',
  code: 'sv',
  fallbackCode: 'en',
  optional: true,
  contentDeliveryApi: true,
  contentManagementApi: true,
};

async function localeOf(code: string) {
  const { items } = await client.locale.getMany({ query: { limit: 1000 } });
  const found = items.find((locale) => locale.code === code);
  if (!found) throw new Error(`There is no locale ${code}.`);
  return found;
}

/** The name of a game in a locale, read over GraphQL. */
async function nameIn(locale: string): Promise<unknown> {
  const query = `{ game(id: "amber-tide", locale: "${locale}") { name } }`;
  const response = await fetch(
    `${service.url}/content/v1/spaces/marquee?query=${encodeURIComponent(query)}`,
    {
      headers: { Authorization: 'Bearer local-delivery' },
    },
  );
  const body: { data?: { game?: { name?: unknown } } } = await response.json();
  return body.data?.game?.name;
}

test('a locale is added, falls back, takes values, is renamed with them and deleted with them', async () => {
  const made = await client.locale.create({}, swedish);
  expect(made).toMatchObject({ ...swedish, default: false, sys: { type: 'Locale', version: 1 } });
  expect(await nameIn('sv')).toBe(await nameIn('en'));

  const entryId = 'amber-tide';
  const entry = await client.entry.get({ entryId });
  entry.fields.name.sv = 'Frostloppet';
  await client.entry.publish({ entryId }, await client.entry.update({ entryId }, entry));
  expect(await nameIn('sv')).toBe('Frostloppet');

  const localeId = made.sys.id;
  const renamed = await client.locale.update({ localeId }, { ...made, code: 'sv-SE' });
  expect(renamed.sys.version).toBe(2);
  expect(await nameIn('sv-SE')).toBe('Frostloppet');
  expect((await client.entry.get({ entryId })).fields.name).not.toHaveProperty('sv');
  expect(await refusal(client.locale.update({ localeId }, made))).toMatchObject({ name: 'VersionMismatch' });

  await client.locale.delete({ localeId });
  const left = await client.entry.get({ entryId });
  expect(Object.keys(left.fields.name)).not.toContain('sv-SE');
  await client.entry.update({ entryId }, left);
});

test('locales that others need stay; ones that do not fit are refused', async () => {
  const [english, german] = [await localeOf('en'), await localeOf('de')];
  expect(await refusal(client.locale.delete({ localeId: english.sys.id }))).toMatchObject({
    status: 403,
    name: 'DefaultLocaleNotDeletable',
  });
  expect(await refusal(client.locale.delete({ localeId: german.sys.id }))).toMatchObject({
    status: 403,
    name: 'FallbackLocaleNotDeletable',
  });
  const renamed = client.locale.update({ localeId: german.sys.id }, { ...german, code: 'de-DE' });
  expect(await refusal(renamed)).toMatchObject({ status: 403, name: 'FallbackLocaleNotRenameable' });
  const circle = client.locale.update({ localeId: german.sys.id }, { ...german, fallbackCode: 'de-AT' });
  expect(await refusal(circle)).toMatchObject({
    name: 'ValidationFailed',
    errors: [{ name: 'fallbackCode' }],
  });
  expect(await refusal(client.locale.create({}, { ...swedish, code: 'de' }))).toMatchObject({
    errors: [{ name: 'taken', path: ['code'] }],
  });
  const nowhere = client.locale.create({}, { ...swedish, fallbackCode: 'pl' });
  expect(await refusal(nowhere)).toMatchObject({
    name: 'ValidationFailed',
    errors: [{ name: 'fallbackCode' }],
  });
});

test('tags are made public or private, renamed by version, and have names of their own', async () => {
  const params = { tagId: 'autumn' };
  const made = await client.tag.createWithId(params, { name: 'Autumn', sys: { visibility: 'private' } });
  expect(made).toMatchObject({ name: 'Autumn', sys: { id: 'autumn', version: 1, visibility: 'private' } });
  const renamed = await client.tag.update(params, { ...made, name: 'Fall' });
  expect(renamed).toMatchObject({ name: 'Fall', sys: { version: 2, visibility: 'private' } });
  expect(await refusal(client.tag.update(params, made))).toMatchObject({ name: 'VersionMismatch' });
  const same = client.tag.createWithId({ tagId: 'other' }, { name: 'Fall', sys: { visibility: 'public' } });
  expect(await refusal(same)).toMatchObject({ status: 422, errors: [{ name: 'taken' }] });
  expect(await refusal(client.tag.delete({ ...params, version: 1 }))).toMatchObject({
    name: 'VersionMismatch',
  });
  await client.tag.delete({ ...params, version: 2 });
  expect(await refusal(client.tag.get(params))).toMatchObject({ name: 'NotFound' });
});

test('an asset is read, sent back as it was read, published and archived; its file stays the same', async () => {
  const params = { assetId: 'photo' };
  const asset = await client.asset.get(params);
  const { url, details } = asset.fields.file.en ?? {};
  expect(details?.image?.width).toBeGreaterThan(0);
  const bytes = await fetch(String(url));
  expect(bytes.headers.get('content-type')).toBe('image/png');
  await bytes.arrayBuffer();

  asset.fields.title = { en: 'Renamed', de: 'Umbenannt' };
  const updated = await client.asset.update(params, asset);
  expect(updated.fields.file.en).toEqual(asset.fields.file.en);
  const published = await client.asset.publish(params, updated);
  expect(published.sys).toMatchObject({
    version: updated.sys.version + 1,
    publishedVersion: updated.sys.version,
  });
  expect(published.fields.file.en?.url).toBe(url);
  expect(await refusal(client.asset.archive(params))).toMatchObject({ message: 'Cannot archive published' });
  await client.asset.unpublish(params);
  const archived = await client.asset.archive(params);
  expect(archived.sys.archivedVersion).toBe(archived.sys.version - 1);
  await client.asset.unarchive(params);
  const back = await client.asset.get(params);
  expect(back.fields.file.en?.url).toBe(url);
  await client.asset.delete(params);
  expect(await refusal(client.asset.get(params))).toMatchObject({ name: 'NotFound' });
});

test('an asset needs a processed file to be published', async () => {
  const params = { assetId: 'new' };
  const empty = await client.asset.createWithId(params, {
    fields: { title: { en: 'New' }, description: {}, file: {} },
  });
  expect(await refusal(client.asset.publish(params, empty))).toMatchObject({
    name: 'InvalidAsset',
    errors: [{ name: 'required', path: ['fields', 'file'] }],
  });
  const upload = { fileName: 'a.png', contentType: 'image/png', upload: 'https://example.com/a.png' };
  const waiting = await client.asset.update(params, {
    ...empty,
    fields: { ...empty.fields, file: { en: upload } },
  });
  expect(waiting.fields.file.en).toEqual(upload);
  expect(await refusal(client.asset.publish(params, waiting))).toMatchObject({
    errors: [{ name: 'required', path: ['fields', 'file', 'en', 'url'] }],
  });
  const stolen = { fileName: 'a.png', contentType: 'image/png', url: '//files/games/ember-crown.svg' };
  const other = client.asset.update(params, {
    ...waiting,
    fields: { ...waiting.fields, file: { en: stolen } },
  });
  expect(await refusal(other)).toMatchObject({
    name: 'InvalidAsset',
    errors: [{ path: ['fields', 'file', 'en'] }],
  });
});
