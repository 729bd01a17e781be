/**
 * `npm run bench:impact`: impact of an edit, over the project's brands, three brands with every market and
 * language, and a hundred of them: time to the result, and how long the site was blocked.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStack } from '../tests/support/stack';
import { makeBrands } from './brands-folder';
import type { ImpactMeasured } from './impact-process';

const own = process.env['BRANDS_DIR'] ?? 'brands';
const folder = mkdtempSync(path.join(tmpdir(), 'bench-impact-'));
const stack = await startStack();

function measure(directory: string): ImpactMeasured {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'bench/impact-process.ts'],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        BRANDS_DIR: directory,
        CONTENT_URL: stack.contentUrl,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
      },
    },
  );
  if (status !== 0) throw new Error(`${directory} could not be measured:\n${stderr}`);
  return JSON.parse(stdout) as ImpactMeasured;
}

try {
  for (const [name, count] of [
    ['own', 0],
    ['three', 3],
    ['hundred', 100],
  ] as const) {
    const directory = count === 0 ? own : path.join(folder, name);
    if (count > 0) makeBrands(own, directory, count, 1);
    const { sites, edits } = measure(directory);
    console.log(`${name} brands, ${sites} sites`);
    for (const { name: edit, changed, pages, answerMs, blockedMs } of edits)
      console.log(
        `  ${edit.padEnd(24)}${`${answerMs.toFixed(0)} ms`.padStart(10)}, longest pause ${blockedMs.toFixed(0)} ms; ${changed} sites, ${pages} pages`,
      );
  }
} finally {
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
}
