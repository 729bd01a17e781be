import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { errorMessage } from '../../process/error-message';
import type { Database } from './database';
import { sqlState } from './retry';

/** Written by `npm run platform:migration` from `tables/`. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

/** Reasons why a process is not ready while the database opens. */
export type MigrationStep = 'waiting for another process' | 'migrating';

export interface MigrationOptions {
  /** Folder of the migrations. */
  folder: string;
  /** Receives what the start waits for. */
  report(step: MigrationStep): void;
}

export interface MigrationParts extends MigrationOptions {
  db: Database;
  /** Runs the engine's migrator: all that is missing, in one transaction. */
  run(config: { migrationsFolder: string }): Promise<void>;
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

/** The database is not of this version. Its data is untouched, and the message has the remedy. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

const TABLE_EXISTS = '42P07';

/**
 * Applies the migrations that the database lacks. One process does it, others that start meanwhile wait.
 * @throws MigrationError when the database is newer than this version, or not of this product
 */
export async function migrate(parts: MigrationParts): Promise<void> {
  const { folder, run, exclusively, report } = parts;
  // A database that is up to date needs no lock, so a restart does not wait for a process that seeds.
  if ((await missing(parts)) === 0) return;
  report('waiting for another process');
  await exclusively(async () => {
    if ((await missing(parts)) === 0) return;
    report('migrating');
    try {
      await run({ migrationsFolder: folder });
    } catch (error) {
      const reason =
        sqlState(error) === TABLE_EXISTS
          ? `Its tables were not made by a migration of Marquee. ${START_EMPTY}`
          : `A migration failed and was undone as a whole: ${rootMessage(error)}. The version before still starts.`;
      throw new MigrationError(reason, { cause: error });
    }
  });
}

const START_EMPTY =
  'Start with an empty database (another folder in PLATFORM_DATABASE_DIR, or another database in DATABASE_URL).';

/** How many migrations the database lacks. Throws when it has others than this version. */
async function missing({ db, folder }: MigrationParts): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
  const applied = await appliedTo(db);
  const differs = applied.findIndex((hash, place) => place < known.length && hash !== known[place]);
  if (differs !== -1) {
    throw new MigrationError(
      `Its migration ${differs} is not the one of this version: another line of development made the database, ` +
        `or a migration was changed after it was applied. Start the version that made it. ${START_EMPTY}`,
    );
  }
  if (applied.length > known.length) {
    throw new MigrationError(
      `It was migrated by a newer version of Marquee: it has ${applied.length} migrations, this version has ` +
        `${known.length}. Start that version or a later one; migrations are never undone.`,
    );
  }
  return known.length - applied.length;
}

/** The hashes of the migrations that were applied, in order. */
async function appliedTo(db: Database): Promise<string[]> {
  const { rows: tables } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!tables[0]?.exists) return [];
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash }) => hash);
}

/** The engine's own words, which drizzle wraps with the statement. */
function rootMessage(error: unknown): string {
  return error instanceof Error && error.cause !== undefined ? rootMessage(error.cause) : errorMessage(error);
}
