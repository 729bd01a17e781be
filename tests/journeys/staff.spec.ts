import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { type StaffRequests, staffAt, staffPassword } from '../support/staff-request';
import { type Stack, startStack } from '../support/stack';

/** A separate stack, so that failed sign-ins affect no other test. */
let stack: Stack;
let staff: StaffRequests;
test.beforeAll(async () => {
  stack = await startStack({ sharesPlatform: true, sharesContent: true });
  staff = staffAt(stack, 'halden');
});
test.afterAll(() => stack.stop());

test.describe.configure({ mode: 'serial' });

test('the sign-in of staff is a form without a script, in the language of the browser', async () => {
  const page = await staff.get('/staff/sign-in', { 'accept-language': 'de-AT,de;q=0.9' });
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.body).toContain('lang="de"');
  expect(page.body).not.toContain('<script');
});

test('name and password open a session whose cookie only this host gets, and the sign-out ends it', async () => {
  const wrong = await staff.post('/staff/sign-in', { name: 'ada', password: 'wrong' });
  expect(wrong).toMatchObject({ status: 401, cookies: '' });
  expect(await staff.post('/staff/sign-in', { name: 'nobody', password: staffPassword })).toMatchObject({
    status: 401,
  });
  const form = { name: 'ada', password: staffPassword, next: '//other.example/x' };
  const right = await staff.post('/staff/sign-in', form);
  expect(right).toMatchObject({ status: 303, headers: { location: '/desk' } });
  expect(right.headers['set-cookie']).toEqual([
    expect.stringMatching(/^marquee-staff=\S+; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  const cookie = right.cookies;
  const signInPage = () => staff.get('/staff/sign-in?next=/gallery', { cookie });
  expect(await signInPage()).toMatchObject({ status: 302, headers: { location: '/gallery' } });
  expect((await staffAt(stack, 'kiekko').get('/desk', { cookie })).status).toBe(302);
  const out = await staff.post('/staff/sign-out', {}, { cookie });
  expect(out.headers['set-cookie']).toEqual([expect.stringContaining('Max-Age=0')]);
  expect((await signInPage()).status).toBe(200);
});

test('a sign-in and a sign-out that another site sends are refused', async () => {
  const cookie = await staff.signIn('ada');
  const foreign: Record<string, string>[] = [
    { origin: 'http://other.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ];
  for (const headers of foreign) {
    const form = { name: 'ada', password: staffPassword };
    expect(await staff.post('/staff/sign-in', form, headers)).toMatchObject({ status: 403, cookies: '' });
    expect((await staff.post('/staff/sign-out', {}, { cookie, ...headers })).status).toBe(403);
  }
  expect((await staff.get('/staff/sign-in', { cookie })).status).toBe(302);
});

test('no staff works on a host that is not listed', async () => {
  for (const path of ['/staff/sign-in', '/desk'])
    expect((await plainRequest(`http://localhost:${stack.ports.site}${path}`)).status).toBe(404);
});

test('nobody sees or changes anything at the desk without signing in', async () => {
  for (const path of [
    '/desk',
    '/desk/queues',
    '/desk/audit-log',
    '/desk/players/50013',
    '/desk/players/50013/documents',
  ])
    expect(await staff.get(path)).toMatchObject({
      status: 302,
      headers: { location: `/staff/sign-in?next=${encodeURIComponent(path)}` },
    });
  const sent = await staff.post('/desk/players/50013', {
    form: 'restriction.set',
    kind: 'closure',
    reason: 'No',
  });
  expect(sent.status).toBe(401);
});

test('a role decides what the server carries out, not only what the page shows', async () => {
  const cookie = await staff.signIn('support');
  const page = await staff.get('/desk/players/50013', { cookie });
  expect(page.status).toBe(200);
  expect(page.body).toContain('value="restriction.set"');
  for (const form of ['adjustment.request', 'money', 'withdrawal'])
    expect(page.body).not.toContain(`value="${form}"`);
  for (const form of [
    'adjustment.request',
    'adjustment.decide',
    'money',
    'withdrawal',
    'document',
    'unheard-of',
  ]) {
    const fields = { form, subject: '1', amount: '10', kind: 'lock', reason: 'Not mine to do', once: 'once' };
    expect((await staff.post('/desk/players/50013', fields, { cookie })).status, form).toBe(403);
  }
  for (const path of ['/desk/players/50013/documents', '/desk/audit-log'])
    expect((await staff.get(path, { cookie })).status).toBe(403);
});

test('the key of the operator stays in the process, and players get no part of the desk', async () => {
  const cookie = await staff.signIn('ada');
  for (const path of ['/desk', '/desk/players/50013', '/desk/queues'])
    expect((await staff.get(path, { cookie })).body).not.toContain('local-operator');
  const home = await staff.get('/en-UN', {});
  expect(home.body).not.toContain('Mui');
});

test('ten failed sign-ins from one address are enough for a quarter of an hour', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1)
    statuses.push((await staff.post('/staff/sign-in', { name: 'ben', password: `wrong-${count}` })).status);
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  const late = await staff.post('/staff/sign-in', { name: 'ben', password: staffPassword });
  expect(late.status).toBe(429);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
});
