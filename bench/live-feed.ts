/**
 * `npm run bench:live-feed`: 10,000 pages at one process, each watching 12 tables and 8 jackpots. Measures
 * bytes per page, CPU of the process, and the time until a change of seats has reached all pages.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import type { PlatformLiveValues } from '../schemas/generated/types';
import type { FeedCommand, FeedReply } from './live-feed-server';

const SOCKETS = Number(process.env['SOCKETS'] ?? 10_000);
const OPENING_AT_ONCE = 50;
const TABLES = 12;
const JACKPOTS = 8;
const SECONDS = 30;
const CHANGES = 5;

const server = fork(fileURLToPath(new URL('./live-feed-server.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
});

async function ask<Kind extends FeedReply['kind']>(
  command: FeedCommand,
  kind: Kind,
): Promise<Extract<FeedReply, { kind: Kind }>> {
  const answer = once(server, 'message');
  server.send(command);
  const [reply] = (await answer) as [FeedReply];
  if (reply.kind !== kind) throw new Error(`The server answered ${reply.kind} instead of ${kind}.`);
  return reply as Extract<FeedReply, { kind: Kind }>;
}

/** A part of a list, different for each client. */
function slice<T>(list: readonly T[], client: number, count: number): T[] {
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => {
    const item = list[(client * count + index) % list.length];
    if (item === undefined) throw new Error('the list is empty');
    return item;
  });
}

function tablesIn(text: string): PlatformLiveValues['body']['tables'] {
  const message = JSON.parse(text) as PlatformLiveValues;
  return message.body.tables;
}

let bytes = 0;
let messages = 0;
/** Arrival times of a change by client; set during a measurement. */
let arrivals: Map<WebSocket, number> | undefined;
let isChange: (text: string) => boolean = () => false;

function openSocket(url: string, topics: object): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/platform/live?siteId=5`, {
    perMessageDeflate: false,
  });
  socket.on('message', (data: Buffer) => {
    bytes += data.length;
    messages += 1;
    if (arrivals?.has(socket) === false && isChange(data.toString())) arrivals.set(socket, Date.now());
  });
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.send(JSON.stringify({ action: 'watch', ...topics }));
      resolve(socket);
    });
    socket.on('error', reject);
  });
}

const sockets: WebSocket[] = [];
try {
  const { url, tables, jackpots } = await ask({ kind: 'start' }, 'started');
  const before = await ask({ kind: 'usage' }, 'usage');
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < SOCKETS) {
      const client = next++;
      const topics = { tables: slice(tables, client, TABLES), jackpots: slice(jackpots, client, JACKPOTS) };
      sockets[client] = await openSocket(url, topics);
    }
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, worker));
  await wait(3_000);
  const opened = await ask({ kind: 'usage' }, 'usage');
  console.log(`clients                       ${opened.sockets}`);
  console.log(
    `memory for each               ${((opened.rss - before.rss) / SOCKETS / 1024).toFixed(1)} KB of resident memory`,
  );

  bytes = messages = 0;
  const [usage, startedAt] = [await ask({ kind: 'usage' }, 'usage'), performance.now()];
  await wait(SECONDS * 1_000);
  const seconds = (performance.now() - startedAt) / 1_000;
  const used = (await ask({ kind: 'usage' }, 'usage')).cpuMs - usage.cpuMs;
  console.log(`messages to each              ${(messages / SOCKETS / seconds).toFixed(2)} per second`);
  console.log(`bytes to each                 ${(bytes / SOCKETS / seconds).toFixed(0)} per second`);
  console.log(`CPU of the process            ${((used / seconds / 1_000) * 100).toFixed(0)} % of one core`);

  const delays: number[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    await wait(2_500);
    // All tables alternate between full and not full, which does not occur by chance.
    const isFull = change % 2 === 1;
    arrivals = new Map();
    const changed = await ask({ kind: 'change', players: isFull ? 10_000 : 0 }, 'changed');
    const own = new Set(changed.tables);
    isChange = (text) =>
      tablesIn(text).some((table) => own.has(table.tableId) && isFull === (table.seatsTaken === table.seats));
    const watching = sockets.filter((_, client) =>
      slice(tables, client, TABLES).some((table) => own.has(table)),
    );
    await wait(2_500);
    const heard = arrivals;
    arrivals = undefined;
    delays.push(...watching.flatMap((socket) => (heard.get(socket) ?? Infinity) - changed.at));
  }
  delays.sort((one, other) => one - other);
  const at = (share: number) => delays[Math.floor(share * (delays.length - 1))] ?? 0;
  console.log(
    `from the change to the page   ${at(0.5)} ms median, ${at(0.99)} ms for 99 %, ${at(1)} ms at most (${delays.length} messages)`,
  );
} finally {
  for (const socket of sockets) socket.terminate();
  server.disconnect();
}
