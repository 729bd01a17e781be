/** `npm run bench:websockets`: 5,000 players with a socket each at one process; time until all have received a new balance. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import type { ServerCommand, ServerReply } from './websocket-server';

const SOCKETS = Number(process.env['SOCKETS'] ?? 5000);
const OPENING_AT_ONCE = 50;
/** Tickets are valid for 30 seconds, so they are issued and used in batches. */
const PORTION = 500;
const ROUNDS = 5;

const server = fork(fileURLToPath(new URL('./websocket-server.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx', '--expose-gc'],
});

async function ask<Kind extends ServerReply['kind']>(
  command: ServerCommand,
  kind: Kind,
): Promise<Extract<ServerReply, { kind: Kind }>> {
  const answer = once(server, 'message');
  server.send(command);
  const [reply] = (await answer) as [ServerReply];
  if (reply.kind !== kind) throw new Error(`The server answered ${reply.kind} instead of ${kind}.`);
  return reply as Extract<ServerReply, { kind: Kind }>;
}

let arrived = 0;
let awaited = 0;
let allArrived: () => void = () => undefined;

/** Resolves after a number of messages have arrived since the last call. */
function messages(count: number): Promise<void> {
  arrived = 0;
  awaited = count;
  return new Promise((resolve) => (allArrived = resolve));
}

function hear(): void {
  arrived += 1;
  if (arrived === awaited) allArrived();
}

function openSocket(url: string, ticket: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/platform/ws?Authorization=${ticket}`, {
    perMessageDeflate: false,
  });
  socket.on('message', hear);
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

async function openAll(url: string, tickets: readonly string[]): Promise<WebSocket[]> {
  const queue = [...tickets];
  const sockets: WebSocket[] = [];
  const worker = async (): Promise<void> => {
    for (let ticket = queue.pop(); ticket !== undefined; ticket = queue.pop()) {
      sockets.push(await openSocket(url, ticket));
    }
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, worker));
  return sockets;
}

const sockets: WebSocket[] = [];
try {
  const before = await ask({ kind: 'memory' }, 'memory');
  let opening = 0;
  const greeted = messages(SOCKETS);
  while (sockets.length < SOCKETS) {
    const players = Math.min(PORTION, SOCKETS - sockets.length);
    const { url, tickets } = await ask({ kind: 'prepare', players }, 'prepared');
    const started = performance.now();
    sockets.push(...(await openAll(url, tickets)));
    opening += performance.now() - started;
  }
  await greeted;
  const after = await ask({ kind: 'memory' }, 'memory');
  console.log(`sockets open                    ${after.sockets}`);
  console.log(`opening, ticket included        ${(opening / SOCKETS).toFixed(2)} ms each`);

  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const pushed = messages(SOCKETS);
    const started = performance.now();
    await ask({ kind: 'push' }, 'pushed');
    await pushed;
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  console.log(
    `a new balance to every player   ${median.toFixed(0)} ms until the last one (median of ${ROUNDS})`,
  );

  await Promise.all(
    sockets.map(async (socket) => {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    }),
  );
  const closed = await ask({ kind: 'memory' }, 'memory');
  const perSocket = (bytes: number): string => `${(bytes / SOCKETS / 1024).toFixed(1)} KB`;
  console.log(`memory per open socket          ${perSocket(after.heap - closed.heap)} of heap and buffers`);
  console.log(
    `process                         ${mega(before.rss)} before, ${mega(after.rss)} with all sockets open`,
  );
} finally {
  for (const socket of sockets) socket.terminate();
  server.disconnect();
}

function mega(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
