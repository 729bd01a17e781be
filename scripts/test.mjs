/**
 * `npm test`: installs what is missing, builds the site, checks the generated files, types, lint and formatting, runs unit and
 * contract tests (Vitest; the platform's on its embedded engine and on a PostgreSQL server) and runs the journeys in a real
 * Chromium (Playwright). The last line adds up all of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { failedJourneys, failedUnitTests } from './run/failed-tests.mjs';
import { runBeside } from './run/lanes.mjs';
import { findPostgres, startPostgres } from './run/postgres.mjs';
import { StepError, bin, checkNode, installPackages } from './run/prepare.mjs';

const systemBrowsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const totals = { passed: 0, failed: 0 };
/** What is said once more at the end, where a long log is looked at first. */
const failures = [];
const unsteady = [];

function node(file, args, options = {}) {
  return spawnSync(process.execPath, [bin(file), ...args], { stdio: 'inherit', ...options }).status === 0;
}

/** A check counts as one test: it passes or it does not. */
function check(name, passed) {
  console.log(`${passed ? '✓' : '✗'} ${name}`);
  totals[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failures.push(name);
}

function ensureBrowser() {
  if (systemBrowsers.some((file) => file && existsSync(file))) return;
  console.log('Looking for a browser …');
  if (node('playwright/cli.js', ['install', 'chromium'])) return;
  throw new StepError(
    'No Chromium was found and none could be downloaded. Install one (Debian and Ubuntu: "apt-get install chromium") or name yours: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const buildName = 'build of the site';

/** The longest first: they end at about the same time. */
async function runChecks() {
  const checks = [
    { name: 'lint', args: [bin('eslint/bin/eslint.js'), '.'] },
    { name: 'types', args: [bin('typescript/bin/tsc'), '--noEmit'] },
    {
      name: 'formatting',
      args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    },
    { name: buildName, args: ['scripts/run/build-site.mjs'] },
    { name: 'stored content', args: [bin('tsx/dist/cli.mjs'), 'scripts/check-content/check-content.ts'] },
    {
      name: 'snapshots of every block × fixture',
      args: [bin('tsx/dist/cli.mjs'), 'scripts/snapshots/snapshots.ts'],
    },
    {
      name: 'generated files follow from schemas/',
      args: [bin('tsx/dist/cli.mjs'), 'scripts/generate/generate.ts', '--check'],
    },
  ];
  await runBeside(checks, (name, passed, output) => {
    if (output) console.log(output);
    check(name, passed);
  });
}

function vitest(report, args, env) {
  node(
    'vitest/vitest.mjs',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { env: { ...process.env, ...env } },
  );
  return readJson(report);
}

function runUnitTests(env) {
  const result = vitest('test-results/unit.json', [], env);
  if (!result) {
    totals.failed += 1;
    failures.push('Vitest ended without a report');
    return;
  }
  totals.passed += result.numPassedTests;
  const failed = failedUnitTests(result);
  if (failed.length === 0) return;
  // What fails beside other work and passes alone is a fault too, but another one: it is named, and does not hide the rest.
  console.log(`Running ${failed.length} failed tests' files again, alone …`);
  const files = [...new Set(failed.map((test) => test.file))];
  const again = vitest(
    'test-results/unit-again.json',
    [...files, '--maxWorkers=1', '--no-file-parallelism'],
    env,
  );
  const stillFailed = again
    ? new Map(failedUnitTests(again).map((test) => [test.name, test.message]))
    : undefined;
  for (const test of failed) {
    if (stillFailed && !stillFailed.has(test.name)) {
      totals.passed += 1;
      unsteady.push(`${test.name}\n    ${test.message}`);
    } else {
      totals.failed += 1;
      failures.push(`${test.name}\n    ${stillFailed?.get(test.name) ?? test.message}`);
    }
  }
}

/** The platform keeps its state in PostgreSQL: what touches the database runs on the embedded engine and on a server. */
async function runUnitTestsOnBothEngines() {
  const programs = findPostgres();
  if (!programs) {
    const text = 'PostgreSQL is not installed: the platform was tested on its embedded engine only.';
    if (process.env.CI) check(text, false);
    else console.log(text);
    return runUnitTests({});
  }
  const server = await startPostgres(programs);
  try {
    runUnitTests({ TEST_ALSO_ON_SERVER: server.url });
  } finally {
    server.stop();
  }
}

function runJourneys() {
  node('@playwright/test/cli.js', ['test'], { env: { ...process.env, NODE_OPTIONS: '--import tsx' } });
  const report = readJson('test-results/journeys.json');
  if (!report) {
    totals.failed += 1;
    failures.push('Playwright ended without a report');
    return;
  }
  totals.passed += report.stats.expected + report.stats.flaky;
  totals.failed += report.stats.unexpected;
  for (const test of failedJourneys(report)) {
    (test.passedLater ? unsteady : failures).push(`${test.name}\n    ${test.message}`);
  }
}

function list(title, lines) {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

try {
  checkNode();
  installPackages();
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  ensureBrowser();
  await runChecks();
  await runUnitTestsOnBothEngines();
  if (failures.includes(buildName)) throw new StepError('The site could not be built: no journeys were run.');
  // Counts scripts and styles, so it comes after the build.
  check('every brand may be launched', node('tsx/dist/cli.mjs', ['scripts/check-brand/check-brand.ts']));
  runJourneys();
} catch (error) {
  console.error(error instanceof StepError ? `\n${error.message}` : error);
  totals.failed += 1;
  failures.push(error instanceof Error ? error.message : String(error));
}
list('Passed only when they were run again (each is a fault to be found):', unsteady);
list('Failed:', failures);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
