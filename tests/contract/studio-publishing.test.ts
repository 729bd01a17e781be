import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Response as ExpressResponse } from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ManagedEntry } from '../../schemas/generated/types';
import { type ContentService, startContentService } from '../../services/content/server';
import { createLimitedServer, DEFAULT_HTTP_LIMITS } from '../../services/process/http-limits';
import { listen, stopServer } from '../../services/process/listen';
import { readEntry } from '../../studio/client/api/entries';
import { send } from '../../studio/client/api/call';
import { publishTogether } from '../../studio/client/publishing/calls/bulk-publish';
import { readPage } from '../../studio/client/publishing/calls/page-content';
import { planPublication } from '../../studio/client/publishing/calls/plan-page';
import {
  addToRelease,
  createRelease,
  readReleases,
  runRelease,
} from '../../studio/client/publishing/calls/releases';
import { cancelAction, readWaitingActions } from '../../studio/client/publishing/calls/schedule';
import { readHistories } from '../../studio/client/publishing/calls/snapshots';
import { readStored } from '../../studio/client/publishing/calls/stored-items';
import { readPagesAt, unpublishEntry } from '../../studio/client/publishing/calls/unpublish';
import { readShared } from '../../studio/client/publishing/calls/where-used';
import { mergedHistory } from '../../studio/client/publishing/model/history';
import { ownedFields } from '../../studio/client/forms/owned-fields';
import { pageChanges } from '../../studio/client/publishing/model/page-changes';
import { publishedOf, publishItems } from '../../studio/client/publishing/model/publish-items';
import { refusalsOf } from '../../studio/client/publishing/model/refusal';
import { beforeLastPublication, publishedAt } from '../../studio/client/publishing/model/rollback';
import { actionsFor } from '../../studio/client/publishing/model/scheduled-for-page';
import { createApp } from '../../studio/server/app';
import { ContentApi } from '../../studio/server/content-api';
import { SessionCookies } from '../../studio/server/session-cookies';

const page = 'halden-casino';
const noWait = () => Promise.resolve();
const realFetch = globalThis.fetch;

let clock = Date.parse('2026-03-01T08:00:00Z');
let dataFolder: string;
let content: ContentService;
let server: Server;
/** Breaks the connection before or after a bulk publication. */
let breaks: 'never' | 'before' | 'after' = 'never';

beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'publishing-'));
  content = await startContentService({ folder: 'content-fixtures', dataFolder, port: 0, now: () => clock });
  const sessions = new SessionCookies({
    secret: 'of the test',
    url: 'http://studio.localhost',
    now: Date.now,
  });
  const app = createApp({
    content: new ContentApi({ url: content.url, space: 'marquee', environment: 'master' }),
    signInWay: 'password',
    sessions,
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
  const studioUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  let cookie = '';
  const response = { cookie: (name: string, value: string) => (cookie = `${name}=${value}`) };
  const session = { token: 'local-management', personId: 'ann', name: 'Ann', email: 'ann@example.com' };
  await sessions.begin(response as unknown as ExpressResponse, session);
  // Like a browser on a studio page: relative URLs, with the session cookie.
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (typeof input !== 'string' || !input.startsWith('/')) return realFetch(input, init);
    const isBulk = input.endsWith('/bulk_actions/publish');
    if (isBulk && breaks === 'before') throw new TypeError('fetch failed');
    const answer = await realFetch(studioUrl + input, { ...init, headers: { ...init.headers, cookie } });
    if (isBulk && breaks === 'after') throw new TypeError('terminated');
    return answer;
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await stopServer(server, 1_000);
  await content.close();
  await rm(dataFolder, { recursive: true });
});

/** Saves a field like the studio's autosave. */
async function save(entryId: string, field: string, after: unknown): Promise<void> {
  clock += 120_000;
  const { fields } = await readEntry(entryId);
  const before = fields[field]?.['en'];
  const change = { entryId, field, locale: 'en', ...(before === undefined ? {} : { before }) };
  const changes = [{ ...change, ...(after === undefined ? {} : { after }) }];
  await send('/api/save', { method: 'POST', body: { changes } });
}

async function changed() {
  const loaded = await readPage(page);
  const changes = pageChanges(loaded, ownedFields);
  return { loaded, changes, items: publishItems(changes, loaded.assets) };
}

const partOf = (loaded: { drafts: ReadonlyMap<string, ManagedEntry> }, type: string): string => {
  const found = [...loaded.drafts.values()].find(({ sys }) => sys.contentType.sys.id === type);
  if (!found) throw new Error(`the page has no ${type}`);
  return found.sys.id;
};

test('a page with its changed parts is published together, and its history tells so', async () => {
  const first = await changed();
  expect(first.loaded.drafts.size).toBeGreaterThan(20);
  expect(first.changes).toEqual([]);
  const hero = partOf(first.loaded, 'gameRow');
  await save(hero, 'title', 'Tonight');
  await save(page, 'description', 'Games of tonight.');
  const { changes, items } = await changed();
  expect(changes.map(({ kind, entryId, fields }) => [kind, entryId, fields])).toEqual([
    ['changed', page, ['description']],
    ['changed', hero, ['title']],
  ]);
  clock += 60_000;
  expect(await publishTogether(items, noWait)).toEqual({ kind: 'published' });
  expect((await changed()).changes).toEqual([]);

  const histories = await readHistories([page, hero]);
  const [step] = mergedHistory(histories.values());
  expect(step?.kind).toBe('publish');
  expect(step?.changes.map(({ version }) => version.entryId).sort()).toEqual([page, hero].sort());
  expect(mergedHistory(histories.values()).filter(({ kind }) => kind === 'save').length).toBeGreaterThan(0);
  const before = beforeLastPublication(mergedHistory(histories.values()), page, histories) ?? '';
  const earlier = publishedAt(page, histories, before, ownedFields);
  const title = earlier.versions.find(({ entryId }) => entryId === hero)?.fields['title']?.['en'];
  expect(title).not.toBe('Tonight');
});

test('what is wrong is told by entry and field, and nothing goes out', async () => {
  const { loaded } = await changed();
  const row = partOf(loaded, 'gameRow');
  await save(page, 'title', undefined);
  await save(row, 'title', 'Tomorrow');
  const { items } = await changed();
  const outcome = await publishTogether(items, noWait);
  const refusals = outcome.kind === 'refused' ? refusalsOf(outcome.error) : [];
  expect(refusals).toMatchObject([{ entityId: page, field: 'title', rule: 'required' }]);
  const { entries } = await readStored(items);
  expect(publishedOf(items, entries)).toEqual([]);
  await save(page, 'title', 'Casino');
  await save(row, 'title', 'Later');
  // Another editor saved since the panel was opened.
  const stale = await publishTogether(items, noWait);
  expect(stale.kind === 'refused' && refusalsOf(stale.error).map(({ errorId }) => errorId)).toEqual([
    'VersionMismatch',
    'VersionMismatch',
  ]);
  expect(await publishTogether((await changed()).items, noWait)).toEqual({ kind: 'published' });
});

test.each(['before', 'after'] as const)('a connection that breaks %s the publication', async (moment) => {
  const { loaded } = await changed();
  await save(partOf(loaded, 'gameRow'), 'title', `Broken ${moment}`);
  const { items } = await changed();
  breaks = moment;
  expect(await publishTogether(items, noWait)).toEqual({ kind: 'unclear' });
  breaks = 'never';
  const { entries } = await readStored(items);
  expect(publishedOf(items, entries)).toEqual(moment === 'after' ? items : []);
  await publishTogether((await changed()).items, noWait);
});

test('several changes are planned as one release, which can be cancelled', async () => {
  const { loaded } = await changed();
  const row = partOf(loaded, 'gameRow');
  await save(row, 'title', 'Planned');
  await save(page, 'description', 'Planned.');
  const { items } = await changed();
  const plan = { environment: 'master', datetime: '2026-04-01T08:00:00Z', timeZone: 'Europe/Helsinki' };
  await planPublication(items, plan, 'Casino, 1 April');
  const waiting = actionsFor(new Set([row]), await readWaitingActions('master'), await readReleases());
  expect(waiting).toMatchObject([{ action: { action: 'publish' }, release: { title: 'Casino, 1 April' } }]);
  await cancelAction('master', waiting[0]?.action.sys.id ?? '');
  expect(await readWaitingActions('master')).toEqual([]);
  const late = { ...plan, datetime: '2026-01-01T08:00:00Z' };
  await expect(planPublication(items, late, 'Too late')).rejects.toMatchObject({ status: 422 });
  expect((await readReleases()).map(({ title }) => title)).toEqual(['Casino, 1 April']);
});

test('a release takes the changes of a page, is checked and published', async () => {
  const { items } = await changed();
  const release = await addToRelease(await createRelease('Spring', []), items);
  expect(release.entities.items).toHaveLength(items.length);
  expect((await runRelease(release, 'validate', noWait)).sys.status).toBe('succeeded');
  expect((await runRelease(release, 'publish', noWait)).sys.status).toBe('succeeded');
  expect((await changed()).changes).toEqual([]);
});

test('parts that other pages use are found, and what visitors see of a page that goes offline', async () => {
  const { loaded } = await changed();
  const shared = await readShared([...loaded.drafts.keys()], new Set(loaded.drafts.keys()));
  for (const { usedBy } of shared) expect(usedBy.some(({ sys }) => loaded.drafts.has(sys.id))).toBe(false);
  const others = await readPagesAt('/online-casino', page);
  expect(others.map(({ sys }) => sys.id)).toContain('halden-casino-de');
  const offline = await unpublishEntry(await readEntry(page));
  expect(offline.sys.publishedVersion).toBeUndefined();
  expect((await changed()).changes.map(({ kind, entryId }) => [kind, entryId])).toEqual([['new', page]]);
});
