import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { TransformAnswer, TransformJob } from './transform-job';
import { WorkQueue } from './work-queue';

const AT_ONCE = 2;
/** Large photographs take a few seconds on a busy machine. */
const TIME_LIMIT_MS = 20_000;
const START_LIMIT_MS = 60_000;
/** How long a file that took too long is not tried again: everybody could ask for another size of it. */
const REFUSED_MS = 10 * 60_000;
const MAX_REFUSED = 1000;
/** A process that nothing was asked of for this long ends, to give its memory back. */
const IDLE_MS = 60_000;

const PROGRAM = fileURLToPath(new URL('./transform-process.ts', import.meta.url));
const TYPESCRIPT = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

interface Helper {
  readonly process: ChildProcess;
  idle?: NodeJS.Timeout;
}

/**
 * Transforms pictures in processes of their own. A drawing of a few lines can keep the drawing library busy for hours, and nothing but the
 * end of a process ends that; a picture that makes the library crash must not end the service.
 */
export class Transformer {
  readonly #queue = new WorkQueue(AT_ONCE);
  readonly #timeLimitMs: number;
  readonly #idle: Helper[] = [];
  readonly #refused = new LRUCache<string, string>({ max: MAX_REFUSED, ttl: REFUSED_MS });
  #isClosed = false;

  constructor(timeLimitMs = TIME_LIMIT_MS) {
    this.#timeLimitMs = timeLimitMs;
  }

  /** @throws Error that says why the picture cannot be transformed */
  transform(job: TransformJob): Promise<Buffer> {
    return this.#queue.run(async () => {
      const refused = this.#refused.get(job.file);
      if (refused !== undefined) throw new Error(refused);
      const helper = this.#takeIdle() ?? (await startHelper());
      clearTimeout(helper.idle);
      try {
        const { bytes, problem } = await ask(helper.process, job, this.#timeLimitMs);
        this.#keep(helper);
        if (bytes) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        throw new Error(problem ?? 'nothing came of it');
      } catch (error) {
        if (error instanceof HelperLost) this.#refused.set(job.file, error.message);
        throw error;
      }
    });
  }

  /** Ends the processes. */
  close(): void {
    this.#isClosed = true;
    for (const { process } of this.#idle.splice(0)) process.kill('SIGKILL');
  }

  /** A process that waits. One that has ended meanwhile, whatever ended it, says nothing of the next picture. */
  #takeIdle(): Helper | undefined {
    for (let helper = this.#idle.pop(); helper; helper = this.#idle.pop()) {
      if (helper.process.connected) return helper;
      clearTimeout(helper.idle);
    }
    return undefined;
  }

  #keep(helper: Helper): void {
    if (this.#isClosed) return void helper.process.kill('SIGKILL');
    this.#idle.push(helper);
    helper.idle = setTimeout(() => {
      const at = this.#idle.indexOf(helper);
      if (at >= 0) this.#idle.splice(at, 1);
      helper.process.kill('SIGKILL');
    }, IDLE_MS).unref();
  }
}

/** The process took too long or is gone. */
class HelperLost extends Error {}

async function startHelper(): Promise<Helper> {
  const child = fork(PROGRAM, [], {
    execArgv: ['--import', TYPESCRIPT],
    serialization: 'advanced',
    // It reads files that others made: it gets to know no token.
    env: { ...process.env, ...Object.fromEntries(secretNames().map((name) => [name, undefined])) },
  });
  // Neither keeps the service from ending.
  child.unref();
  child.channel?.unref();
  // Whoever asks is told; without this, a process that cannot be started would end the service.
  child.on('error', () => undefined);
  await ask(child, null, START_LIMIT_MS);
  return { process: child };
}

function secretNames(): readonly string[] {
  return Object.keys(process.env).filter((name) => name.startsWith('CONTENT_'));
}

/**
 * The next answer of a process.
 * @param job null waits until the process has started
 * @throws HelperLost
 */
function ask(child: ChildProcess, job: TransformJob | null, timeLimitMs: number): Promise<TransformAnswer> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      child.off('message', onAnswer).off('exit', onExit).off('error', onExit);
    };
    const lose = (reason: string) => {
      end();
      child.kill('SIGKILL');
      reject(new HelperLost(reason));
    };
    const onAnswer = (answer: TransformAnswer) => {
      end();
      resolve(answer);
    };
    const onExit = () => lose('the program that reads it ended. The file may be damaged.');
    const timer = setTimeout(
      () => lose(`it takes longer than ${timeLimitMs / 1000} s. Make the picture smaller or simpler.`),
      timeLimitMs,
    );
    child.on('message', onAnswer).once('exit', onExit).once('error', onExit);
    if (job && !child.connected) onExit();
    else if (job) child.send(job, (error) => error && onExit());
  });
}
