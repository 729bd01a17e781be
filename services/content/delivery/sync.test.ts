import { createClient } from 'contentful';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '../fixtures/start-test-service';
import { archive, publish, remove, unpublish } from '../management/lifecycle/lifecycle';
import type { ContentService } from '../server';
import type { EnvironmentWriter } from '../store/content-store';
import { AUTOMATION } from '../store/actor';

const start = Date.parse('2026-06-01T00:00:00.000Z');
let service: ContentService;
let now: number;
beforeEach(async () => {
  now = start;
  service = await startTestService({ now: () => now });
});
afterEach(() => service.close());

function clientFor(accessToken: string, environment = 'master') {
  const host = new URL(service.url).host;
  return createClient({
    space: 'marquee',
    environment,
    accessToken,
    host,
    insecure: true,
    retryOnError: false,
  }).withoutLinkResolution;
}
const delivery = () => clientFor('local-delivery');

/** Performs a write one second after the previous one. */
function write(work: (tx: EnvironmentWriter) => void): Promise<void> {
  now += 1000;
  return service.store.write(AUTOMATION, (transaction) => {
    const tx = transaction.environment('master');
    if (!tx) throw new Error('there is no environment master');
    work(tx);
  });
}

function rename(tx: EnvironmentWriter, id: string, name: string): void {
  const entry = tx.get('Entry', id);
  if (!entry) throw new Error(`there is no entry ${id}`);
  const sys = { ...entry.sys, version: entry.sys.version + 1, updatedAt: tx.now };
  tx.put('Entry', { ...entry, sys, fields: { ...entry.fields, name: { en: name } } });
}

type Told = readonly { readonly sys: { readonly type: string; readonly id: string } }[];
type Synced = Readonly<Record<'entries' | 'assets' | 'deletedEntries' | 'deletedAssets', Told>>;
function summaryOf({ entries, assets, deletedEntries, deletedAssets }: Synced): string[] {
  return [...entries, ...assets, ...deletedEntries, ...deletedAssets]
    .map(({ sys }) => `${sys.type} ${sys.id}`)
    .sort();
}

async function get(query: string, token = 'local-delivery', environment = 'master') {
  const url = `${service.url}/spaces/marquee/environments/${environment}/sync?${query}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
}

describe('synchronisation', () => {
  it('gives everything first, in all locales, and then what has changed', async () => {
    const client = delivery();
    const first = await client.sync({ initial: true });
    const all = (await client.getEntries({ select: ['sys.id'] })).items.map(({ sys }) => sys.id);
    expect(first.entries.map(({ sys }) => sys.id).sort()).toEqual([...all].sort());
    expect(first.deletedEntries).toEqual([]);
    const home = first.entries.find(({ sys }) => sys.id === 'home');
    expect(home?.fields.title).toEqual({ en: 'Home', de: 'Startseite' });

    const nothing = await client.sync({ nextSyncToken: first.nextSyncToken });
    expect(summaryOf(nothing)).toEqual([]);

    await write((tx) => {
      rename(tx, 'amber-tide', 'Amber Tide II');
      publish(tx, 'Entry', 'amber-tide', undefined);
    });
    await write((tx) => unpublish(tx, 'Entry', 'frost-run', undefined));
    await write((tx) => {
      unpublish(tx, 'Asset', 'rules', undefined);
      remove(tx, 'Asset', 'rules', undefined);
    });
    const delta = await client.sync({ nextSyncToken: nothing.nextSyncToken });
    expect(summaryOf(delta)).toEqual(['DeletedAsset rules', 'DeletedEntry frost-run', 'Entry amber-tide']);
    expect(delta.entries[0]?.fields.name).toEqual({ en: 'Amber Tide II' });
    expect(delta.entries[0]?.sys).toMatchObject({ revision: 2, updatedAt: '2026-06-01T00:00:01.000Z' });
    expect(delta.deletedEntries[0]?.sys).toEqual({
      type: 'DeletedEntry',
      id: 'frost-run',
      space: { sys: { type: 'Link', linkType: 'Space', id: 'marquee' } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
      revision: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-06-01T00:00:02.000Z',
      deletedAt: '2026-06-01T00:00:02.000Z',
    });
    expect(summaryOf(await client.sync({ nextSyncToken: delta.nextSyncToken }))).toEqual([]);
  });

  it('does not tell of edits that are not published', async () => {
    const client = delivery();
    const { nextSyncToken } = await client.sync({ initial: true });
    await write((tx) => rename(tx, 'frost-run', 'Secret'));
    expect(summaryOf(await client.sync({ nextSyncToken }))).toEqual([]);
  });

  it('loses and repeats nothing when something is written between two pages', async () => {
    const client = delivery();
    const expected = summaryOf(await client.sync({ initial: true }));
    const seen: string[] = [];
    let page = await client.sync({ initial: true, limit: 3 }, { paginate: false });
    seen.push(...summaryOf(page));
    await write((tx) => publish(tx, 'Entry', 'wolf-moon', undefined));
    await write((tx) => publish(tx, 'Entry', 'provider-south', undefined));
    while (page.nextPageToken) {
      page = await client.sync({ nextPageToken: page.nextPageToken }, { paginate: false });
      seen.push(...summaryOf(page));
    }
    const delta = summaryOf(await client.sync({ nextSyncToken: page.nextSyncToken }));
    expect(delta).toEqual(['Entry provider-south', 'Entry wolf-moon']);
    expect(new Set(seen).size).toBe(seen.length);
    expect([...new Set([...seen, ...delta])].sort()).toEqual([...expected, 'Entry wolf-moon'].sort());
  });

  it('tells of one kind or content type only', async () => {
    const client = delivery();
    const games = await client.sync({ initial: true, content_type: 'game' });
    expect(summaryOf(games)).toEqual(['Entry amber-tide', 'Entry ember-crown', 'Entry frost-run']);
    const assets = await client.sync({ initial: true, type: 'Asset' });
    expect(assets.entries).toEqual([]);
    expect(assets.assets.length).toBeGreaterThan(0);
    const deletions = await client.sync({ initial: true, type: 'DeletedEntry' });
    expect(summaryOf(deletions)).toEqual([]);
    await write((tx) => {
      publish(tx, 'Entry', 'provider-south', undefined);
      publish(tx, 'Entry', 'amber-tide', undefined);
      unpublish(tx, 'Entry', 'frost-run', undefined);
      unpublish(tx, 'Asset', 'rules', undefined);
    });
    expect(summaryOf(await client.sync({ nextSyncToken: games.nextSyncToken }))).toEqual([
      'Entry amber-tide',
    ]);
    expect(summaryOf(await client.sync({ nextSyncToken: deletions.nextSyncToken }))).toEqual([
      'DeletedEntry frost-run',
    ]);
  });

  it('tells readers of drafts of edits and of what is archived or deleted', async () => {
    const client = clientFor('local-preview');
    const first = await client.sync({ initial: true });
    expect(summaryOf(first)).toEqual(expect.arrayContaining(['Entry wolf-moon', 'Asset draft-art']));
    expect(summaryOf(first)).not.toContain('Entry old-glory');
    await write((tx) => rename(tx, 'frost-run', 'Frost Sprint'));
    await write((tx) => archive(tx, 'Entry', 'wolf-moon', undefined));
    await write((tx) => {
      unpublish(tx, 'Asset', 'rules', undefined);
      remove(tx, 'Asset', 'rules', undefined);
    });
    const delta = await client.sync({ nextSyncToken: first.nextSyncToken });
    expect(summaryOf(delta)).toEqual(
      expect.arrayContaining(['DeletedAsset rules', 'DeletedEntry wolf-moon', 'Entry frost-run']),
    );
    expect(delta.entries.find(({ sys }) => sys.id === 'frost-run')?.fields.name).toEqual({
      en: 'Frost Sprint',
    });
  });

  it('refuses tokens that are not of this environment', async () => {
    await service.store.write(AUTOMATION, (transaction) => {
      const source = transaction.shared.get('Environment', 'master');
      if (!source) throw new Error('there is no environment master');
      transaction.createEnvironment(
        { ...source, sys: { ...source.sys, id: 'other' }, name: 'other' },
        'master',
      );
    });
    const { body } = await get('initial=true');
    const token = new URL(body.nextSyncUrl).searchParams.get('sync_token') ?? '';
    expect((await get(`sync_token=${token}`)).status).toBe(200);
    const later = token.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
    const refused = await Promise.all([
      get(`sync_token=${token}`, 'local-delivery', 'other'),
      get(`sync_token=${token}`, 'local-preview'),
      get(`sync_token=${later}`),
      get('sync_token=garbage'),
      get('sync_token='),
      get('initial=false'),
      get('initial=true&type=Nothing'),
      get('initial=true&type=Asset&content_type=game'),
      get('initial=true&content_type=nope'),
      get('initial=true&limit=0'),
      get('initial=true&fields.name=x'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    expect(refused[0]?.body).toMatchObject({
      sys: { type: 'Error', id: 'BadRequest' },
      message: expect.stringContaining('initial=true'),
    });
  });
});
