/**
 * `npm run platform:migration`: makes the platform's one migration from its tables, anew if they changed. Nothing has been
 * released, so there is no older data to carry over. `--check` writes nothing and fails when the tables have changed.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

process.chdir(path.resolve(import.meta.dirname, '..'));

const folder = 'services/platform/database/migrations';
const fresh = `.cache/migration-${process.pid}`;
const file = '0000_initial.sql';

const read = (where) =>
  existsSync(path.join(where, file)) ? readFileSync(path.join(where, file), 'utf8') : '';

try {
  execFileSync(
    process.execPath,
    [
      'node_modules/drizzle-kit/bin.cjs',
      ...['generate', '--dialect', 'postgresql', '--name', 'initial'],
      ...['--schema', 'services/platform/database/tables/*.ts', '--out', fresh],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (read(fresh) === read(folder)) console.log('The migration follows from the tables.');
  else if (process.argv.includes('--check')) {
    console.error('The tables of the platform have changed. Run: npm run platform:migration');
    process.exitCode = 1;
  } else {
    rmSync(folder, { recursive: true, force: true });
    cpSync(fresh, folder, { recursive: true });
    console.log(`wrote ${folder}`);
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
