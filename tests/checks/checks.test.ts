import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from 'vitest';
import { findPostgres } from '../support/postgres';

/** Programs that exit with 0 on success, the slowest first. */
const checks: [name: string, ...command: string[]][] = [
  ['lint', 'node_modules/eslint/bin/eslint.js', '.'],
  ['types', 'node_modules/typescript/bin/tsc', '--noEmit'],
  [
    'formatting',
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-location=.cache/prettier',
    '.',
  ],
  ['the shipped content would make pages', 'scripts/check-content/check-content.ts'],
  // The shipped brands use local hosts only.
  ['every brand may be launched', 'scripts/check-brand/check-brand.ts', ...['--except', 'onlyLocalHosts']],
  ['snapshots of every block × fixture', 'scripts/snapshots/snapshots.ts'],
  ['generated files follow from schemas/', 'scripts/generate/generate.ts', '--check'],
  ['no file, export or dependency is unused', 'node_modules/knip/bin/knip.js'],
];

async function runNode(...args: string[]): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, args, { maxBuffer: 10_000_000 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}\n${stderr}`, { cause: error });
  }
}

test.concurrent.for(checks)('%s', ([, ...command]) =>
  runNode(...(command[0]?.endsWith('.ts') ? ['--import', 'tsx'] : []), ...command),
);

test.runIf(process.env['CI'])('PostgreSQL is installed, so that the platform is tested on a server', () => {
  if (!findPostgres()) throw new Error('Install the package "postgresql".');
});

// A build made with this Node.js version must start on the newest one; `npm run test:node` tests every version in full.
test.runIf(process.env['CI'])('the site starts on Node.js 24', () =>
  runNode('scripts/test-node.mjs', '--smoke', '24'),
);
