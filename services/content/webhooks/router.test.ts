import { createClient, type CreateWebhooksProps } from 'contentful-management';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestService } from '../fixtures/start-test-service';
import type { ContentService } from '../server';
import { AUTOMATION } from '../store/actor';

let service: ContentService;
let client: ReturnType<typeof connect>;
beforeAll(async () => {
  service = await startTestService({ allowedHosts: ['allowed.localhost:1'] });
  client = connect(service.url);
});
afterAll(() => service.close());
beforeEach(async () => {
  const { items } = await client.webhook.getMany({});
  for (const { sys } of items) await client.webhook.delete({ webhookDefinitionId: sys.id });
});

function connect(url: string) {
  return createClient(
    { accessToken: 'local-management', host: new URL(url).host, insecure: true, retryOnError: false },
    { type: 'plain', defaults: { spaceId: 'marquee', environmentId: 'master' } },
  );
}

const hook = (more: Partial<CreateWebhooksProps> = {}): CreateWebhooksProps => ({
  name: 'Site',
  url: 'https://8.8.8.8/hook',
  topics: ['Entry.publish', 'Asset.*'],
  headers: [
    { key: 'X-Open', value: 'seen' },
    { key: 'X-Key', value: 'hidden', secret: true },
  ],
  httpBasicUsername: 'user',
  httpBasicPassword: 'password',
  filters: [{ not: { equals: [{ doc: 'sys.environment.sys.id' }, 'staging'] } }],
  transformation: { method: 'PUT', body: { id: '{ /payload/sys/id }' } },
  ...more,
});

/** The client's error for a response. */
async function refusal(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('The request was not refused.');
  return { name: error.name, message: error.message };
}

describe('ENGINE-06 definitions', () => {
  test('are made, read, changed and deleted by version; secrets are taken and never given', async () => {
    const made = await client.webhook.create({}, hook());
    const { httpBasicPassword: _password, headers: _headers, ...shown } = hook();
    expect(made).toMatchObject({
      ...shown,
      active: true,
      sys: { type: 'WebhookDefinition', version: 1, space: { sys: { id: 'marquee' } } },
    });
    expect(made.headers).toEqual([
      { key: 'X-Open', value: 'seen' },
      { key: 'X-Key', secret: true },
    ]);
    const id = { webhookDefinitionId: made.sys.id };
    const changed = await client.webhook.update(id, { ...made, name: 'Renamed' });
    expect(changed).toMatchObject({ name: 'Renamed', sys: { version: 2 } });
    expect(await refusal(client.webhook.update(id, made))).toMatchObject({ name: 'VersionMismatch' });
    const all = await client.webhook.getMany({});
    expect(all).toMatchObject({ total: 1, items: [changed] });
    expect(JSON.stringify([made, changed, all])).not.toMatch(/hidden|password/);
    // Secrets that the client cannot see are retained.
    expect(service.store.shared.get('WebhookDefinition', made.sys.id)).toMatchObject({
      httpBasicPassword: 'password',
      headers: [{ value: 'seen' }, { value: 'hidden' }],
    });
    await client.webhook.delete(id);
    expect(await refusal(client.webhook.get(id))).toMatchObject({ name: 'NotFound' });
  });

  test('an address belongs to one webhook', async () => {
    await client.webhook.create({}, hook());
    const second = await refusal(client.webhook.create({}, hook({ name: 'Second' })));
    expect(second).toMatchObject({ name: 'ValidationFailed', message: expect.stringContaining('"taken"') });
  });

  test.each<[string, Partial<CreateWebhooksProps>, string]>([
    ['this machine', { url: 'http://127.0.0.1:8080/' }, 'is this machine or part of its network'],
    ['a name of this machine', { url: 'http://localhost:3000/' }, 'is this machine or part of its network'],
    [
      'the metadata of a cloud',
      { url: 'http://169.254.169.254/latest' },
      'is this machine or part of its network',
    ],
    ['no web address', { url: 'ftp://example.com/' }, 'cannot be called'],
    ['credentials in the address', { url: 'https://u:p@8.8.8.8/' }, 'user name or password'],
    ['an unknown topic', { topics: ['Entry.explode'] }, 'never happens'],
    ['no topic', { topics: [] }, 'fewer than 1'],
    [
      'a broken pattern',
      { filters: [{ regexp: [{ doc: 'sys.id' }, { pattern: '(' }] }] },
      'Unterminated group',
    ],
    ['a header that breaks out', { headers: [{ key: 'X-A', value: 'a\r\nX-B: b' }] }, 'must match pattern'],
    ['a header of the connection', { headers: [{ key: 'Host', value: 'other' }] }, 'must match pattern'],
  ])('refuse %s', async (_what, more, words) => {
    const { name, message } = await refusal(client.webhook.create({}, hook(more)));
    expect(name).toBe('ValidationFailed');
    expect(message).toContain(words);
  });

  test('a host inside the network can be allowed', async () => {
    const { url } = await client.webhook.create({}, hook({ url: 'http://allowed.localhost:1/hook' }));
    expect(url).toBe('http://allowed.localhost:1/hook');
  });
});

test('ENGINE-06 the signing secret is set and shown by its end alone', async () => {
  expect(await refusal(client.webhook.getSigningSecret({}))).toMatchObject({ name: 'NotFound' });
  const value = `${'s'.repeat(60)}1234`;
  expect(await client.webhook.upsertSigningSecret({}, { value })).toMatchObject({ redactedValue: '1234' });
  expect(await client.webhook.getSigningSecret({})).toMatchObject({
    redactedValue: '1234',
    sys: { type: 'WebhookSigningSecret', space: { sys: { id: 'marquee' } } },
  });
  expect(await refusal(client.webhook.upsertSigningSecret({}, { value: 'short' }))).toMatchObject({
    name: 'ValidationFailed',
  });
  await client.webhook.deleteSigningSecret({});
  expect(await refusal(client.webhook.getSigningSecret({}))).toMatchObject({ name: 'NotFound' });
});

test('ENGINE-06 calls and health tell what was sent, and go with their webhook', async () => {
  const made = await client.webhook.create({}, hook({ url: 'http://allowed.localhost:1/hook' }));
  const id = { webhookDefinitionId: made.sys.id };
  await service.store.write(AUTOMATION, (tx) => {
    const environment = tx.environment('master');
    const entry = environment?.get('Entry', 'home');
    if (environment && entry) environment.announce('publish', entry);
  });
  // Nothing listens at this address: the first of three attempts fails at once, the second would follow after 30 s.
  await expect
    .poll(async () => (await client.webhook.getManyCallDetails(id)).items.length, { timeout: 20_000 })
    .toBe(1);
  const [call] = (await client.webhook.getManyCallDetails(id)).items;
  expect(call).toMatchObject({
    ...{ statusCode: 0, errors: ['ConnectionError'], eventType: 'ContentManagement.Entry.publish' },
    sys: { type: 'WebhookCallOverview' },
  });
  const details = await client.webhook.getCallDetails({ ...id, callId: call?.sys.id ?? '' });
  expect(details).toMatchObject({
    sys: { type: 'WebhookCallDetails' },
    request: { method: 'PUT', body: '{"id":"home"}' },
  });
  expect(details.request.headers).toMatchObject({
    'x-open': 'seen',
    'x-key': '[redacted]',
    authorization: '[redacted]',
  });
  expect(await client.webhook.getHealthStatus(id)).toMatchObject({ calls: { total: 1, healthy: 0 } });
  await client.webhook.delete(id);
  expect(service.store.shared.list('WebhookCall')).toEqual([]);
});

test('ENGINE-06 webhooks are for the management token alone', async () => {
  const path = '/spaces/marquee/webhook_definitions';
  const response = await fetch(service.url + path, { headers: { authorization: 'Bearer local-delivery' } });
  expect(response.status).toBe(404);
});
