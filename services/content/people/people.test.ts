import { createClient, type PlainClientAPI } from 'contentful-management';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { managementClient } from '../fixtures/management-client';
import { startTestService } from '../fixtures/start-test-service';
import type { ContentService } from '../server';
import demo from './demo-people.json';

const password = 'Marquee-2026';
let service: ContentService;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-06-01T08:00:00.000Z');
  service = await startTestService({ demoPeople: true, now: () => now });
});
afterEach(() => service.close());

interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(method: string, path: string, { token, body, headers }: Sent = {}) {
  const response = await fetch(service.url + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, answer, headers: response.headers };
}

async function signIn(name: string, secret = password): Promise<string> {
  const { status, answer } = await send('POST', '/sign-in', {
    body: { email: `${name}@marquee.example`, password: secret },
  });
  expect(status).toBe(201);
  return (answer as { token: string }).token;
}

function clientOf(accessToken: string): PlainClientAPI {
  return createClient(
    { accessToken, host: new URL(service.url).host, insecure: true, retryOnError: false },
    { type: 'plain', defaults: { spaceId: 'marquee', environmentId: 'master' } },
  );
}

test('signs in with any case of the address, says who it is, and stores no token in the clear', async () => {
  const { status, answer } = await send('POST', '/sign-in', {
    body: { email: ' Noa@Marquee.example ', password },
  });
  expect(status).toBe(201);
  const { token, sys } = answer as { token: string; sys: { expiresAt: string } };
  expect(sys.expiresAt).toBe('2026-06-01T20:00:00.000Z');
  const me = await clientOf(token).user.getCurrent();
  expect(me).toMatchObject({ sys: { id: 'demo-noa' }, firstName: 'Noa', email: 'noa@marquee.example' });
  const stored = JSON.stringify(service.store.shared.list('AccessToken'));
  expect(stored).not.toContain(token);
  const shown = await send('GET', '/spaces/marquee/users', { token });
  expect(JSON.stringify(shown.answer)).not.toMatch(/argon2|password/i);
  now += 12 * 60 * 60 * 1000;
  expect((await send('GET', '/users/me', { token })).status).toBe(401);
});

test('refuses a wrong password and an unknown person alike, and an address after ten failures', async () => {
  const answers = [];
  for (const [email, secret] of [
    ['noa@marquee.example', 'wrong'],
    ['nobody@marquee.example', password],
  ]) {
    const { status, answer } = await send('POST', '/sign-in', { body: { email, password: secret } });
    answers.push([status, (answer as { message: string }).message]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[0]).toBe(401);
  for (let tries = 2; tries < 10; tries += 1)
    await send('POST', '/sign-in', { body: { email: 'noa@marquee.example', password: 'wrong' } });
  const refused = await send('POST', '/sign-in', { body: { email: 'noa@marquee.example', password } });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const elsewhere = await send('POST', '/sign-in', {
    body: { email: 'noa@marquee.example', password },
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  expect(elsewhere.status).toBe(201);
});

test('refuses demo people outside demo mode and to pages of other hosts', async () => {
  const body = { email: 'elin@marquee.example', password };
  const foreign = await send('POST', '/sign-in', { body, headers: { origin: 'https://evil.example' } });
  expect(foreign.status).toBe(401);
  const token = await signIn('elin');
  const strict = await startTestService({ dataFolder: null });
  try {
    const response = await fetch(`${strict.url}/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(401);
    const me = await fetch(`${strict.url}/users/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(401);
  } finally {
    await strict.close();
  }
});

test('signing out, revoking and another password end tokens', async () => {
  const [first, second] = [await signIn('noa'), await signIn('noa')];
  const client = clientOf(first);
  const made = await client.accessToken.createPersonalAccessToken({
    name: 'Script',
    scopes: ['content_management_manage'],
    expiresIn: 3600,
  });
  expect((await send('GET', '/users/me', { token: made.token ?? '' })).status).toBe(200);
  await client.accessToken.revoke({ tokenId: made.sys.id });
  expect((await send('GET', '/users/me', { token: made.token ?? '' })).status).toBe(401);
  const change = (current: string, next: string) =>
    send('PUT', '/users/me/password', { token: first, body: { current, next } });
  expect((await change('wrong', 'a longer password')).status).toBe(422);
  expect((await change(password, 'short')).status).toBe(422);
  expect((await change(password, 'a longer password')).status).toBe(204);
  expect((await send('GET', '/users/me', { token: second })).status).toBe(401);
  expect((await send('POST', '/sign-out', { token: first })).status).toBe(204);
  expect((await send('GET', '/users/me', { token: first })).status).toBe(401);
  expect(await signIn('noa', 'a longer password')).toMatch(/^CFPAT-/);
});

test('a token for reading writes nothing and makes no other token', async () => {
  const { answer } = await send('POST', '/users/me/access_tokens', {
    token: await signIn('elin'),
    body: { name: 'Reader', scopes: ['content_management_read'] },
  });
  const { token } = answer as { token: string };
  const path = '/spaces/marquee/environments/master/tags/x';
  expect((await send('PUT', path, { token, body: { name: 'X' } })).status).toBe(403);
  const more = { name: 'More', scopes: ['content_management_manage'] };
  expect((await send('POST', '/users/me/access_tokens', { token, body: more })).status).toBe(403);
  expect((await send('GET', '/spaces/marquee/environments/master/entries', { token })).status).toBe(200);
});

test("only administrators change people and roles, which Contentful's client can do", async () => {
  const [editor, admin] = [clientOf(await signIn('noa')), clientOf(await signIn('elin'))];
  const roles = (await editor.role.getMany({})).items.map(({ sys }) => sys.id);
  expect(roles).toEqual(
    expect.arrayContaining(['editor', 'reviewer', 'editor-halden', 'brand-manager-kiekko']),
  );
  const role = {
    name: 'Own',
    permissions: { ContentModel: ['read'], ContentDelivery: [], Environments: [], EnvironmentAliases: [] },
    policies: [{ effect: 'allow', actions: 'all' as const, constraint: {} }],
  };
  const refusedShape = admin.role.create(
    {},
    { ...role, permissions: { ...role.permissions, Settings: [], Tags: [] } },
  );
  await expect(refusedShape).rejects.toMatchObject({ name: 'ValidationFailed' });
  const body = { ...role, permissions: { ...role.permissions, Settings: [], Tags: [] }, policies: [] };
  await expect(editor.role.create({}, body)).rejects.toMatchObject({ name: 'AccessDenied' });
  const made = await admin.role.create({}, body);
  const member = await admin.spaceMembership.create(
    {},
    {
      email: 'new@marquee.example',
      admin: false,
      roles: [{ sys: { type: 'Link', linkType: 'Role', id: made.sys.id } }],
    },
  );
  const id = member.sys.user.sys.id;
  const next = 'a password of hers';
  const token = await signIn('elin');
  expect((await send('PUT', `/spaces/marquee/users/${id}/password`, { token, body: { next } })).status).toBe(
    204,
  );
  const hers = await signIn('new', next);
  await expect(admin.role.delete({ roleId: made.sys.id })).rejects.toMatchObject({ name: 'BadRequest' });
  await admin.spaceMembership.delete({ spaceMembershipId: member.sys.id });
  expect((await send('GET', '/users/me', { token: hers })).status).toBe(401);
  const own = (await admin.spaceMembership.getMany({})).items.find((one) => one.admin);
  const last = admin.spaceMembership.delete({ spaceMembershipId: own?.sys.id ?? '' });
  await expect(last).rejects.toMatchObject({ name: 'ValidationFailed' });
});

test('only roles that may see them read keys and webhooks', async () => {
  const [editor, admin] = [clientOf(await signIn('noa')), clientOf(await signIn('elin'))];
  await expect(editor.apiKey.getMany({})).rejects.toMatchObject({ name: 'AccessDenied' });
  await expect(editor.webhook.getMany({})).rejects.toMatchObject({ name: 'AccessDenied' });
  expect((await admin.apiKey.getMany({})).total).toBe(0);
});

test('the published people all have a role that there is', async () => {
  const members = await managementClient(service.url).spaceMember.getMany({});
  expect(members.items.map(({ sys }) => sys.id).sort()).toEqual(demo.people.map(({ id }) => id).sort());
});
