/**
 * `npm run platform:migration -- <name>`: generates a migration from changes of the platform's tables; with `--data`
 * an empty one for your own
 * SQL. Existing migrations are never changed. `--check` fails when tables and migrations differ.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

process.chdir(path.resolve(import.meta.dirname, '..'));

const folder = 'services/platform/database/migrations';
const fresh = `.cache/migration-${process.pid}`;
const journalOf = (where) => path.join(where, 'meta/_journal.json');
const read = (where) => JSON.parse(readFileSync(journalOf(where), 'utf8'));

const args = process.argv.slice(2);
const isCheck = args.includes('--check');
const name = args.find((arg) => !arg.startsWith('--'));

/** @throws Error when a migration would be skipped or applied out of order */
function checkOrder(entries) {
  entries.forEach(({ idx, tag, when }, place) => {
    const isNext = idx === place && tag.startsWith(String(idx).padStart(4, '0'));
    // A database stores the time of its last migration, and applies only later ones.
    if (isNext && when > (entries[place - 1]?.when ?? 0)) return;
    throw new Error(
      `${tag} is not after ${entries[place - 1]?.tag}: take the folder of main and make yours again.`,
    );
  });
}

/** A migration in `fresh` that `folder` lacks, if the tables differ. */
function generate() {
  cpSync(folder, fresh, { recursive: true });
  const before = read(folder).entries.length;
  const output = execFileSync(
    process.execPath,
    [
      'node_modules/drizzle-kit/bin.cjs',
      ...['generate', '--dialect', 'postgresql', '--name', name ?? 'check'],
      ...['--schema', 'services/platform/database/tables/*.ts', '--out', fresh],
      ...(args.includes('--data') ? ['--custom'] : []),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' },
  );
  const journal = read(fresh);
  const added = journal.entries[before];
  if (!added) {
    if (output.includes('No schema changes')) return undefined;
    // The tool asks whether a column was renamed, which would break versions that run side by side.
    throw new Error('A column or table goes and another one comes: make two migrations (docs/platform.md).');
  }
  added.when = Math.max(added.when, (journal.entries[before - 1]?.when ?? 0) + 1);
  writeFileSync(journalOf(fresh), `${JSON.stringify(journal, null, 2)}\n`);
  // The next migration is generated from the newest snapshot only.
  for (const file of readdirSync(path.join(fresh, 'meta')))
    if (file.endsWith('_snapshot.json') && !file.startsWith(added.tag.slice(0, 4)))
      rmSync(path.join(fresh, 'meta', file));
  return added.tag;
}

try {
  checkOrder(read(folder).entries);
  const added = generate();
  if (!added) console.log('The migrations match the tables.');
  else if (isCheck || !name) {
    console.error('The tables of the platform have changed. Run: npm run platform:migration -- <name>');
    process.exitCode = 1;
  } else {
    rmSync(folder, { recursive: true });
    cpSync(fresh, folder, { recursive: true });
    console.log(`wrote ${folder}/${added}.sql`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
