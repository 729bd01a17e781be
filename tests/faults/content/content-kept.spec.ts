import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, lostConnection, test } from '../../support/journey';
import { type Stack, startStack } from '../../support/stack';
import type { Launched } from '../support/launch';
import { type Seen, see, startSite } from '../support/site-process';

const freshMs = 2_000;
/** Longer than the time after which an omitted block is filled again. */
const retryMs = 1_100;

/** Pages of all kinds: home, lobby, list, text, game, and not found. */
const visited: [brand: string, path: string, status: number][] = [
  ['halden', '/en-UN', 200],
  ['halden', '/en-UN/online-casino', 200],
  ['halden', '/en-UN/promotions', 200],
  ['halden', '/en-UN/about-us', 200],
  ['halden', '/en-UN/no-such-page', 404],
  ['kiekko', '/en-UN', 200],
];

test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: lostConnection });

let kept: string;
let data: string;
let stack: Stack;
let settings: Record<string, string>;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  kept = mkdtempSync(path.join(tmpdir(), 'site-content-'));
  data = mkdtempSync(path.join(tmpdir(), 'content-data-'));
  settings = { CONTENT_LAST_GOOD_DIR: kept, CONTENT_FRESH_MS: String(freshMs), CONTENT_SYNC_MS: '500' };
  stack = await startStack({ contentDataDirectory: data, sharesPlatform: true, siteEnvironment: settings });
});

test.afterAll(async () => {
  await stack?.stop();
  for (const folder of [kept, data]) rmSync(folder, { recursive: true, force: true });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The part of a page that must not change, unlike live values. */
const shape = ({ status, title, blocks }: Seen) => ({ status, title, blocks });
type Shape = ReturnType<typeof shape>;

interface Failure {
  site: string;
  brand: string;
  page: string;
  seen: Shape | string;
  wanted: Shape | undefined;
}

/** Blocks that were late on a busy machine, according to the log: the page omits them with or without an outage. */
function lateBlocks(log: Record<string, unknown>[], page: string, brand: string): Set<unknown> {
  const path = page.replace('/en-UN', '') || '/';
  const late = log.filter(
    (line) =>
      (line['event'] === 'block.unfilled' || line['event'] === 'block.unrendered') &&
      line['brand'] === brand &&
      line['path'] === path &&
      /no answer within|did not end within|did not end a short/.test(String(line['reason'])),
  );
  return new Set(late.map(({ block }) => block));
}

function isLateness({ brand, page, seen, wanted }: Failure, log: Record<string, unknown>[]): boolean {
  if (typeof seen === 'string' || !wanted) return false;
  const late = lateBlocks(log, page, brand);
  const inTime = (some: Shape) =>
    JSON.stringify({ ...some, blocks: some.blocks.filter((name) => !late.has(name)) });
  return inTime(seen) === inTime(wanted);
}

/** On a busy machine a cold site omits blocks with late data, and fills them on a later request. */
async function completePage(page: string, brand: string): Promise<Seen> {
  let seen = await see(stack.origin(), page, brand);
  await expect(async () => {
    const previous = seen;
    const lines = stack.siteLog().length;
    await pause(retryMs);
    seen = await see(stack.origin(), page, brand);
    expect(lateBlocks(stack.siteLog().slice(lines), page, brand)).toEqual(new Set());
    expect(seen.blocks).toEqual(previous.blocks);
  }).toPass({ timeout: 60_000 });
  return seen;
}

test('AMB-74 a killed content service is noticed by no visitor, in running processes and in new ones', async () => {
  test.setTimeout(240_000);
  const before = new Map<string, Shape>();
  for (const [brand, page, status] of visited) {
    const seen = await completePage(page, brand);
    expect(seen.status).toBe(status);
    expect(seen.blocks).toContain('site-footer');
    before.set(brand + page, shape(seen));
  }
  const failures: Failure[] = [];
  let reads = 0;
  let running = true;

  async function readPages(site: string, first: number, goOn: () => boolean): Promise<void> {
    for (let place = first; goOn(); place += 1) {
      const [brand, page] = visited[place % visited.length] ?? ['', ''];
      const seen = await see(site, page, brand).then(shape, String);
      const wanted = before.get(brand + page);
      if (JSON.stringify(seen) !== JSON.stringify(wanted)) failures.push({ site, brand, page, seen, wanted });
      reads += 1;
    }
  }

  const clients = [0, 3].map((first) => readPages(stack.origin(), first, () => running));
  let restarted: Launched | undefined;
  const log = () => [...stack.siteLog(), ...(restarted?.log() ?? [])];
  try {
    await pause(1_000);
    await stack.killContent();
    // Longer than the fresh time and the pause after a failure.
    [restarted] = await Promise.all([startSite(stack, settings), pause(6_000)]);
    const site = restarted;
    let left = visited.length * 3;
    await readPages(site.url, 0, () => left-- > 0);
    await expect
      .poll(site.log)
      .toContainEqual(expect.objectContaining({ event: 'content.stale', restored: true }));
    await stack.startContent();
    for (const lines of [site.log, stack.siteLog])
      await expect.poll(lines).toContainEqual(expect.objectContaining({ event: 'content.back' }));
    await pause(1_000);
  } finally {
    running = false;
    await Promise.all(clients);
    await restarted?.stop();
  }
  expect(failures.filter((failure) => !isLateness(failure, log()))).toEqual([]);
  expect(failures.length).toBeLessThan(reads / 4);
  expect(reads).toBeGreaterThan(40);
  const outages = stack.siteLog().filter(({ event }) => event === 'content.away');
  expect(outages).toHaveLength(1);
  expect(readdirSync(kept).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('AMB-74 what was kept and cannot be read is ignored with a line, and only what nobody kept is missing', async () => {
  expect((await see(stack.origin(), '/en-UN', 'halden')).status).toBe(200);
  // Index, page, layout and collections, written in the background.
  await expect.poll(() => readdirSync(kept).length).toBeGreaterThan(5);
  const spoiled = mkdtempSync(path.join(tmpdir(), 'site-content-'));
  for (const name of readdirSync(kept))
    writeFileSync(path.join(spoiled, name), '{"format":1,"key":"page ind');
  await stack.killContent();
  const site = await startSite(stack, { ...settings, CONTENT_LAST_GOOD_DIR: spoiled });
  try {
    expect((await see(site.url, '/en-UN', 'halden')).status).toBe(502);
    expect(site.log()).toContainEqual(expect.objectContaining({ event: 'content.unreadable' }));
    await stack.startContent();
    await expect.poll(async () => (await see(site.url, '/en-UN', 'halden')).status).toBe(200);
  } finally {
    await site.stop();
    rmSync(spoiled, { recursive: true, force: true });
  }
});
