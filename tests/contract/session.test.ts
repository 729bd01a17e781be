import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  PASSWORD,
  siteHeaders,
  type TestPlatform,
  startTestPlatform,
} from '../../services/platform/fixtures/test-platform';
import type { Site } from '../../app/site/site';

/** The site's identity code against a real platform. Modules of the site read the platform's URL when they are loaded. */
async function loadSite() {
  const [session, player, visitor, signIn, signOut, resolve, configuration, cooling] = await Promise.all([
    import('../../app/platform/session/session.server'),
    import('../../app/platform/player.server'),
    import('../../app/platform/visitor/visitor.server'),
    import('../../app/player/sign-in/sign-in.server'),
    import('../../app/player/session/sign-out.server'),
    import('../../app/site/resolve.server'),
    import('../../app/site/configuration/configuration.server'),
    import('../../app/player/session/cooling.server'),
  ]);
  return {
    ...session,
    ...player,
    ...visitor,
    ...signIn,
    ...signOut,
    ...resolve,
    ...configuration,
    ...cooling,
  };
}

let platform: TestPlatform;
let app: Awaited<ReturnType<typeof loadSite>>;
let halden: Site;
const { validatePlatformProfile } = await import('../../schemas/generated/validators.js');

beforeAll(async () => {
  platform = await startTestPlatform({ now: Date.now });
  process.env['PLATFORM_URL'] = platform.url;
  app = await loadSite();
  halden = siteOf('halden');
});
beforeEach(async () => {
  await platform.post('/platform/_control/reset', {});
});
afterAll(() => platform.close());

function siteOf(brand: string): Site {
  const configured = app.configuration().brands.get(brand);
  const site = configured && app.sitesOf(configured).find(({ locale }) => locale === 'en-UN');
  if (!site) throw new Error(`no site of brand ${brand}`);
  return site;
}

const request = (cookie = '', path = '/en-UN', host = 'halden.localhost', scheme = 'http') =>
  new Request(`${scheme}://${host}${path}`, { headers: { cookie } });
const cookieOf = (setCookies: string[]) => setCookies.map((line) => line.split(';')[0]).join('; ');

async function signedIn(email = 'regular@halden.example', before = ''): Promise<string> {
  const outcome = await app.signIn({ request: request(before), site: halden, email, password: PASSWORD });
  if (!outcome.signedIn) throw new Error(outcome.refusal.code);
  return cookieOf(outcome.headers.getSetCookie());
}

interface LogEntry {
  method: string;
  path: string;
  headers: Record<string, string>;
}

async function calls(path?: string): Promise<LogEntry[]> {
  const { body } = await platform.get('/platform/_control/log');
  const { entries } = body as { entries: LogEntry[] };
  return path ? entries.filter((entry) => entry.path === path) : entries;
}

const plan = (path: string, status: number, body: object, method = 'POST', count = 1) =>
  platform.post('/platform/_control/reply', { method, path, status, body, count });

const login = '/platform/identity/login';
const token = '/platform/identity/token';
const profile = '/platform/v1/player/profile';
const migration = '/platform/v1/player/migration';
const refusal = (code: string) => ({ code, message: '', validationErrors: {} });
const readProfile = (player: { call: Awaited<ReturnType<typeof app.requirePlayer>>['call'] }) =>
  player.call({ path: profile, validate: validatePlatformProfile });

/** The thrown response: a redirect or an error. */
async function thrown(work: Promise<unknown>): Promise<Response> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Response) return error;
  throw new Error(`no response was thrown but ${String(error)}`);
}

describe('the cookie', () => {
  const start = async (scheme: string, host: string) => {
    const { idToken, accessToken, refreshToken } = await platform.signIn('regular@halden.example');
    const tokens = { idToken, accessToken, refreshToken };
    const { cookies } = await app.startSession(request('', '/', host, scheme), halden, tokens);
    return { cookies, tokens };
  };

  test('CONST-06 AUTH-25 ASVS 3.3 is out of reach for scripts, other sites, subdomains and plain http', async () => {
    for (const scheme of ['https', 'http']) {
      const [id = ''] = (await start(scheme, 'play.example')).cookies;
      for (const flag of ['__Host-', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000'])
        expect(id).toContain(flag);
      expect(id).not.toContain('Domain');
    }
    const [local = ''] = (await start('http', 'halden.localhost')).cookies;
    expect(local).toContain('HttpOnly');
    expect(local).not.toMatch(/Secure|__Host-/);
  });

  test('AUTH-24 ASVS 10.1.1 no cookie holds a token, or anything made of one', async () => {
    const { cookies, tokens } = await start('https', 'play.example');
    const text = cookies.map((line) => decodeURIComponent(line)).join('\n');
    for (const value of Object.values(tokens))
      for (const part of value.split('.')) expect(text).not.toContain(part);
  });

  test('AUTH-09 a session counts for its own brand only', async () => {
    const cookie = await signedIn();
    expect((await app.readSession(request(cookie), halden))?.siteId).toBe(halden.brand.siteId);
    expect(await app.readSession(request(cookie), siteOf('brasa'))).toBeUndefined();
  });

  test('AUTH-09 an id that was planted before a sign-in is worth nothing after it', async () => {
    const planted = await signedIn('once@halden.example');
    const cookie = await signedIn('regular@halden.example', planted);
    expect(cookie).not.toBe(planted);
    expect(await app.readSession(request(planted), halden)).toBeUndefined();
    expect(await app.readSession(request(cookie), halden)).toBeDefined();
  });

  test('AUTH-10 AUTH-29 NET-05 a sign-out ends the session on both sides, and its cookie cannot be used again', async () => {
    const cookie = await signedIn();
    const session = await app.readSession(request(cookie), halden);
    const headers = await app.signOut(request(cookie), halden);
    for (const line of headers.getSetCookie()) expect(line).toContain('Max-Age=0');
    expect(await app.readSession(request(cookie), halden)).toBeUndefined();
    expect(await calls('/platform/v1/player/sign_out')).toHaveLength(1);
    expect(await calls('/platform/identity/logout')).toHaveLength(1);
    const answer = await platform.get(profile, {
      ...siteHeaders(5),
      authorization: session?.idToken ?? '',
    });
    expect(answer.status).toBe(401);
  });

  test('a forged cookie names no session', async () => {
    const forged = Buffer.from(JSON.stringify('A'.repeat(43))).toString('base64');
    for (const cookie of [`marquee-session=${forged}`, 'marquee-session=%00', 'marquee-session='])
      expect(await app.readSession(request(cookie), halden)).toBeUndefined();
  });
});

describe('a sign-in', () => {
  const attempt = (password: string) =>
    app.signIn({ request: request(), site: halden, email: 'regular@halden.example', password });

  test('AUTH-15 a normal login is a single attempt', async () => {
    await plan(login, 500, {});
    expect(await attempt(PASSWORD)).toMatchObject({ refusal: { code: 'error.system.error' } });
    expect(await calls(login)).toHaveLength(1);
  });

  test('AUTH-15 ERR-04 the fifth wrong password locks, not an earlier one, and says for how long', async () => {
    for (let tried = 0; tried < 4; tried += 1)
      expect(await attempt('wrong')).toMatchObject({ refusal: { code: 'error.player.not.found' } });
    expect(await attempt('wrong')).toMatchObject({
      status: 429,
      refusal: { code: 'error.sign.in.attempt.count.exceeded', milliseconds: 15 * 60_000 },
    });
    expect(await attempt(PASSWORD)).toMatchObject({ status: 429 });
  });

  test('ERR-04 a browser that signed in before is not locked by failures elsewhere', async () => {
    const outcome = await attempt(PASSWORD);
    if (!outcome.signedIn) throw new Error(outcome.refusal.code);
    const [device = ''] = outcome.headers.getSetCookie().filter((line) => line.includes('marquee-device'));
    expect(device).toContain('HttpOnly');
    expect(decodeURIComponent(device)).not.toMatch(/regular|halden|@/);
    for (let tried = 0; tried < 5; tried += 1) await attempt('wrong');
    expect(await attempt(PASSWORD)).toMatchObject({ status: 429 });
    const there = { request: request(device.split(';')[0]), site: halden, password: PASSWORD };
    expect(await app.signIn({ ...there, email: 'regular@halden.example' })).toMatchObject({ signedIn: true });
  });

  test('AUTH-18 ERR-07 an unknown player is confirmed once, then signed in', async () => {
    await plan(login, 401, refusal('error.player.not.found'));
    await plan(migration, 200, {});
    expect(await attempt(PASSWORD)).toMatchObject({ signedIn: true });
    const paths = (await calls()).map(({ path }) => path).filter((path) => [login, migration].includes(path));
    expect(paths).toEqual([login, migration, login]);
  });

  test('AUTH-18 ERR-07 a confirmation that fails ends in the code of the login', async () => {
    expect(await attempt('not-the-password')).toMatchObject({
      signedIn: false,
      refusal: { code: 'error.player.not.found' },
    });
    expect(await calls(login)).toHaveLength(1);
    expect(await calls(migration)).toHaveLength(1);
  });

  test('AUTH-30 NET-02 NET-03 access details are read right after it, with site and ID token', async () => {
    await signedIn();
    const [entry, ...others] = await calls('/platform/v1/player/access/details');
    expect(others).toEqual([]);
    expect(entry?.headers['x-site-context']).toBe('5');
    expect(entry?.headers['authorization']).toBeTruthy();
  });

  test('AUTH-16 the first one after a registration is tried at 0, 3, 6, 9 and 12 seconds', async () => {
    await plan(login, 500, {}, 'POST', 4);
    const waits: number[] = [];
    const outcome = await app.signInAfterRegistration(
      { request: request(), site: halden, email: 'regular@halden.example', password: PASSWORD },
      async (ms) => void waits.push(ms),
    );
    expect(outcome).toMatchObject({ signedIn: true });
    expect(waits).toEqual([3_000, 3_000, 3_000, 3_000]);
    expect(await calls(login)).toHaveLength(5);
  });

  test('AUTH-17 when the fifth fails too, its error is the answer', async () => {
    await plan(login, 500, {}, 'POST', 4);
    await plan(login, 403, refusal('error.account.closed'));
    const outcome = await app.signInAfterRegistration(
      { request: request(), site: halden, email: 'regular@halden.example', password: PASSWORD },
      async () => undefined,
    );
    expect(outcome).toMatchObject({ signedIn: false, refusal: { code: 'error.account.closed' } });
    expect(await calls(login)).toHaveLength(5);
  });

  test('AUTH-32 AUTH-37 a time-out says its five values, and only who knew the password starts the cooling', async () => {
    const player = { siteId: 5, email: 'resting@halden.example', password: PASSWORD };
    await platform.post('/platform/_control/seed', {
      players: [{ ...player, accountStatus: 'TIMEOUT', remainingDays: 3 }],
    });
    const outcome = await app.signIn({ request: request(), site: halden, ...player });
    if (outcome.signedIn) throw new Error('a player in a time-out was signed in');
    const { coolingTicket = '', ...values } = outcome.refusal;
    expect(values).toMatchObject({ code: 'error.timeout.in.progress', remainingDays: 3, isCooling: false });
    for (const name of ['playerId', 'milliseconds', 'initiator'] as const) expect(values[name]).toBeDefined();
    expect(await app.startCooling(halden, 'no-ticket')).toBeUndefined();
    expect(await app.startCooling(siteOf('brasa'), coolingTicket)).toBeUndefined();
    expect(await calls(`/platform/v1/player/${values.playerId}/timeout/cooling`)).toEqual([]);
    expect(await app.startCooling(halden, coolingTicket)).toMatchObject({ isCooling: true });
    expect(await calls(`/platform/v1/player/${values.playerId}/timeout/cooling`)).toHaveLength(1);
  });
});

describe('a session', () => {
  const account = '/en-UN/my-account/account';

  test('AUTH-11 tokens that have expired are renewed once for all requests at a time', async () => {
    const cookie = await signedIn();
    await platform.post('/platform/_control/clock', { advanceMs: 2 * 3_600_000 });
    const players = await Promise.all(
      Array.from({ length: 8 }, () => app.requirePlayer(request(cookie, account))),
    );
    const profiles = await Promise.all(players.map(readProfile));
    expect(new Set(profiles.map(({ playerId }) => playerId)).size).toBe(1);
    expect(await calls(token)).toHaveLength(1);
    await readProfile(await app.requirePlayer(request(cookie, account)));
    expect(await calls(token)).toHaveLength(1);
  });

  test('AUTH-13 ERR-25 one the platform has ended is signed out with its next call, and led home', async () => {
    const cookie = await signedIn();
    const player = await app.requirePlayer(request(cookie, account));
    await player.call({
      method: 'POST',
      path: '/platform/v1/player/sign_out',
      body: { everywhere: true },
      withAccessToken: true,
      validate: (_value: unknown): _value is object => true,
    });
    const answer = await thrown(readProfile(await app.requirePlayer(request(cookie, account))));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/en-UN');
    expect(answer.headers.getSetCookie().join()).toContain('Max-Age=0');
    expect(await app.optionalPlayer(request(cookie, account))).toBeUndefined();
  });

  test('AUTH-13 a page that finds the session ended leads home too', async () => {
    const cookie = await signedIn('once@halden.example');
    const visit = () => app.visitorFor(request(cookie, '/en-UN/promotions'), halden, page('/promotions'));
    const session = await app.readSession(request(cookie), halden);
    if (session) await (await import('../../app/platform/player-snapshot.server')).forgetSnapshot(session);
    await plan(profile, 401, refusal('error.unauthorized'), 'GET');
    expect((await thrown(visit())).headers.get('location')).toBe('/en-UN');
    expect(await visit()).toMatchObject({ facts: { authorized: false } });
  });

  test('AMB-28 a refused page explains itself, a refused command is its own business; or both sign out', async () => {
    const cookie = await signedIn();
    const player = await app.requirePlayer(request(cookie, account));
    await plan(profile, 403, refusal('error.player.restricted'), 'GET');
    await expect(readProfile(player)).rejects.toMatchObject({
      data: { code: 'error.player.restricted' },
      init: { status: 403 },
    });
    expect(await app.optionalPlayer(request(cookie, account))).toBeDefined();

    const { session } = halden.brand;
    session.onForbidden = 'sign-out';
    try {
      await plan(profile, 403, refusal('error.player.restricted'), 'GET');
      expect((await thrown(readProfile(player))).headers.get('location')).toBe('/en-UN');
      expect(await app.optionalPlayer(request(cookie, account))).toBeUndefined();
    } finally {
      session.onForbidden = 'explain';
    }
  });

  test('GUARD-17 ERR-24 without one, a page leads to the access-error page, a request for data gets 401', async () => {
    const answer = await thrown(app.requirePlayer(request('', `${account}?tab=2`)));
    expect(answer.headers.get('location')).toBe('/en-UN/401?wanted=%2Fmy-account%2Faccount%3Ftab%3D2');
    expect((await thrown(app.requirePlayer(request('', '/api/balance?locale=en-UN')))).status).toBe(401);
  });

  const page = (path: string, termsVersion = '1') => ({ path, termsVersion: async () => termsVersion });

  test('BLOCK-36 a page view costs the platform no call while what it knows is fresh', async () => {
    const cookie = await signedIn();
    const before = await calls();
    for (let view = 0; view < 3; view += 1)
      expect(
        await app.visitorFor(request(cookie, '/en-UN/promotions'), halden, page('/promotions')),
      ).toMatchObject({ facts: { authorized: true, deposits: expect.any(String) } });
    const since = (await calls()).slice(before.length).map(({ path }) => path);
    expect(since.filter((path) => path.startsWith('/platform/v1/'))).toEqual([]);
  });

  test('GUARD-07 GUARD-19 a page that is not open, or newer terms, lead elsewhere', async () => {
    const player = { siteId: 5, email: 'no-casino@halden.example', password: PASSWORD, casino: false };
    await platform.post('/platform/_control/seed', { players: [player] });
    const cookie = await signedIn(player.email);
    const visit = (path: string, termsVersion: string) =>
      app.visitorFor(request(cookie, `/en-UN${path}`), halden, page(path, termsVersion));
    expect((await thrown(visit('/online-casino', '1'))).headers.get('location')).toBe(
      '/en-UN?closed=vertical',
    );
    expect(await visit('/live-casino-online', '1')).toMatchObject({ access: { allow: true } });
    expect((await thrown(visit('/promotions', '2'))).headers.get('location')).toBe(
      '/en-UN/accept-terms-condition?wanted=%2Fpromotions',
    );
    expect(await visit('/', '2')).toMatchObject({ access: { allow: true } });
  });
});
