import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { freePort } from '../../tests/support/free-port';
import type { Candidate } from './candidates';
import { onServerCore } from './cores';
import { sitePages } from './places';

const answersWithinMs = 120_000;
/** Ticks of the kernel's CPU accounting; 100 on every Linux supported by Node. */
const ticksPerSecond = 100;

/** Resource usage of a server. */
export interface Usage {
  /** CPU time since its start, in seconds; absent where the system does not report it. */
  cpuSeconds?: number;
  /** Current memory in bytes. */
  memory?: number;
}

export interface Server {
  origin: string;
  usage(): Usage;
  /** Stops scheduling the process while others are measured. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

const started = new Set<ChildProcess>();

// SIGKILL, as a paused process handles no other signal.
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

/**
 * Starts a candidate in production mode and waits until its page is available.
 * @throws Error with its output
 */
export async function startServer(
  { id, args, cwd, env, path, isPlayer }: Candidate,
  port?: number,
): Promise<Server> {
  port ??= await freePort();
  const origin = `http://localhost:${port}`;
  const [command, commandArgs] = onServerCore(process.execPath, args);
  const child = spawn(command, commandArgs, {
    cwd,
    env: {
      ...process.env,
      MARQUEE_DEMO: '1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ...env,
      PORT: String(port),
    },
    // The channel carries no messages: it closes with this process, which stops the child.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-10_000)));
  const signal = (name: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(name);
  };
  try {
    await answering(`${origin}${isPlayer ? sitePages.home : path}`, child);
  } catch (error) {
    signal('SIGKILL');
    throw new Error(`${id} did not start (${String(error)}):\n${output}`, { cause: error });
  }
  return {
    origin,
    usage: () => usageOf(child.pid),
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      signal('SIGCONT');
      signal('SIGKILL');
      await exit;
    },
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + answersWithinMs;
  let last = 'no answer';
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return void (await response.arrayBuffer());
    if (response) last = `answered ${response.status}`;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url}: ${last}`);
}

/** Usage of a process and its children. */
function usageOf(pid: number | undefined): Usage {
  const processes = pid === undefined ? [] : treeOf(pid);
  if (processes.length === 0) return {};
  const sum = (value: (stat: Stat) => number) => processes.reduce((total, stat) => total + value(stat), 0);
  return { cpuSeconds: sum(({ ticks }) => ticks) / ticksPerSecond, memory: sum(({ memory }) => memory) };
}

interface Stat {
  pid: number;
  parent: number;
  ticks: number;
  memory: number;
}

function treeOf(root: number): Stat[] {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  const all = names.flatMap((name) => statOf(Number(name)));
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

function statOf(pid: number): Stat[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name, which may contain spaces and brackets.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const pages = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return [
      { pid, parent, ticks: (fields[11] ?? 0) + (fields[12] ?? 0), memory: Number(pages?.[1] ?? 0) * 1024 },
    ];
  } catch {
    // The process has ended in between.
    return [];
  }
}
