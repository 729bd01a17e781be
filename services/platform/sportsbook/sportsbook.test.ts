import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { siteHeaders, startTestPlatform, type SignedIn, type TestPlatform } from '../fixtures/test-platform';
import { NO_THIRD_PARTIES } from '../third-parties';

const PLAYER = 'regular@brasa.example';
const SITE = siteHeaders(7);
const CREATE = '/platform/sports/auth/session/create';
const UPDATE = '/platform/sports/webhooks/user-balance-update';
const CONTEXT = '/platform/context/sportsbook/context';

interface Received {
  path: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

/** Calls received by the provider, and its next response. */
const received: Received[] = [];
let answer: { status: number; text: string } | 'silence';
let provider: Server;
let platform: TestPlatform;
let player: SignedIn;
let playerId: number;

const good = {
  staticContextId: 'static-1',
  userContextId: 'user-context-1',
  expiresAt: '2026-03-04T20:30:00.000Z',
};
const behaves = () => (answer = { status: 200, text: JSON.stringify(good) });

beforeAll(async () => {
  behaves();
  provider = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      received.push({ path: request.url ?? '', key: request.headers.authorization, body });
      if (answer !== 'silence') response.writeHead(answer.status).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const sportsbook = { url, origin: 'https://book.example', key: 'a-key', timeoutMs: 200 };
  platform = await startTestPlatform({
    thirdParties: { ...NO_THIRD_PARTIES, developmentSender: true, sportsbook },
  });
  player = await platform.signIn(PLAYER);
  playerId = (await platform.platform.players.byEmail(7, PLAYER))?.playerId ?? 0;
});
afterEach(() => {
  received.length = 0;
  behaves();
  platform.platform.sportsbook.reset();
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await platform.close();
});

const loggedOut = {
  correlationId: '00000000-0000-4000-8000-000000000001',
  brandId: 'brand-1',
  dateTimeStamp: '2026-03-04T19:30:00.000Z',
  customerState: 'loggedOut',
  visitorDetails: {
    channel: 'mobile',
    country: 'CL',
    language: 'CL',
    oddsFormat: 'decimal',
    timeZone: 'America/Santiago',
  },
  loggedOutCustomer: { currency: 'CLP' },
  deepLinking: { category: 'football', region: 'england' },
  iFrameSetup: { hostOrigin: 'https://brasa.example', theme: { background: '#0e0718' } },
};

const loggedIn = () => ({
  ...loggedOut,
  customerState: 'loggedIn',
  loggedOutCustomer: undefined,
  loggedInCustomer: { playerId, name: 'Camila', currency: 'EUR' },
});

test('API-009 AUTH-34 a session is created for a player, and its cookie lasts a year', async () => {
  const response = await fetch(platform.url + CREATE, { method: 'POST', headers: player.headers });
  expect([response.status, await response.json()]).toEqual([200, {}]);
  expect(response.headers.get('set-cookie')).toMatch(
    /^sports-session=[\w-]{36}; Max-Age=31536000; Path=\/; HttpOnly;/,
  );
  expect(await platform.post(CREATE, undefined, SITE)).toMatchObject({ status: 401 });
});

test('API-054 SPORT-02 a visitor gets a frame without a session at the wallet', async () => {
  expect(await platform.post(CONTEXT, loggedOut, SITE)).toEqual({
    status: 200,
    body: {
      contextData: {
        iframeUrl: 'https://book.example/frame/static-1/user-context-1',
        expiresAt: good.expiresAt,
      },
    },
  });
  expect(received).toEqual([
    {
      path: '/contexts',
      key: 'Bearer a-key',
      body: {
        brandId: 'brand-1',
        language: 'CL',
        currency: 'CLP',
        country: 'CL',
        oddsFormat: 'decimal',
        timeZone: 'America/Santiago',
        deepLinking: { category: 'football', region: 'england' },
        hostOrigin: 'https://brasa.example',
        theme: { background: '#0e0718' },
      },
    },
  ]);
});

test('API-054 a player needs a sports session first; its token opens the wallet once', async () => {
  const fresh = await platform.signIn(PLAYER);
  expect(await platform.post(CONTEXT, loggedIn(), fresh.headers)).toMatchObject({
    status: 409,
    body: { code: 'error.sports.session.required' },
  });
  await platform.post(CREATE, undefined, fresh.headers);
  expect((await platform.post(CONTEXT, loggedIn(), fresh.headers)).status).toBe(200);
  const body = received[0]?.body ?? {};
  expect(body).toMatchObject({ currency: 'BRL', playerName: 'Camila', session: expect.any(String) });
  const { sessions } = platform.platform.launches;
  const token = String(body['session']);
  expect(await sessions.redeem(token)).toMatchObject({
    isOpen: true,
    game: { mode: 'real', provider: 'sportsbook', gameId: 'sportsbook', playerId, currency: 'BRL' },
  });
  expect(await sessions.redeem(token)).toBeUndefined();
});

test('SPORT-03 a context of both customers, of none, or of another state than the caller’s is refused', async () => {
  const both = { ...loggedIn(), loggedOutCustomer: { currency: 'EUR' } };
  const none = { ...loggedOut, loggedOutCustomer: undefined };
  const other = { ...loggedIn(), loggedInCustomer: { playerId: playerId + 1, currency: 'EUR' } };
  await platform.post(CREATE, undefined, player.headers);
  for (const [body, headers, status] of [
    [both, player.headers, 400],
    [none, SITE, 400],
    [loggedIn(), SITE, 400],
    [loggedOut, player.headers, 400],
    [other, player.headers, 403],
  ] as const)
    expect((await platform.post(CONTEXT, body, headers)).status).toBe(status);
  expect(received).toEqual([]);
});

test('API-054 a silent, failing or wrong provider is an answer of its own, and rests after five failures', async () => {
  const ask = () => platform.post(CONTEXT, loggedOut, SITE);
  const unavailable = { status: 503, body: { code: 'error.sportsbook.unavailable' } };
  for (const bad of [
    'silence',
    { status: 500, text: '' },
    { status: 200, text: '<html>' },
    { status: 200, text: '{"staticContextId":"../x","userContextId":"user-context-1"}' },
    { status: 200, text: '{}' },
  ] as const) {
    answer = bad;
    expect(await ask()).toMatchObject(unavailable);
  }
  behaves();
  received.length = 0;
  expect(await ask()).toMatchObject(unavailable);
  expect(received).toEqual([]);
});

test('API-010 AUTH-35 a changed balance is passed on for the own account; a failing provider changes nothing', async () => {
  const update = { playerId, balance: 12_345 };
  expect(await platform.post(UPDATE, update, player.headers)).toEqual({ status: 200, body: {} });
  await expect.poll(() => received).toMatchObject([{ path: '/webhooks/user-balance-update', body: update }]);
  const others = { playerId: playerId + 1, balance: 1 };
  expect((await platform.post(UPDATE, others, player.headers)).status).toBe(403);
  answer = { status: 500, text: '' };
  expect(await platform.post(UPDATE, update, player.headers)).toEqual({ status: 200, body: {} });
});

test('a market whose law has no sports betting has no sportsbook, signed in or not', async () => {
  const visitor = { ...siteHeaders(5), 'x-visitor-country': 'NZ' };
  await platform.call('POST', '/platform/_control/clock', { now: '2027-01-10T12:00:00.000Z' });
  try {
    expect(await platform.post(CONTEXT, loggedOut, visitor)).toMatchObject({
      status: 403,
      body: { code: 'error.game.vertical.not.offered' },
    });
  } finally {
    await platform.call('POST', '/platform/_control/clock', null);
  }
});
