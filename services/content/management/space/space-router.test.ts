import type { PlainClientAPI } from 'contentful-management';
import { createClient as createReader } from 'contentful';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { managementClient } from '../../fixtures/management-client';
import { startTestService } from '../../fixtures/start-test-service';
import type { ContentService } from '../../server';

let service: ContentService;
let client: PlainClientAPI;
beforeEach(async () => {
  service = await startTestService();
  client = managementClient(service.url);
});
afterEach(() => service.close());

function reader(accessToken: string, environment: string) {
  const { host } = new URL(service.url);
  return createReader({
    space: 'marquee',
    environment,
    accessToken,
    host,
    insecure: true,
    retryOnError: false,
  });
}

async function rename(environmentId: string, title: string): Promise<void> {
  const entry = await client.entry.get({ environmentId, entryId: 'provider-north' });
  entry.fields.title = { en: title };
  const saved = await client.entry.update({ environmentId, entryId: 'provider-north' }, entry);
  await client.entry.publish({ environmentId, entryId: 'provider-north' }, saved);
}

/** The title according to GraphQL, delivery and preview. */
async function titles(environment: string): Promise<string[]> {
  const query = '{provider(id:"provider-north"){title}}';
  const path = `/content/v1/spaces/marquee/environments/${environment}?query=${encodeURIComponent(query)}`;
  const answer = await fetch(service.url + path, { headers: { Authorization: 'Bearer local-delivery' } });
  const { data } = (await answer.json()) as { data: { provider: { title: string } } };
  const read = async (token: string) => {
    const entry = await reader(token, environment).getEntry<{
      contentTypeId: string;
      fields: { title: string };
    }>('provider-north');
    return String(entry.fields.title);
  };
  return [data.provider.title, await read('local-delivery'), await read('local-preview')];
}

const link = (id: string) => ({
  environment: { sys: { type: 'Link' as const, linkType: 'Environment', id } },
});
const environmentIds = async () => (await client.environment.getMany({})).items.map(({ sys }) => sys.id);

test('the user, the space and its roles', async () => {
  expect(await client.user.getCurrent()).toMatchObject({ sys: { type: 'User', id: 'automation' } });
  expect((await client.space.getMany({})).items).toMatchObject([{ sys: { type: 'Space', id: 'marquee' } }]);
  expect(await client.space.get({})).toMatchObject({ sys: { id: 'marquee' }, name: 'marquee' });
  const roles = (await client.role.getMany({})).items.map(({ sys }) => sys.id);
  expect(roles).toEqual(['brand-manager', 'editor', 'reviewer']);
});

test('an environment is a copy that changes apart from its source, and can be deleted', async () => {
  const made = await client.environment.createWithId(
    { environmentId: 'next', sourceEnvironmentId: 'master' },
    { name: 'Next' },
  );
  expect(made).toMatchObject({
    name: 'Next',
    sys: { id: 'next', version: 1, status: { sys: { id: 'ready' } } },
  });
  await rename('next', 'Renamed');
  expect(await titles('next')).toEqual(['Renamed', 'Renamed', 'Renamed']);
  expect(await titles('master')).toEqual(['North Light', 'North Light', 'North Light']);
  const again = client.environment.createWithId({ environmentId: 'next' }, { name: 'Other' });
  await expect(again).rejects.toMatchObject({ name: 'VersionMismatch' });
  const renamed = await client.environment.update({ environmentId: 'next' }, { ...made, name: 'Newer' });
  expect(renamed).toMatchObject({ name: 'Newer', sys: { version: 2 } });
  await client.environment.delete({ environmentId: 'next' });
  expect(await environmentIds()).toEqual(['master']);
  await expect(client.entry.getMany({ environmentId: 'next' })).rejects.toMatchObject({ name: 'NotFound' });
});

test('the environment that addresses without one mean cannot be deleted', async () => {
  await expect(client.environment.delete({ environmentId: 'master' })).rejects.toThrow(/cannot be deleted/);
  expect(await environmentIds()).toEqual(['master']);
});

test.each(['..', 'a b', 'x'.repeat(65), '__proto__'])('an environment cannot be called %j', async (name) => {
  const answer = await fetch(`${service.url}/spaces/marquee/environments/${encodeURIComponent(name)}/`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer local-management', 'Content-Type': 'application/json' },
    body: '{"name":"x"}',
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await environmentIds()).toEqual(['master']);
});

test('readers follow an alias to its new target at once', async () => {
  for (const [environmentId, title] of [
    ['blue', 'Blue'],
    ['green', 'Green'],
  ] as const) {
    await client.environment.createWithId({ environmentId, sourceEnvironmentId: 'master' }, {});
    await rename(environmentId, title);
  }
  const alias = await client.environmentAlias.createWithId({ environmentAliasId: 'live' }, link('blue'));
  expect(await titles('live')).toEqual(['Blue', 'Blue', 'Blue']);
  const moved = await client.environmentAlias.update(
    { environmentAliasId: 'live' },
    { ...alias, ...link('green') },
  );
  expect(moved.sys.version).toBe(alias.sys.version + 1);
  expect(await titles('live')).toEqual(['Green', 'Green', 'Green']);
  const stale = client.environmentAlias.update({ environmentAliasId: 'live' }, { ...alias, ...link('blue') });
  await expect(stale).rejects.toMatchObject({ name: 'VersionMismatch' });
  const seen = await client.environment.get({ environmentId: 'live' });
  expect(seen.sys).toMatchObject({ id: 'live', aliasedEnvironment: { sys: { id: 'green' } } });
  await expect(client.environment.delete({ environmentId: 'green' })).rejects.toThrow(
    /the alias .*live.* leads to it/,
  );
  const nowhere = client.environmentAlias.createWithId({ environmentAliasId: 'x' }, link('live'));
  await expect(nowhere).rejects.toMatchObject({ name: 'ValidationFailed' });
  await client.environmentAlias.delete({ environmentAliasId: 'live' });
  await client.environment.delete({ environmentId: 'green' });
  expect(await environmentIds()).toEqual(expect.arrayContaining(['master', 'blue']));
});

test('master becomes an alias: what was there goes on under a dated name, and writes go where it leads', async () => {
  await client.environment.createWithId(
    { environmentId: 'release-2', sourceEnvironmentId: 'master' },
    { name: 'Release 2' },
  );
  await rename('release-2', 'Second');
  const { total } = await client.entry.getMany({});
  const alias = await client.environmentAlias.createWithId(
    { environmentAliasId: 'master' },
    link('release-2'),
  );
  expect(await titles('master')).toEqual(['Second', 'Second', 'Second']);
  const kept = (await environmentIds()).find((id) => /^master-\d{4}-\d\d-\d\d$/.test(id)) ?? '';
  expect(await titles(kept)).toEqual(['North Light', 'North Light', 'North Light']);
  expect((await client.entry.getMany({ environmentId: kept })).total).toBe(total);
  await rename('master', 'Through the alias');
  expect(await titles('release-2')).toEqual(['Through the alias', 'Through the alias', 'Through the alias']);
  await client.environmentAlias.update({ environmentAliasId: 'master' }, { ...alias, ...link(kept) });
  expect(await titles('master')).toEqual(['North Light', 'North Light', 'North Light']);
  await expect(client.environmentAlias.delete({ environmentAliasId: 'master' })).rejects.toThrow(
    /cannot be deleted/,
  );
  const before = await environmentIds();
  await service.reload();
  expect(await environmentIds()).toEqual(before);
});

test('an API key reads published content and drafts of its environments only, until it is deleted', async () => {
  await client.environment.createWithId({ environmentId: 'other', sourceEnvironmentId: 'master' }, {});
  const key = await client.apiKey.create({}, { name: 'App', environments: [link('other').environment] });
  const { accessToken: previewToken } = await client.previewApiKey.get({
    previewApiKeyId: key.preview_api_key.sys.id,
  });
  expect(new Set([key.accessToken, previewToken, 'local-delivery']).size).toBe(3);
  const count = async (token: string, environment: string) =>
    (await reader(token, environment).getEntries({ limit: 1 })).total;
  const published = await count(key.accessToken, 'other');
  expect(published).toBe(await count('local-delivery', 'other'));
  expect(await count(previewToken, 'other')).toBeGreaterThan(published);
  for (const path of ['/environments/master/entries', '/entries']) {
    const answer = await fetch(`${service.url}/spaces/marquee${path}`, {
      headers: { Authorization: `Bearer ${key.accessToken}` },
    });
    expect([path, answer.status]).toEqual([path, 401]);
  }
  const graphql = (environment: string) =>
    fetch(`${service.url}/content/v1/spaces/marquee/environments/${environment}?query={__typename}`, {
      headers: { Authorization: `Bearer ${key.accessToken}` },
    });
  expect((await graphql('other')).status).toBe(200);
  expect((await graphql('master')).status).toBe(401);
  const renamed = await client.apiKey.update({ apiKeyId: key.sys.id }, { ...key, name: 'Renamed' });
  expect(renamed).toMatchObject({ name: 'Renamed', accessToken: key.accessToken, sys: { version: 2 } });
  await client.apiKey.delete({ apiKeyId: key.sys.id });
  await expect(count(key.accessToken, 'other')).rejects.toMatchObject({ name: 'AccessTokenInvalid' });
  expect((await client.apiKey.getMany({})).total).toBe(0);
});
