import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A process of its own, beside a stack, for faults a stack cannot have. */
export interface Launched {
  url: string;
  /** What it has logged so far, parsed. */
  log(): Record<string, unknown>[];
  stop(): Promise<void>;
}

const healthyWithinMs = 60_000;

/** Starts a server on a free port and waits until it is healthy. */
export async function launch(file: string, env: Record<string, string>): Promise<Launched> {
  const url = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, LOG_LEVEL: 'info', ...env, PORT: new URL(url).port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const log = () =>
    output
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  try {
    await healthy(url, child);
  } catch (error) {
    await end(child);
    throw error;
  }
  return { url, log, stop: () => end(child) };
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + healthyWithinMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${child.spawnargs.join(' ')} did not become healthy at ${url}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
