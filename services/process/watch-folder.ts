import { watch, type FSWatcher } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Debounce: editors write a file in several steps, and generators write many files. */
const QUIET_MS = 40;

export interface FolderWatch {
  close(): void;
}

/**
 * Calls back shortly after any change in a folder or its subfolders. Watches each directory separately, which
 * detects files replaced by renaming, as most editors save.
 */
export async function watchFolder(folder: string, onChange: () => void): Promise<FolderWatch> {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const forget = (directory: string) => {
    watchers.get(directory)?.close();
    watchers.delete(directory);
  };
  const watchDirectories = async () => {
    const found = new Set([folder, ...(await directoriesBelow(folder))]);
    if (isClosed) return;
    for (const directory of watchers.keys()) if (!found.has(directory)) forget(directory);
    for (const directory of found) {
      if (watchers.has(directory)) continue;
      const watcher = watch(directory, changed);
      watcher.on('error', () => forget(directory));
      watchers.set(directory, watcher);
    }
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Watch directories first, so that no change is missed while they are read.
      void watchDirectories()
        .catch(() => undefined)
        .then(() => {
          if (!isClosed) onChange();
        });
    }, QUIET_MS);
  };

  await watchDirectories();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const directory of [...watchers.keys()]) forget(directory);
    },
  };
}

async function directoriesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
