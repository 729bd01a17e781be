import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { textOf } from '../fixtures/registering';
import { siteHeaders, startTestPlatform, type SignedIn, type TestPlatform } from '../fixtures/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ socketsPerPlayer: 2 });
});
afterAll(() => platform.close());

interface Client {
  /** The next incoming text, in order. */
  next(): Promise<string>;
  send(text: string): void;
  /** Resolves with the close code when the gateway closes the socket. */
  closed: Promise<number>;
  close(): Promise<void>;
}

/** Opens a socket. Rejects with the HTTP status when the gateway refuses it. */
function open(ticket: string, headers: Record<string, string> = {}): Promise<Client> {
  const url = `${platform.url.replace('http', 'ws')}/platform/ws?Authorization=${ticket}`;
  const socket = new WebSocket(url, { headers });
  const arrived: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  socket.on('message', (data) => {
    const take = waiting.shift();
    if (take === undefined) arrived.push(String(data));
    else take(String(data));
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => {
      reject(new Error(String(response.statusCode)));
      socket.terminate();
    });
    socket.on('error', reject);
    socket.on('open', () =>
      resolve({
        next: () =>
          new Promise((take) => {
            const text = arrived.shift();
            if (text === undefined) waiting.push(take);
            else take(text);
          }),
        send: (text) => socket.send(text),
        closed,
        async close() {
          socket.close();
          await closed;
        },
      }),
    );
  });
}

async function ticketOf({ headers }: SignedIn): Promise<string> {
  return textOf(await platform.post('/platform/v1/player/ws-ticket', {}, headers), 'ticket');
}

test('WS-02 an upgrade of an address that is no URL, or of none of the endpoints, is refused', async () => {
  for (const [address, status] of [
    ['//', 400],
    ['/platform/constructor', 404],
  ] as const) {
    const { port, hostname } = new URL(platform.url);
    const sent = request({
      port,
      hostname,
      path: address,
      headers: { connection: 'upgrade', upgrade: 'websocket' },
    });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(status);
  }
  expect((await platform.get('/health')).status).toBe(200);
});

test('WS-02 a ticket opens one socket within 30 seconds, and nothing else opens any', async () => {
  const player = await platform.signIn('regular@kiekko.example');
  const ticket = await ticketOf(player);
  const socket = await open(ticket);
  await expect(open(ticket)).rejects.toThrow('401');
  await socket.close();
  await expect(open('')).rejects.toThrow('401');
  await expect(open(player.idToken)).rejects.toThrow('401');

  const late = await ticketOf(player);
  await platform.post('/platform/_control/clock', { advanceMs: 30_000 });
  await expect(open(late)).rejects.toThrow('401');
  await platform.post('/platform/_control/clock', { now: null });

  const signedOut = await platform.signIn('once@kiekko.example');
  const left = await ticketOf(signedOut);
  await platform.post('/platform/v1/player/sign_out', {}, signedOut.headers);
  await expect(open(left)).rejects.toThrow('401');
});

test('WS-02 another site, another origin and one socket too many are refused', async () => {
  const player = await platform.signIn('regular@halden.example');
  const elsewhere = await platform.post(
    '/platform/v1/player/ws-ticket',
    {},
    { ...player.headers, ...siteHeaders(6) },
  );
  expect(elsewhere).toMatchObject({ status: 403, body: { code: 'error.site.mismatch' } });
  await expect(open(await ticketOf(player), { 'x-site-context': '6' })).rejects.toThrow('403');
  await expect(open(await ticketOf(player), { origin: 'https://evil.example' })).rejects.toThrow('403');
  const sockets = [
    await open(await ticketOf(player), { origin: 'http://halden.localhost:3000' }),
    await open(await ticketOf(player)),
  ];
  await expect(open(await ticketOf(player))).rejects.toThrow('429');
  await Promise.all(sockets.map((socket) => socket.close()));
});

test('WS-03 WS-04 the balance comes when the socket opens and after each change; a ping is answered by pong', async () => {
  const player = await platform.signIn('regular@brasa.example');
  const socket = await open(await ticketOf(player));
  const profile = await platform.get('/platform/v1/player/profile', player.headers);
  const playerId = Number(Reflect.get(Object(profile.body), 'playerId'));
  const held = await platform.platform.ledger.balance(playerId);
  expect(held).toBeDefined();
  expect(JSON.parse(await socket.next())).toEqual({
    body: { type: 'WALLET_BALANCE', balanceMap: held?.balanceMap },
  });
  socket.send('{"action":"ping"}');
  expect(await socket.next()).toBe('pong');
  socket.send('no json');

  await platform.platform.ledger.execute(
    playerId,
    {
      kind: 'adjustment',
      reference: 'gateway-test',
      amount: 700,
      currency: held?.currency ?? '',
      reason: 'test',
    },
    { source: 'operator', actor: 'test' },
  );
  const main = (held?.balanceMap.main ?? 0) + 700;
  expect(JSON.parse(await socket.next())).toMatchObject({ body: { balanceMap: { main } } });
  await socket.close();
});

test('WS-05 changed attributes of the profile are pushed to their player only', async () => {
  const player = await platform.signIn('regular@kiekko.example');
  const other = await platform.signIn('once@kiekko.example');
  const [socket, stranger] = [await open(await ticketOf(player)), await open(await ticketOf(other))];
  await Promise.all([socket.next(), stranger.next()]);
  const path = '/platform/v1/player/update_term_and_condition_version';
  await platform.post(path, { version: '7' }, player.headers);
  expect(JSON.parse(await socket.next())).toEqual({
    body: { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: { termsAndConditionsAcceptedVersion: '7' } },
  });
  stranger.send('{"action":"ping"}');
  expect(await stranger.next()).toBe('pong');
  await Promise.all([socket.close(), stranger.close()]);
});

test('WS-01 the end of a session closes its sockets with 4401, and leaves those of other sessions open', async () => {
  const first = await platform.signIn('regular@kiekko.example');
  const second = await platform.signIn('regular@kiekko.example');
  const [ended, stays] = [await open(await ticketOf(first)), await open(await ticketOf(second))];
  await platform.post('/platform/v1/player/sign_out', {}, first.headers);
  expect(await ended.closed).toBe(4401);
  await stays.next();
  stays.send('{"action":"ping"}');
  expect(await stays.next()).toBe('pong');
  await platform.post('/platform/v1/player/sign_out', { everywhere: true }, second.headers);
  expect(await stays.closed).toBe(4401);
});

test('API-119 WS-01 a self-exclusion closes the sockets of every device within two seconds', async () => {
  const devices = [
    await platform.signIn('bonus@kiekko.example'),
    await platform.signIn('bonus@kiekko.example'),
  ];
  const sockets = await Promise.all(devices.map(async (device) => open(await ticketOf(device))));
  const [here] = devices;
  const exclusion = { exclusionInMonths: 6, exclusionDelayInHours: 0 };
  await platform.call('PATCH', '/platform/v1/player/exclusion', exclusion, here?.headers);
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401]);
});

test('WS-06 a client that says too much at once or too often is closed', async () => {
  const player = await platform.signIn('regular@kiekko.example');
  const chatty = await open(await ticketOf(player));
  for (let said = 0; said < 61; said += 1) chatty.send('{"action":"ping"}');
  expect(await chatty.closed).toBe(1008);
  const verbose = await open(await ticketOf(player));
  verbose.send('x'.repeat(2000));
  expect(await verbose.closed).toBe(1009);
});

test('WS-07 a gateway that stops says goodbye with 1001, so that clients connect again, and takes nobody in', async () => {
  const player = await platform.signIn('regular@kiekko.example');
  const socket = await open(await ticketOf(player));
  await platform.platform.gateway.close();
  expect(await socket.closed).toBe(1001);
  await expect(open(await ticketOf(player))).rejects.toThrow('503');
});
