import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TransformAnswer, TransformJob } from './transform-job';

const START_LIMIT_MS = 60_000;
/** An idle process ends after this long, to give its memory back. */
const IDLE_MS = 60_000;

const PROGRAM = fileURLToPath(new URL('./transform-process.ts', import.meta.url));
const TYPESCRIPT = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** The process took too long or is gone. */
export class WorkerLost extends Error {}

/** Transforms one picture at a time in a child process, which is started on demand. */
export class TransformWorker {
  readonly #inBackground: boolean;
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param inBackground leaves the processor to others that want it */
  constructor(inBackground: boolean) {
    this.#inBackground = inBackground;
  }

  /** @throws WorkerLost */
  async transform(job: TransformJob, timeLimitMs: number): Promise<TransformAnswer> {
    clearTimeout(this.#idle);
    if (this.#isClosed) throw new WorkerLost('the service stops.');
    // How a process ended says nothing about the next picture.
    if (!this.#process?.connected) this.#process = await startProcess(this.#inBackground);
    const answer = await ask(this.#process, job, timeLimitMs);
    if (this.#isClosed) this.close();
    else this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    return answer;
  }

  /** Ends the process. A job under way fails. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.#end();
  }

  #end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }
}

async function startProcess(inBackground: boolean): Promise<ChildProcess> {
  const child = fork(PROGRAM, [], {
    execArgv: ['--import', TYPESCRIPT],
    serialization: 'advanced',
    // It reads files that others made, so it gets no secrets.
    env: { ...process.env, ...Object.fromEntries(secretNames().map((name) => [name, undefined])) },
  });
  // Neither holds up the end of the service.
  child.unref();
  child.channel?.unref();
  // Without a listener, a process that cannot be started would end the service.
  child.on('error', () => undefined);
  // At once: threads that the process starts later inherit the priority.
  if (inBackground && child.pid !== undefined) lowerPriority(child.pid);
  await ask(child, null, START_LIMIT_MS);
  return child;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Not every system allows it; the process then competes like any other.
  }
}

function secretNames(): readonly string[] {
  return Object.keys(process.env).filter((name) => name.startsWith('CONTENT_'));
}

/**
 * The next answer of a process.
 * @param job null waits until the process has started
 * @throws WorkerLost
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
      reject(new WorkerLost(reason));
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
