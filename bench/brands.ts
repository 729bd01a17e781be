/**
 * `npm run bench:brands`: cost of a hundred brands in a site process compared with three of the same size
 * (every market, every language in each market), and with the project's own: start, memory, resolving the site
 * of a request, the alternate links of a page. Each number comes from separate processes, in turns; prints
 * medians and their ratios.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBrands } from './brands-folder';
import type { BrandsMeasured } from './brands-process';

const rounds = Number(process.env['ROUNDS'] ?? 7);
const seed = 1;
const own = process.env['BRANDS_DIR'] ?? 'brands';
const folder = mkdtempSync(path.join(tmpdir(), 'bench-brands-'));
const three = path.join(folder, 'three');
const hundred = path.join(folder, 'hundred');

function measure(directory: string): BrandsMeasured {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', 'bench/brands-process.ts'],
    { encoding: 'utf8', env: { ...process.env, BRANDS_DIR: directory, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`${directory} could not be measured:\n${stderr}`);
  return JSON.parse(stdout) as BrandsMeasured;
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

const rows: [name: string, field: keyof BrandsMeasured, unit: string][] = [
  ['processor time of the start', 'startCpuMs', 'ms'],
  ['start', 'startMs', 'ms'],
  ['heap of the configuration', 'heapMb', 'MB'],
  ['memory of the process', 'rssMb', 'MB'],
  ['heap when every site was shown', 'heapAllSitesMb', 'MB'],
  ['finding the site of a request', 'resolveUs', 'µs'],
  ['links to other languages', 'alternatesUs', 'µs'],
  ['the same, first time', 'alternatesFirstUs', 'µs'],
];

try {
  makeBrands(own, three, 3, seed);
  makeBrands(own, hundred, 100, seed);
  const runs = Array.from({ length: rounds }, () => ({
    own: measure(own),
    three: measure(three),
    hundred: measure(hundred),
  }));
  const [{ own: few, three: full, hundred: many } = runs[0]!] = runs;
  console.log(
    `own: ${few.brands} brands, ${few.sites} sites; three: ${full.sites} sites; hundred: ${many.sites} sites, ${many.alternates} links on a page`,
  );
  console.log(
    `${''.padEnd(32)}${['own', 'three', 'hundred', '÷ three', '÷ own'].map((name) => name.padStart(12)).join('')}`,
  );
  for (const [name, field, unit] of rows) {
    const of = (which: 'own' | 'three' | 'hundred') => median(runs.map((run) => run[which][field]));
    const [small, middle, large] = [of('own'), of('three'), of('hundred')];
    const values = [small, middle, large].map((value) => `${value.toFixed(1)} ${unit}`);
    const ratios = runs.map((run) => run.hundred[field] / run.three[field]);
    const cells = [...values, median(ratios).toFixed(2), (large / small).toFixed(2)];
    console.log(`${name.padEnd(32)}${cells.map((cell) => cell.padStart(12)).join('')}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
