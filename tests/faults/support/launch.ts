import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../support/free-port';
import { type Program, builtProgram, programEnvironment } from '../../support/program';

/** A separate process next to a stack, for faults a stack cannot simulate. */
export interface Launched {
  url: string;
  /** Parsed log lines so far. */
  log(): Record<string, unknown>[];
  stop(): Promise<void>;
}

/** Only detects hanging processes, even on a busy machine. */
const healthyWithinMs = 300_000;

interface LaunchOptions {
  /** Defaults to a free one. */
  port?: number;
  args?: string[];
}

/** Starts a server and waits until it is healthy. */
export async function launch(
  program: Program,
  env: Record<string, string>,
  { port, args = [] }: LaunchOptions = {},
): Promise<Launched> {
  const url = `http://localhost:${port ?? (await freePort())}`;
  const child = spawn(process.execPath, [builtProgram(program), ...args], {
    env: { ...programEnvironment(), MARQUEE_DEMO: '1', LOG_LEVEL: 'info', ...env, PORT: new URL(url).port },
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
    // A site is healthy without its services, a service only once it has read its data.
    await healthy(`${url}${program === 'server' ? '/health' : '/ready'}`, child);
  } catch (error) {
    await end(child);
    throw error;
  }
  return { url, log, stop: () => end(child) };
}

async function healthy(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + healthyWithinMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${child.spawnargs.join(' ')} did not become healthy at ${address}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
