import { type Server, createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentChange } from './dependencies';
import { ContentSync } from './sync.server';

const link = (id: string) => ({ sys: { type: 'Link', id } });
const entry = (id: string, type: string) => ({
  sys: { id, type: 'Entry', contentType: link(type), environment: link('live-2026') },
  fields: {},
});
const gone = (id: string) => ({ sys: { id, type: 'DeletedEntry' } });

interface Answer {
  status?: number;
  items?: unknown[];
  nextPage?: string;
  nextSync?: string;
}

/** A delivery API with responses set by the test, which records its requests. */
let server: Server;
let base: string;
let requested: string[];
let answers: Record<string, Answer>;

beforeEach(async () => {
  requested = [];
  answers = {
    'initial=true&limit=1000': { items: [entry('a', 'page')], nextPage: 'p2' },
    'sync_token=p2': { items: [entry('b', 'page')], nextSync: 't1' },
  };
  server = createServer((request, response) => {
    const query = (request.url ?? '').replace('/spaces/s/environments/live/sync?', '');
    requested.push(query);
    expect(request.headers.authorization).toBe('Bearer delivery');
    const { status = 200, items = [], nextPage, nextSync } = answers[query] ?? { status: 400 };
    // Contentful returns its own host, whichever address was called.
    const host = 'https://cdn.contentful.com/spaces/s/environments/live/sync?sync_token=';
    response.writeHead(status).end(
      JSON.stringify({
        sys: { type: 'Array' },
        items,
        ...(nextPage ? { nextPageUrl: host + nextPage } : {}),
        ...(nextSync ? { nextSyncUrl: host + nextSync } : {}),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
});

const close = () => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};
afterEach(close);

function follow() {
  const heard: (ContentChange | 'begin')[] = [];
  const sync = new ContentSync({
    address: `${base}/spaces/s/environments/live`,
    token: 'delivery',
    everyMs: 0,
    onBegin: () => heard.push('begin'),
    onChange: (change) => heard.push(change),
  });
  return { sync, heard };
}

describe('changes by sync', () => {
  it('are heard of from the first token on, page by page, deletions too', async () => {
    const { sync, heard } = follow();
    await sync.ask();
    expect(heard).toEqual(['begin']);
    expect([...sync.environments]).toEqual(['live-2026']);
    answers['sync_token=t1'] = { items: [entry('c', 'game'), gone('a')], nextPage: 'p3' };
    answers['sync_token=p3'] = { items: [{ sys: { id: 'd', type: 'Asset' } }], nextSync: 't2' };
    answers['sync_token=t2'] = { nextSync: 't3' };
    await sync.ask();
    await sync.ask();
    expect(heard).toEqual(['begin', { ids: ['c', 'a'], types: ['game'] }, { ids: ['d'], types: [] }]);
    expect(requested).toEqual([
      'initial=true&limit=1000',
      'sync_token=p2',
      'sync_token=t1',
      'sync_token=p3',
      'sync_token=t2',
    ]);
  });

  it('are all heard of after an outage, and what failed half way is asked for again from the same token', async () => {
    const { sync, heard } = follow();
    await sync.ask();
    answers['sync_token=t1'] = { items: [entry('c', 'game')], nextPage: 'p3' };
    answers['sync_token=p3'] = { status: 503 };
    await sync.ask();
    await sync.ask();
    expect(heard).toEqual(['begin']);
    answers['sync_token=p3'] = { nextSync: 't2' };
    await sync.ask();
    expect(heard).toEqual(['begin', { ids: ['c'], types: ['game'] }]);
  });

  it('begin anew with everything when the token is no longer known', async () => {
    const { sync, heard } = follow();
    await sync.ask();
    answers['sync_token=p2'] = { nextSync: 't9' };
    answers['sync_token=t9'] = { nextSync: 't9' };
    await sync.ask();
    expect(heard).toEqual(['begin', 'begin']);
    await sync.restart();
    expect(heard).toHaveLength(3);
  });

  it('are everything where an item is not understood', async () => {
    const { sync, heard } = follow();
    await sync.ask();
    answers['sync_token=t1'] = { items: [{ sys: { id: 'x', type: 'Later' } }], nextSync: 't2' };
    await sync.ask();
    expect(heard).toEqual(['begin', 'everything']);
  });

  it('are not heard of from a service that is away or has no such API, which harms nobody', async () => {
    answers = {};
    const { sync, heard } = follow();
    await sync.ask();
    await close();
    await sync.ask();
    expect(heard).toEqual([]);
  });

  it('what is asked for during a round is asked for after it, once', async () => {
    const { sync } = follow();
    answers['sync_token=t1'] = { nextSync: 't1' };
    const first = sync.ask();
    await Promise.all([first, sync.ask(), sync.ask()]);
    expect(requested).toHaveLength(3);
  });
});
