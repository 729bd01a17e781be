import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerAnswer } from '../../../schemas/generated/types';
import { balanceOf } from '../balance/balance';
import { type ChannelPorts, createPlayerChannel } from './player-channel';
import type { SocketLike } from '../../../ui/live/socket';

const answer: PlayerAnswer = {
  firstName: 'Aino',
  firstLogin: false,
  currency: 'EUR',
  display: { symbol: '€', hasSpace: false, position: 'before' },
  balance: balanceOf({ main: 100, locked: 0, bonus: [] }),
  requestedDocuments: 0,
  documents: 'INACTIVE',
  unread: { messages: 0, notifications: 0 },
  favourites: [],
};

/** A socket controlled by the test. */
interface TestSocket extends SocketLike {
  sent: string[];
  opens(): void;
  says(data: unknown): void;
  loses(code?: number): void;
}

function testSocket(): TestSocket {
  const socket: TestSocket = {
    readyState: 0,
    sent: [],
    onopen: null,
    onclose: null,
    onerror: null,
    onmessage: null,
    send: (text) => void socket.sent.push(String(text)),
    close: () => undefined,
    opens() {
      Object.assign(socket, { readyState: 1 });
      socket.onopen?.call(socket as unknown as WebSocket, new Event('open'));
    },
    says: (data) => socket.onmessage?.call(socket as unknown as WebSocket, { data } as MessageEvent),
    loses: (code = 1006) => socket.onclose?.call(socket as unknown as WebSocket, { code } as CloseEvent),
  };
  return socket;
}

/** A page with a channel and a site that responds from `replies`; records the channel's actions. */
function page(websocket: boolean, replies: Record<string, () => { status: number; body: unknown }> = {}) {
  const requested: string[] = [];
  const sessionChecks: string[] = [];
  const left: string[] = [];
  const words: string[] = [];
  const sockets: TestSocket[] = [];
  const browser = { hidden: false, online: true };
  const ports: ChannelPorts = {
    async ask(address) {
      const path = address.split('?')[0] ?? '';
      if (path === '/api/player/session-status') sessionChecks.push(path);
      else requested.push(path);
      if (!browser.online) throw new TypeError('offline');
      if (replies[path]) return replies[path]();
      if (path === '/api/socket-ticket') return { status: 200, body: { url: 'ws://gateway.test' } };
      return { status: 200, body: answer };
    },
    openSocket() {
      const socket = testSocket();
      sockets.push(socket);
      return socket;
    },
    isHidden: () => browser.hidden,
    pagePath: () => '/en-UN/online-casino',
    leaveTo: (address) => void left.push(address),
    leaveSession: () => void left.push('session over'),
    log: (text) => void words.push(text),
  };
  const channel = createPlayerChannel({ locale: 'en-UN', websocket }, ports);
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket');
    return socket;
  };
  return { channel, asked: requested, sessionChecks, left, words, sockets, browser, last };
}

const push = (main: number) =>
  JSON.stringify({ body: { type: 'WALLET_BALANCE', balanceMap: { main, locked: 0, bonus: [] } } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('WALLET-08 the balance is read at 20 and 40 seconds, not while the page is hidden, and not after the end', async () => {
  const { channel, asked: requested, browser } = page(false);
  channel.start();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(requested).toEqual(['/api/player', '/api/player/balance', '/api/player/balance']);
  browser.hidden = true;
  channel.visibilityChanged();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested).toHaveLength(3);
  browser.hidden = false;
  channel.visibilityChanged();
  await vi.advanceTimersByTimeAsync(0);
  expect(requested).toHaveLength(4);
  channel.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested).toHaveLength(4);
});

test('WALLET-06 a failed poll keeps the amounts and says error; the next one repairs it', async () => {
  const { channel, browser } = page(false);
  channel.start();
  await vi.advanceTimersByTimeAsync(0);
  browser.online = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(channel.view.balance).toEqual({ status: 'error', amounts: answer.balance, error: 'network' });
  browser.online = true;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(channel.view.balance.status).toBe('success');
});

test('AUTH-13 an answer of 401 ends the session of the page', async () => {
  const { channel, left } = page(false, { '/api/player': () => ({ status: 401, body: {} }) });
  channel.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(left).toEqual(['session over']);
});

test('WS-01 no socket without the flag, none after the end', async () => {
  const off = page(false);
  off.channel.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(off.sockets).toHaveLength(0);
  const on = page(true);
  on.channel.start();
  await vi.advanceTimersByTimeAsync(0);
  const closed = vi.spyOn(on.last(), 'close');
  on.channel.stop();
  expect(closed).toHaveBeenCalledOnce();
});

test('WS-03 pings at 20 and 40 seconds while open, none after the loss', async () => {
  const { channel, last } = page(true);
  channel.start();
  await vi.advanceTimersByTimeAsync(0);
  const socket = last();
  socket.opens();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(socket.sent).toEqual(['{"action":"ping"}', '{"action":"ping"}']);
  socket.loses();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket.sent).toHaveLength(2);
});

test('WS-04, WS-06 a push changes the balance without a call; what is no JSON or of no known kind changes nothing', async () => {
  const { channel, last, asked: requested } = page(true);
  channel.start();
  await vi.advanceTimersByTimeAsync(0);
  last().opens();
  const before = requested.length;
  for (const noise of [
    'pong',
    '{',
    '{"body":{"type":"SOMETHING"}}',
    '{"body":{"type":"WALLET_BALANCE"}}',
    null,
  ])
    last().says(noise);
  expect(channel.view.balance.amounts?.totalBalance).toBe(100);
  last().says(push(250));
  expect(channel.view.balance).toMatchObject({ status: 'success', amounts: { totalBalance: 250 } });
  expect(requested).toHaveLength(before);
});

test('WS-04 an answer that was asked for before a push does not undo it', async () => {
  let release: (value: { status: number; body: unknown }) => void = () => undefined;
  const replies = { '/api/player/balance': () => ({ status: 200, body: answer }) };
  const { channel, last } = page(true, replies);
  channel.start();
  await vi.advanceTimersByTimeAsync(0);
  last().opens();
  const late = new Promise<{ status: number; body: unknown }>((resolve) => (release = resolve));
  Object.assign(replies, { '/api/player/balance': () => late });
  await vi.advanceTimersByTimeAsync(20_000);
  last().says(push(250));
  release({ status: 200, body: answer });
  await vi.advanceTimersByTimeAsync(0);
  expect(channel.view.balance.amounts?.totalBalance).toBe(250);
});

test('WS-05 changed attributes ask whether the page is still open, and leave it when it is not', async () => {
  const { channel, last, left } = page(true, {
    '/api/player/access': () => ({ status: 200, body: { to: '/en-UN' } }),
  });
  channel.start();
  await vi.advanceTimersByTimeAsync(0);
  last().opens();
  last().says(JSON.stringify({ body: { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: { casino: false } } }));
  await vi.advanceTimersByTimeAsync(0);
  expect(left).toEqual(['/en-UN']);
});

test('INBOX-04 a pushed change of the inbox has the page count anew, and asks nothing else', async () => {
  const unread = { messages: 1, notifications: 2 };
  const {
    channel,
    last,
    asked: requested,
  } = page(true, {
    '/api/player/unread': () => ({ status: 200, body: unread }),
  });
  const heard = vi.fn();
  channel.onInbox(heard);
  channel.start();
  await vi.advanceTimersByTimeAsync(0);
  last().opens();
  const before = requested.length;
  last().says(JSON.stringify({ body: { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: { inbox: 'now' } } }));
  await vi.advanceTimersByTimeAsync(0);
  expect(requested.slice(before)).toEqual(['/api/player/unread']);
  expect(channel.view.player?.unread).toEqual(unread);
  expect(heard).toHaveBeenCalledOnce();
});

test('WS-07, WS-08 ten reconnects three seconds apart, then one warning and no more', async () => {
  const { channel, sockets, last, words, left } = page(true);
  channel.start();
  await vi.advanceTimersByTimeAsync(0);
  last().opens();
  last().loses();
  for (let reconnect = 1; reconnect <= 10; reconnect += 1) {
    await vi.advanceTimersByTimeAsync(2_999);
    expect(sockets).toHaveLength(reconnect);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(reconnect + 1);
    last().loses();
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(11);
  expect(words).toHaveLength(1);
  expect(left).toEqual([]);
});

test('SM-35 a connection that opens begins the count of reconnects anew', async () => {
  const { channel, sockets, last, words } = page(true);
  channel.start();
  await vi.advanceTimersByTimeAsync(0);
  for (let round = 0; round < 15; round += 1) {
    last().opens();
    last().loses();
    await vi.advanceTimersByTimeAsync(3_000);
  }
  expect(sockets).toHaveLength(16);
  expect(words).toEqual([]);
});

test('a gateway that says the session has ended is believed by the site before the page is left', async () => {
  let over = false;
  const { channel, last, left, sockets } = page(true, {
    '/api/player/balance': () => ({ status: over ? 401 : 200, body: answer }),
  });
  channel.start();
  await vi.advanceTimersByTimeAsync(0);
  last().opens();
  over = true;
  last().loses(4401);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(left).toEqual(['session over']);
  expect(sockets).toHaveLength(1);
});

test('LIMIT-19 the page polls the state of the session every second, and never while a socket is open', async () => {
  let over = false;
  const reply = () => ({ status: over ? 401 : 200, body: {} });
  const polled = page(false, { '/api/player/session-status': reply });
  polled.channel.start();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(polled.sessionChecks).toHaveLength(3);
  polled.browser.hidden = true;
  polled.channel.visibilityChanged();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(polled.sessionChecks).toHaveLength(3);
  polled.browser.hidden = false;
  polled.channel.visibilityChanged();
  over = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(polled.left).toEqual(['session over']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(polled.sessionChecks).toHaveLength(4);

  const open = page(true, { '/api/player/session-status': reply });
  open.channel.start();
  await vi.advanceTimersByTimeAsync(0);
  open.last().opens();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(open.sessionChecks).toEqual([]);
});
