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

/** A drizzle database over the embedded engine or a server: the same queries on both. */
export type Database = PgDatabase<EngineResult, Record<string, never>>;
/** Handle inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** Handle that queries run on, inside or outside of a transaction. */
export type Queries = Database | Transaction;

/** An engine as `database.ts` needs it: the two of them differ in nothing else. */
export interface Engine {
  kind: 'embedded' | 'server';
  db: Database;
  /** Runs work that only one process on the database may do at a time, such as migrating or seeding. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** Address of a PostgreSQL server, `postgres://user:password@host:port/name`. */
  url?: string | undefined;
  /** Folder of the embedded engine; without it and without `url` the data lives in memory. */
  directory?: string | undefined;
  /** An embedded database in memory starts as a copy of this dump, which must be of the same migration. */
  template?: Blob | undefined;
  /** Folder of the migrations; those of this version when left out. */
  migrations?: string;
}

export type Isolation = 'serializable' | 'read committed';

export interface OpenDatabase {
  engine: 'embedded' | 'server';
  /** Folder of the embedded engine; undefined in memory and on a server. */
  directory: string | undefined;
  /**
   * Handle for queries: inside `transaction` that transaction, else the database. Read it each time (`database.db`)
   * instead of storing it: a stored one would deadlock inside a transaction.
   */
  readonly db: Queries;
  /**
   * Runs work in a serializable transaction, again from the start when it lost against another one: so its only effects
   * are queries and `afterCommit`. Called inside a transaction it joins it. Throws what the work throws, rolled back.
   * Work that locks a row which everything else it reads hangs on may ask for `read committed`: it then waits, not fails,
   * and must not join a serializable transaction.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, isolation?: Isolation): Promise<T>;
  /**
   * Runs work at the end of the current transaction, inside it: when it throws, the transaction is rolled back.
   * Throws outside of a transaction.
   */
  beforeCommit(work: () => Promise<void>): void;
  /** Runs an effect once the current transaction is committed (never if it is not), or at once outside of one. */
  afterCommit(effect: () => void): void;
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const TRIES = 12;

/**
 * Opens the database and applies the migrations that it lacks.
 * @param report receives what it waits for
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
      // `read committed` is what the engines do by themselves.
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
        // The snapshot of the outer one is older than the locks that the work waits for.
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
