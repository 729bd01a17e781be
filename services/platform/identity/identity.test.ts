import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../live/activity';
import { testDatabase } from '../fixtures/test-database';
import {
  PASSWORD,
  siteHeaders,
  startTestPlatform,
  type Answer,
  type SignedIn,
  type TestPlatform,
} from '../fixtures/test-platform';
import { secureRandomness } from '../randomness';

const LOGIN = '/platform/identity/login';
const PROFILE = '/platform/v1/player/profile';
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform();
});
beforeEach(() => platform.post('/platform/_control/reset', {}));
afterAll(() => platform.close());

const login = (email: string, password = PASSWORD, siteId = 5): Promise<Answer> =>
  platform.post(LOGIN, { email, password }, siteHeaders(siteId));
const profile = (who: SignedIn): Promise<Answer> => platform.get(PROFILE, who.headers);
const renew = (refreshToken: string, siteId = 5): Promise<Answer> =>
  platform.post('/platform/identity/token', { refreshToken }, siteHeaders(siteId));
const advance = (ms: number): Promise<Answer> => platform.post('/platform/_control/clock', { advanceMs: ms });
const field = (answer: Answer, name: string): string => {
  const value: unknown =
    typeof answer.body === 'object' && answer.body !== null ? Reflect.get(answer.body, name) : undefined;
  return String(value);
};
const refused = { status: 401, body: { code: 'error.token.expired', message: 'Token expired' } };

test('AUTH-01 demo players of every brand sign in, and the ID token names them', async () => {
  for (const email of ['new@halden.example', 'Once@Kiekko.example', 'chilean@brasa.example']) {
    const { idToken } = await platform.signIn(email.toLowerCase());
    const [, payload = ''] = idToken.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      tokenUse: 'id',
      playerId: expect.any(Number),
      email: email.toLowerCase(),
      countryCode: expect.stringMatching(/^[A-Z]{2}$/),
      multibrand: '{"suspended":false}',
    });
  }
  expect((await login('NEW@halden.example')).status).toBe(200);
});

test('ERR-07 an unknown address, a wrong password and another site give the same answer', async () => {
  const unknown = await login('nobody@halden.example');
  expect(unknown).toMatchObject({ status: 401, body: { code: 'error.player.not.found' } });
  expect(await login('new@halden.example', 'wrong')).toEqual(unknown);
  expect(await login('new@halden.example', PASSWORD, 6)).toEqual(unknown);
});

test('ERR-04 the fifth wrong try locks the address, tries at the same time included, and longer each time', async () => {
  const tries = await Promise.all(Array.from({ length: 6 }, () => login('new@halden.example', 'wrong')));
  const codes = tries.map((answer) => field(answer, 'code'));
  expect(codes.filter((code) => code === 'error.player.not.found')).toHaveLength(4);
  expect(codes.filter((code) => code === 'error.sign.in.attempt.count.exceeded')).toHaveLength(2);
  expect((await login('NEW@halden.example')).status).toBe(429);
  await advance(15 * MINUTE);
  for (let tried = 0; tried < 5; tried += 1) await login('new@halden.example', 'wrong');
  await advance(15 * MINUTE);
  expect((await login('new@halden.example')).status).toBe(429);
  await advance(15 * MINUTE);
  expect((await login('new@halden.example')).status).toBe(200);
  expect((await login('locked-out@halden.example')).status).toBe(429);
});

/** A sign-in from its own address; `tokens` are the browser's device tokens. */
const loginFrom = (
  address: string,
  { email = 'new@halden.example', password = PASSWORD, tokens = [] as string[], captcha = '' } = {},
): Promise<Answer> =>
  platform.post(
    LOGIN,
    { email, password, metadata: { deviceTokens: tokens } },
    { ...siteHeaders(5), 'x-forwarded-ip': address, hcaptchaToken: captcha },
  );
const STRANGER = '198.51.100.9';
const OWNER = '192.0.2.7';

test('AUTH-15 ERR-04 a wrong password that is tried as a migration too counts once', async () => {
  const wrong = { email: 'new@halden.example', password: 'wrong' };
  for (let tried = 0; tried < 4; tried += 1) {
    expect((await login(wrong.email, wrong.password)).status).toBe(401);
    expect((await platform.post('/platform/v1/player/migration', wrong, siteHeaders(5))).status).toBe(401);
  }
  expect((await login(wrong.email)).status).toBe(200);
});

test('ERR-04 failures from one address lock neither other addresses nor a device that signed in before', async () => {
  const deviceToken = field(await loginFrom(OWNER), 'deviceToken');
  for (let tried = 0; tried < 5; tried += 1) await loginFrom(STRANGER, { password: 'wrong' });
  expect((await loginFrom(STRANGER)).status).toBe(429);
  expect((await loginFrom('203.0.113.4')).status).toBe(200);
  expect(field(await loginFrom(STRANGER, { tokens: ['x', deviceToken] }), 'deviceToken')).toBe(deviceToken);
  const ofAnother = field(await loginFrom(OWNER, { email: 'once@halden.example' }), 'deviceToken');
  for (const forged of [ofAnother, `${deviceToken}x`, deviceToken.replace(/^./, '_')])
    expect((await loginFrom(STRANGER, { tokens: [forged] })).status).toBe(429);
  // A recognised device has its own, but limited attempts.
  const tokens = [deviceToken];
  for (let tried = 0; tried < 5; tried += 1) await loginFrom(OWNER, { password: 'wrong', tokens });
  expect((await loginFrom(OWNER, { tokens })).status).toBe(429);
});

test('ERR-04 all addresses of an IPv6 network count as one', async () => {
  const address = (last: string) => `2001:db8:0:7::${last}`;
  for (const last of ['1', '2', 'aa:1', 'ffff:2:3', '5'])
    await loginFrom(address(last), { password: 'wrong' });
  expect((await loginFrom(address('6'))).status).toBe(429);
  expect((await loginFrom('2001:db8:0:8::1')).status).toBe(200);
});

test('ERR-04 a captcha is asked for before a lock, and an attempt without one does not count', async () => {
  const strict = await startTestPlatform({ strictCaptcha: true });
  const attempt = (password: string, captcha: string): Promise<Answer> =>
    strict.post(
      LOGIN,
      { email: 'new@halden.example', password },
      { ...siteHeaders(5), hcaptchaToken: captcha },
    );
  try {
    for (let tried = 0; tried < 3; tried += 1) expect((await attempt('wrong', '-')).status).toBe(401);
    for (let tried = 0; tried < 3; tried += 1)
      expect(await attempt(PASSWORD, '-')).toMatchObject({
        status: 403,
        body: { code: 'error.captcha.required' },
      });
    expect((await attempt('wrong', 'solved')).status).toBe(401);
    expect((await attempt(PASSWORD, 'solved')).status).toBe(200);
    expect((await attempt(PASSWORD, '-')).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test('ERR-01 ERR-02 ERR-03 ERR-05 ERR-06 AUTH-04 blocked accounts are refused with their own code, to their owner only', async () => {
  const expected = {
    timeout: 'error.timeout.in.progress',
    excluded: 'error.exclusion.in.progress',
    'excluded-for-good': 'error.exclusion.in.progress.indefinitely',
    deactivated: 'error.account.deactivated',
    closed: 'error.account.closed',
  };
  for (const [who, code] of Object.entries(expected)) {
    expect(await login(`${who}@halden.example`)).toMatchObject({ status: 403, body: { code } });
    expect(await login(`${who}@halden.example`, 'wrong')).toMatchObject({ status: 401 });
  }
  const excluded = { remainingDays: 30, milliseconds: 30 * DAY, isCooling: false, initiator: 'player' };
  expect(await login('excluded@halden.example')).toMatchObject({
    body: { additionalInfo: { playerId: 50015, ...excluded } },
  });
  await advance(30 * DAY);
  expect((await login('excluded@halden.example')).status).toBe(200);
});

test('AUTH-32 cooling ends a time-out after a day; nobody else has one to end', async () => {
  const cooling = (playerId: number, siteId = 5): Promise<Answer> =>
    platform.post(`/platform/v1/player/${playerId}/timeout/cooling`, {}, siteHeaders(siteId));
  expect((await cooling(50014, 6)).status).toBe(404);
  expect((await cooling(50015)).status).toBe(404);
  expect(await cooling(50014)).toEqual({ status: 200, body: { isCooling: true, milliseconds: DAY } });
  await advance(HOUR);
  // A second request does not restart it.
  expect(await cooling(50014)).toMatchObject({ body: { milliseconds: DAY - HOUR } });
  expect(await login('timeout@halden.example')).toMatchObject({
    body: { additionalInfo: { isCooling: true, remainingDays: 1 } },
  });
  await advance(23 * HOUR);
  expect((await login('timeout@halden.example')).status).toBe(200);
});

test('AUTH-18 AUTH-33 an account of an older system signs in once it is migrated', async () => {
  const migrate = (email: string, password = PASSWORD): Promise<Answer> =>
    platform.post('/platform/v1/player/migration', { email, password }, siteHeaders(5));
  const legacy = 'legacy@halden.example';
  expect(await login(legacy)).toMatchObject({ status: 401, body: { code: 'error.player.not.found' } });
  expect((await migrate(legacy, 'wrong')).status).toBe(401);
  expect(await migrate(legacy)).toEqual({ status: 200, body: {} });
  expect((await login(legacy)).status).toBe(200);
  for (const email of ['regular@halden.example', 'nobody@halden.example', 'excluded@halden.example']) {
    expect(await migrate(email)).toMatchObject({ status: 401, body: { code: 'error.player.not.found' } });
  }
});

test('ERR-25 a token that is forged, unsigned, of another use or expired is refused', async () => {
  const player = await platform.signIn('new@halden.example');
  const [header = '', payload = '', signature = ''] = player.idToken.split('.');
  const text = Buffer.from(payload, 'base64url').toString();
  const forged = Buffer.from(text.replace('"playerId":50011', '"playerId":50013')).toString('base64url');
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  for (const authorization of [
    `${header}.${forged}.${signature}`,
    `${unsigned}.${payload}.`,
    `${unsigned}.${payload}.${signature}`,
    player.accessToken,
    player.refreshToken,
  ]) {
    expect(await platform.get(PROFILE, { ...player.headers, authorization })).toMatchObject(refused);
  }
  for (const token of [player.idToken, player.accessToken, 'x', `${player.refreshToken}x`]) {
    expect(await renew(token)).toMatchObject(refused);
  }
  expect((await renew(player.refreshToken, 6)).status).toBe(403);
  expect((await profile(player)).status).toBe(200);
  await advance(HOUR);
  expect(await profile(player)).toMatchObject(refused);
  expect((await renew(player.refreshToken)).status).toBe(200);
});

test('ERR-25 a refresh token is good once: repeated at once it has the same successor, later it ends the session', async () => {
  const player = await platform.signIn('new@halden.example');
  await advance(HOUR);
  const [first, second] = await Promise.all([renew(player.refreshToken), renew(player.refreshToken)]);
  expect(first.status).toBe(200);
  expect(second).toEqual(first);
  await advance(29_000);
  expect(await renew(player.refreshToken)).toEqual(first);
  await advance(2_000);
  expect(await renew(player.refreshToken)).toMatchObject(refused);
  // The successor is revoked as well, whether it is held by the thief or the player.
  expect(await renew(field(first, 'refreshToken'))).toMatchObject(refused);
  const headers = { ...player.headers, authorization: field(first, 'idToken') };
  expect(await platform.get(PROFILE, headers)).toMatchObject(refused);
});

test('CONST-06 a session that is used lasts 365 days, an idle one 30', async () => {
  const idle = await platform.signIn('new@halden.example');
  let { refreshToken } = await platform.signIn('new@halden.example');
  for (let day = 0; day < 364; day += 28) {
    await advance(28 * DAY);
    const answer = await renew(refreshToken);
    expect(answer.status).toBe(200);
    refreshToken = field(answer, 'refreshToken');
  }
  expect((await renew(idle.refreshToken)).status).toBe(401);
  await advance(DAY);
  expect(await renew(refreshToken)).toMatchObject(refused);
});

test('AUTH-29 API-003 API-004 sign-out ends this session, or all of them', async () => {
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => platform.signIn('regular@halden.example')));
  if (one === undefined || two === undefined || three === undefined) throw new Error('No sessions.');
  const logout = { accessToken: one.accessToken };
  expect(await platform.post('/platform/identity/logout', logout, siteHeaders(5))).toEqual({
    status: 200,
    body: {},
  });
  expect(await platform.post('/platform/identity/logout', logout, siteHeaders(5))).toEqual({
    status: 200,
    body: {},
  });
  expect(await profile(one)).toMatchObject(refused);
  expect((await profile(two)).status).toBe(200);
  await platform.post('/platform/v1/player/sign_out', { everywhere: true }, two.headers);
  expect(await profile(two)).toMatchObject(refused);
  expect(await renew(three.refreshToken)).toMatchObject(refused);
});

test('a player sees and ends the own sessions, and nobody else the same', async () => {
  const [here, there] = [
    await platform.signIn('regular@halden.example'),
    await platform.signIn('regular@halden.example'),
  ];
  const stranger = await platform.signIn('once@halden.example');
  const list = await platform.get('/platform/v1/player/sessions', here.headers);
  expect(list).toMatchObject({ body: { sessions: [{ current: expect.any(Boolean) }, {}] } });
  const [, payload = ''] = there.idToken.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const path = `/platform/v1/player/sessions/${field({ status: 0, body: claims }, 'sessionId')}`;
  expect((await platform.call('DELETE', path, undefined, stranger.headers)).status).toBe(404);
  expect((await platform.call('DELETE', path, undefined, here.headers)).status).toBe(200);
  expect(await profile(there)).toMatchObject(refused);
  expect((await profile(here)).status).toBe(200);
});

test('AUTH-02 a player is new in the first session only', async () => {
  const first = await platform.signIn('new@halden.example');
  expect(await profile(first)).toMatchObject({ body: { firstLogin: true } });
  expect(await profile(await platform.signIn('new@halden.example'))).toMatchObject({
    body: { firstLogin: false },
  });
});

test('AUTH-07 API-093 the login history has the last sign-ins, refused ones marked', async () => {
  const headers = { ...siteHeaders(5), 'x-forwarded-ip': '192.0.2.1', 'user-agent': 'Browser/1' };
  const credentials = { email: 'regular@halden.example', password: PASSWORD };
  await platform.post(LOGIN, credentials, headers);
  await advance(MINUTE);
  const player = await platform.signIn('regular@halden.example');
  expect(await platform.get('/platform/v1/player/last-activity-log', player.headers)).toEqual({
    status: 200,
    body: { loginDate: '2026-03-04T19:30:00.000Z', loginIp: '192.0.2.1', loginCountry: 'FI' },
  });
  expect(await platform.get('/platform/v1/player/login-history', player.headers)).toMatchObject({
    body: { logins: [{ loginIp: '127.0.0.1' }, { userAgent: 'Browser/1', successful: true }] },
  });
});

test('GUARD-33 a player who is blocked while signed in is out of all sessions at once', async () => {
  const player = await platform.signIn('regular@halden.example');
  const ended: number[] = [];
  const stop = platform.platform.events.on('session-ended', ({ playerId }) => ended.push(playerId));
  await platform.platform.identity.restrict(50013, {
    kind: 'self-exclusion',
    setBy: 'player',
    reason: 'own wish',
  });
  stop();
  expect(ended).toEqual([50013]);
  expect(await profile(player)).toMatchObject({ status: 401, body: { code: 'error.session.blocked' } });
  expect(await renew(player.refreshToken)).toMatchObject({ status: 401 });
  expect(await login('regular@halden.example')).toMatchObject({
    body: { code: 'error.exclusion.in.progress.indefinitely' },
  });
});

test.runIf(process.env['TEST_DATABASE_URL'])(
  'two processes on one server are one platform: sessions, tries and ended tokens hold in both',
  async () => {
    const shared = await testDatabase();
    const [one, two] = await Promise.all([
      startTestPlatform({ database: shared.settings, random: secureRandomness() }),
      startTestPlatform({ database: shared.settings, random: secureRandomness() }),
    ]);
    try {
      const player = await one.signIn('regular@halden.example');
      expect((await two.get(PROFILE, player.headers)).status).toBe(200);
      const renewals = await Promise.all(
        [one, two, one, two].map((process) =>
          process.post('/platform/identity/token', { refreshToken: player.refreshToken }, siteHeaders(5)),
        ),
      );
      expect(new Set(renewals.map((answer) => JSON.stringify(answer))).size).toBe(1);
      await one.post('/platform/v1/player/sign_out', {}, player.headers);
      expect(await two.get(PROFILE, player.headers)).toMatchObject(refused);
      const wrong = { email: 'once@halden.example', password: 'wrong' };
      for (const process of [one, two, one, two, one]) await process.post(LOGIN, wrong, siteHeaders(5));
      const right = { ...wrong, password: PASSWORD };
      expect((await two.post(LOGIN, right, siteHeaders(5))).status).toBe(429);
    } finally {
      await Promise.all([one.close(), two.close()]);
      await shared.remove();
    }
  },
  60_000,
);
