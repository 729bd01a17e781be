import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A step of start or test failed; the message contains the remedy. */
export class StepError extends Error {}

const oldestNode = 20;

/** Refuses an outdated Node.js, before it causes less obvious errors. */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldestNode)
    throw new StepError(
      `Marquee needs Node.js ${oldestNode} or newer; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
    );
}

/** Runs a command and shows its output. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (result.status !== 0)
    throw new StepError(
      `"${command} ${args.join(' ')}" failed${result.error ? `: ${result.error.message}` : ''}. Its output above says why.`,
    );
}

/** Installs packages when they are missing or older than the lock file. */
export function installPackages() {
  // Packages of another checkout: installing would empty its folder.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const marker = 'node_modules/.package-lock.json';
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing packages (about a minute, once) …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

const sources = [
  ...['app', 'blocks', 'ui', 'schemas', 'services', 'studio'],
  ...['server.ts', 'site-environment.ts', 'site-variables.ts'],
  ...['remix.config.js', 'vite.config.ts', 'package-lock.json'],
];

const programs = [
  ...['server/index.js', 'server.mjs', 'content.mjs', 'platform.mjs'],
  ...['games.mjs', 'payment-provider.mjs', 'sportsbook.mjs', 'studio.mjs'],
];

/** Builds the site and its services when a source is newer than the last build. */
export function buildSite() {
  const built = Math.min(...programs.map((file) => modified(path.join('build', file))));
  if (built > Math.max(...sources.map(newest))) return;
  console.log('Building the site …');
  run(process.execPath, [bin('@remix-run/dev/dist/cli.js'), 'vite:build', '--logLevel', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Path of npm's script, so that another version of Node.js can run it. */
export function npmProgram() {
  const { npm_execpath: named } = process.env;
  if (named?.endsWith('npm-cli.js')) return named;
  const beside = path.dirname(process.execPath);
  const places = ['../lib/node_modules', 'node_modules'].map((folder) =>
    path.join(beside, folder, 'npm/bin/npm-cli.js'),
  );
  const found = places.find((file) => existsSync(file));
  if (!found) throw new StepError('npm was not found beside Node.js. Run this by "npm run test:node".');
  return found;
}

/** Path of an installed package's script, so that no shell has to find it. */
export function bin(file) {
  return path.join('node_modules', file);
}

function modified(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

function newest(place) {
  const status = statSync(place);
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(
    status.mtimeMs,
    ...readdirSync(place, { withFileTypes: true }).map((entry) => newest(path.join(place, entry.name))),
  );
}
