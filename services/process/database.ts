import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Key, open, type RootDatabase } from 'lmdb';
import { errorMessage } from './error-message';

/** Increased when older code can no longer read the data. */
const FORMAT = 1;

/** The parts of a key; the first one names the kind of record. */
export type DatabaseKey = readonly (string | number)[];

export interface DatabaseRow {
  readonly key: DatabaseKey;
  readonly value: unknown;
}

/** Sets a row, or deletes it when there is no value. */
export type DatabaseWrite = readonly [key: DatabaseKey, value?: unknown];

/** The data folder is unusable; the message names the reason and a remedy. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

export interface DatabaseOptions {
  readonly readOnly?: boolean;
  /** The data need not outlive the process: commits do not wait for the disk. */
  readonly isVolatile?: boolean;
}

/** The rows of a data folder. A set of writes is atomic and durable, even if the process is killed. */
export class Database {
  readonly #rows: RootDatabase;

  private constructor(rows: RootDatabase) {
    this.#rows = rows;
  }

  /**
   * @param name of the file in the folder, without its extension
   * @throws DatabaseError when the folder is unusable or was written by newer code
   */
  static async open(folder: string, name: string, options: DatabaseOptions = {}): Promise<Database> {
    const { readOnly = false, isVolatile = false } = options;
    const file = path.join(folder, `${name}.mdb`);
    if (readOnly && !existsSync(file))
      throw new DatabaseError(`${folder} holds no ${name}: there is no ${path.basename(file)}.`);
    let rows: RootDatabase;
    try {
      if (!readOnly) mkdirSync(folder, { recursive: true });
      rows = open({
        path: file,
        // Values are serialised before the transaction, which must not fail halfway.
        encoding: 'string',
        readOnly,
        noSync: isVolatile,
        // A commit resolves only when it is on disk.
        overlappingSync: false,
        // Each batch has its own promise, whose rejection on a full disk would be unhandled.
        eventTurnBatching: false,
      });
    } catch (error) {
      throw new DatabaseError(`${folder} cannot be used: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    const database = new Database(rows);
    const format = database.get(['format']);
    if (typeof format === 'number' && format > FORMAT) {
      await database.close();
      throw new DatabaseError(
        `${folder} was written by a newer version (format ${format}, this one knows ${FORMAT}). Use that version, or another folder.`,
      );
    }
    if (format === undefined && !readOnly) await database.commit([[['format'], FORMAT]]);
    return database;
  }

  /** The rows whose keys have this prefix, in key order. */
  *rows(...prefix: DatabaseKey): Iterable<DatabaseRow> {
    for (const { key, value } of this.#rows.getRange(rangeOf(prefix))) {
      const parts = partsOf(key);
      if (parts) yield { key: parts, value: parsed(value) };
    }
  }

  /** The same, without reading the values. */
  *keys(...prefix: DatabaseKey): Iterable<DatabaseKey> {
    for (const key of this.#rows.getKeys(rangeOf(prefix))) {
      const parts = partsOf(key);
      if (parts) yield parts;
    }
  }

  get(key: DatabaseKey): unknown {
    return parsed(this.#rows.get(keyOf(key)));
  }

  /**
   * Resolves when all writes are on disk.
   * @throws DatabaseError when none is
   */
  async commit(writes: readonly DatabaseWrite[]): Promise<void> {
    const texts = writes.map(([key, value]) => [keyOf(key), JSON.stringify(value)] as const);
    try {
      await this.#rows.transaction(() => {
        for (const [key, text] of texts) {
          if (text === undefined) void this.#rows.remove(key);
          else void this.#rows.put(key, text);
        }
      });
    } catch (error) {
      const cause = await causeOf(error);
      throw new DatabaseError(
        `Nothing was written: ${errorMessage(cause)}. Is the disk full, or may the folder not be written to?`,
        { cause },
      );
    }
  }

  async close(): Promise<void> {
    await this.#rows.close();
  }
}

/** The actual error is in a second promise of LMDB, which causes an unhandled rejection unless awaited. */
async function causeOf(error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !('commitError' in error)) return error;
  return Promise.resolve(error.commitError).then(
    (cause) => cause ?? error,
    (cause: unknown) => cause,
  );
}

function rangeOf(prefix: DatabaseKey) {
  return prefix.length > 0 ? { start: [...prefix], end: [...prefix, '\uffff'] } : {};
}

function parsed(text: unknown): unknown {
  return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
}

function keyOf(key: DatabaseKey): Key {
  const [first] = key;
  return key.length === 1 && first !== undefined ? first : [...key];
}

function partsOf(key: Key): DatabaseKey | undefined {
  if (typeof key === 'string' || typeof key === 'number') return [key];
  return Array.isArray(key)
    ? key.filter((part) => typeof part === 'string' || typeof part === 'number')
    : undefined;
}
