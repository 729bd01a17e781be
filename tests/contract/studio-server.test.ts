import type { Server } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService } from '../../services/content/fixtures/start-test-service';
import type { ContentService } from '../../services/content/server';
import { createLimitedServer, DEFAULT_HTTP_LIMITS } from '../../services/process/http-limits';
import { listen, stopServer } from '../../services/process/listen';
import type { ManagedEntry, SaveReply } from '../../schemas/generated/types';
import { createApp } from '../../studio/server/app';
import { ContentApi } from '../../studio/server/content-api';
import { SessionCookies } from '../../studio/server/session-cookies';

const locale = 'en';
let content: ContentService;
let server: Server;
let studioUrl: string;
let cookie: string;

beforeAll(async () => {
  content = await startTestService({ demoPeople: true });
  const app = createApp({
    content: new ContentApi({ url: content.url, space: 'marquee', environment: 'master' }),
    signInWay: 'password',
    sessions: new SessionCookies({ secret: 'of the test', url: 'http://studio.localhost', now: Date.now }),
    client: { files: new Map(), entry: '' },
    log: pino({ level: 'silent' }),
    now: Date.now,
    previewUrl: 'http://{brand}.studio.localhost',
    uploadUrl: content.url,
    mediaUrl: content.url,
    previewSecret: undefined,
    siteUrl: 'http://127.0.0.1:1',
  });
  server = createLimitedServer(DEFAULT_HTTP_LIMITS, {}, app);
  studioUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  cookie = await signIn('ravi');
});
afterAll(async () => {
  await stopServer(server, 1_000);
  await content.close();
});

interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

function send(path: string, { method = 'GET', body, headers = { cookie } }: Sent = {}): Promise<Response> {
  return fetch(`${studioUrl}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function signIn(name: string): Promise<string> {
  const body = { email: `${name}@marquee.example`, password: 'Marquee-2026' };
  const response = await send('/api/sign-in', { method: 'POST', body, headers: {} });
  expect(response.status).toBe(200);
  const set = response.headers.get('set-cookie') ?? '';
  expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  return set.split(';')[0] ?? '';
}

async function newEntry(id: string, fields: object): Promise<void> {
  const response = await send(`/api/environment/entries/${id}`, {
    method: 'PUT',
    headers: { cookie, 'x-contentful-content-type': 'page' },
    body: { fields },
  });
  expect(await response.json()).toMatchObject({ sys: { id } });
}

async function save(changes: object[], id?: string): Promise<SaveReply> {
  const response = await send('/api/save', { method: 'POST', body: { ...(id ? { id } : {}), changes } });
  expect(response.status).toBe(200);
  return (await response.json()) as SaveReply;
}

const storedFields = async (id: string) =>
  ((await (await send(`/api/environment/entries/${id}`)).json()) as ManagedEntry).fields;

test('nothing is answered to somebody who is not signed in, has a forged cookie or comes from another page', async () => {
  expect(await (await send('/api/me', { headers: {} })).json()).toBeNull();
  const cookies: Record<string, string>[] = [{}, { cookie: 'marquee-studio=eyJhbGciOiJkaXIifQ....' }];
  for (const headers of cookies)
    expect((await send('/api/environment/entries', { headers })).status).toBe(401);
  const foreign = { cookie, 'sec-fetch-site': 'cross-site' };
  expect((await send('/api/save', { method: 'POST', body: {}, headers: foreign })).status).toBe(403);
});

test('signing out revokes the token itself, so that a copied cookie opens nothing', async () => {
  const copied = await signIn('noa');
  expect(await (await send('/api/me', { headers: { cookie: copied } })).json()).toMatchObject({
    email: 'noa@marquee.example',
  });
  await send('/api/sign-out', { method: 'POST', headers: { cookie: copied } });
  expect((await send('/api/environment/entries', { headers: { cookie: copied } })).status).toBe(401);
  expect(await (await send('/api/me', { headers: { cookie: copied } })).json()).toBeNull();
});

test.each([
  '/api/environment/api_keys',
  '/api/space/webhook_definitions',
  '/api/environment/entries/%2e%2e/%2e%2e/api_keys',
  '/api/environment/entries/..%2f..%2fapi_keys',
])('%s is passed on to nobody', async (path) => {
  expect((await send(path)).status).toBe(404);
});

test('two sets of changes are merged, and a field that both set otherwise is reported with both values', async () => {
  await newEntry('merged', { title: { [locale]: 'One' } });
  const title = { entryId: 'merged', field: 'title', locale, before: 'One' };
  expect((await save([{ ...title, after: 'Two' }])).conflicts).toEqual([]);
  const second = await save([{ ...title, after: 'Other' }]);
  expect(second.conflicts).toMatchObject([{ field: 'title', before: 'One', after: 'Other', theirs: 'Two' }]);
  expect((await storedFields('merged'))['title']).toEqual({ [locale]: 'Two' });
});

test('of many saves at once, none is lost', async () => {
  const saves = 24;
  const ids = Array.from({ length: saves }, (_, index) => `linked${index}`);
  await newEntry('shared', { title: { [locale]: 'Shared' } });
  const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
  const replies = await Promise.all(
    ids.map((id) => save([{ entryId: 'shared', field: 'sections', locale, after: [link(id)] }])),
  );
  const refused = replies.flatMap((reply) => reply.refused);
  expect(refused).toEqual([]);
  const { sections } = await storedFields('shared');
  const found = (sections?.[locale] as ReturnType<typeof link>[]).map(({ sys }) => sys.id);
  expect(found.toSorted()).toEqual(ids.toSorted());
});

test('an entry that does not exist or may not be changed is named, and the others are saved', async () => {
  await newEntry('fine', { title: { [locale]: 'Fine' } });
  const change = { field: 'title', locale, after: 'New' };
  const reply = await save([
    { ...change, entryId: 'nowhere' },
    { ...change, entryId: 'fine', before: 'Fine' },
  ]);
  expect(reply.refused).toMatchObject([{ entryId: 'nowhere', reason: 'NotFound' }]);
  expect(reply.entries).toHaveLength(1);
  expect((await storedFields('fine'))['title']).toEqual({ [locale]: 'New' });
});

test('a save that is sent again is not made twice: what others have changed back since stays', async () => {
  await newEntry('sent-again', { title: { [locale]: 'Before' } });
  const title = { entryId: 'sent-again', field: 'title', locale };
  const edit = [{ ...title, before: 'Before', after: 'After' }];
  const id = crypto.randomUUID();
  expect((await save(edit, id)).entries[0]?.fields['title']).toEqual({ [locale]: 'After' });
  await save([{ ...title, before: 'After', after: 'Before' }]);
  expect(await save(edit, id)).toMatchObject({
    conflicts: [],
    entries: [{ fields: { title: { [locale]: 'Before' } } }],
  });
  expect((await storedFields('sent-again'))['title']).toEqual({ [locale]: 'Before' });
  // Another save with the same text is a separate one.
  await save(edit, crypto.randomUUID());
  expect((await storedFields('sent-again'))['title']).toEqual({ [locale]: 'After' });
});
