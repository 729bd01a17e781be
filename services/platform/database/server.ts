import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Engine } from './database';
import { migrate, MigrationError, type MigrationOptions } from './migrate';
import { prepareRepeated } from './prepared-statements';
import { sqlState } from './retry';

const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 5000;
/** Key of the advisory lock of `exclusively`; any number unused on the server. */
const LOCK = 706_213;

/** Opens a PostgreSQL server. Throws an error without the password when it is unreachable. */
export async function openServer(url: string, migrations: MigrationOptions): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'marquee-platform',
  });
  // A broken idle connection is replaced on its next use; an unhandled error event would end the process.
  pool.on('error', () => undefined);
  prepareRepeated(pool);

  async function exclusively<T>(work: () => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [LOCK]);
      return await work();
    } finally {
      // Closing the connection always releases the lock.
      client.release(true);
    }
  }

  const db = drizzle(pool);
  try {
    await migrate({ ...migrations, db, exclusively, run: (config) => runMigrations(db, config) });
  } catch (error) {
    await pool.end();
    throw unreachable(url, error);
  }
  return { kind: 'server', db, exclusively, close: () => pool.end() };
}

function unreachable(url: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message || String(sqlState(error)) : String(error);
  return new Error(
    `The PostgreSQL server of DATABASE_URL (${withoutPassword(url)}) cannot be used: ${reason}\n` +
      (error instanceof MigrationError
        ? ''
        : 'Check that it runs, that the database exists and that the user may create tables; ' +
          'without DATABASE_URL the platform uses its embedded database.'),
    { cause: error },
  );
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    parsed.password = '';
    return parsed.href;
  } catch {
    return 'not a valid address';
  }
}
