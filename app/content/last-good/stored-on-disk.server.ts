import { errorMessage } from '../../server/error-message';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { log } from '../../server/log.server';
import { type StoredValues, retentionMs, parseRecord, recordName } from './stored-record';
import { WriteBehind } from './write-behind.server';

/** Age after which a temporary file is left over from a killed process; a live one finishes long before. */
const unfinishedForMs = 3_600_000;

/**
 * Stores values as files of a folder, which processes of one machine may share. Writes are atomic: to a temporary
 * name, then renamed.
 * @param now milliseconds; values not written for 90 days are removed first
 */
export function storedOnDisk(
  directory: string,
  namespace: string,
  now: () => number,
): StoredValues & { flushed(): Promise<void>; ready: Promise<void> } {
  const fileOf = (key: string) => path.join(directory, `${recordName(`${namespace} ${key}`)}.json`);
  let failing = false;
  const writer = new WriteBehind(
    {
      async write(key, text) {
        const file = fileOf(key);
        const unfinished = `${file}.${randomUUID()}.tmp`;
        await mkdir(directory, { recursive: true });
        try {
          await writeFile(unfinished, text);
          await rename(unfinished, file);
        } catch (error) {
          await rm(unfinished, { force: true });
          throw error;
        }
        failing = false;
      },
      delete: (key) => rm(fileOf(key), { force: true }),
    },
    now,
    (error) => {
      // Logged once: a full disk fails for every value.
      if (!failing) log.error({ event: 'content.unkept', directory, reason: errorMessage(error) }, notStored);
      failing = true;
    },
  );
  return {
    ready: removeOld(directory, now()),
    flushed: () => writer.flushed(),
    write: (key, value) => writer.put(key, value),
    delete: (key) => writer.put(key, undefined),
    async read(key) {
      const file = fileOf(key);
      try {
        return parseRecord(key, await readFile(file, 'utf8'));
      } catch (error) {
        if (!isMissing(error))
          log.warn({ event: 'content.unreadable', key, file, reason: errorMessage(error) }, unreadable);
        return undefined;
      }
    },
  };
}

const notStored = 'last good content is not stored: check the folder and the space on its disk';
const unreadable = 'stored content is ignored: it is loaded again';

async function removeOld(directory: string, now: number): Promise<void> {
  try {
    for (const name of await readdir(directory)) {
      const file = path.join(directory, name);
      const maxAgeMs = name.endsWith('.tmp')
        ? unfinishedForMs
        : name.endsWith('.json')
          ? retentionMs
          : Infinity;
      if (now - (await stat(file)).mtimeMs > maxAgeMs) await rm(file, { force: true });
    }
  } catch (error) {
    if (!isMissing(error))
      log.warn(
        { event: 'content.uncleaned', directory, reason: errorMessage(error) },
        'old content is not removed',
      );
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
