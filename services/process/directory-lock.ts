import { linkSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'process';

/** A process that is just being stopped, or killed, gives the folder back within this time. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 50;
const MOST_TRIES = 3;

/** Blocks the thread: a process that starts has nothing else to do. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}

/** A folder belongs to a running process. */
export class DirectoryTakenError extends Error {
  override name = 'DirectoryTakenError';
  /** `process 4711`, or `another process` when its id is unknown. */
  readonly holder: string;

  constructor(directory: string, pid: number | undefined, cause: unknown) {
    const holder = pid ? `process ${pid}` : 'another process';
    super(`${directory} is in use by ${holder}.`, { cause });
    this.holder = holder;
  }
}

/**
 * Marks a folder as this process's, since two writers would destroy an embedded database, or not see what the other writes. A mark
 * left by a process that is gone counts for nothing.
 * @returns gives the folder back
 * @throws DirectoryTakenError when a running process, or this one, holds the folder
 */
export function claimDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, FILE);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, markOf(process.pid));
  const deadline = performance.now() + PATIENCE_MS;
  try {
    for (let tried = 0; ;) {
      try {
        // A link either makes the file complete or fails because there is one: no process reads a half-written mark.
        linkSync(own, file);
        break;
      } catch (error) {
        const holder = holderOf(directory);
        if (holder !== undefined && holder !== process.pid && performance.now() < deadline) {
          pause();
          continue;
        }
        if (holder !== undefined || tried >= MOST_TRIES)
          throw new DirectoryTakenError(directory, holder, error);
        tried += 1;
        rmSync(file, { force: true });
      }
    }
  } finally {
    unlinkSync(own);
  }
  return () => rmSync(file, { force: true });
}

/** The running process that holds a folder, 0 for one of another user; undefined when there is none (any more). */
export function holderOf(directory: string): number | undefined {
  try {
    const mark = readFileSync(path.join(directory, FILE), 'utf8');
    const pid = Number(mark.split(' ')[0]);
    if (pid === process.pid) return mark === markOf(pid) ? pid : undefined;
    process.kill(pid, 0);
    // A process id may have been given to another one since, which is likely in a container.
    return mark === markOf(pid) && !hasEnded(pid) ? pid : undefined;
  } catch (error) {
    // A process of another user is running, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 0 : undefined;
  }
}

/** A process by its id and, where the system provides it, the time of its start. */
function markOf(pid: number): string {
  return [pid, startOf(pid)].filter((part) => part !== undefined).join(' ');
}

/** A killed process holds its id until its parent has reaped it. */
function hasEnded(pid: number): boolean {
  return /^[ZX]/.test(fieldsOf(pid)[0] ?? '');
}

function startOf(pid: number): string | undefined {
  return fieldsOf(pid)[19];
}

/** Linux's `/proc/<pid>/stat` from field 3, the state, on; names in field 2 may hold spaces. Empty elsewhere. */
function fieldsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
