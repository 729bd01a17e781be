import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate as runMigrations } from 'drizzle-orm/pglite/migrator';
import { errorMessage } from '../../process/error-message';
import { claimDirectory, DirectoryTakenError } from '../../process/directory-lock';
import type { Engine } from './database';
import { migrate, MigrationError, type MigrationOptions } from './migrate';

/** Opens PostgreSQL within this process: durable in a folder, or in memory. Only one process may use a folder. */
export async function openEmbedded(
  directory: string | undefined,
  template: Blob | undefined,
  migrations: MigrationOptions,
): Promise<Engine> {
  const release = directory === undefined ? () => undefined : claim(directory);
  try {
    const client = await PGlite.create({
      ...(directory === undefined ? {} : { dataDir: path.join(directory, 'data') }),
      ...(template === undefined ? {} : { loadDataDir: template }),
    });
    const db = drizzle(client);
    // Only one process uses the folder, so no lock is needed.
    const exclusively: Engine['exclusively'] = (work) => work();
    await migrate({ ...migrations, db, exclusively, run: (config) => runMigrations(db, config) });
    return {
      kind: 'embedded',
      db,
      exclusively,
      async close() {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    if (directory === undefined) throw error;
    const reason = errorMessage(error);
    throw new Error(
      `The embedded database in ${directory} cannot be opened: ${reason}\n` +
        (error instanceof MigrationError
          ? ''
          : 'If the folder is damaged, move it away: an empty one is made at the next start.'),
      { cause: error },
    );
  }
}

function claim(directory: string): () => void {
  try {
    return claimDirectory(directory);
  } catch (error) {
    if (!(error instanceof DirectoryTakenError)) throw error;
    throw new Error(
      `The embedded database in ${directory} is in use by ${error.holder}: stop it, or set PLATFORM_DATABASE_DIR to another ` +
        'folder, or let both use a PostgreSQL server by DATABASE_URL.',
      { cause: error },
    );
  }
}
