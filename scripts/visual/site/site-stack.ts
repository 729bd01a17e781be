import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { errorMessage } from '../../../app/server/error-message';
import { frozenTime } from './frozen-time';
import { VisualError } from '../visual-error';

/** A revision that runs: its site and its own embedded services, the time standing still. */
export interface SiteStack {
  port: number;
  /** The last lines that its processes have written. */
  lastLines(): string;
  stop(): Promise<void>;
}

const healthyWithinMs = 180_000;
const keptCharacters = 4_000;
const frozenClock = path.resolve(import.meta.dirname, 'frozen-clock.mjs');

/**
 * Starts content service, platform and the built site of a folder on free ports.
 *
 * @param hosts names under which the brands answer; the gallery is on for them
 * @param wholePages frames are answered by their fixtures: only whole pages need the platform, which takes its time to start
 * @throws VisualError with the last lines of a process that did not start
 */
export async function startSite(root: string, hosts: string[], wholePages: boolean): Promise<SiteStack> {
  const [site, content, platform] = [await freePort(), await freePort(), await freePort()];
  const contentUrl = `http://localhost:${content}`;
  const platformUrl = `http://localhost:${platform}`;
  const children: ChildProcess[] = [];
  let lines = '';
  const keep = (chunk: Buffer) => {
    lines = (lines + chunk.toString()).slice(-keptCharacters);
  };
  const start = async (file: string, port: number, env: Record<string, string>, check = '/health') => {
    const child = spawn(process.execPath, ['--import', frozenClock, '--import', 'tsx', file], {
      cwd: root,
      env: { ...environment(), ...env, PORT: String(port) },
      // The channel carries nothing: it closes with this process, and a child left alone stops.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.push(child);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    await untilHealthy(child, `http://localhost:${port}${check}`).catch((error: unknown) => {
      const reason = errorMessage(error);
      throw new VisualError(`${file} ${reason}. Its last lines:\n${lines || '(none)'}`);
    });
  };
  const stop = async () => {
    await Promise.all(children.reverse().map(stopProcess));
  };
  try {
    await Promise.all([
      start('services/content/main.ts', content, { CONTENT_PUBLIC_URL: contentUrl }),
      ...(wholePages ? [start('services/platform/main.ts', platform, {}, '/ready')] : []),
    ]);
    await start('server.ts', site, {
      NODE_ENV: 'production',
      CONTENT_URL: contentUrl,
      PLATFORM_URL: platformUrl,
      GALLERY_HOSTS: hosts.join(','),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { port: site, lastLines: () => lines, stop };
}

/** Nothing of the person's own settings may show in a picture. */
function environment(): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '', LANG = 'C.UTF-8' } = process.env;
  return {
    MARQUEE_DEMO: '1',
    NODE_ENV: 'production',
    PATH,
    HOME,
    LANG,
    TZ: 'UTC',
    LOG_LEVEL: 'error',
    VISUAL_NOW: frozenTime,
  };
}

async function untilHealthy(child: ChildProcess, health: string): Promise<void> {
  const deadline = performance.now() + healthyWithinMs;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(health, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    child.exitCode === null
      ? `did not answer within ${healthyWithinMs / 1000} seconds`
      : `stopped with code ${child.exitCode}`,
  );
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await exit;
  clearTimeout(timer);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null)
    throw new VisualError('No port of this machine is free.');
  return address.port;
}
