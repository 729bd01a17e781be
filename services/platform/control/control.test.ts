import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { siteHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

const TABLES = '/platform/gameadmin/tables?partnerid=2178&providerKind=evolution';
const JACKPOT = '/platform/v1/gaming/jackpots?gameIds=brass-comet&siteId=5';
const CONTEXT = '/platform/v2/player/access/context';
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterEach(() => platform.post('/platform/_control/reset', {}));
afterAll(() => platform.close());

test('LIVE-05 the clock can be stopped, moved and let go, and live tables follow it', async () => {
  const start = await platform.get(TABLES);
  expect(await platform.post('/platform/_control/clock', { now: '2026-05-01T12:00:00Z' })).toMatchObject({
    body: { now: '2026-05-01T12:00:00.000Z', frozen: true },
  });
  const may = await platform.get(TABLES);
  expect(may).not.toEqual(start);
  expect(await platform.get(TABLES)).toEqual(may);
  await platform.post('/platform/_control/clock', { advanceMs: 60_000 });
  expect(await platform.get(TABLES)).not.toEqual(may);
  await platform.post('/platform/_control/clock', 'null');
  expect(await platform.get(TABLES)).toEqual(start);
});

test('LIVE-05 the seed changes live tables and reset brings it back', async () => {
  const start = await platform.get(TABLES);
  await platform.post('/platform/_control/seed', { seed: 'other' });
  expect(await platform.get(TABLES)).not.toEqual(start);
  await platform.post('/platform/_control/reset', {});
  expect(await platform.get(TABLES)).toEqual(start);
});

test('GUARD-03 a seeded country holds for every visitor', async () => {
  await platform.post('/platform/_control/seed', { country: 'US' });
  const headers = { 'x-site-context': '5' };
  expect(await platform.get(CONTEXT, headers)).toMatchObject({
    body: { autodetectedCountry: 'US', allowed: false },
  });
  await platform.post('/platform/_control/seed', { country: null });
  expect(await platform.get(CONTEXT, headers)).toMatchObject({
    body: { autodetectedCountry: 'MT', allowed: true },
  });
});

test('AUTH-15 a seeded player can sign in, at the own site only', async () => {
  const player = { siteId: 6, email: 'guest@example.com', password: 'Guest-Pass-1', totalDepositsCount: 12 };
  await platform.post('/platform/_control/seed', { players: [player] });
  const login = (site: number): ReturnType<TestPlatform['post']> =>
    platform.post(
      '/platform/identity/login',
      { email: player.email, password: player.password },
      siteHeaders(site),
    );
  expect((await login(5)).status).toBe(401);
  expect((await login(6)).status).toBe(200);
  await platform.post('/platform/_control/seed', { players: [{ ...player, accountStatus: 'CLOSED' }] });
  expect(await login(6)).toMatchObject({ status: 403, body: { code: 'error.account.closed' } });
});

test('AUTH-16 planned answers come in order, as often as asked, then the real ones again', async () => {
  await platform.post('/platform/_control/reply', {
    method: 'GET',
    path: CONTEXT,
    status: 503,
    body: { a: 1 },
    count: 2,
  });
  await platform.post('/platform/_control/reply', { method: 'GET', path: CONTEXT, delayMs: 80 });
  const headers = { 'x-site-context': '5' };
  expect(await platform.get(CONTEXT, headers)).toEqual({ status: 503, body: { a: 1 } });
  expect((await platform.get(CONTEXT, headers)).status).toBe(503);
  const before = performance.now();
  expect((await platform.get(CONTEXT, headers)).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThan(70);
});

test('NET-02 the log has method, path, query, headers, names of body fields and status, and no password', async () => {
  await platform.get(JACKPOT);
  await platform.post(
    '/platform/identity/login',
    { email: 'a@example.com', password: 'in-the-clear' },
    siteHeaders(5),
  );
  const { body } = await platform.get('/platform/_control/log');
  expect(body).toMatchObject({
    entries: [
      {
        method: 'GET',
        path: '/platform/v1/gaming/jackpots',
        query: { gameIds: 'brass-comet', siteId: '5' },
        status: 200,
      },
      { method: 'POST', headers: { 'x-site-context': '5' }, bodyFields: ['email', 'password'], status: 401 },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('in-the-clear');
});

test('a platform without control has no control routes', async () => {
  const closed = await startTestPlatform({ control: false });
  try {
    expect(await closed.post('/platform/_control/reset', {})).toMatchObject({
      status: 404,
      body: { code: 'error.route.not.found' },
    });
  } finally {
    await closed.close();
  }
});
