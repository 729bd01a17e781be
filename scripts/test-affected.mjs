/**
 * `npm run test:affected`: checks and tests what the changes since `main` can affect, including the working tree.
 * `npm run test:affected -- HEAD`
 * only considers the working tree. Formatting and lint of changed files, types, unit tests that import a changed
 * file, and the journeys of its
 * folder. `npm test` remains the complete check.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StepError, bin, buildSite, checkNode, installPackages } from './run/prepare.mjs';

/** The journeys that cover a folder best; the first matching pattern applies. */
const journeysOf = [
  [/^app\/player\/(session|sign-in|reset-password)\/|^app\/platform\//, ['session', 'session-attacks']],
  [/^app\/player\/(account|safety|verification|limits|inbox|rewards)\//, ['journeys/account']],
  [/^app\/player\/(cashier|balance)\//, ['wallet']],
  [/^app\/player\/registration\//, ['registration']],
  [/^app\/player\/consent\//, ['cookie-consent']],
  [/^app\/player\//, ['session', 'keyboard']],
  [/^app\/workbench\/preview\//, ['preview']],
  [/^app\/workbench\//, ['gallery', 'launch-report', 'capture']],
  [/^app\/page\/cache\//, ['page-cache', 'routing']],
  [/^app\/(content|fill|memo|catalogue)\/|^services\/content\//, ['content-changes', 'visitor', 'routing']],
  [/^app\/|^server\.ts|^brands\/|^content-fixtures\//, ['routing', 'visitor']],
  [/^(ui|blocks|schemas)\//, ['visitor', 'layout-blocks', 'offer-blocks']],
  [/^services\/platform\//, ['session.spec', 'wallet']],
  [/^services\/payment-provider\//, ['payment-pages']],
  [/^services\/sportsbook\//, ['sportsbook-frame']],
];

const isJourney = (file) => file.endsWith('.spec.ts');

/** Paths that differ from the merge base with a branch, without deleted files. */
function changedSince(branch) {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const base = git('merge-base', 'HEAD', branch);
  const names = [
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return names.flatMap((text) => text.split('\n')).filter((file) => existsSync(file));
}

function passes(name, file, args, options = '') {
  const startedAt = performance.now();
  const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${options}` };
  const { status } = spawnSync(process.execPath, [bin(file), ...args], { stdio: 'inherit', env });
  console.log(
    `${status === 0 ? '✓' : '✗'} ${name} (${Math.round((performance.now() - startedAt) / 1000)} s)`,
  );
  return status === 0;
}

function* results(changed) {
  const code = changed.filter((file) => /\.(tsx?|mjs|js)$/.test(file));
  yield passes('formatting', 'prettier/bin/prettier.cjs', ['--check', '--ignore-unknown', ...changed]);
  if (code.length === 0) return;
  yield passes('lint', 'eslint/bin/eslint.js', ['--no-warn-ignored', ...code]);
  const types = ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
  yield passes('types', 'typescript/bin/tsc', types);
  const related = ['related', '--run', '--project=!checks', '--passWithNoTests', '--reporter=dot'];
  yield passes('unit tests', 'vitest/vitest.mjs', [...related, ...code.filter((file) => !isJourney(file))]);
}

function journeys(changed) {
  const mapped = changed
    .filter((file) => !/\.(test|spec)\.tsx?$|\.md$/.test(file))
    .flatMap((file) => journeysOf.find(([folder]) => folder.test(file))?.[1] ?? []);
  return [...new Set([...changed.filter(isJourney), ...mapped])];
}

try {
  checkNode();
  installPackages();
  const changed = changedSince(process.argv[2] ?? 'main');
  console.log(`${changed.length} files have changed.`);
  const passed = changed.length === 0 ? [] : [...results(changed)];
  const chosen = journeys(changed);
  if (chosen.length > 0) {
    buildSite();
    const args = ['test', '--reporter=line', '--output=test-results/affected', ...chosen];
    passed.push(passes('journeys', '@playwright/test/cli.js', args, '--import tsx'));
  }
  process.exitCode = passed.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(error instanceof StepError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
