import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { type Result, medianOf, ratioOf } from './result';
import type { Turn } from './rounds';

const docs = 'docs/performance.md';
const begin = '<!-- bench:peers -->';
const end = '<!-- /bench:peers -->';

/**
 * The results as Markdown.
 * @param circumstances time, place and environment of the measurement, one line each
 */
export function markdownOf(results: readonly Result[], circumstances: readonly string[]): string {
  return [
    ...circumstances.map((line) => `- ${line}`),
    '',
    '**A page that is stored** (`Accept-Encoding: br`; what a server cannot send as Brotli it sends uncompressed):',
    '',
    storedTable(results),
    '',
    '**A page that is made for each request** (uncompressed for all):',
    '',
    madeTable(results),
    '',
    '**What a browser gets** (gzip of each file, whatever it was sent as; renderers with the data and scripts that hydrate them):',
    '',
    browserTable(results),
    '',
    '**Pages of players, and addresses with parameters** (cached ones as Brotli, the others uncompressed):',
    '',
    playersTable(results),
  ].join('\n');
}

/**
 * Replaces the text between the markers in the documentation.
 * @throws Error when the file or the markers are missing
 */
export async function writeDocs(text: string): Promise<void> {
  const known = existsSync(docs) ? readFileSync(docs, 'utf8') : '';
  const [before, rest] = known.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (rest === undefined || after === undefined)
    throw new Error(`${docs} has no ${begin} … ${end}: put the two comments where the table shall stand`);
  const options = await resolveConfig(docs);
  const whole = `${before}${begin}\n\n${text}\n\n${end}${after}`;
  writeFileSync(docs, await format(whole, { ...options, parser: 'markdown' }));
}

function storedTable(results: readonly Result[]): string {
  const raw = results.find(({ id }) => id === 'raw-br');
  return table(
    [
      '',
      'requests/s',
      '÷ the same response',
      'processor per request',
      '÷ the same response',
      'busy',
      'bytes sent',
      'memory',
    ],
    results
      .filter(({ work, against }) => work === 'nothing' && !against)
      .map((result) => [
        result.name,
        count(medianOf(result, 'perSecond')),
        ratio(ratioOf(result, raw, 'perSecond')),
        microseconds(result),
        ratio(ratioOf(result, raw, 'cpuMicroseconds')),
        share(result),
        `${kilobytes(result.answer.bytes)} ${result.answer.encoding}`,
        megabytes(result),
      ]),
  );
}

function madeTable(results: readonly Result[]): string {
  const bare = results.find(({ id }) => id === 'react');
  return table(
    [
      '',
      'requests/s',
      '÷ bare React',
      'processor per request',
      '÷ bare React',
      'busy',
      'HTML',
      'gzip',
      'Brotli',
      'memory',
    ],
    results
      .filter(({ work, against }) => work !== 'nothing' && !against)
      .sort((one, other) => medianOf(other, 'perSecond') - medianOf(one, 'perSecond'))
      .map((result) => [
        result.name,
        count(medianOf(result, 'perSecond')),
        ratio(ratioOf(result, bare, 'perSecond')),
        microseconds(result),
        ratio(ratioOf(result, bare, 'cpuMicroseconds')),
        share(result),
        kilobytes(result.html.identity),
        kilobytes(result.html.gzip),
        kilobytes(result.html.brotli),
        megabytes(result),
      ]),
  );
}

function playersTable(results: readonly Result[]): string {
  const rows = results.filter(({ against }) => against);
  return table(
    ['', 'requests/s', '÷ its base', 'processor per request', '÷ its base', 'busy', 'bytes sent', 'memory'],
    rows.map((result) => {
      const base = rows.find(({ id }) => id === result.against);
      return [
        result.name,
        count(medianOf(result, 'perSecond')),
        ratio(ratioOf(result, base, 'perSecond')),
        microseconds(result),
        ratio(ratioOf(result, base, 'cpuMicroseconds')),
        share(result),
        `${kilobytes(result.answer.bytes)} ${result.answer.encoding}`,
        megabytes(result),
      ];
    }),
  );
}

function browserTable(results: readonly Result[]): string {
  return table(
    ['', 'HTML', 'JavaScript'],
    results.flatMap(({ name, browser }) =>
      browser ? [[name, kilobytes(browser.html), kilobytes(browser.scripts)]] : [],
    ),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}

const unknown = '–';
const told = (value: number, text: (value: number) => string) =>
  Number.isNaN(value) ? unknown : text(value);

const count = (value: number) =>
  told(value, (known) => known.toLocaleString('en', { maximumFractionDigits: known < 100 ? 1 : 0 }));
const ratio = (value: number) =>
  told(value, (known) => (known < 100 ? known.toPrecision(known < 1 ? 2 : 3) : count(known)));
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const measured = (result: Result, measure: keyof Turn, text: (value: number) => string) =>
  told(medianOf(result, measure), text);
const microseconds = (result: Result) => measured(result, 'cpuMicroseconds', (value) => `${count(value)} µs`);
const share = (result: Result) => measured(result, 'cpuShare', (value) => `${Math.round(value * 100)} %`);
const megabytes = (result: Result) =>
  measured(result, 'memory', (value) => `${Math.round(value / 1024 / 1024)} MB`);
