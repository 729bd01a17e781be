import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { cachePath, keepNewest } from '../cache';
import { type Tree, checkOut } from './git-tree';
import { hashOfFiles } from '../hash';
import { VisualError } from '../visual-error';

const keptBuilds = 6;

/** Inputs of a build. Brands and content are read when the site runs. */
const buildInputs =
  /^((app|blocks|ui|schemas|brands\/messages|scripts\/dev)\/|(remix\.config\.js|vite\.config\.ts|tsconfig\.json|package-lock\.json)$)/;
const noBuildInputs = /(\.test\.tsx?|\/README\.md|^blocks\/[^/]+\/fixtures\/.*)$/;

/** A revision, built and ready to start, in a folder of its own. */
export function prepareSite(tree: Tree, say: (text: string) => void): string {
  const root = checkOut(tree);
  addPackages(tree, root, say);
  addBuild(tree, root, say);
  return root;
}

/** The packages of the working tree serve every revision with the same lock file; others get their own. */
function addPackages(tree: Tree, root: string, say: (text: string) => void): void {
  const modules = path.join(root, 'node_modules');
  if (existsSync(modules)) return;
  const lock = execFileSync('git', ['hash-object', 'package-lock.json'], { encoding: 'utf8' }).trim();
  if (tree.files.get('package-lock.json') === lock)
    return symlinkSync(path.resolve('node_modules'), modules, 'junction');
  say(`installing the packages of ${tree.name} …`);
  // Renamed into place when complete: an interrupted installation is not taken for a whole one.
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], root, () =>
    rmSync(modules, { recursive: true, force: true }),
  );
}

function addBuild(tree: Tree, root: string, say: (text: string) => void): void {
  const build = path.join(root, 'build');
  if (existsSync(build)) return;
  const key = hashOfFiles(tree.files, (file) => buildInputs.test(file) && !noBuildInputs.test(file));
  const kept = cachePath('builds', key);
  if (!existsSync(kept)) {
    say(`building ${tree.name} …`);
    run(
      process.execPath,
      ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'error'],
      root,
      () => rmSync(build, { recursive: true, force: true }),
    );
    mkdirSync(path.dirname(kept), { recursive: true });
    const unfinished = `${kept}-${process.pid}`;
    cpSync(build, unfinished, { recursive: true });
    renameSync(unfinished, kept);
    keepNewest(cachePath('builds'), keptBuilds);
    return;
  }
  cpSync(kept, build, { recursive: true });
}

function run(command: string, args: string[], cwd: string, onFailure: () => void): void {
  const result = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: command === 'npm' ? 'development' : 'production' },
  });
  if (result.status === 0) return;
  onFailure();
  const first = `${result.stderr}\n${result.stdout}`.trim().split('\n').slice(0, 12).join('\n');
  throw new VisualError(`"${command} ${args[0] ?? ''} ${args[1] ?? ''}" failed in ${cwd}:\n${first}`);
}
