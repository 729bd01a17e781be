/**
 * Random commands from many clients by HTTP against two platform processes on one PostgreSQL server, one of
 * which is killed about every ten seconds and restarted: `DATABASE_URL=… npm run bench:ledger-kills --
 * [commands] [clients] [seed]`, on an empty database. A client whose process dies retries the command at the
 * other one. Afterwards every acknowledged reply is requested again, and the whole ledger is checked.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../services/platform/database/database';
import { addPlayers, type Sent, stormOf } from '../services/platform/fixtures/ledger-storm';
import { DATA_DIR, sourceHeaders } from '../services/platform/fixtures/test-platform';
import { gameDirectory } from '../services/platform/ledger/games';
import { keyOf, uniform } from '../services/platform/live/random';
import { loadData } from '../services/platform/reference-data/data';
import { freePort } from '../tests/support/free-port';

const SITE = 5;
const PLAYERS = 60;
const KILL_EVERY_MS = 10_000;
const READY_WITHIN_MS = 60_000;

interface PlatformProcess {
  url: string;
  child: ChildProcess;
}

const [commands = '100000', clients = '32', seed = 'marquee'] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) throw new Error('Set DATABASE_URL to an empty database of a PostgreSQL server.');

async function startProcess(port: number): Promise<PlatformProcess> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/platform/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      MARQUEE_DEMO: '1',
      PLATFORM_CONTROL: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await wait(50)) {
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    if (answer?.ok) return { url, child };
    if (child.exitCode !== null) break;
  }
  child.kill('SIGKILL');
  throw new Error(`The platform at ${url} was not ready in time.`);
}

interface Answer {
  status: number;
  text: string;
}

/** Sends one command; undefined when the process died before responding, or is starting. */
async function send({ url }: PlatformProcess, sent: Sent): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${url}/platform/v1/operator/ledger`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sourceHeaders(SITE, sent.origin.source) },
      body: JSON.stringify({ player: sent.playerId, command: sent.command }),
    });
    const text = await response.text();
    return response.status === 503 ? undefined : { status: response.status, text };
  } catch {
    return undefined;
  }
}

/** Other error codes are temporary refusals: a later arrival, such as the bet of a win, resolves them. */
const isFinal = ({ status, text }: Answer): boolean =>
  status === 200 || /"error\.(balance|bonus|limit|amount)\b/.test(text);

const first = await startProcess(await freePort());
const database = await openDatabase({ url: databaseUrl });
await addPlayers(database, PLAYERS);
await database.close();
const second = await startProcess(await freePort());
const running: [PlatformProcess, PlatformProcess] = [first, second];

const games = new Map([...gameDirectory(loadData(DATA_DIR))].slice(0, 200));
// Adjustments may need a second operator and have a separate call.
const storm = stormOf({ seed, operations: Number(commands), players: PLAYERS, games }).filter(
  ({ command }) => command.kind !== 'adjustment',
);
const answers = new Map<string, { sent: Sent; text: string }>();
const counts = { applied: 0, refused: 0, repeated: 0, kills: 0 };
/** Final replies that changed later. */
const inconsistent: string[] = [];
/** Replies of 5xx with their count. */
const failures = new Map<string, number>();

/** Stores the final reply of a command, and counts deviations from it. */
function note(sent: Sent, answer: Answer): void {
  if (answer.status === 200) counts.applied += 1;
  else if (answer.status >= 500) failures.set(answer.text, (failures.get(answer.text) ?? 0) + 1);
  else counts.refused += 1;
  if (!isFinal(answer)) return;
  const content = JSON.stringify([sent.origin.source, sent.playerId, sent.command]);
  const before = answers.get(content);
  if (before === undefined) answers.set(content, { sent, text: answer.text });
  else if (before.text !== answer.text) inconsistent.push(`${content}: ${before.text} / ${answer.text}`);
}

let next = 0;
let isDone = false;
async function client(number: number): Promise<void> {
  for (let sent = storm[next++]; sent !== undefined; sent = storm[next++]) {
    let answer = await send(running[number % 2 === 0 ? 0 : 1], sent);
    for (let attempt = 1; answer === undefined; attempt += 1) {
      counts.repeated += 1;
      answer = await send(running[(number + attempt) % 2 === 0 ? 0 : 1], sent);
      if (answer === undefined) await wait(20);
    }
    note(sent, answer);
  }
}

/** Kills the processes in turn, at varying times, until the storm is over. */
async function killer(): Promise<void> {
  const key = keyOf(seed, 'kills');
  while (!isDone) {
    await wait(KILL_EVERY_MS * (0.5 + uniform(key, counts.kills)));
    if (isDone) return;
    const victim = running[counts.kills % 2 === 0 ? 0 : 1];
    victim.child.kill('SIGKILL');
    await once(victim.child, 'exit');
    counts.kills += 1;
    Object.assign(victim, await startProcess(Number(new URL(victim.url).port)));
  }
}

const started = performance.now();
const killing = killer();
await Promise.all(Array.from({ length: Number(clients) }, (_, number) => client(number)));
isDone = true;
const seconds = (performance.now() - started) / 1000;
await killing;

for (const [content, { sent, text }] of answers) {
  const again = await send(running[0], sent);
  if (again?.text !== text) inconsistent.push(`${content}: ${text} / ${again?.text ?? 'nothing'}`);
}
const reconciled: unknown = await (await fetch(`${running[0].url}/platform/_control/reconcile`)).json();
for (const { child } of running) {
  child.kill('SIGTERM');
  await once(child, 'exit');
}
console.log(
  `${storm.length} commands of seed '${seed}' from ${clients} clients to two processes in ${seconds.toFixed(1)} s ` +
    `(${Math.round(storm.length / seconds)} a second): ${counts.applied} done, ${counts.refused} refused, ` +
    `${counts.kills} kills, ${counts.repeated} repeated after one`,
);
console.log(`${answers.size} final replies requested again: ${inconsistent.length} differ`);
for (const difference of inconsistent.slice(0, 5)) console.log(`differs: ${difference}`);
for (const [text, count] of failures) console.log(`${count} failed: ${text}`);
console.log(JSON.stringify(reconciled));
if (inconsistent.length > 0 || failures.size > 0) process.exitCode = 1;
