import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { isTransient, pauseBefore } from './retry';
import { openEmbedded } from './embedded';
import { MIGRATIONS, type MigrationStep } from './migrate';
import { openServer } from './server';

/** Result of a raw `execute` on either engine. */
interface EngineResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

interface Rows<T> {
  rows: T[];
}

/** A drizzle database on the embedded engine or a server, with the same queries. */
export type Database = PgDatabase<EngineResult, Record<string, never>>;
/** Handle within a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Handle for queries, within or outside a transaction. */
export type Queries = Database | Transaction;

/** The differences between the two engines. */
export interface Engine {
  kind: 'embedded' | 'server';
  db: Database;
  /** Runs work that only one process on the database may do at a time, such as migrating or seeding. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** URL of a PostgreSQL server, `postgres://user:password@host:port/name`. */
  url?: string | undefined;
  /** Folder of the embedded engine; without it and without `url` the data lives in memory. */
  directory?: string | undefined;
  /** Dump to initialise an in-memory database from; it must have the same migrations. */
  template?: Blob | undefined;
  /** Folder of the migrations; defaults to those of this version. */
  migrations?: string;
}

export type Isolation = 'serializable' | 'read committed';

export interface OpenDatabase {
  engine: 'embedded' | 'server';
  /** Folder of the embedded engine; undefined in memory and on a server. */
  directory: string | undefined;
  /**
   * Handle for queries: the current transaction within `transaction`, otherwise the database. Read
   * `database.db` each time instead of storing it: a stored handle would deadlock within a transaction.
   */
  readonly db: Queries;
  /**
   * Runs work in a serializable transaction, with retries on conflicts: it must have no effects except queries
   * and `afterCommit`. Within a transaction it joins it. Errors of the work are rethrown after a rollback. Work
   * that first locks the row on which all its reads depend may use `read committed`: it then waits instead of
   * failing, and must not join a serializable transaction.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, isolation?: Isolation): Promise<T>;
  /** Runs work at the end of the current transaction, within it; an error rolls it back. Throws outside a transaction. */
  beforeCommit(work: () => Promise<void>): void;
  /** Runs an effect after the current transaction is committed (never after a rollback), or at once outside one. */
  afterCommit(effect: () => void): void;
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const TRIES = 12;

/**
 * Opens the database and applies missing migrations.
 * @param report receives the current step
 * @throws Error with a remedy when it cannot be opened or is of a newer version
 */
export async function openDatabase(
  settings: DatabaseSettings,
  report: (step: MigrationStep) => void = () => undefined,
): Promise<OpenDatabase> {
  const migrations = { folder: settings.migrations ?? MIGRATIONS, report };
  const engine =
    settings.url === undefined
      ? await openEmbedded(settings.directory, settings.template, migrations)
      : await openServer(settings.url, migrations);
  return databaseOn(engine, settings.url === undefined ? settings.directory : undefined);
}

function databaseOn(engine: Engine, directory: string | undefined): OpenDatabase {
  const current = new AsyncLocalStorage<{
    tx: Transaction;
    isolation: Isolation;
    last: (() => Promise<void>)[];
    effects: (() => void)[];
  }>();

  async function attempt<T>(work: (tx: Transaction) => Promise<T>, isolation: Isolation): Promise<T> {
    const effects: (() => void)[] = [];
    const result = await engine.db.transaction(
      (tx) => {
        const last: (() => Promise<void>)[] = [];
        return current.run({ tx, isolation, last, effects }, async () => {
          const value = await work(tx);
          for (const each of last) await each();
          return value;
        });
      },
      // `read committed` is the default of both engines.
      isolation === 'serializable' ? { isolationLevel: isolation } : undefined,
    );
    for (const effect of effects) effect();
    return result;
  }

  return {
    engine: engine.kind,
    directory,
    get db() {
      return current.getStore()?.tx ?? engine.db;
    },
    async transaction(work, isolation = 'serializable') {
      const outer = current.getStore();
      if (outer !== undefined) {
        // The snapshot of the outer transaction is older than the awaited locks.
        if (outer.isolation === 'serializable' && isolation === 'read committed')
          throw new Error('Work that locks rows must not join a serializable transaction.');
        return work(outer.tx);
      }
      for (let tried = 1; ; tried += 1) {
        try {
          return await attempt(work, isolation);
        } catch (error) {
          if (tried === TRIES || !isTransient(error)) throw error;
          await pauseBefore(tried);
        }
      }
    },
    beforeCommit(work) {
      const outer = current.getStore();
      if (outer === undefined) throw new Error('beforeCommit needs a transaction around it.');
      outer.last.push(work);
    },
    afterCommit(effect) {
      const outer = current.getStore();
      if (outer === undefined) effect();
      else outer.effects.push(effect);
    },
    exclusively: (work) => engine.exclusively(work),
    close: () => engine.close(),
  };
}
