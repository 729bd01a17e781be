import type { RunResult } from './run';

const seconds = (value: number): string => `${value.toFixed(2)} s`;

/** One line of JSON for other programs. */
export function jsonLine(result: RunResult): string {
  const { failure, ...rest } = result;
  const summary = failure ? { result: 'failed', ...rest, failure } : { result: 'ok', ...rest };
  return JSON.stringify(summary);
}

/** A run as a table for the terminal. */
export function runTable({
  brand,
  email,
  startedAt,
  seconds: whole,
  steps,
  failure,
  leftOpen,
}: RunResult): string {
  const rows = steps.map(({ step, seconds: taken, note }) => row(step, seconds(taken), note ?? ''));
  return [
    `${startedAt}  ${brand}  ${failure ? `FAILED at ${failure.step}` : 'ok'} after ${seconds(whole)}  ${email}`,
    ...rows,
    ...(failure
      ? [
          row(failure.step, 'failed', `${failure.url} answered ${failure.status || 'nothing'}`),
          row('', '', `expected ${failure.expected}`),
          row('', '', `found ${failure.found}`),
        ]
      : []),
    ...(leftOpen === undefined ? [] : [row('', '', `the account is still open: ${leftOpen}`)]),
  ].join('\n');
}

const row = (step: string, time: string, note: string): string =>
  `  ${step.padEnd(10)} ${time.padStart(8)}  ${note}`.trimEnd();

/** Median and maximum time of each step by brand, with the number of successful runs. */
export function summaryTable(results: readonly RunResult[]): string {
  const brands = [...new Set(results.map(({ brand }) => brand))].sort();
  return brands
    .flatMap((brand) => {
      const runs = results.filter((result) => result.brand === brand);
      const well = runs.filter(({ failure }) => failure === undefined);
      const names = [...new Set(runs.flatMap(({ steps }) => steps.map(({ step }) => step)))];
      return [
        `${brand}: ${well.length} of ${runs.length} runs ok`,
        `  ${'step'.padEnd(10)} ${'median'.padStart(8)} ${'longest'.padStart(8)}`,
        ...names.map((name) => timesRow(name, timesOf(runs, name))),
        timesRow(
          'run',
          well.map((run) => run.seconds),
        ),
      ];
    })
    .join('\n');
}

const timesOf = (runs: readonly RunResult[], name: string): number[] =>
  runs.flatMap(({ steps }) => steps.filter(({ step }) => step === name).map((each) => each.seconds));

function timesRow(name: string, times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const longest = sorted.at(-1) ?? 0;
  return `  ${name.padEnd(10)} ${seconds(median).padStart(8)} ${seconds(longest).padStart(8)}`;
}
