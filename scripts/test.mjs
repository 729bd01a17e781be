/**
 * `npm test`: installs if needed, builds the site, and runs Vitest (checks, unit and contract tests) and then
 * Playwright (journeys and faults
 * in Chromium), as configured in vitest.config.ts and playwright.config.ts. The last line sums up both. `--nightly`
 * runs slow and larger variants
 * (tests/support/nightly.ts).
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { StepError, bin, buildSite, checkNode, installPackages, run } from './run/prepare.mjs';
import { readResults } from './run/test-results.mjs';

const isNightly = process.argv.includes('--nightly');

function runTests(report, options, ...args) {
  const env = {
    ...process.env,
    ...(isNightly ? { NIGHTLY: '1' } : {}),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${options}`,
  };
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  const results = readResults(report);
  if (status === 0 || results.some(({ outcome }) => outcome === 'failed')) return results;
  return [...results, { name: args[0], outcome: 'failed', message: `The exit code is ${status}.` }];
}

function prepare() {
  checkNode();
  installPackages();
  run(process.execPath, ['--import', 'tsx', 'tests/support/install-browser.ts']);
  rmSync('test-results', { recursive: true, force: true });
  buildSite();
}

function runAll() {
  try {
    prepare();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    return [{ name: 'preparation', outcome: 'failed', message: error.message }];
  }
  return [
    ...runTests(
      'test-results/vitest.json',
      '',
      bin('vitest/vitest.mjs'),
      'run',
      ...(isNightly ? ['--project=unit'] : []),
    ),
    // Playwright's own loader cannot resolve all imports of the sources.
    ...runTests('test-results/playwright.json', '--import tsx', bin('@playwright/test/cli.js'), 'test'),
  ];
}

const results = runAll();
const having = (outcome) => results.filter((result) => result.outcome === outcome);
for (const [title, outcome] of [
  ['Passed only at the second try (each is a fault to be found):', 'flaky'],
  ['Failed:', 'failed'],
]) {
  const lines = having(outcome).map(({ name, message }) => `  ${name}\n    ${message}`);
  if (lines.length > 0) console.log(`\n${title}\n${lines.join('\n')}`);
}
const failed = having('failed').length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
