/** What the reports of the two test runners say of failed tests, a name and the first lines of a message each. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Vitest's report of a time limit has no words of its own, just the place. */
const noTimeLeft = 'The test, or a hook of it, took longer than its time limit:';

function firstLines(message) {
  return stripVTControlCharacters(message ?? 'no message')
    .replace(/^Error: STACK_TRACE_ERROR/, noTimeLeft)
    .split('\n')
    .slice(0, 6)
    .join('\n    ')
    .slice(0, 600);
}

/** The failed tests of Vitest's JSON report; a file that cannot be loaded has no tests that could fail, and counts as one. */
export function failedUnitTests(report) {
  return report.testResults.flatMap((result) => {
    const file = relative(process.cwd(), result.name);
    if (result.status === 'failed' && result.assertionResults.every((test) => test.status !== 'failed')) {
      return [{ file, name: file, message: firstLines(result.message) }];
    }
    return result.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({
        file,
        name: `${file} › ${test.fullName}`,
        message: firstLines(test.failureMessages[0]),
      }));
  });
}

/** The tests of Playwright's JSON report that failed, and those that passed at a later try. */
export function failedJourneys(report) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  return report.suites.flatMap(specs).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => ({
        name: `${spec.file}:${spec.line} › ${spec.title}`,
        message: firstLines(test.results.find((result) => result.status !== 'passed')?.error?.message),
        passedLater: test.status === 'flaky',
      })),
  );
}
