import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { cachePath, keepNewest } from '../cache';
import { VisualError } from '../visual-error';

/** All files of a revision by content hash; the id is the hash of all of them. */
export interface Tree {
  id: string;
  /** Display name, e.g. `HEAD (1a2b3c4)` or `working tree`. */
  name: string;
  /** Path → hash of the file. */
  files: Map<string, string>;
}

const keptCheckouts = 4;
/** Objects of uncommitted files are stored here, not in the repository; the user's index is not changed. */
const objects = cachePath('objects');
const index = cachePath(`index-${process.pid}`);

function git(args: string[], ownIndex = true): string {
  const common = path.resolve(
    execFileSync('git', ['rev-parse', '--git-common-dir'], { encoding: 'utf8' }).trim(),
  );
  mkdirSync(objects, { recursive: true });
  return execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(ownIndex && { GIT_INDEX_FILE: index }),
      GIT_OBJECT_DIRECTORY: objects,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: path.join(common, 'objects'),
    },
  }).trim();
}

/** The files of a commit, branch or tag. Throws VisualError for an unknown name. */
export function treeOfRevision(revision: string): Tree {
  try {
    const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    const short = git(['rev-parse', '--short', commit]);
    return readTree(
      git(['rev-parse', `${commit}^{tree}`]),
      revision === short ? short : `${revision} (${short})`,
    );
  } catch {
    throw new VisualError(
      `There is no revision "${revision}". Name a commit, branch or tag: npm run visual -- --base main`,
    );
  }
}

/** The current files, committed or not, without ignored ones. */
export function treeOfWorkingTree(): Tree {
  const current = git(['rev-parse', '--git-path', 'index'], false);
  mkdirSync(path.dirname(index), { recursive: true });
  // With a copy of the index, git only reads changed files.
  if (existsSync(current)) copyFileSync(current, index);
  try {
    git(['add', '--all', '.']);
    return readTree(git(['write-tree']), 'working tree');
  } finally {
    rmSync(index, { force: true });
  }
}

function readTree(id: string, name: string): Tree {
  const lines = git(['ls-tree', '-r', '-z', id]).split('\0').filter(Boolean);
  return {
    id,
    name,
    files: new Map(
      lines.map((line) => {
        const [facts = '', file = ''] = line.split('\t');
        return [file, facts.split(' ')[2] ?? ''];
      }),
    ),
  };
}

/** Writes the files of a tree to its own folder, once. */
export function checkOut({ id }: Tree): string {
  const folder = cachePath('trees', id);
  if (existsSync(folder)) {
    // Marks it as recently used, so that it is not evicted.
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    git(['read-tree', id]);
    git(['checkout-index', '--all', `--prefix=${unfinished}/`]);
    renameSync(unfinished, folder);
  } finally {
    rmSync(index, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
  keepNewest(cachePath('trees'), keptCheckouts);
  return folder;
}
