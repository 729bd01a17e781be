/** Parses the JSON reports of Vitest and Playwright into one list of tests, with the first lines of each message. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, outcome: 'passed' | 'flaky' | 'failed', message: string }} Result */

function firstLines(message) {
  return stripVTControlCharacters(message ?? 'no message')
    .replace(/^Error: STACK_TRACE_ERROR/, 'The test, or a hook of it, took longer than its time limit:')
    .split('\n')
    .slice(0, 6)
    .join('\n    ')
    .slice(0, 600);
}

/** A file that fails to load reports no tests, so it counts as one. */
function* vitestResults({ testResults }) {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(process.cwd(), name);
    const ran = assertionResults.filter((test) => test.status === 'passed' || test.status === 'failed');
    if (status === 'failed' && ran.every((test) => test.status === 'passed'))
      yield { name: file, outcome: 'failed', message: firstLines(message) };
    for (const {
      fullName,
      status: outcome,
      failureMessages: [first],
    } of ran)
      yield {
        name: `${file} › ${fullName}`,
        outcome: outcome === 'passed' && first ? 'flaky' : outcome,
        message: firstLines(first),
      };
  }
}

const outcomes = { expected: 'passed', flaky: 'flaky', unexpected: 'failed' };

function* playwrightResults({ suites = [], specs = [] }) {
  for (const suite of suites) yield* playwrightResults(suite);
  for (const { file, line, title, tests } of specs)
    for (const { status, results } of tests)
      if (status in outcomes)
        yield {
          name: `${file}:${line} › ${title}`,
          outcome: outcomes[status],
          message: firstLines(results.find((result) => result.status !== 'passed')?.error?.message),
        };
}

/**
 * The tests of a runner's JSON report. A missing report counts as a failure.
 * @param {string} file
 * @returns {Result[]}
 */
export function readResults(file) {
  if (!existsSync(file)) return [{ name: file, outcome: 'failed', message: 'The runner left no report.' }];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return [...(report.testResults ? vitestResults(report) : playwrightResults(report))];
}
