import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { verifyRequest } from '@contentful/node-apps-toolkit';
import { createClient } from 'contentful-management';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestService } from '../fixtures/start-test-service';
import { newSys } from '../management/space/space-resource';
import { TokenBook } from '../rest/tokens';
import type { BuiltInWebhook, RestContext } from '../rest/context';
import { ContentStore, type ChangeAction } from '../store/content-store';
import type { StoredEntry, StoredWebhook, StoredWebhookCall } from '../store/resource';
import { WebhookSender } from './sender';
import { AUTOMATION } from '../store/actor';

const NOW = Date.parse('2026-05-01T12:00:00.000Z');
const SECRET = 'a1'.repeat(32);
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Starts a server that receives webhooks. */
async function startReceiver(
  answer: (received: Received, response: ServerResponse) => void = (_r, response) => response.end(),
) {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const read = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: unknown[] = await request.toArray();
    const item = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: chunks.map(String).join(''),
    };
    received.push(item);
    for (const wake of waiting.splice(0)) wake();
    answer(item, response);
  };
  const server = createServer((request, response) => void read(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const count = async (wanted: number) => {
    while (received.length < wanted) await new Promise<void>((resolve) => waiting.push(resolve));
    return received;
  };
  return { url: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, received, count };
}

const stamp = { now: new Date(NOW).toISOString(), by: AUTOMATION.user };

const webhook = (url: string, more: Partial<StoredWebhook> = {}): StoredWebhook => ({
  sys: newSys('WebhookDefinition', 'hook', stamp),
  ...{ name: 'Hook', url, topics: ['*.*'], active: true, headers: [], filters: [], transformation: null },
  ...{ httpBasicUsername: null, httpBasicPassword: null },
  ...more,
});

const entry = (id: string, contentTypeId = 'page'): StoredEntry => ({
  sys: {
    ...newSys('Entry', id, { ...stamp, now: '2026-04-01T00:00:00.000Z' }),
    publishedCounter: 3,
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentTypeId } },
  },
  fields: { slug: { en: id, de: `${id}-de` } },
});

/** A store with the environment master (also called main) and a sender whose waits are recorded and end at once. */
async function start({
  webhooks = [],
  builtIn = [],
  allowedHosts = ['127.0.0.1'],
}: {
  webhooks?: readonly StoredWebhook[];
  builtIn?: readonly BuiltInWebhook[];
  allowedHosts?: readonly string[];
}) {
  const logger = pino({ level: 'silent' });
  const now = () => NOW;
  const store = await ContentStore.open({
    dataFolder: null,
    contentFolder: null,
    space: 'marquee',
    logger,
    now,
  });
  cleanups.push(() => store.close());
  await store.write(AUTOMATION, (tx) => {
    for (const id of ['master', 'staging']) {
      tx.createEnvironment({ sys: newSys('Environment', id, tx), name: id });
      const locale = {
        sys: newSys('Locale', `${id}-en`, tx),
        code: 'en',
        name: 'English',
        fallbackCode: null,
      };
      const flags = { default: true, optional: false, contentDeliveryApi: true, contentManagementApi: true };
      tx.environment(id)?.put('Locale', { ...locale, ...flags });
    }
    const environment = { sys: { type: 'Link', linkType: 'Environment', id: 'master' } } as const;
    tx.shared.put('EnvironmentAlias', { sys: newSys('EnvironmentAlias', 'main', tx), environment });
    tx.shared.put('SigningSecret', { sys: newSys('SigningSecret', 'signing_secret', tx), value: SECRET });
    for (const item of webhooks) tx.shared.put('WebhookDefinition', item);
  });
  const context: RestContext = {
    ...{ store, now, logger, allowedHosts, dataFolder: store.dataFolder, builtInWebhooks: builtIn },
    acceptsDemoPeople: false,
    signInSecret: null,
    ...{ defaultEnvironment: 'master', maxUploadBytes: 1000, closing: new AbortController().signal },
    tokens: new TokenBook({ delivery: 'd', preview: 'p', management: 'm' }, store, false),
    fileUrl: () => 'http://files.test',
  };
  const waits: number[] = [];
  const sender = new WebhookSender(context, {
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  });
  cleanups.push(() => sender.close());
  const change = (action: ChangeAction, resource: StoredEntry, environment = 'master') =>
    store.write(AUTOMATION, (tx) => {
      const writer = tx.environment(environment);
      writer?.put('Entry', resource);
      writer?.announce(action, resource, { 'x-contentful-scheduled-action-id': 'tonight' });
    });
  /** The log of the webhook, once it contains a number of calls. */
  const calls = async (wanted: number) => {
    for (;;) {
      const list = store.shared.list('WebhookCall');
      if (list.length >= wanted) return list;
      // Each write waits for the previous ones.
      await store.write(AUTOMATION, () => undefined);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { store, sender, change, waits, calls };
}

describe('what is sent', () => {
  test("ENGINE-06 has Contentful's headers, and a signature that Contentful's own rule confirms", async () => {
    const receiver = await startReceiver();
    const url = `${receiver.url}/a%20b/hook?token=x%20y&z=1`;
    const { change } = await start({
      webhooks: [webhook(url, { name: 'Größe', httpBasicUsername: 'u', httpBasicPassword: 'p' })],
    });
    await change('publish', entry('home'));
    const [request] = await receiver.count(1);
    if (!request) throw new Error('nothing came');
    expect(request).toMatchObject({ method: 'POST', path: '/a%20b/hook?token=x%20y&z=1' });
    expect(request.headers).toMatchObject({
      'content-type': 'application/vnd.contentful.management.v1+json',
      'x-contentful-topic': 'ContentManagement.Entry.publish',
      'x-contentful-webhook-name': 'Gr%C3%B6%C3%9Fe',
      'x-contentful-crn': 'crn:contentful:::content:spaces/marquee/environments/master/entries/home',
      'x-contentful-idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
      'x-contentful-event-datetime': '2026-05-01T12:00:00.000Z',
      'x-contentful-scheduled-action-id': 'tonight',
      authorization: `Basic ${Buffer.from('u:p').toString('base64')}`,
    });
    expect(JSON.parse(request.body)).toMatchObject({
      sys: {
        type: 'Entry',
        id: 'home',
        revision: 3,
        environment: { sys: { id: 'master' } },
        space: { sys: { id: 'marquee' } },
      },
      fields: { slug: { en: 'home', de: 'home-de' } },
      metadata: { tags: [] },
    });
    const { headers, path, body } = request;
    const verified = (changed: Partial<{ path: string; body: string; headers: Record<string, string> }>) =>
      verifyRequest(SECRET, { method: 'POST', path, body, headers: { ...headers }, ...changed }, 0);
    expect(verified({})).toBe(true);
    expect(verified({ body: `${body} ` })).toBe(false);
    expect(verified({ path: '/other' })).toBe(false);
    expect(
      verified({ headers: { ...headers, 'x-contentful-topic': 'ContentManagement.Entry.delete' } }),
    ).toBe(false);
    expect(() => verifyRequest(SECRET, { method: 'POST', path, body, headers: { ...headers } }, 30)).toThrow(
      /30/,
    );
  });

  test('ENGINE-06 tells of what readers lose without its fields', async () => {
    const receiver = await startReceiver();
    const { change } = await start({ webhooks: [webhook(receiver.url)] });
    await change('unpublish', entry('home'));
    const [request] = await receiver.count(1);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      sys: {
        ...{ type: 'DeletedEntry', id: 'home', revision: 3, createdAt: '2026-04-01T00:00:00.000Z' },
        ...{ updatedAt: '2026-05-01T12:00:00.000Z', deletedAt: '2026-05-01T12:00:00.000Z' },
        space: { sys: { type: 'Link', linkType: 'Space', id: 'marquee' } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'page' } },
      },
    });
  });

  test('ENGINE-06 a transformation sets method, type and body, with pointers into the change', async () => {
    const receiver = await startReceiver();
    const transformation = {
      ...{ method: 'PUT', contentType: 'application/x-www-form-urlencoded' },
      body: {
        text: 'New: { /payload/sys/id } { /nothing }',
        fields: '{ /payload/fields/slug }',
        topic: '{ /topic }',
      },
    };
    const { change } = await start({ webhooks: [webhook(receiver.url, { transformation })] });
    await change('save', entry('home'));
    const [request] = await receiver.count(1);
    expect(request?.method).toBe('PUT');
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      ...{ text: 'New: home ', 'fields[en]': 'home', 'fields[de]': 'home-de' },
      topic: 'ContentManagement.Entry.save',
    });
  });
});

describe('who is told', () => {
  const environment = (id: string) => ({ equals: [{ doc: 'sys.environment.sys.id' }, id] as const });
  const type = { doc: 'sys.contentType.sys.id' };
  test.each<[string, Partial<StoredWebhook>, boolean]>([
    ['its topic', { topics: ['Entry.publish'] }, true],
    ['any action', { topics: ['Asset.*', 'Entry.*'] }, true],
    ['any kind', { topics: ['*.publish'] }, true],
    ['another action', { topics: ['Entry.save', '*.delete'] }, false],
    ['another kind', { topics: ['Asset.*'] }, false],
    ['switched off', { active: false }, false],
    ['its environment', { filters: [environment('master')] }, true],
    ['an alias of it', { filters: [environment('main')] }, true],
    ['another environment', { filters: [environment('staging')] }, false],
    ['not its alias', { filters: [{ not: environment('main') }] }, false],
    ['one of some types', { filters: [{ in: [type, ['game', 'page']] }] }, true],
    ['a pattern', { filters: [{ regexp: [{ doc: 'sys.id' }, { pattern: '^ho' }] }] }, true],
    ['all filters but one', { filters: [environment('master'), { equals: [type, 'game'] }] }, false],
    ['a property that is missing', { filters: [{ not: { equals: [{ doc: 'sys.other' }, 'x'] } }] }, false],
    [
      'a pattern without end',
      { filters: [{ regexp: [{ doc: 'sys.id' }, { pattern: '^(([a-z])+.)+[A-Z]([a-z])+$' }] }] },
      false,
    ],
  ])('ENGINE-06 %s', async (_what, more, isTold) => {
    const receiver = await startReceiver();
    const all = webhook(`${receiver.url}/all`, { sys: newSys('WebhookDefinition', 'all', stamp) });
    const { change, calls } = await start({ webhooks: [webhook(`${receiver.url}/one`, more), all] });
    await change('publish', entry(`ho${'m'.repeat(40)}`));
    await calls(isTold ? 2 : 1);
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(isTold ? ['/all', '/one'] : ['/all']);
  });

  test('ENGINE-06 a receiver of the settings hears of the own environment alone, inside the network, and soon again', async () => {
    let answers = 0;
    const receiver = await startReceiver((_received, response) => {
      answers += 1;
      response.writeHead(answers === 1 ? 503 : 200).end();
    });
    const { change, waits } = await start({
      builtIn: [{ url: `${receiver.url}/hook`, secret: 'short' }],
      allowedHosts: [],
    });
    await change('publish', entry('elsewhere'), 'staging');
    await change('publish', entry('home'));
    const requests = await receiver.count(2);
    const [first, second] = requests.map(({ headers }) => headers);
    expect(requests.map(({ body }) => body.includes('elsewhere'))).toEqual([false, false]);
    expect(first?.['x-contentful-idempotency-key']).toBe(second?.['x-contentful-idempotency-key']);
    expect(waits).toEqual([500]);
  });
});

describe('failures', () => {
  test.each([
    [200, 1],
    [404, 1],
    [302, 1],
    [429, 3],
    [500, 3],
  ])('ENGINE-06 an answer of %i makes %i attempts, each in the log', async (status, attempts) => {
    const receiver = await startReceiver((_received, response) => response.writeHead(status).end('because'));
    const secret = { key: 'X-Key', value: 'hidden', secret: true };
    const { change, waits, calls } = await start({
      webhooks: [webhook(receiver.url, { headers: [secret] })],
    });
    await change('publish', entry('home'));
    const list = await calls(attempts);
    expect(receiver.received).toHaveLength(attempts);
    expect(receiver.received[0]?.headers['x-key']).toBe('hidden');
    expect(waits).toEqual(Array.from({ length: attempts - 1 }, () => 30_000));
    expect(list).toHaveLength(attempts);
    expect(list[0]).toMatchObject({
      statusCode: status,
      eventType: 'ContentManagement.Entry.publish',
      response: { body: 'because' },
    });
    expect(JSON.stringify(list)).not.toContain('hidden');
  });

  test('ENGINE-06 nothing is sent into the network, however the address came into the store', async () => {
    const receiver = await startReceiver();
    const { change, calls } = await start({ webhooks: [webhook(receiver.url)], allowedHosts: [] });
    await change('publish', entry('home'));
    expect(await calls(1)).toMatchObject([{ statusCode: 0, errors: ['ForbiddenAddress'] }]);
    expect(receiver.received).toEqual([]);
  });

  test('ENGINE-06 a receiver that does not answer holds up nobody: four requests at a time, and writes go on', async () => {
    const receiver = await startReceiver(() => undefined);
    const { change, store } = await start({ webhooks: [webhook(receiver.url)] });
    for (let index = 0; index < 20; index += 1) await change('publish', entry(`page-${index}`));
    expect(store.environment('master')?.list('Entry')).toHaveLength(20);
    await receiver.count(4);
    await change('publish', entry('last'));
    expect(receiver.received).toHaveLength(4);
  });

  test('ENGINE-06 the last 30 calls are kept', async () => {
    const receiver = await startReceiver();
    const { change, store } = await start({ webhooks: [webhook(receiver.url)] });
    for (let index = 0; index < 35; index += 1) await change('save', entry(`page-${index}`));
    await receiver.count(35);
    // The last delivery is logged slightly later.
    const kept = () => store.shared.list('WebhookCall');
    const isLast = ({ request }: StoredWebhookCall) => request.body.includes('page-34"');
    await expect.poll(() => kept().some(isLast) && kept().length, { timeout: 50_000 }).toBe(30);
    // Seventy sequential writes to disk.
  });
});

test('ENGINE-06 what is published over the management API is told to the receiver of the settings', async () => {
  const receiver = await startReceiver();
  const service = await startTestService({ webhooks: [{ url: `${receiver.url}/hook`, secret: SECRET }] });
  cleanups.push(() => service.close());
  const client = createClient(
    { accessToken: 'local-management', host: new URL(service.url).host, insecure: true, retryOnError: false },
    { type: 'plain', defaults: { spaceId: 'marquee', environmentId: 'master' } },
  );
  const provider = await client.entry.get({ entryId: 'provider-south' });
  provider.fields.title = { ...provider.fields.title, en: 'Southern Sprint' };
  await client.entry.publish(
    { entryId: 'provider-south' },
    await client.entry.update({ entryId: 'provider-south' }, provider),
  );
  await client.entry.unpublish({ entryId: 'provider-south' });
  const told = (await receiver.count(3)).map(({ headers, body, path }) => {
    expect(verifyRequest(SECRET, { method: 'POST', path, headers: { ...headers }, body })).toBe(true);
    return [headers['x-contentful-topic'], body.includes('Southern Sprint'), body.includes('"DeletedEntry"')];
  });
  // Sent concurrently, so they may arrive in any order.
  expect(told).toHaveLength(3);
  expect(told).toEqual(
    expect.arrayContaining([
      ['ContentManagement.Entry.save', true, false],
      ['ContentManagement.Entry.publish', true, false],
      ['ContentManagement.Entry.unpublish', false, true],
    ]),
  );
});
