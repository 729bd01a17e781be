import { linkSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'process';

/** Time to wait for a process that is stopping to release the folder. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 50;
const MOST_TRIES = 3;

/** Blocks the thread, as nothing else runs during startup. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
}

/** The folder is locked by a running process. */
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
 * Locks a folder for this process: two writers would corrupt an embedded database, or miss each other's writes.
 * The lock of a process that has ended is ignored.
 * @returns releases the lock
 * @throws DirectoryTakenError when a running process, or this one, holds the lock
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
        // Linking is atomic: it creates the complete file or fails because it exists, so no process reads a partial one.
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

/** The running process that holds the lock, 0 for one of another user; undefined without one. */
export function holderOf(directory: string): number | undefined {
  try {
    const mark = readFileSync(path.join(directory, FILE), 'utf8');
    const pid = Number(mark.split(' ')[0]);
    if (pid === process.pid) return mark === markOf(pid) ? pid : undefined;
    process.kill(pid, 0);
    // The process id may have been reused, which is likely in a container.
    return mark === markOf(pid) && !hasEnded(pid) ? pid : undefined;
  } catch (error) {
    // EPERM: a process of another user is running.
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 0 : undefined;
  }
}

/** Identifies a process by its id and, where available, its start time. */
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

/** Linux's `/proc/<pid>/stat` from field 3, the state, on; names in field 2 may contain spaces. Empty on other systems. */
function fieldsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
