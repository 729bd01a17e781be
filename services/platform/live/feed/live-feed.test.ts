import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { PlatformLiveValues, PlatformTables } from '../../../../schemas/generated/types';
import { validatePlatformLiveValues } from '../../../../schemas/generated/validators.js';
import { callWallet } from '../../fixtures/provider-client';
import { DATA_DIR, NOW, startTestPlatform, type TestPlatform } from '../../fixtures/test-platform';

const siteOfHalden = 5;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ gamesFile: path.join(DATA_DIR, 'games.json'), liveSockets: 3 });
});
afterAll(() => platform.close());

interface Feed {
  /** Texts received so far. */
  texts: string[];
  send(message: unknown): void;
  /** The next message with live values, validated against its schema. */
  next(): Promise<PlatformLiveValues['body']>;
  closed: Promise<number>;
  close(): Promise<void>;
}

/** Rejects with the HTTP status when the feed refuses the socket. */
async function open(
  siteId: number | string = siteOfHalden,
  headers: Record<string, string> = {},
): Promise<Feed> {
  const url = `${platform.url.replace('http', 'ws')}/platform/live?siteId=${siteId}`;
  const socket = new WebSocket(url, { headers });
  const texts: string[] = [];
  socket.on('message', (data) => texts.push(String(data)));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, response) => {
      reject(new Error(String(response.statusCode)));
      socket.terminate();
    });
  });
  let read = 0;
  return {
    texts,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async next() {
      await expect.poll(() => texts.length, { timeout: 5_000 }).toBeGreaterThan(read);
      const message: unknown = JSON.parse(texts[read] ?? '');
      read += 1;
      if (!validatePlatformLiveValues(message)) throw new Error(`no live values: ${JSON.stringify(message)}`);
      return message.body;
    },
    async close() {
      socket.close();
      await closed;
    },
  };
}

async function tableOf(gameId: string): Promise<PlatformTables['tables'][number]> {
  const { body } = await platform.get('/platform/gameadmin/tables?partnerid=2178&providerKind=pragmaticplay');
  const table = (body as PlatformTables).tables.find((each) => each.gameId === gameId);
  if (!table) throw new Error(`the catalogue has no ${gameId}`);
  return table;
}

test('LIVE-05 BLOCK-43 a client gets everything it watches, and then what changes of it', async () => {
  await platform.post('/platform/_control/clock', { now: NOW });
  const { TableId, seats, seatsTaken, dealer, betLimits } = await tableOf('velvet-roulette');
  const feed = await open();
  const other = await open();
  const jackpots = (await platform.get('/platform/v1/gaming/jackpots?siteId=5&gameIds=cherry-thunderstruck'))
    .body;
  feed.send({ action: 'watch', tables: [TableId, 'no-such-table'], jackpots: ['cherry-thunderstruck'] });
  other.send({ action: 'watch', tables: ['no-such-table'], jackpots: [] });
  const table = { tableId: TableId, open: true, seats, seatsTaken, dealer, ...betLimits };
  const shown = (jackpots as { gameId: string; amount: number; currency: string }[]).map(
    ({ gameId, amount, currency }) => ({ gameId, amount, currency }),
  );
  expect(await feed.next()).toEqual({ type: 'LIVE_VALUES', tables: [table], jackpots: shown });
  expect(await other.next()).toEqual({ type: 'LIVE_VALUES', tables: [], jackpots: [] });

  const report = { tables: [{ table: TableId, players: 1, results: ['17'] }] };
  expect((await callWallet({ url: platform.url, now: NOW }, 'pragmaticplay', 'tables', report)).status).toBe(
    200,
  );
  expect(await feed.next()).toEqual({
    type: 'LIVE_VALUES',
    tables: [{ ...table, seatsTaken: Math.min(seats, seatsTaken + 1) }],
    jackpots: [],
  });
  // Topics that are no longer watched are not sent.
  feed.send({ action: 'watch', tables: [], jackpots: [] });
  expect(await feed.next()).toEqual({ type: 'LIVE_VALUES', tables: [], jackpots: [] });
  expect(other.texts).toHaveLength(1);
  feed.send({ action: 'ping' });
  await expect.poll(() => feed.texts.at(-1)).toBe('pong');
  await Promise.all([feed.close(), other.close()]);
});

test('LIVE-05 the feed refuses foreign pages, unknown sites and more sockets than it may hold', async () => {
  await expect(open(siteOfHalden, { origin: 'https://evil.example' })).rejects.toThrow('403');
  await expect(open(999)).rejects.toThrow('400');
  await expect(open('')).rejects.toThrow('400');
  const feeds = await Promise.all([open(), open(), open()]);
  await expect(open()).rejects.toThrow('503');
  await Promise.all(feeds.map((feed) => feed.close()));
  await expect.poll(() => platform.platform.liveFeed.sockets).toBe(0);
});

test('LIVE-05 a client that sends something else, or too much, is closed', async () => {
  for (const message of ['no JSON', { action: 'watch' }, { action: 'watch', tables: [1], jackpots: [] }]) {
    const feed = await open();
    feed.send(message);
    expect(await feed.closed).toBe(1008);
  }
  const feed = await open();
  for (let count = 0; count < 130; count += 1) feed.send({ action: 'ping' });
  expect(await feed.closed).toBe(1008);
});
