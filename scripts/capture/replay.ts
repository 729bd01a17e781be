/** `npm run replay -- <file> …`: renders captured pages again, without any service, and reports differences (docs/gallery.md). */
import { readFileSync } from 'node:fs';
import { withReplay } from './load-replay';
import { htmlDifference } from './compare-html';

const regions = ['header', 'main', 'footer'] as const;

/** @returns whether the page is the same as when it was captured */
async function replayFile(file: string): Promise<boolean> {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const replay = await withReplay(({ replayPage }) => replayPage(value));
  if (!replay.regions) {
    for (const { pointer, reason } of replay.faults) console.error(`${file}: ${pointer} ${reason}`);
    return false;
  }
  let same = true;
  for (const region of regions) {
    const difference = await htmlDifference(region, replay.capture.regions[region], replay.regions[region]);
    if (difference === undefined) continue;
    same = false;
    console.log(difference);
  }
  console.log(`${file}: ${same ? 'the same HTML' : 'the HTML is different'} (${replay.capture.address})`);
  return same;
}

async function replayAll(): Promise<void> {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Error('Usage: npm run replay -- <captured file> …');
  for (const file of files) if (!(await replayFile(file))) process.exitCode = 1;
}

replayAll().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
