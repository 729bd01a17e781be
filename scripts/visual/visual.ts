/**
 * `npm run visual -- --base <revision>`: takes pictures of every block × fixture × brand × viewport, and with `--pages` of whole
 * pages, of two revisions in the same browser on the same machine, and compares them exactly. docs/snapshots.md says how.
 */
import path from 'node:path';
import { compareRevisions } from './compare-revisions';
import { openBrowser } from './camera/browser';
import { type Options, readOptions } from './options';
import { printFindings, summaryOf } from './print-result';
import { repeatRuns } from './repeat-runs';
import { reportFile, writeReport } from './report/write-report';
import { VisualError } from './visual-error';

const say = (text: string) => console.log(text);

async function run(options: Options): Promise<number> {
  const browser = await openBrowser();
  try {
    const work = options.repeat > 0 ? repeatRuns : compareRevisions;
    const comparison = await work(options, browser, say);
    const summary = summaryOf(comparison);
    printFindings(comparison);
    say(summary);
    writeReport(comparison, summary);
    say(`Report: ${path.relative('.', reportFile)}`);
    return comparison.findings.length > 0 && !options.allow ? 1 : 0;
  } finally {
    await browser.close();
  }
}

try {
  process.exitCode = await run(readOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof VisualError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
