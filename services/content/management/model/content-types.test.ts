import type { ContentFields, ContentTypeProps } from 'contentful-management';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

function field(id: string, more: Partial<ContentFields> = {}): ContentFields {
  return { id, name: id, type: 'Symbol', localized: false, required: false, ...more };
}

function create(
  contentTypeId: string,
  fields: ContentFields[],
  more: object = {},
): Promise<ContentTypeProps> {
  return client.contentType.createWithId({ contentTypeId }, { name: contentTypeId, fields, ...more });
}

async function published(contentTypeId: string, fields: ContentFields[]): Promise<ContentTypeProps> {
  return client.contentType.publish({ contentTypeId }, await create(contentTypeId, fields));
}

/** Response of a GraphQL query on published content. */
async function query(text: string): Promise<{ data?: unknown; errors?: unknown }> {
  const response = await fetch(`${service.url}/content/v1/spaces/marquee?query=${encodeURIComponent(text)}`, {
    headers: { Authorization: 'Bearer local-delivery' },
  });
  return response.json();
}

test('a content type is in the GraphQL schema from the moment it is published, and gone when it is unpublished', async () => {
  const made = await create('studioTour', [field('title'), field('hidden', { omitted: true })], {
    displayField: 'title',
  });
  expect(made.sys).toMatchObject({ version: 1, type: 'ContentType' });
  expect(await query('{ studioTourCollection { items { title } } }')).toHaveProperty('errors');
  const contentTypeId = 'studioTour';
  const shown = await client.contentType.publish({ contentTypeId }, made);
  expect(shown.sys).toMatchObject({ version: 2, publishedVersion: 1, publishedCounter: 1 });
  const entry = await client.entry.create({ contentTypeId }, { fields: { title: { en: 'Tour' } } });
  await client.entry.publish({ entryId: entry.sys.id }, entry);
  expect(await query('{ studioTourCollection { items { title } } }')).toEqual({
    data: { studioTourCollection: { items: [{ title: 'Tour' }] } },
  });

  expect(await refusal(client.contentType.unpublish({ contentTypeId }))).toMatchObject({
    name: 'BadRequest',
    message: 'Content Type has entries',
  });
  await client.entry.unpublish({ entryId: entry.sys.id });
  await client.entry.delete({ entryId: entry.sys.id });
  expect(await refusal(client.contentType.delete({ contentTypeId }))).toMatchObject({
    message: 'Cannot delete published',
  });
  expect((await client.contentType.unpublish({ contentTypeId })).sys).toMatchObject({ version: 3 });
  expect(await query('{ studioTourCollection { items { title } } }')).toHaveProperty('errors');
  await client.contentType.delete({ contentTypeId });
  expect(await refusal(client.contentType.get({ contentTypeId }))).toMatchObject({ name: 'NotFound' });
});

test('entries need a published content type', async () => {
  await create('unborn', [field('title')]);
  const entry = client.entry.create({ contentTypeId: 'unborn' }, { fields: {} });
  expect(await refusal(entry)).toMatchObject({
    name: 'UnresolvedLinks',
    errors: [{ path: ['sys', 'contentType'] }],
  });
});

describe('a content type cannot be written with', () => {
  const many = Array.from({ length: 51 }, (_, index) => field(`f${index}`));
  const cases: [name: string, fields: ContentFields[], more: object, error: object][] = [
    ['more than 50 fields', many, {}, { name: 'size', path: ['fields'], max: 50 }],
    [
      'one field id twice',
      [field('a'), field('a')],
      {},
      { name: 'uniqueFieldIds', path: ['fields', 1, 'id'] },
    ],
    ['a field id that starts with a digit', [field('1a')], {}, { name: 'pattern' }],
    ['a field called like an inherited property', [field('constructor')], {}, { name: 'reserved' }],
    ['a field of no type', [field('a', { type: 'Colour' })], {}, { name: 'in' }],
    ['a link to nothing', [field('a', { type: 'Link' })], {}, { name: 'required' }],
    ['a list of nothing', [field('a', { type: 'Array' })], {}, { name: 'required' }],
    [
      'a validation that does not exist',
      [field('a', { validations: [JSON.parse('{"shiny": true}')] })],
      {},
      { name: 'unknown', path: ['fields', 0, 'validations', 0] },
    ],
    [
      'a pattern that is none',
      [field('a', { validations: [{ regexp: { pattern: '(', flags: '' } }] })],
      {},
      { name: 'regexp' },
    ],
    [
      'a display field that is none of its fields',
      [field('a')],
      { displayField: 'b' },
      { name: 'displayField' },
    ],
    [
      'a display field that cannot be shown',
      [field('a', { type: 'Object' })],
      { displayField: 'a' },
      { name: 'displayField' },
    ],
    ['an empty name', [], { name: '' }, { path: ['name'] }],
  ];
  test.each(cases)('%s', async (_name, fields, more, error) => {
    const refused = await refusal(create('wrong', fields, more));
    expect(refused).toMatchObject({ name: 'ValidationFailed', status: 422 });
    expect(refused.errors).toContainEqual(expect.objectContaining(error));
    expect(await refusal(client.contentType.get({ contentTypeId: 'wrong' }))).toMatchObject({
      name: 'NotFound',
    });
  });
});

test('what would break the GraphQL schema for everybody is refused when it is published', async () => {
  const collisions: [id: string, fields: ContentFields[], code: string][] = [
    ['ga-me', [], 'COLLIDING_TYPE_NAMES'],
    ['own', [field('sys')], 'RESERVED_FIELD_NAME'],
    [
      'listed',
      [
        field('itemsCollection'),
        field('items', { type: 'Array', items: { type: 'Link', linkType: 'Entry' } }),
      ],
      'COLLIDING_FIELD_NAMES',
    ],
  ];
  await published('gaMe', []);
  for (const [contentTypeId, fields, code] of collisions) {
    const refused = await refusal(
      client.contentType.publish({ contentTypeId }, await create(contentTypeId, fields)),
    );
    expect(refused).toMatchObject({ name: 'ValidationFailed', status: 422, errors: [{ name: code }] });
  }
  expect(await query('{ gameCollection(limit: 1) { items { name } } }')).not.toHaveProperty('errors');
});

test('a published field keeps its type, and is deleted in two steps; entries lose its values', async () => {
  const contentTypeId = 'plan';
  const first = await published(contentTypeId, [field('title'), field('old')]);
  const entry = await client.entry.createWithId(
    { contentTypeId, entryId: 'p' },
    { fields: { title: { en: 'Plan' }, old: { en: 'x' } } },
  );
  await client.entry.publish({ entryId: 'p' }, entry);
  const update = (contentType: ContentTypeProps, fields: ContentFields[]) =>
    client.contentType.update({ contentTypeId }, { ...contentType, fields });

  expect(await refusal(update(first, [field('title', { type: 'Text' }), field('old')]))).toMatchObject({
    errors: [{ name: 'fieldTypeChange', path: ['fields', 0, 'type'] }],
  });
  expect(await refusal(update(first, [field('title')]))).toMatchObject({
    errors: [{ name: 'fieldRemoval' }],
  });

  const omitted = await update(first, [field('title'), field('old', { omitted: true })]);
  const shown = await client.contentType.publish({ contentTypeId }, omitted);
  expect(await query('{ plan(id: "p") { old } }')).toHaveProperty('errors');
  const without = await update(shown, [field('title'), field('old', { omitted: true, deleted: true })]);
  expect(without.fields.map(({ id }) => id)).toEqual(['title']);
  await client.contentType.publish({ contentTypeId }, without);
  const left = await client.entry.get({ entryId: 'p' });
  expect(left.fields).toEqual({ title: { en: 'Plan' } });
  await client.entry.update({ entryId: 'p' }, left);
});

test('a field that is no longer localized keeps its value in the default locale', async () => {
  const params = { contentTypeId: 'game' };
  const game = await client.contentType.get(params);
  const fields = game.fields.map((one) => (one.id === 'name' ? { ...one, localized: false } : one));
  await client.contentType.publish(params, await client.contentType.update(params, { ...game, fields }));
  const entry = await client.entry.get({ entryId: 'ember-crown' });
  expect(entry.fields.name).toEqual({ en: 'Ember Crown' });
  await client.entry.update({ entryId: 'ember-crown' }, entry);
  expect(await query('{ game(id: "ember-crown", locale: "de") { name } }')).toEqual({
    data: { game: { name: 'Ember Crown' } },
  });
});

test('of two changes of a content type one wins; lists show drafts and published ones', async () => {
  const contentTypeId = 'contested';
  const made = await published(contentTypeId, [field('title')]);
  const edited = await client.contentType.update({ contentTypeId }, { ...made, name: 'Renamed' });
  expect(edited.sys).toMatchObject({ version: 3, publishedVersion: 1 });
  expect(await refusal(client.contentType.update({ contentTypeId }, made))).toMatchObject({
    name: 'VersionMismatch',
  });
  expect(await refusal(client.contentType.publish({ contentTypeId }, made))).toMatchObject({
    name: 'VersionMismatch',
  });
  const drafts = await client.contentType.getMany({ query: { 'sys.id[in]': 'contested,unreleased' } });
  expect(drafts.items.map(({ name }) => name).toSorted()).toEqual(['Renamed', 'Unreleased type']);
  const response = await fetch(
    `${service.url}/spaces/marquee/environments/master/public/content_types?limit=1000`,
    {
      headers: { Authorization: 'Bearer local-management' },
    },
  );
  const publicOnes: { items: ContentTypeProps[] } = await response.json();
  expect(publicOnes.items.find(({ sys }) => sys.id === contentTypeId)?.name).toBe('contested');
  expect(publicOnes.items.map(({ sys }) => sys.id)).not.toContain('unreleased');
  const snapshots = await client.snapshot.getManyForContentType({ contentTypeId, query: {} });
  expect(snapshots.items).toHaveLength(1);
});

test('every content type has an editor interface, which is changed by version', async () => {
  const contentTypeId = 'provider';
  const implicit = await client.editorInterface.get({ contentTypeId });
  expect(implicit).toMatchObject({
    sys: { id: 'default', version: 1, contentType: { sys: { id: 'provider' } } },
  });
  expect(implicit.controls).toEqual([
    { fieldId: 'title', widgetId: 'singleLine', widgetNamespace: 'builtin' },
    { fieldId: 'logo', widgetId: 'assetLinkEditor', widgetNamespace: 'builtin' },
  ]);
  const controls = [{ fieldId: 'title', widgetId: 'slugEditor', widgetNamespace: 'builtin' }];
  const changed = await client.editorInterface.update({ contentTypeId }, { ...implicit, controls });
  expect(changed).toMatchObject({ sys: { id: 'default', version: 2 }, controls });
  expect(await refusal(client.editorInterface.update({ contentTypeId }, implicit))).toMatchObject({
    name: 'VersionMismatch',
  });
  const all = await client.editorInterface.getMany({});
  expect(all.items.map(({ sys }) => sys.contentType.sys.id)).toContain('game');
  expect(await client.editorInterface.get({ contentTypeId })).toEqual(changed);
  // Contentful's migrations expect the version to grow with each publication.
  await client.contentType.publish({ contentTypeId }, await client.contentType.get({ contentTypeId }));
  expect((await client.editorInterface.get({ contentTypeId })).sys.version).toBe(changed.sys.version + 1);
});
