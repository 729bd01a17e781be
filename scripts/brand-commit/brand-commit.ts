/** `npm run brand:commit`: writes brand changes made in the studio to the files, and commits them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../../app/site/configuration/configuration-error';
import { changesFolder } from '../../app/site/configuration/changed-brand.server';
import { DirectoryTakenError } from '../../services/process/directory-lock';
import { commitMessage, valueText } from './commit-message';
import { type TakenOver, UnresolvedChangesError, takeOver } from './take-over';

const help = `Writes the changes of brands that were made in the studio into the files of the brands.

  npm run brand:commit -- [<brand> ...] [--no-commit]

  <brand>        only these; without one, every brand that has changes
  --no-commit    writes the files and leaves the commit to you

Each brand becomes a commit of its own. A brand whose changes conflict with its files is left as it is.
BRANDS_DIR names another folder than brands.

Exit code: 0 when every change was taken over, 1 when a brand was left, 2 when the command makes no sense.`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'no-commit': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(help);
    return 0;
  }
  const directory = process.env['BRANDS_DIR'] || 'brands';
  const changed = brandsWithChanges(directory);
  const without = positionals.filter((brand) => !changed.includes(brand));
  if (without.length > 0) {
    console.error(`No changes are stored for ${without.join(', ')}.`);
    return 2;
  }
  if (changed.length === 0) console.log('No changes are stored.');
  let left = 0;
  for (const brand of positionals.length > 0 ? positionals : changed) {
    const taken = await tryBrand(directory, brand);
    if (!taken) left += 1;
    else if (!values['no-commit']) commit(directory, brand, taken);
  }
  return left > 0 ? 1 : 0;
}

function brandsWithChanges(directory: string): string[] {
  const folder = path.join(directory, changesFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => (/^[a-z][\w-]*\.json$/.test(name) ? name.slice(0, -5) : []));
}

async function tryBrand(directory: string, brand: string): Promise<TakenOver | undefined> {
  try {
    const taken = await takeOver(directory, brand);
    console.log(`${brand}: ${taken.changes.length} changes in ${taken.files.join(', ')}`);
    return taken;
  } catch (error) {
    if (error instanceof UnresolvedChangesError) {
      console.error(`${error.message}. Choose in the studio, then run this again:`);
      for (const { file, pointer, yours, theirs } of error.conflicts)
        console.error(`  ${file} ${pointer}: studio ${valueText(yours)}, file ${valueText(theirs)}`);
    } else if (error instanceof ConfigurationError) console.error(error.message);
    else if (error instanceof DirectoryTakenError)
      console.error(`${brand}: the studio is storing a change. Run this again.`);
    else throw error;
    return undefined;
  }
}

function commit(directory: string, brand: string, { files, changes }: TakenOver): void {
  const { subject, body } = commitMessage(brand, changes);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: directory, stdio: 'inherit' });
  git('add', '--', ...files);
  git('commit', '--quiet', '-m', subject, '-m', body, '--', ...files);
}

process.exitCode = await run();
