import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyOfTestSpace, startTestService } from '../fixtures/start-test-service';
import type { ContentService } from '../server';
import { AUTOMATION } from '../store/actor';

let service: ContentService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const PATH = '/content/v1/spaces/marquee';
const authorized = { authorization: 'Bearer local-delivery', 'content-type': 'application/json' };

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(service.url + path, { headers: authorized, ...init });
  const text = await response.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, headers: response.headers, body };
}
const get = (parameters: Record<string, string>) =>
  call(`${PATH}?${new URLSearchParams(parameters).toString()}`);
const post = (body: unknown) =>
  call(PATH, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
const failure = (code: string) => ({
  errors: [
    { message: expect.any(String), extensions: { contentful: { code, requestId: expect.any(String) } } },
  ],
});
const query = '{ gameCollection(limit: 1) { total } }';
const answer = { data: { gameCollection: { total: 3 } } };

describe('transport', () => {
  test('CONTENT-01 GET and POST give the same answer, as JSON that any site may read', async () => {
    const [read, sent] = [await get({ query }), await post({ query })];
    expect(read.body).toEqual(answer);
    expect(sent.body).toEqual(answer);
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'x-contentful-request-id': expect.any(String),
      'x-contentful-graphql-query-cost': '1',
    });
    const again = await call(`${PATH}?query=${encodeURIComponent(query)}`, {
      headers: { ...authorized, 'if-none-match': read.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('CONTENT-01 variables and the operation name stand in the query string', async () => {
    const { body } = await get({
      query:
        'query A($n: String) { gameCollection(where: { name: $n }) { total } } query B { pageCollection { total } }',
      variables: '{"n":"Frost Run"}',
      operationName: 'A',
    });
    expect(body).toEqual({ data: { gameCollection: { total: 1 } } });
  });

  test('CONTENT-01 takes the token as a parameter, forms, and preflight requests', async () => {
    const asParameter = await call(`${PATH}?access_token=local-delivery&query=${encodeURIComponent(query)}`, {
      headers: {},
    });
    expect(asParameter.body).toEqual(answer);
    const form = await call(PATH, {
      method: 'POST',
      headers: { ...authorized, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ query }).toString(),
    });
    expect(form.body).toEqual(answer);
    expect((await call(PATH, { method: 'OPTIONS' })).status).toBe(204);
  });

  test('CONTENT-01 a persisted query is registered once and then found by its hash', async () => {
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    const unknown = await get({ extensions });
    expect(unknown.status).toBe(404);
    expect(unknown.body).toMatchObject({ errors: [{ message: 'PersistedQueryNotFound' }] });
    const wrong = await get({ extensions, query: `${query} ` });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ errors: [{ message: 'PersistedQueryMismatch' }] });
    expect((await get({ extensions, query })).body).toEqual(answer);
    expect((await get({ extensions })).body).toEqual(answer);
  });
});

test('CONTENT-01 an answer that multiplies one long text is broken off while it is put together', async () => {
  const { folder, remove } = await copyOfTestSpace();
  const entry = {
    sys: { id: 'long', contentType: { sys: { id: 'game' } } },
    fields: { summary: { en: 'x'.repeat(49_000) } },
  };
  await writeFile(path.join(folder, 'long.json'), JSON.stringify({ entries: [entry] }));
  const long = await startTestService({ folder });
  const aliases = Array.from({ length: 500 }, (_item, index) => `a${index}:summary`).join(' ');
  const response = await fetch(`${long.url}${PATH}`, {
    method: 'POST',
    headers: authorized,
    body: JSON.stringify({ query: `{game(id:"long"){${aliases}}}` }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errors: [
      {
        message: expect.stringContaining('larger than'),
        extensions: { contentful: { code: 'RESPONSE_TOO_BIG' } },
      },
    ],
  });
  await long.close();
  await remove();
});

test('CONTENT-01 400 RESPONSE_TOO_BIG over 7 MB', async () => {
  const { folder, remove } = await copyOfTestSpace();
  const entries = Array.from({ length: 160 }, (_item, index) => ({
    sys: { id: `long-${index}`, contentType: { sys: { id: 'game' } } },
    fields: { summary: { en: 'x'.repeat(49_000) } },
  }));
  await writeFile(path.join(folder, 'long.json'), JSON.stringify({ entries }));
  const long = await startTestService({ folder });
  const address = `${long.url}${PATH}?access_token=local-delivery&query={gameCollection(limit:1000){items{summary}}}`;
  const response = await fetch(address);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { contentful: { code: 'RESPONSE_TOO_BIG' } } }],
  });
  await long.close();
  await remove();
});

test('CONTENT-35 each environment has its own content and schema, also under an alias', async () => {
  const { store } = service;
  await store.write(AUTOMATION, (tx) => {
    const { now } = tx;
    const sys = { version: 1, createdAt: now, updatedAt: now };
    tx.createEnvironment({ sys: { type: 'Environment', id: 'staging', ...sys }, name: 'Staging' }, 'master');
    const environment = { sys: { type: 'Link', linkType: 'Environment', id: 'staging' } } as const;
    tx.shared.put('EnvironmentAlias', { sys: { type: 'EnvironmentAlias', id: 'next', ...sys }, environment });
  });
  await store.write(AUTOMATION, (tx) => {
    const staging = tx.environment('next');
    const game = staging?.published('ContentType', 'game');
    const fields = game?.fields.filter(({ id }) => id !== 'maxWin') ?? [];
    if (game) staging?.setPublished('ContentType', 'game', { ...game, fields });
    staging?.setPublished('Entry', 'frost-run', null);
  });
  const ask = (environment: string, text: string) =>
    call(`${PATH}/environments/${environment}?query=${encodeURIComponent(text)}`);
  const all = '{ gameCollection { total } }';
  const field = '{ gameCollection { items { maxWin } } }';
  for (const [environment, total, status] of [
    ['staging', 2, 400],
    ['next', 2, 400],
    ['master', 3, 200],
  ] as const) {
    expect((await ask(environment, all)).body).toEqual({ data: { gameCollection: { total } } });
    expect((await ask(environment, field)).status).toBe(status);
  }
});

test('CONTENT-01 the explorer is a page of its own that loads nothing from elsewhere', async () => {
  const response = await fetch(
    `${service.url}${PATH}/environments/master/explore?access_token=local-delivery`,
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).not.toMatch(/(src|href)=|https?:/);
});

test('CONTENT-01 the token of the management API reads no content here', async () => {
  const found = await call(`${PATH}?query=${encodeURIComponent(query)}`, {
    headers: { authorization: 'Bearer local-management' },
  });
  expect(found.status).toBe(401);
  expect(found.body).toEqual(failure('ACCESS_TOKEN_INVALID'));
});

describe('refusals', () => {
  test.each([
    [401, 'ACCESS_TOKEN_MISSING', PATH, {}],
    [401, 'ACCESS_TOKEN_INVALID', PATH, { authorization: 'Bearer wrong' }],
    [400, 'UNKNOWN_SPACE', '/content/v1/spaces/other', authorized],
    [400, 'UNKNOWN_ENVIRONMENT', `${PATH}/environments/other`, authorized],
    [400, 'MISSING_QUERY', PATH, authorized],
    [400, 'INVALID_VARIABLES_FORMAT', `${PATH}?query={a}&variables=nonsense`, authorized],
  ])('CONTENT-01 %i %s', async (status, code, path, headers) => {
    const found = await call(path, { headers });
    expect(found.status).toBe(status);
    expect(found.body).toEqual(failure(code));
  });

  test.each([
    ['INVALID_QUERY_FORMAT', '{"query":'],
    ['INVALID_QUERY_FORMAT', { query: 1 }],
    ['INVALID_VARIABLES_FORMAT', { query, variables: [] }],
    ['QUERY_OPERATION_NAME_MISMATCH', { query, operationName: 'Other' }],
    [
      'QUERY_OPERATION_NAME_MISMATCH',
      { query: 'query A { gameCollection { total } } query B { gameCollection { total } }' },
    ],
  ])('CONTENT-01 400 %s for a body of %j', async (code, body) => {
    const found = await post(body);
    expect(found.status).toBe(400);
    expect(found.body).toEqual(failure(code));
  });

  test('CONTENT-01 400 QUERY_TOO_BIG over 8 KB', async () => {
    const found = await post({ query: `${query}${' '.repeat(8192)}` });
    expect(found.status).toBe(400);
    expect(found.body).toMatchObject({ errors: [{ extensions: { contentful: { code: 'QUERY_TOO_BIG' } } }] });
  });

  test('CONTENT-01 414 for an address over 7600 characters', async () => {
    expect((await get({ query: `${query}${'#'.repeat(7600)}` })).status).toBe(414);
  });

  test('CONTENT-01 400 TOO_COMPLEX_QUERY tells the limit and the cost', async () => {
    const found = await post({
      query: '{ gameCollection(limit: 1000) { items { similarCollection(limit: 100) { total } } } }',
    });
    expect(found.status).toBe(400);
    expect(found.body).toMatchObject({
      errors: [
        {
          message:
            'Query cannot be executed. The maximum allowed complexity for a query is 11000 but it was 101000. Simplify the query e.g. by setting lower limits for collections.',
          extensions: {
            contentful: { code: 'TOO_COMPLEX_QUERY', details: { maximumCost: 11000, cost: 101000 } },
          },
        },
      ],
    });
  });

  /** Forty fragments, each of which uses the next one twice. */
  const chain = (body: (next: string) => string) =>
    `{ gameCollection(limit: 1) { items { ...F0 } } } ${Array.from(
      { length: 40 },
      (_item, index) => `fragment F${index} on Game { ${body(`...F${index + 1}`)} }`,
    ).join(' ')} fragment F40 on Game { name }`;
  const nested = `{"query":"query($w: GameFilter) { gameCollection(where: $w) { total } }","variables":{"w":${'{"AND":['.repeat(20_000)}${']}'.repeat(20_000)}}}`;

  test.each([
    ['fragments that double', { query: chain((next) => `${next} ${next}`) }, 'TOO_COMPLEX_QUERY'],
    [
      'fragments that double through links',
      { query: chain((next) => `a: provider { sys { id } } ${next} b: provider { sys { id } } ${next}`) },
      'TOO_COMPLEX_QUERY',
    ],
    [
      'the same field again and again',
      { query: `{ game(id: "frost-run") { ${'name '.repeat(1500)} } }` },
      'TOO_COMPLEX_QUERY',
    ],
    ['a query nested without end', { query: '{a'.repeat(4000) }, 'TOO_COMPLEX_QUERY'],
    [
      'a list nested without end',
      { query: `{ gameCollection(where: ${'['.repeat(8000)}` },
      'TOO_COMPLEX_QUERY',
    ],
    [
      'a filter with a hundred thousand values',
      {
        query: 'query($n: [String]) { gameCollection(where: { name_in: $n }) { total } }',
        variables: { n: Array.from({ length: 100_000 }, () => 'a') },
      },
      'TOO_COMPLEX_QUERY',
    ],
    ['a filter nested without end', nested, 'INVALID_VARIABLES_FORMAT'],
  ])('CONTENT-01 400 for %s, at once', async (_what, body, code) => {
    const found = await post(body);
    expect(found.status).toBe(400);
    expect(found.body).toMatchObject({ errors: [{ extensions: { contentful: { code } } }] });
  });

  test('CONTENT-01 a fragment that is in itself is no valid GraphQL', async () => {
    const found = await post({
      query: '{ game(id: "a") { ...A } } fragment A on Game { ...B } fragment B on Game { ...A ...B }',
    });
    expect(found.status).toBe(400);
    expect(found.body).toMatchObject({
      errors: [{ message: expect.stringContaining('Cannot spread fragment') }, {}],
    });
  });

  test.each([
    ['an unknown field', '{ gameCollection { nothing } }'],
    ['a syntax error', '{ gameCollection {'],
    [
      'a fragment on a type outside the union',
      '{ page(id: "home") { spotlight { ... on Provider { title } } } }',
    ],
    ['a field of the union itself', '{ page(id: "home") { spotlight { sys { id } } } }'],
    ['an unpublished content type', '{ unreleasedCollection { total } }'],
    ['order by a long text', '{ gameCollection(order: summary_ASC) { total } }'],
    ['a transform out of range', '{ asset(id: "photo") { url(transform: { width: 4001 }) } }'],
    ['a mutation', 'mutation { gameCollection { total } }'],
    ['a limit over 1000', '{ gameCollection(limit: 1001) { total } }'],
    [
      'nesting a filter twice',
      '{ pageCollection(where: { topGame: { provider: { title: "a" } } }) { total } }',
    ],
  ])('CONTENT-01 400 with plain GraphQL errors for %s', async (_what, invalid) => {
    const found = await post({ query: invalid });
    expect(found.status).toBe(400);
    expect(found.body).toEqual({ errors: [{ message: expect.any(String), locations: expect.any(Array) }] });
  });

  test('CONTENT-32 401 when the delivery token asks for drafts', async () => {
    const found = await post({
      query: 'query($p: Boolean) { gameCollection(preview: $p) { total } }',
      variables: { p: true },
    });
    expect(found.status).toBe(401);
    expect(found.body).toEqual(failure('ACCESS_TOKEN_INVALID'));
  });
});
