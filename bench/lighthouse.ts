/**
 * `npm run bench:lighthouse`: Lighthouse (phone, 4× CPU, slow 4G) on five kinds of page of three brands,
 * medians of three runs; fails below the limits. `npm run bench:lighthouse -- 1 kiekko home,lobby` selects
 * runs, brands and pages. Installs Lighthouse below `bench/lighthouse/` if missing.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startStack } from '../tests/support/stack';
import { isRecord } from '../schemas/is-record';
import { brandLocales, chromiumPath, median, pageKinds } from './page-kinds';

/** Minimum scores, and maximum layout shift. */
const reach = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const maxLayoutShift = 0.02;

const run = promisify(execFile);
const folder = path.resolve('bench/lighthouse');
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');

type Figures = Record<
  keyof typeof reach | 'first paint' | 'largest paint' | 'blocked' | 'shift' | 'KB',
  number
>;

const [runs = '3', brands = '', kinds = ''] = process.argv.slice(2);
const chosen = (all: Record<string, string>, names: string) =>
  Object.entries(all).filter(([name]) => !names || names.split(',').includes(name));

if (!existsSync(program)) {
  console.log('Installing Lighthouse …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
}
const stack = await startStack();
const reports = await mkdtemp(path.join(os.tmpdir(), 'lighthouse-'));
const missed: string[] = [];
try {
  for (const [brand, locale] of chosen(brandLocales, brands))
    for (const [kind, address] of chosen(pageKinds, kinds))
      await measure(`${brand} ${kind}`, `${stack.origin(brand)}/${locale}${address}`);
} finally {
  await stack.stop();
  await rm(reports, { recursive: true });
}
const [busy = 0] = os.loadavg();
if (busy > os.cpus().length)
  console.log(`The machine was busy (load ${busy.toFixed(1)}): scores are below its own.`);
if (missed.length > 0) {
  console.error(`Below the reach:\n${missed.join('\n')}`);
  process.exitCode = 1;
}

async function measure(name: string, url: string): Promise<void> {
  // Not measured: the first visit generates pictures that a CDN would have cached.
  const all = [];
  for (let count = 0; count <= Number(runs); count++) all.push(await visit(url));
  const [, first, ...others] = all;
  if (!first) return;
  const figures = Object.keys(first).map((key) => {
    const values = [first, ...others].map((figure) => figure[key as keyof Figures]);
    return [key, median(values)] as const;
  });
  console.log(`${name.padEnd(20)} ${figures.map(([key, value]) => `${key} ${round(value)}`).join('  ')}`);
  const by = new Map<string, number>(figures);
  for (const [key, least] of Object.entries(reach))
    if ((by.get(key) ?? 0) < least) missed.push(`${name}: ${key} ${by.get(key)} (at least ${least})`);
  if ((by.get('shift') ?? 1) >= maxLayoutShift) missed.push(`${name}: layout moves by ${by.get('shift')}`);
}

async function visit(url: string): Promise<Figures> {
  const file = path.join(reports, 'report.json');
  const lighthouse = () =>
    run(
      process.execPath,
      [
        program,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      { env: { ...process.env, CHROME_PATH: chromiumPath } },
    );
  // On a busy machine Chromium sometimes loses the start of a trace (NO_NAVSTART).
  await lighthouse().catch(lighthouse);
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  const score = (id: string) => Math.round(100 * numberAt(report, 'categories', id, 'score'));
  const audit = (id: string) => numberAt(report, 'audits', id, 'numericValue');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    'first paint': audit('first-contentful-paint'),
    'largest paint': audit('largest-contentful-paint'),
    blocked: audit('total-blocking-time'),
    shift: audit('cumulative-layout-shift'),
    KB: audit('total-byte-weight') / 1024,
  };
}

function numberAt(value: unknown, ...keys: string[]): number {
  for (const key of keys) value = isRecord(value) ? value[key] : undefined;
  if (typeof value !== 'number') throw new Error(`The report of Lighthouse has no ${keys.join('.')}.`);
  return value;
}

function round(value: number): string {
  return value > 0 && value < 1 ? value.toFixed(3) : String(Math.round(value));
}
