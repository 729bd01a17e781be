import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/free-port';
import { builtProgram } from '../../support/program';

const healthyWithinMs = 60_000;

/** A content service in a separate process, with a persistent data folder. */
export interface ContentProcess {
  readonly url: string;
  /** Undefined when the process could not be started. */
  readonly pid: number | undefined;
  /** Output so far. */
  output(): string;
  /** Kills the process and waits until it has exited. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface ContentFolders {
  /** Folder of the initial content. */
  readonly content: string;
  /** Folder of the stored state. */
  readonly data: string;
}

export interface ContentLimits {
  /** Maximum file size in bytes: writing beyond it fails like on a full disk. */
  readonly maxFileBytes?: number;
}

interface Spawned {
  readonly url: string;
  readonly child: ChildProcess;
  /** Output so far. */
  readonly output: () => string;
}

async function spawnContent(
  { content, data }: ContentFolders,
  { maxFileBytes }: ContentLimits = {},
): Promise<Spawned> {
  // A new port each time: connections to the previous process might still be open.
  const port = await freePort();
  const command = [process.execPath, builtProgram('content')];
  // The shell's limit is in blocks of 512 bytes; `exec` replaces the shell, so that the service is the child.
  const limit = `ulimit -f ${Math.ceil((maxFileBytes ?? 0) / 512)}; exec "$0" "$@"`;
  const [file = '', ...args] = maxFileBytes === undefined ? command : ['sh', '-c', limit, ...command];
  const child = spawn(file, args, {
    env: {
      ...process.env,
      MARQUEE_DEMO: '1',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      CONTENT_DIR: content,
      CONTENT_DATA_DIR: data,
      CONTENT_IMAGE_CACHE: `${data}-pictures`,
      CONTENT_PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { url: `http://127.0.0.1:${port}`, child, output: () => output };
}

/**
 * Starts the service like `npm start`, on a free port, and waits until it is healthy.
 * @throws Error with the output when it exits or does not become healthy
 */
export async function startContent(folders: ContentFolders, limits?: ContentLimits): Promise<ContentProcess> {
  const { url, child, output } = await spawnContent(folders, limits);
  const deadline = Date.now() + healthyWithinMs;
  while (Date.now() < deadline && !hasEnded(child)) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok)
      return {
        url,
        pid: child.pid,
        output,
        kill: () => end(child, 'SIGKILL'),
        stop: () => end(child, 'SIGTERM'),
      };
    await wait(50);
  }
  await end(child, 'SIGKILL');
  throw new Error(`The content service did not start: ${output()}`);
}

/** Starts the service and kills it after a number of milliseconds, whatever it is doing. */
export async function startAndKill(folders: ContentFolders, afterMs: number): Promise<void> {
  const { child } = await spawnContent(folders);
  await wait(afterMs);
  await end(child, 'SIGKILL');
}

/** Starts the service where it must refuse to; resolves with its output and exit code. */
export async function refusedStart(
  folders: ContentFolders,
): Promise<{ output: string; exitCode: number | null }> {
  const { child, output } = await spawnContent(folders);
  const giveUp = setTimeout(() => child.kill('SIGKILL'), healthyWithinMs);
  await once(child, 'close');
  clearTimeout(giveUp);
  return { output: output(), exitCode: child.exitCode };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
