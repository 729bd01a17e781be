/**
 * `npm run capture -- <page URL> [--out file]`: writes a page of a running site as a fixture that renders the same
 * HTML anywhere
 * (docs/gallery.md).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CaptureError, fetchCapture } from './fetch-capture';
import { withReplay } from './load-replay';

const usage =
  'npm run capture -- <page URL> [--out file], e.g. npm run capture -- http://localhost:3000/en-UN/promotions';

/** `captures/halden.localhost-en-UN-promotions.json` */
function defaultFile({ hostname, pathname }: URL): string {
  const name = [hostname, ...pathname.split('/')].filter(Boolean).join('-');
  return `captures/${name.replace(/[^\w.-]/g, '_')}.json`;
}

async function capture(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  const [address = ''] = positionals;
  if (positionals.length !== 1 || !URL.canParse(address)) throw new CaptureError(`Usage: ${usage}`);
  const page = new URL(address);
  const body = await fetchCapture(page, process.env['CAPTURE_TOKEN']);
  const value: unknown = JSON.parse(body);
  const replay = await withReplay(({ replayPage }) => replayPage(value));
  if (!replay.regions)
    throw new CaptureError(`The answer is no capture this version can replay: ${listOf(replay.faults)}`);
  const { capture: found } = replay;
  const file = values.out ?? defaultFile(page);
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify(found, undefined, 2)}\n`);
  if (found.status !== 200) console.warn(`The page answered ${found.status}; this is what visitors saw.`);
  console.log(`${file}: ${found.blocks.length} blocks. npm run replay -- ${file}`);
}

function listOf(faults: readonly { pointer: string; reason: string }[]): string {
  return faults.map(({ pointer, reason }) => `${pointer} ${reason}`).join('; ');
}

capture().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
