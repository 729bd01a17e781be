import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService } from '../fixtures/start-test-service';
import type { ContentService } from '../server';

let service: ContentService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Sends exactly the given path and bytes; other clients would normalise them. */
function send(method: string, path: string, body = '', headers: Record<string, string> = {}): Promise<Reply> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        method,
        path: `/spaces/marquee/environments/master${path}`,
        headers: {
          Authorization: 'Bearer local-management',
          'Content-Type': 'application/vnd.contentful.management.v1+json',
          'Content-Length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, body: text === '' ? null : JSON.parse(text) });
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const newEntry = { 'X-Contentful-Content-Type': 'game' };
const version = (number: string) => ({ 'X-Contentful-Version': number });
const nested = (depth: number) => `{"fields":{"betLimits":{"en":${'['.repeat(depth)}${']'.repeat(depth)}}}}`;
const patch = (...operations: object[]) => JSON.stringify(operations);
const doubling = patch(
  { op: 'add', path: '/fields/betLimits', value: { en: { a: 1 } } },
  ...Array.from({ length: 40 }, (_, index) => ({
    op: 'copy',
    from: '/fields/betLimits/en',
    path: `/fields/betLimits/en/c${index}`,
  })),
);

type Attempt = [
  name: string,
  method: string,
  path: string,
  body: string,
  headers: Record<string, string>,
  status: number,
  id: string,
];

const attempts: Attempt[] = [
  ['a body that is no JSON', 'POST', '/entries', '{"fields":', newEntry, 400, 'BadRequest'],
  ['a body that is a list', 'POST', '/entries', '[]', newEntry, 400, 'BadRequest'],
  ['a body that is a number', 'POST', '/entries', '1', newEntry, 400, 'BadRequest'],
  ['no body', 'POST', '/entries', '', newEntry, 400, 'MissingKey'],
  [
    'a body that is a form',
    'POST',
    '/entries',
    'fields=1',
    { ...newEntry, 'Content-Type': 'text/plain' },
    400,
    'MissingKey',
  ],
  ['an unknown key', 'POST', '/entries', '{"fields":{},"price":1}', newEntry, 400, 'UnknownKey'],
  ['a missing key', 'POST', '/content_types', '{"name":"x"}', {}, 400, 'MissingKey'],
  ['fields that are a list', 'POST', '/entries', '{"fields":[]}', newEntry, 422, 'InvalidEntry'],
  [
    'a body of 10 MB',
    'POST',
    '/entries',
    `{"fields":{"x":"${'x'.repeat(10_000_000)}"}}`,
    newEntry,
    413,
    'RequestTooLarge',
  ],
  ['a body that is nested too deep', 'POST', '/entries', nested(1000), newEntry, 400, 'BadRequest'],
  [
    'a body that is nested as deep as it can be',
    'POST',
    '/entries',
    nested(400_000),
    newEntry,
    400,
    'BadRequest',
  ],
  ['a prototype', 'POST', '/entries', '{"fields":{},"__proto__":{"x":1}}', newEntry, 400, 'BadRequest'],
  [
    'a prototype as a field',
    'POST',
    '/entries',
    '{"fields":{"__proto__":{"en":"x"}}}',
    newEntry,
    400,
    'BadRequest',
  ],
  [
    'a prototype within a value',
    'POST',
    '/entries',
    '{"fields":{"betLimits":{"en":{"__proto__":{"admin":true}}}}}',
    newEntry,
    400,
    'BadRequest',
  ],
  [
    'an inherited name as a field',
    'POST',
    '/entries',
    '{"fields":{"toString":{"en":"x"}}}',
    newEntry,
    422,
    'InvalidEntry',
  ],
  [
    'an inherited name as a locale',
    'POST',
    '/entries',
    '{"fields":{"name":{"constructor":"x"}}}',
    newEntry,
    422,
    'InvalidEntry',
  ],
  [
    'an inherited name as a content type',
    'POST',
    '/entries',
    '{"fields":{}}',
    { 'X-Contentful-Content-Type': 'constructor' },
    422,
    'UnresolvedLinks',
  ],
  ['no content type', 'POST', '/entries', '{"fields":{}}', {}, 400, 'BadRequest'],
  [
    'an id that leads upwards',
    'PUT',
    '/entries/..%2F..%2Fx',
    '{"fields":{}}',
    newEntry,
    422,
    'ValidationFailed',
  ],
  ['an id of two dots', 'PUT', '/entries/%2e%2e', '{"fields":{}}', newEntry, 422, 'ValidationFailed'],
  ['an id that ends a text', 'PUT', '/entries/a%00b', '{"fields":{}}', newEntry, 422, 'ValidationFailed'],
  [
    'an id with a line break',
    'PUT',
    '/entries/a%0d%0aX-Evil:%201',
    '{"fields":{}}',
    newEntry,
    422,
    'ValidationFailed',
  ],
  [
    'an id that is too long',
    'PUT',
    `/entries/${'x'.repeat(65)}`,
    '{"fields":{}}',
    newEntry,
    422,
    'ValidationFailed',
  ],
  [
    'an id that is a prototype',
    'PUT',
    '/entries/__proto__',
    '{"fields":{}}',
    newEntry,
    422,
    'ValidationFailed',
  ],
  ['a path that leads upwards to read', 'GET', '/assets/..%2F..%2Fmodel.json', '', {}, 404, 'NotFound'],
  ['a version that is a word', 'PUT', '/entries/home', '{"fields":{}}', version('newest'), 400, 'BadRequest'],
  [
    'a version that is too large',
    'PUT',
    '/entries/home',
    '{"fields":{}}',
    version('9'.repeat(40)),
    400,
    'BadRequest',
  ],
  ['no version', 'PUT', '/entries/home', '{"fields":{}}', {}, 409, 'VersionMismatch'],
  ['no version to publish', 'PUT', '/entries/home/published', '', {}, 409, 'VersionMismatch'],
  [
    'single locales to publish',
    'PUT',
    '/entries/home/published',
    '{"add":{"fields":{"*":["en"]}}}',
    version('2'),
    400,
    'BadRequest',
  ],
  ['a patch that is none', 'PATCH', '/entries/home', '{"op":"add"}', version('2'), 422, 'ValidationFailed'],
  [
    'a patch of the version',
    'PATCH',
    '/entries/home',
    patch({ op: 'replace', path: '/sys/version', value: 9 }),
    version('2'),
    422,
    'ValidationFailed',
  ],
  [
    'a patch of everything',
    'PATCH',
    '/entries/home',
    patch({ op: 'replace', path: '', value: 9 }),
    version('2'),
    422,
    'ValidationFailed',
  ],
  [
    'a patch of a prototype',
    'PATCH',
    '/entries/home',
    patch({ op: 'add', path: '/fields/__proto__/x', value: 9 }),
    version('2'),
    400,
    'BadRequest',
  ],
  [
    'a patch of a constructor',
    'PATCH',
    '/entries/home',
    patch({ op: 'add', path: '/fields/constructor/prototype/x', value: 9 }),
    version('2'),
    400,
    'BadRequest',
  ],
  [
    'a patch within a text',
    'PATCH',
    '/entries/home',
    patch({ op: 'add', path: '/fields/slug/en/x', value: 9 }),
    version('2'),
    422,
    'ValidationFailed',
  ],
  [
    'a patch that doubles a value 40 times',
    'PATCH',
    '/entries/ember-crown',
    doubling,
    version('8'),
    400,
    'BadRequest',
  ],
  [
    'a file from the disk',
    'PUT',
    '/assets/photo',
    '{"fields":{"file":{"en":{"fileName":"x.png","contentType":"image/png","url":"//files/../../../etc/passwd"}}}}',
    version('2'),
    422,
    'InvalidAsset',
  ],
  [
    'a file name that is a path',
    'POST',
    '/assets',
    '{"fields":{"file":{"en":{"fileName":"../x.png","contentType":"image/png","upload":"https://example.com/x.png"}}}}',
    {},
    422,
    'InvalidAsset',
  ],
  [
    'an upload from the disk',
    'POST',
    '/assets',
    '{"fields":{"file":{"en":{"fileName":"x.png","contentType":"image/png","upload":"file:///etc/passwd"}}}}',
    {},
    422,
    'InvalidAsset',
  ],
  [
    'a content type that would end a header',
    'POST',
    '/assets',
    '{"fields":{"file":{"en":{"fileName":"x","contentType":"image/png\\r\\nX: y","upload":"https://example.com/x"}}}}',
    {},
    422,
    'InvalidAsset',
  ],
  ['a locale that is a path', 'POST', '/locales', '{"name":"x","code":"../en"}', {}, 422, 'ValidationFailed'],
  [
    'a tag that is neither public nor private',
    'PUT',
    '/tags/x',
    '{"name":"x"}',
    { 'X-Contentful-Tag-Visibility': 'all' },
    422,
    'ValidationFailed',
  ],
  ['an environment that is not there', 'GET', '/../nowhere/entries', '', {}, 404, 'NotFound'],
  ['references without end', 'GET', '/entries/home/references?include=11', '', {}, 400, 'BadRequest'],
];

test.each(attempts)(
  '%s is refused in words and changes nothing',
  async (_name, method, path, body, headers, status, id) => {
    const before = service.store.environment('master')?.sequence;
    const reply = await send(method, path, body, headers);
    expect(reply).toMatchObject({
      status,
      body: { sys: { type: 'Error', id }, message: expect.any(String), requestId: expect.any(String) },
    });
    expect(service.store.environment('master')?.sequence).toBe(before);
    expect(Object.hasOwn(Object.prototype, 'x') || Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  },
);

test('names that objects inherit are ids like any other', async () => {
  const made = await send('PUT', '/entries/constructor', '{"fields":{"name":{"en":"Builder"}}}', newEntry);
  expect(made).toMatchObject({ status: 201, body: { sys: { id: 'constructor', version: 1 } } });
  expect(await send('GET', '/entries/toString')).toMatchObject({ status: 404 });
  expect(await send('DELETE', '/entries/constructor')).toEqual({ status: 204, body: null });
});

test('whatever JSON is sent, the service answers with a resource or says what is wrong', async () => {
  const link = { sys: { type: 'Link', linkType: 'Entry', id: 'home' } };
  const anything = fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom<unknown>(link, [link], '', 'x', null, -1, 1.5, [], {}),
  );
  const richText = fc.record({
    nodeType: fc.constantFrom('document', 'paragraph', 'text'),
    data: anything,
    content: anything,
  });
  const value = fc.oneof(
    anything,
    richText,
    fc.record({ nodeType: fc.constant('document'), data: fc.constant({}), content: fc.array(richText) }),
  );
  const id = fc.constantFrom(
    'name',
    'rtp',
    'about',
    'similar',
    'provider',
    'studio',
    'betLimits',
    'title',
    'file',
  );
  const fields = fc.dictionary(id, fc.oneof(fc.record({ en: value }), anything));
  const entity = fc.record({ fields, metadata: anything }, { requiredKeys: ['fields'] });
  const field = fc.record(
    {
      id: fc.constantFrom('a', 'b'),
      name: fc.constant('A'),
      type: fc.constantFrom('Symbol', 'Array', 'Link'),
      validations: anything,
      items: anything,
    },
    { requiredKeys: ['id', 'name', 'type'] },
  );
  const contentType = fc.record({ name: anything, fields: fc.oneof(fc.array(field), anything) });
  const request = fc.oneof(
    fc.record({ path: fc.constantFrom('/entries', '/assets'), body: entity }),
    fc.record({ path: fc.constant('/content_types'), body: fc.oneof(contentType, anything) }),
    fc.record({ path: fc.constant('/locales'), body: anything }),
  );
  await fc.assert(
    fc.asyncProperty(request, async ({ path, body }) => {
      const { status } = await send('POST', path, JSON.stringify(body), newEntry);
      expect([201, 400, 422]).toContain(status);
    }),
    { seed: 20260102, numRuns: 400 },
  );
});
