import { linkSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'process';

/**
 * Marks a folder as this process's, since two writers would destroy an embedded database. Returns what gives it back.
 * A mark left by a process that is gone counts for nothing. Throws when a running process holds the folder.
 */
export function claimDirectory(directory: string): () => void {
  const file = path.join(directory, FILE);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    for (let tried = 0; ; tried += 1) {
      try {
        // A link either makes the file complete or fails because there is one: nobody reads a half-written mark.
        linkSync(own, file);
        break;
      } catch (error) {
        const holder = holderOf(file);
        if (holder !== undefined || tried === 3) throw taken(directory, holder, error);
        rmSync(file, { force: true });
      }
    }
  } finally {
    unlinkSync(own);
  }
  return () => rmSync(file, { force: true });
}

/** The running process that holds the folder; undefined when there is none (any more). */
function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid === process.pid) return pid;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // A process of somebody else is one, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 0 : undefined;
  }
}

function taken(directory: string, holder: number | undefined, cause: unknown): Error {
  const who = holder === undefined || holder === 0 ? 'another process' : `process ${holder}`;
  return new Error(
    `The embedded database in ${directory} is in use by ${who}: stop it, or set PLATFORM_DATABASE_DIR to another ` +
      'folder, or let both use a PostgreSQL server by DATABASE_URL.',
    { cause },
  );
}
