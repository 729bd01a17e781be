import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ContentFields } from 'contentful-management';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { managementClient, refusal } from '../../fixtures/management-client';
import { startTestService } from '../../fixtures/start-test-service';
import type { ContentService } from '../../server';

let service: ContentService;
let client: ReturnType<typeof managementClient>;
beforeAll(async () => {
  service = await startTestService();
  client = managementClient(service.url);
  const taken = await client.entry.createWithId(
    {
      contentTypeId: await contentType('taken', { type: 'Symbol', validations: [{ unique: true }] }),
      entryId: 'first',
    },
    { fields: { value: { en: 'mine' } } },
  );
  await client.entry.publish({ entryId: 'first' }, taken);
});
afterAll(() => service.close());

type Definition = Partial<ContentFields> & { readonly type: string };

/** Creates and publishes a content type with one field, `value`. */
async function contentType(contentTypeId: string, definition: Definition): Promise<string> {
  const field = { id: 'value', name: 'Value', localized: true, required: false, ...definition };
  const made = await client.contentType.createWithId(
    { contentTypeId },
    { name: contentTypeId, fields: [field] },
  );
  await client.contentType.publish({ contentTypeId }, made);
  return contentTypeId;
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const node = (nodeType: string, content: unknown[], data = {}) => ({ nodeType, data, content });
const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const richText = (...content: unknown[]) => node('document', content);
const paragraph = node('paragraph', [text('Hello')]);
const embedded = (id: string) => node('embedded-entry-block', [], { target: link('Entry', id) });

/** The problem, the field, an invalid value, the expected error, and a valid value. */
type Rule = [name: string, field: Definition, bad: unknown, error: object, good: unknown];

const rules: Rule[] = [
  [
    'required',
    { type: 'Symbol', required: true },
    null,
    { name: 'required', path: ['fields', 'value', 'en'] },
    '',
  ],
  [
    'in',
    { type: 'Symbol', validations: [{ in: ['a', 'b'] }] },
    'c',
    { name: 'in', path: ['fields', 'value', 'en'], value: 'c', expected: ['a', 'b'] },
    'b',
  ],
  [
    'in, for each item of a list',
    { type: 'Array', items: { type: 'Symbol', validations: [{ in: ['a', 'b'] }] } },
    ['a', 'c'],
    { name: 'in', path: ['fields', 'value', 'en', 1], value: 'c' },
    ['b'],
  ],
  [
    'size of a text',
    { type: 'Text', validations: [{ size: { min: 2, max: 4 } }] },
    'x',
    { name: 'size', min: 2, max: 4, details: 'Size must be between 2 and 4' },
    'xx',
  ],
  [
    'size of a list',
    { type: 'Array', items: { type: 'Symbol' }, validations: [{ size: { max: 1 } }] },
    ['a', 'b'],
    { name: 'size', min: null, max: 1, details: 'Size must be at most 1' },
    [],
  ],
  [
    'range',
    { type: 'Integer', validations: [{ range: { min: 1, max: 9 } }] },
    12,
    { name: 'range', min: 1, max: 9, value: 12 },
    9,
  ],
  [
    'dateRange',
    { type: 'Date', validations: [{ dateRange: { min: '2026-01-01', max: '2026-12-31' } }] },
    '2027-01-01T00:00+01:00',
    { name: 'dateRange', min: '2026-01-01' },
    '2026-06-01',
  ],
  [
    'regexp, with its own message',
    {
      type: 'Symbol',
      validations: [{ regexp: { pattern: '^[a-z]+$', flags: '' }, message: 'Small letters only' }],
    },
    'A b',
    {
      name: 'regexp',
      value: 'A b',
      details: 'Does not match /^[a-z]+$/',
      customMessage: 'Small letters only',
    },
    'ab',
  ],
  [
    'prohibitRegexp',
    { type: 'Symbol', validations: [{ prohibitRegexp: { pattern: 'evil', flags: 'i' } }] },
    'EVIL',
    { name: 'prohibitRegexp', value: 'EVIL' },
    'good',
  ],
  [
    'unique among published entries',
    { type: 'Symbol', validations: [{ unique: true }] },
    'mine',
    { name: 'unique', conflicting: [link('Entry', 'first')] },
    'yours',
  ],
  [
    'a link to what does not exist',
    { type: 'Link', linkType: 'Asset' },
    link('Asset', 'nowhere'),
    { name: 'notResolvable', link: link('Asset', 'nowhere').sys, path: ['fields', 'value', 'en'] },
    link('Asset', 'draft-art'),
  ],
  [
    'linkContentType',
    {
      type: 'Array',
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['game'] }] },
    },
    [link('Entry', 'frost-run'), link('Entry', 'home')],
    { name: 'linkContentType', path: ['fields', 'value', 'en', 1], contentTypeId: ['game'] },
    [link('Entry', 'wolf-moon')],
  ],
  [
    'linkMimetypeGroup',
    { type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: ['image'] }] },
    link('Asset', 'rules'),
    { name: 'linkMimetypeGroup', mimetypeGroupName: ['image'] },
    link('Asset', 'photo'),
  ],
  [
    'enabledNodeTypes',
    { type: 'RichText', validations: [{ enabledNodeTypes: ['heading-2'] }] },
    richText(paragraph, node('heading-3', [text('No')])),
    { name: 'enabledNodeTypes', path: ['fields', 'value', 'en', 'content', 1], value: 'heading-3' },
    richText(node('heading-2', [text('Yes')])),
  ],
  [
    'enabledMarks',
    { type: 'RichText', validations: [{ enabledMarks: ['bold'] }] },
    richText(node('paragraph', [text('No', 'bold', 'code')])),
    { name: 'enabledMarks', value: 'code' },
    richText(node('paragraph', [text('Yes', 'bold')])),
  ],
  [
    'the number of embedded entries',
    { type: 'RichText', validations: [{ nodes: { 'embedded-entry-block': [{ size: { max: 1 } }] } }] },
    richText(embedded('home'), embedded('about')),
    { name: 'size', nodeType: 'embedded-entry-block', max: 1 },
    richText(embedded('home')),
  ],
  [
    'the type of embedded entries',
    {
      type: 'RichText',
      validations: [{ nodes: { 'embedded-entry-block': [{ linkContentType: ['game'] }] } }],
    },
    richText(embedded('home')),
    { name: 'linkContentType', path: ['fields', 'value', 'en', 'content', 0, 'data', 'target'] },
    richText(embedded('frost-run')),
  ],
  [
    'a rich text that links to what does not exist',
    { type: 'RichText' },
    richText(embedded('nowhere')),
    { name: 'notResolvable', path: ['fields', 'value', 'en', 'content', 0, 'data', 'target'] },
    richText(paragraph),
  ],
];

describe('a rule of a content type lets an entry be written, and published once it is met', () => {
  test.each(rules)('%s', async (name, definition, bad, error, good) => {
    const isUnique = name.startsWith('unique');
    const contentTypeId = isUnique
      ? 'taken'
      : await contentType(`rule-${rules.findIndex(([own]) => own === name)}`, definition);
    const entry = await client.entry.create({ contentTypeId }, { fields: { value: { en: bad } } });
    const params = { entryId: entry.sys.id };
    const refused = await refusal(client.entry.publish(params, entry));
    const isLink = 'link' in error || name.startsWith('a rich text');
    expect(refused).toMatchObject({ name: isLink ? 'UnresolvedLinks' : 'InvalidEntry', status: 422 });
    expect(refused.errors).toEqual([expect.objectContaining(error)]);
    const mended = await client.entry.update(params, { ...entry, fields: { value: { en: good } } });
    expect((await client.entry.publish(params, mended)).sys.publishedVersion).toBe(2);
  });
});

const tooLong = 'x'.repeat(257);
const structures: [name: string, typeId: string, fields: Record<string, unknown>, error: object][] = [
  ['an unknown field', 'game', { nope: { en: 1 } }, { name: 'unknown', path: ['fields', 'nope'] }],
  [
    'an unknown locale',
    'game',
    { name: { pl: 'x' } },
    { name: 'unknown', path: ['fields', 'name', 'pl'], value: 'x' },
  ],
  [
    'a locale for what has none',
    'game',
    { rtp: { de: 1 } },
    { name: 'unknown', path: ['fields', 'rtp', 'de'] },
  ],
  ['a field without locales', 'game', { name: 'x' }, { name: 'type', path: ['fields', 'name'] }],
  ['a number for a text', 'game', { name: { en: 1 } }, { name: 'type', type: 'String', value: 1 }],
  ['a text for a number', 'game', { rtp: { en: '1' } }, { name: 'type', type: 'Number' }],
  ['a fraction for an integer', 'game', { maxWin: { en: 1.5 } }, { name: 'type', type: 'Integer' }],
  ['a text for a boolean', 'game', { isNew: { en: 'yes' } }, { name: 'type', type: 'Boolean' }],
  ['a text that is no date', 'game', { releasedAt: { en: 'soon' } }, { name: 'type', type: 'Date' }],
  ['half a location', 'game', { studio: { en: { lat: 1 } } }, { name: 'type', type: 'Location' }],
  ['an object that is a text', 'game', { betLimits: { en: 'x' } }, { name: 'type', type: 'Object' }],
  ['a text that is too long', 'game', { name: { en: tooLong } }, { name: 'size', max: 256 }],
  [
    'a list with a hole',
    'game',
    { features: { en: ['a', null] } },
    { name: 'type', path: ['fields', 'features', 'en', 1] },
  ],
  [
    'a link to an entry for an asset',
    'game',
    { thumbnail: { en: link('Entry', 'home') } },
    { name: 'type', type: 'Link' },
  ],
  ['an id for a link', 'game', { provider: { en: 'home' } }, { name: 'type', type: 'Link' }],
  ['rich text that is a text', 'game', { about: { en: 'x' } }, { name: 'type', type: 'RichText' }],
  [
    'a rich text node that does not exist',
    'game',
    { about: { en: richText(node('marquee', [])) } },
    { name: 'in', path: ['fields', 'about', 'en', 'content', 0, 'nodeType'] },
  ],
  [
    'a rich text node where it may not stand',
    'game',
    { about: { en: richText(node('list-item', [paragraph])) } },
    { path: ['fields', 'about', 'en', 'content', 0, 'nodeType'] },
  ],
  [
    'rich text with an embedded entry that is none',
    'game',
    { about: { en: richText(node('embedded-entry-block', [])) } },
    { name: 'required', path: ['fields', 'about', 'en', 'content', 0, 'data', 'target'] },
  ],
  ['rich text with a hole', 'game', { about: { en: richText(null) } }, { name: expect.any(String) }],
];

test.each(structures)('an entry cannot be written with %s', async (_name, contentTypeId, fields, error) => {
  const before = await client.entry.getMany({ query: { limit: 0 } });
  const refused = await refusal(client.entry.create({ contentTypeId }, { fields }));
  expect(refused).toMatchObject({ name: 'InvalidEntry', status: 422 });
  expect(refused.errors[0]).toMatchObject(error);
  expect((await client.entry.getMany({ query: { limit: 0 } })).total).toBe(before.total);
});

test('a required field needs a value in the default locale, and in others only where they may not be empty', async () => {
  const contentTypeId = await contentType('localized', { type: 'Symbol', required: true });
  const entry = await client.entry.create({ contentTypeId }, { fields: {} });
  const params = { entryId: entry.sys.id };
  const absent = await refusal(client.entry.publish(params, entry));
  expect(absent.errors).toEqual([
    { name: 'required', path: ['fields', 'value'], details: 'The property "value" is required here' },
  ]);
  const german = await client.entry.update(params, { ...entry, fields: { value: { de: 'x' } } });
  const partial = await refusal(client.entry.publish(params, german));
  expect(partial.errors).toMatchObject([{ name: 'required', path: ['fields', 'value', 'en'] }]);
  const english = await client.entry.update(params, { ...german, fields: { value: { en: 'x' } } });
  await client.entry.publish(params, english);

  const { items } = await client.locale.getMany({});
  const finnish = items.find(({ code }) => code === 'fi');
  if (!finnish) throw new Error('The test space has no Finnish.');
  await client.locale.update({ localeId: finnish.sys.id }, { ...finnish, optional: false });
  const strict = await refusal(client.entry.publish(params, await client.entry.get(params)));
  expect(strict.errors).toMatchObject([{ name: 'required', path: ['fields', 'value', 'fi'] }]);
});

test('CONTENT-34 a regular expression that would take for ever is broken off, and the service answers on', async () => {
  const validations = [{ regexp: { pattern: '^(a+)+$', flags: '' } }];
  const contentTypeId = await contentType('slow', { type: 'Symbol', validations });
  const entry = await client.entry.create(
    { contentTypeId },
    { fields: { value: { en: `${'a'.repeat(200)}!` } } },
  );
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const refused = await refusal(client.entry.publish({ entryId: entry.sys.id }, entry));
    expect(refused).toMatchObject({ name: 'InvalidEntry', status: 422 });
    expect(refused.errors[0]?.details).toContain('takes too long');
  }
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(300);
  expect((await client.entry.get({ entryId: entry.sys.id })).sys.version).toBe(1);
});
