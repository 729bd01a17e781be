import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { changesFolder } from '../../site/configuration/changed-brand.server';

/** Age in milliseconds after which a draft is left over from a killed process. */
const abandonedAfterMs = 60_000;

/** Another process is writing a brand. */
export class FolderBusyError extends Error {
  override name = 'FolderBusyError';
}

/** The process may not write to the folder of brands. */
export class ReadOnlyError extends Error {
  override name = 'ReadOnlyError';
}

/**
 * Runs work in a folder beside the brands, on the same disk, which one process at a time may use and which is removed
 * afterwards.
 * @param now milliseconds
 * @throws FolderBusyError while another process uses it
 * @throws ReadOnlyError
 */
export function inDraftFolder<T>(brandsFolder: string, now: number, work: (draft: string) => T): T {
  const draft = path.join(brandsFolder, changesFolder, '.new-brand');
  if (!claim(draft) && !(isAbandoned(draft, now) && claim(draft)))
    throw new FolderBusyError(`${draft} belongs to another process.`);
  try {
    return work(draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Whether this process may write to the folder of brands. Only checks permissions, because a running site watches the folder. */
export function isWritable(brandsFolder: string): boolean {
  const folders = [brandsFolder, path.join(brandsFolder, changesFolder)];
  try {
    for (const folder of folders) if (existsSync(folder)) accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function claim(draft: string): boolean {
  try {
    mkdirSync(path.dirname(draft), { recursive: true });
    mkdirSync(draft);
    return true;
  } catch (error) {
    if (existsAlready(error, draft)) return false;
    throw new ReadOnlyError(`${draft} cannot be made`, { cause: error });
  }
}

function existsAlready(error: unknown, draft: string): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST' && isFolder(draft);
}

function isFolder(file: string): boolean {
  return existsSync(file) && statSync(file).isDirectory();
}

/** Removes a draft of a process that no longer runs. */
function isAbandoned(draft: string, now: number): boolean {
  const at = statSync(draft, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (now - at < abandonedAfterMs) return false;
  rmSync(draft, { recursive: true, force: true });
  return true;
}
