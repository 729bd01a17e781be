import { afterEach, beforeEach, expect, test } from 'vitest';
import { managementClient } from '../fixtures/management-client';
import { startTestService } from '../fixtures/start-test-service';
import type { ContentService } from '../server';

const minute = 60_000;
const signInSecret = 'sign-in-secret-of-the-tests';
const space = '/spaces/marquee';
let service: ContentService;
let now: number;
let elin: string;

beforeEach(async () => {
  now = Date.parse('2026-06-01T08:00:00.000Z');
  service = await startTestService({ demoPeople: true, signInSecret, now: () => now });
  const { tag } = managementClient(service.url);
  for (const id of ['brand-halden', 'brand-kiekko', 'market-ca'])
    await tag.createWithId({ tagId: id }, { name: id, sys: { visibility: 'public' } });
  elin = await signIn('elin@marquee.example', 'Marquee-2026');
});
afterEach(() => service.close());

interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  readonly version?: number;
}

interface Received {
  readonly status: number;
  /** Checked by the assertions. */
  readonly answer: unknown;
}

async function send(
  method: string,
  path: string,
  { token = elin, body, version }: Sent = {},
): Promise<Received> {
  const response = await fetch(service.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(version !== undefined && { 'x-contentful-version': String(version) }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, answer: text === '' ? null : JSON.parse(text) };
}

async function signIn(email: string, password: string): Promise<string> {
  const { status, answer } = await send('POST', '/sign-in', { body: { email, password } });
  expect(status).toBe(201);
  return (answer as { token: string }).token;
}

interface Person {
  readonly sys: { readonly id: string; readonly version: number };
  readonly user: { readonly email: string };
  readonly membership: { readonly roles: readonly { readonly sys: { readonly id: string } }[] };
  readonly grants: readonly { readonly role: string; readonly brands: readonly string[] }[];
  readonly lastActiveAt: string | null;
}

async function people(): Promise<readonly Person[]> {
  const { status, answer } = await send('GET', `${space}/people?limit=1000`);
  expect(status).toBe(200);
  return (answer as { items: readonly Person[] }).items;
}

async function personWith(email: string): Promise<Person> {
  const found = (await people()).find(({ user }) => user.email === email);
  if (!found) throw new Error(`nobody has ${email}`);
  return found;
}

const newcomer = {
  email: 'Ida@Example.com',
  firstName: 'Ida',
  lastName: 'Roos',
  password: 'a first password',
  admin: false,
  grants: [{ role: 'editor', brands: ['halden'] }],
};

/** Creates an entry with the tag of a brand. */
function create(token: string, tag: string): Promise<Received> {
  const link = { sys: { type: 'Link', linkType: 'Tag', id: tag } };
  return fetch(`${service.url}${space}/environments/master/entries`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-contentful-content-type': 'provider',
    },
    body: JSON.stringify({ fields: { title: { en: 'One' } }, metadata: { tags: [link] } }),
  }).then(async (response) => ({ status: response.status, answer: await response.json() }));
}

test('an administrator adds an editor of one brand, who can edit no other', async () => {
  const added = await send('POST', `${space}/people`, { body: newcomer });
  expect(added).toMatchObject({
    status: 201,
    answer: {
      user: { firstName: 'Ida', email: 'ida@example.com' },
      grants: [{ role: 'editor', name: 'Editor', brands: ['halden'], markets: [], languages: [] }],
      hasPassword: true,
      lastActiveAt: null,
    },
  });
  expect(JSON.stringify(await people())).not.toMatch(/argon2|sha256/);
  const ida = await signIn('ida@example.com', newcomer.password);
  expect((await create(ida, 'brand-halden')).status).toBe(201);
  expect((await create(ida, 'brand-kiekko')).status).toBe(403);
  const again = await send('POST', `${space}/people`, { body: newcomer });
  expect(again).toMatchObject({
    status: 422,
    answer: { details: { errors: [{ name: 'taken', path: ['email'] }] } },
  });
});

test('nothing is added when a limit or a role does not exist', async () => {
  const wrong = [
    [{ role: 'editor', brands: ['nowhere'] }],
    [{ role: 'editor', markets: ['ZZ'] }],
    [{ role: 'editor', languages: ['xx'] }],
    [{ role: 'unknown' }],
    [{ role: 'unknown', brands: ['halden'] }],
    [],
  ];
  for (const grants of wrong)
    expect((await send('POST', `${space}/people`, { body: { ...newcomer, grants } })).status).toBe(422);
  expect((await people()).some(({ user }) => user.email === 'ida@example.com')).toBe(false);
});

test('a limited role is made once, and knows brands that were added since', async () => {
  const grants = [{ role: 'reviewer', brands: ['halden'], markets: ['CA'], languages: ['en'] }];
  const first = (await send('POST', `${space}/people`, { body: { ...newcomer, grants } })).answer as Person;
  const roleId = first.membership.roles[0]?.sys.id;
  expect(first.grants).toMatchObject(grants);
  await managementClient(service.url).tag.createWithId(
    { tagId: 'brand-sisu' },
    { name: 'brand-sisu', sys: { visibility: 'public' } },
  );
  const body = { ...newcomer, email: 'oda@example.com', grants };
  const second = (await send('POST', `${space}/people`, { body })).answer as Person;
  expect(second.membership.roles[0]?.sys.id).toBe(roleId);
  expect(JSON.stringify((await send('GET', `${space}/roles/${roleId}`)).answer)).toContain('brand-sisu');
  // The demo people are subject to the same rules.
  expect((await personWith('maja@marquee.example')).grants).toMatchObject([
    { role: 'editor', brands: ['halden'] },
  ]);
});

test('permissions change for who saw the newest ones', async () => {
  const maja = await personWith('maja@marquee.example');
  const path = `${space}/people/${maja.sys.id}/grants`;
  const body = { admin: false, grants: [{ role: 'brand-manager', brands: ['kiekko'] }] };
  expect((await send('PUT', path, { body, version: maja.sys.version })).status).toBe(200);
  expect((await send('PUT', path, { body, version: maja.sys.version })).status).toBe(409);
  const token = await signIn('maja@marquee.example', 'Marquee-2026');
  expect((await create(token, 'brand-halden')).status).toBe(403);
  expect((await create(token, 'brand-kiekko')).status).toBe(201);
});

test('who is switched off is told why at every call and at the sign-in, and comes back with the same rights', async () => {
  const noa = await signIn('noa@marquee.example', 'Marquee-2026');
  const path = `${space}/people/demo-noa/switched_off`;
  expect((await send('PUT', path, { body: { isSwitchedOff: true } })).status).toBe(200);
  const refused = { answer: { sys: { id: 'AccountSwitchedOff' } } };
  expect(await send('GET', '/users/me', { token: noa })).toMatchObject({ status: 401, ...refused });
  const body = { email: 'noa@marquee.example', password: 'Marquee-2026' };
  expect(await send('POST', '/sign-in', { body })).toMatchObject({ status: 403, ...refused });
  // Without the password, the deactivation is not revealed.
  const guess = await send('POST', '/sign-in', { body: { ...body, password: 'wrong' } });
  expect(guess).toMatchObject({ status: 401, answer: { sys: { id: 'SignInRefused' } } });
  expect((await send('PUT', path, { body: { isSwitchedOff: false } })).status).toBe(200);
  expect((await send('GET', '/users/me', { token: noa })).status).toBe(401);
  expect((await create(await signIn('noa@marquee.example', 'Marquee-2026'), 'brand-halden')).status).toBe(
    201,
  );
});

test('the last administrator who can act is neither demoted nor switched off nor removed', async () => {
  const { sys } = await personWith('elin@marquee.example');
  const demoted = { admin: false, grants: [{ role: 'editor' }] };
  const off = { isSwitchedOff: true };
  const asScript = { token: 'local-management' };
  const ofElin = `${space}/people/${sys.id}`;
  expect(await send('PUT', `${ofElin}/grants`, { body: demoted, version: sys.version })).toMatchObject({
    status: 422,
    answer: { details: { errors: [{ name: 'lastAdministrator' }] } },
  });
  expect((await send('PUT', `${ofElin}/switched_off`, { body: off, ...asScript })).status).toBe(422);
  const other = { ...newcomer, admin: true, grants: [] };
  const ida = (await send('POST', `${space}/people`, { body: other })).answer as Person;
  const ofIda = `${space}/people/${ida.sys.id}`;
  expect((await send('PUT', `${ofElin}/switched_off`, { body: off })).status).toBe(400);
  expect((await send('PUT', `${ofIda}/switched_off`, { body: off })).status).toBe(200);
  // A deactivated administrator cannot add people, so they do not count.
  expect((await send('PUT', `${ofElin}/switched_off`, { body: off, ...asScript })).status).toBe(422);
});

test('an administrator ends one token of a person, or all of them with their sessions', async () => {
  const [first, second] = [
    await signIn('noa@marquee.example', 'Marquee-2026'),
    await signIn('noa@marquee.example', 'Marquee-2026'),
  ];
  const path = `${space}/people/demo-noa/access_tokens`;
  const listed = (await send('GET', path)).answer as {
    items: { sys: { id: string; redactedValue: string } }[];
  };
  expect(listed.items).toHaveLength(2);
  const id = listed.items.find(({ sys }) => first.endsWith(sys.redactedValue))?.sys.id;
  expect((await send('PUT', `${space}/people/demo-maja/access_tokens/${id}/revoked`)).status).toBe(404);
  expect((await send('PUT', `${path}/${id}/revoked`)).status).toBe(200);
  expect((await send('GET', '/users/me', { token: first })).status).toBe(401);
  expect((await send('GET', '/users/me', { token: second })).status).toBe(200);
  expect((await send('DELETE', path)).status).toBe(204);
  expect((await send('GET', '/users/me', { token: second })).status).toBe(401);
});

test('says when somebody was last active, to within five minutes', async () => {
  const noa = await signIn('noa@marquee.example', 'Marquee-2026');
  const lastActive = async () => (await personWith('noa@marquee.example')).lastActiveAt;
  expect(await lastActive()).toBeNull();
  await send('GET', '/users/me', { token: noa });
  await expect.poll(lastActive).toBe('2026-06-01T08:00:00.000Z');
  now += 4 * minute;
  await send('GET', '/users/me', { token: noa });
  expect(await lastActive()).toBe('2026-06-01T08:00:00.000Z');
  now += 2 * minute;
  await send('GET', '/users/me', { token: noa });
  await expect.poll(lastActive).toBe('2026-06-01T08:06:00.000Z');
});

test('only administrators see and change people; others change their own name but not their address', async () => {
  const noa = await signIn('noa@marquee.example', 'Marquee-2026');
  const { sys } = await personWith('maja@marquee.example');
  const off = { isSwitchedOff: true };
  const calls: [string, string, Sent][] = [
    ['GET', '/people', {}],
    ['GET', '/people/choices', {}],
    ['POST', '/people', { body: newcomer }],
    ['PUT', `/people/${sys.id}/switched_off`, { body: off }],
    ['PUT', '/people/demo-noa/grants', { body: { admin: true, grants: [] }, version: 1 }],
    ['GET', `/people/${sys.id}/access_tokens`, {}],
    ['DELETE', `/people/${sys.id}/access_tokens`, {}],
  ];
  for (const [method, path, sent] of calls)
    expect((await send(method, space + path, { token: noa, ...sent })).status, path).toBe(403);
  const me = (await send('GET', '/users/me', { token: noa })).answer as { sys: { version: number } };
  const names = { firstName: 'Noah', lastName: 'Lind', email: 'noa@marquee.example' };
  const put = (path: string, body: unknown, version: number) =>
    send('PUT', `${space}/users/${path}`, { token: noa, body, version });
  expect((await put('demo-noa', { ...names, email: 'other@example.com' }, me.sys.version)).status).toBe(403);
  expect((await put('demo-maja', { ...names, email: 'maja@marquee.example' }, 1)).status).toBe(403);
  expect(await put('demo-noa', names, me.sys.version)).toMatchObject({
    status: 200,
    answer: { firstName: 'Noah' },
  });
});

test('somebody without a password signs in at the identity provider, which the list names, until switched off', async () => {
  const added = await send('POST', `${space}/people`, { body: { ...newcomer, password: null } });
  expect(added.answer).toMatchObject({ hasPassword: false, identityIssuer: null });
  const ida = added.answer as Person;
  const identity = { email: 'ida@example.com', issuer: 'https://login.example', subject: 'ida' };
  const sent = { token: signInSecret, body: identity };
  expect((await send('POST', '/sign-in/identity', sent)).status).toBe(201);
  expect(await personWith('ida@example.com')).toMatchObject({ identityIssuer: 'https://login.example' });
  const path = `${space}/people/${ida.sys.id}/switched_off`;
  expect((await send('PUT', path, { body: { isSwitchedOff: true } })).status).toBe(200);
  expect(await send('POST', '/sign-in/identity', sent)).toMatchObject({
    status: 403,
    answer: { sys: { id: 'AccountSwitchedOff' } },
  });
});
