/**
 * `npm run test:node -- 22 24`: runs what another version of Node.js could break, on that version: whether packages accept it, native
 * modules load, the site builds, and the unit and contract tests that use what Node.js itself provides. Types, lint, snapshots and
 * journeys do not depend on it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StepError, bin, installPackages, npmProgram, run } from './run/prepare.mjs';

process.chdir(path.resolve(import.meta.dirname, '..'));

/** HTTP, TLS, child processes, streams, files, crypto, compression, text and URL handling; native modules behind them. */
const tests = ['services/content/http', 'services/content/images', 'services/content/store'];
tests.push('services/content/server.test.ts', 'services/content/tls.test.ts', 'services/content/webhooks');
tests.push(
  'services/platform/ledger',
  'services/platform/identity',
  'app/platform',
  'app/site',
  'tests/contract',
);

/** A program of the wanted version: this one, or the one that npm has for this system. */
function nodeOf(major) {
  if (process.versions.node.split('.')[0] === major) return process.execPath;
  const folder = path.resolve('.cache', 'node', major);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = path.join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    run('npm', ['install', ...options, `${name}@${major}`]);
  }
  return program;
}

function check(node, major, name, args, env = {}) {
  const startedAt = performance.now();
  // Programs that are started by name have to be of this version as well.
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
  const { status } = spawnSync(node, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH, ...env },
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${status === 0 ? '✓' : '✗'} Node.js ${major}: ${name} (${seconds} s)`);
  return status === 0;
}

function testOn(major) {
  const node = nodeOf(major);
  const build = ['vite:build', '--logLevel', 'error'];
  return [
    check(node, major, 'packages accept it', [
      npmProgram(),
      'ci',
      '--dry-run',
      '--engine-strict',
      '--silent',
    ]),
    check(node, major, 'native modules load', ['scripts/run/native-modules.mjs']),
    check(node, major, 'build of the site', [bin('@remix-run/dev/dist/cli.js'), ...build], {
      NODE_ENV: 'production',
    }),
    check(node, major, 'unit and contract tests', [
      bin('vitest/vitest.mjs'),
      'run',
      ...tests,
      '--reporter=dot',
    ]),
  ].every(Boolean);
}

try {
  const versions = process.argv.slice(2);
  const wrong = versions.find((version) => !/^\d+$/.test(version));
  if (versions.length === 0 || wrong !== undefined)
    throw new StepError(
      `Name major versions of Node.js, such as "npm run test:node -- 22 24"; got "${wrong ?? ''}".`,
    );
  installPackages();
  const passed = versions.map((version) => testOn(version));
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(error instanceof StepError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
