import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TransformAnswer, TransformJob } from './transform-job';

const START_LIMIT_MS = 60_000;
/** Idle time after which the process exits, to free its memory. */
const IDLE_MS = 60_000;

const PROGRAM = fileURLToPath(new URL('./transform-process.ts', import.meta.url));
const TYPESCRIPT = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** The process timed out or exited. */
export class WorkerLost extends Error {}

/** Transforms one picture at a time in a child process, started on demand. */
export class TransformWorker {
  readonly #inBackground: boolean;
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param inBackground lowers the priority of the process */
  constructor(inBackground: boolean) {
    this.#inBackground = inBackground;
  }

  /** @throws WorkerLost */
  async transform(job: TransformJob, timeLimitMs: number): Promise<TransformAnswer> {
    clearTimeout(this.#idle);
    if (this.#isClosed) throw new WorkerLost('the service stops.');
    // A failed process does not affect the next picture.
    if (!this.#process?.connected) this.#process = await startProcess(this.#inBackground);
    const answer = await ask(this.#process, job, timeLimitMs);
    if (this.#isClosed) this.close();
    else this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
    return answer;
  }

  /** Stops the process. A job in flight fails. */
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
    // It decodes untrusted files, so it gets no secrets.
    env: { ...process.env, ...Object.fromEntries(secretNames().map((name) => [name, undefined])) },
  });
  // Neither the process nor its channel keeps the service running.
  child.unref();
  child.channel?.unref();
  // Without a listener, a failed start would crash the service.
  child.on('error', () => undefined);
  // Immediately: threads started later inherit the priority.
  if (inBackground && child.pid !== undefined) lowerPriority(child.pid);
  await ask(child, null, START_LIMIT_MS);
  return child;
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Not permitted on every system; the process then runs at normal priority.
  }
}

function secretNames(): readonly string[] {
  return Object.keys(process.env).filter((name) => name.startsWith('CONTENT_'));
}

/**
 * The next message of a process.
 * @param job null waits for the start of the process
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
