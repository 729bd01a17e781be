import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  type Configuration,
  readConfiguration,
} from '../../app/site/configuration/read-configuration.server';

/** The result fails the project's own checks: nothing has been written. */
export class CheckError extends Error {
  override name = 'CheckError';
}

/** Shared parts of the content: what every brand's pages link to. */
const sharedContent = ['model.json', 'shared', 'catalogue', 'text'];

/**
 * Adds files to the project, all or none: they are written to a draft, validated there as a part of the project, and
 * moved into place.
 * @param files path below the project → text
 * @returns the configuration with the files in it
 * @throws ConfigurationError or CheckError with the faults
 */
export function writeChecked(root: string, brand: string, files: ReadonlyMap<string, string>): Configuration {
  // On the same disk, in an unwatched folder.
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(path.join(cache, 'new-brand-'));
  try {
    copyProject(root, draft, brand);
    for (const [file, text] of files) write(path.join(draft, file), text);
    const configuration = readConfiguration(path.join(draft, 'brands'));
    checkContent(draft, brand);
    moveInto(root, draft, [...files.keys()]);
    return configuration;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The inputs of the checks: all brands, and the content of one; pictures are only linked. */
function copyProject(root: string, draft: string, brand: string): void {
  cpSync(path.join(root, 'brands'), path.join(draft, 'brands'), { recursive: true });
  const from = path.join(root, 'content-fixtures');
  const to = path.join(draft, 'content-fixtures');
  for (const part of [...sharedContent, brand])
    if (existsSync(path.join(from, part)))
      cpSync(path.join(from, part), path.join(to, part), { recursive: true });
  linkAll(path.join(from, 'files'), path.join(to, 'files'), 'brands');
  linkAll(path.join(from, 'files', 'brands'), path.join(to, 'files', 'brands'), brand);
  const own = path.join(from, 'files', 'brands', brand);
  if (existsSync(own)) cpSync(own, path.join(to, 'files', 'brands', brand), { recursive: true });
}

function linkAll(from: string, to: string, except: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name !== except) symlinkSync(path.resolve(from, name), path.join(to, name));
}

/**
 * Renders all pages of the brand in all its languages with the site's own engine, like `npm run check:content`,
 * without other brands.
 */
function checkContent(draft: string, brand: string): void {
  const alone = path.join(draft, 'alone');
  const isShared = (name: string) => name.endsWith('.json') || name === 'messages' || name === 'rules';
  mkdirSync(alone);
  for (const name of readdirSync(path.join(draft, 'brands')))
    if (isShared(name) || name === brand)
      cpSync(path.join(draft, 'brands', name), path.join(alone, name), { recursive: true });
  const file = path.join(alone, brand, 'brand.json');
  const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...(stored as object), isDefault: true }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/check-content/check-content.ts',
      '--folder',
      path.join(draft, 'content-fixtures'),
    ],
    { encoding: 'utf8', env: { ...process.env, BRANDS_DIR: alone } },
  );
  if (status !== 0)
    throw new CheckError(`The pages do not pass the check of the content:\n${stdout}${stderr}`);
}

/** Moves the files, new folders as a whole; after a failure, earlier moves are reverted. */
function moveInto(root: string, draft: string, files: string[]): void {
  const places = [...new Set(files.map((file) => newPart(root, file)))];
  // Brand files come last, so that a running site activates the brand after its content.
  places.sort((a, b) => Number(a.startsWith('brands')) - Number(b.startsWith('brands')));
  const undo: (() => void)[] = [];
  try {
    for (const place of places) {
      const target = path.join(root, place);
      const former = existsSync(target) ? readFileSync(target) : undefined;
      renameSync(path.join(draft, place), target);
      undo.push(() => (former ? writeFileSync(target, former) : rmSync(target, { recursive: true })));
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}

/** The first missing folder on the path of a file, else the file. */
function newPart(root: string, file: string): string {
  const parts = path.normalize(file).split(path.sep);
  const depth = parts.findIndex((_part, index) => !existsSync(path.join(root, ...parts.slice(0, index + 1))));
  return path.join(...(depth < 0 ? parts : parts.slice(0, depth + 1)));
}
