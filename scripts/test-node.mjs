/**
 * `npm run test:node -- 22 24`: checks what another version of Node.js could break: package compatibility, building
 * and serving the
 * site, and tests that use Node.js itself or native modules. Types, lint, snapshots and pages in a browser do not
 * depend on it. With `--smoke` the
 * existing build serves a page, and the tests of native modules run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StepError, bin, buildSite, installPackages, npmProgram, run } from './run/prepare.mjs';

process.chdir(path.resolve(import.meta.dirname, '..'));

/** lmdb, sharp and argon2. */
const native = ['services/content/store', 'services/content/images', 'services/platform/identity'];
/** HTTP, TLS, child processes, streams, files, crypto, compression, text and URL handling. */
const tests = [
  ...native,
  'services/content/http',
  'services/content/server.test.ts',
  'services/content/tls.test.ts',
  'services/content/webhooks',
  'services/platform/ledger',
  'app/platform',
  'app/site',
  'tests/contract',
  'tests/faults/processes/process-start.test.ts',
];

const vitest = (...files) => [
  bin('vitest/vitest.mjs'),
  'run',
  '--project=!checks',
  '--reporter=dot',
  ...files,
];
const playwright = (...args) => [
  bin('@playwright/test/cli.js'),
  'test',
  'tests/journeys/routing.spec.ts',
  '--reporter=dot',
  '--workers=1',
  ...args,
];

const smoke = {
  'native modules': vitest(...native.slice(0, 2)),
  'the site serves a page': playwright('--grep', 'ROUTE-01 /'),
};

const everything = () => ({
  'packages accept it': [npmProgram(), 'ci', '--dry-run', '--engine-strict', '--silent'],
  'build of the site': [bin('@remix-run/dev/dist/cli.js'), 'vite:build', '--logLevel=error'],
  'unit and contract tests': vitest(...tests),
  'every kind of address': playwright(),
});

/** A program of the requested version: the current one, or npm's for this system. */
function nodeOf(major) {
  if (process.versions.node.split('.')[0] === major) return process.execPath;
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const folder = path.resolve('.cache', 'node', major);
  const program = path.join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    run('npm', ['install', ...options, `${name}@${major}`]);
  }
  return program;
}

function passes(major, name, args) {
  const node = nodeOf(major);
  const startedAt = performance.now();
  // Programs started by name must have this version, too.
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
  const isPlaywright = args[0].includes('playwright');
  const { status } = spawnSync(node, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PATH,
      ...(args.includes('vite:build') ? { NODE_ENV: 'production' } : {}),
      // One page needs no separate server, and the embedded database is the one of `npm start`.
      ...(isPlaywright ? { NODE_OPTIONS: '--import tsx', TEST_EMBEDDED: '1' } : {}),
    },
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${status === 0 ? '✓' : '✗'} Node.js ${major}: ${name} (${seconds} s)`);
  return status === 0;
}

try {
  const versions = process.argv.slice(2).filter((argument) => argument !== '--smoke');
  const wrong = versions.find((version) => !/^\d+$/.test(version));
  if (versions.length === 0 || wrong !== undefined)
    throw new StepError(
      `Name major versions of Node.js, such as "npm run test:node -- 22 24"; got "${wrong ?? ''}".`,
    );
  installPackages();
  const isSmoke = process.argv.includes('--smoke');
  if (isSmoke) buildSite();
  const steps = Object.entries(isSmoke ? smoke : everything());
  const results = versions.flatMap((major) => steps.map(([name, args]) => passes(major, name, args)));
  process.exitCode = results.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(error instanceof StepError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
