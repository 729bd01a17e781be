/**
 * `npm run bench:studio`: the composer at 10, 60 and 200 blocks, nested five deep: opening a page, a key press
 * until the field and the preview show it, also with a slow connection, a held key, and a move. Needs a build.
 * TEST_PLATFORM_URL selects a running platform.
 */
import { type Browser, type Frame, type Page, chromium } from 'playwright';
import { ContentFolder } from '../tests/faults/support/content-folder';
import { desktopAgent } from '../tests/support/browsers';
import { startStack } from '../tests/support/stack';
import { composer, signInAtStudio } from '../tests/support/studio-page';
import { type KeyTimes, longestGap, moveTime, typeLetters } from './studio/composer-times';
import { type NestedPage, nestedPage } from './studio/nested-page';
import { chromiumPath } from './page-kinds';

const words = { 10: 'ten', 60: 'sixty', 200: 'two-hundred' };
const rounds = 3;
const letters = 'abcdefghijklmnop';
const betweenKeysMs = 180;
const heldMs = 3_000;
/** Added to every response, like a mobile connection in a train. */
const slowMs = 400;

interface Run {
  page: Page;
  preview: Frame;
  nested: NestedPage;
  openedMs: number;
  keys: KeyTimes;
  slow: KeyTimes;
  gaps: number[];
  moves: number[];
}

const pages = Object.entries(words).map(([size, word]) => nestedPage(Number(size), word));
const content = new ContentFolder(pages.flatMap(({ entries }) => entries));
const stack = await startStack({
  contentDirectory: content.directory,
  sharesPlatform: true,
  withStudio: true,
  publishesChanges: true,
});
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
try {
  const runs: Run[] = [];
  for (const nested of pages) runs.push(await open(browser, nested));
  // In turns, so that the machine affects all sizes alike.
  for (let round = 0; round < rounds; round += 1) for (const run of runs) await measure(run, round);
  for (const run of runs) print(run);
  for (const [name, of] of [
    ['field', ({ keys }: Run) => keys.field],
    ['preview', ({ keys }: Run) => keys.preview],
    ['move', ({ moves }: Run) => moves],
  ] as const) {
    const medians = runs.map((run) => quantile(of(run), 0.5));
    console.log(`${name}: largest to smallest ${((medians.at(-1) ?? 0) / (medians[0] ?? 1)).toFixed(2)}`);
  }
} finally {
  await browser.close();
  await stack.stop();
  content.remove();
}

async function open(from: Browser, nested: NestedPage): Promise<Run> {
  const context = await from.newContext({
    userAgent: desktopAgent,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signInAtStudio(page, stack.studioUrl, 'ravi@marquee.example');
  await page.getByLabel('Search pages').fill(nested.title);
  const row = page.getByRole('link', { name: nested.title }).first();
  await row.waitFor();
  if (nested === pages[0]) await printScripts(page);
  const startedAt = performance.now();
  await row.click();
  await composer(page)
    .outline.getByRole('button', { name: /^Move / })
    .first()
    .waitFor();
  await composer(page).frame.locator('[data-block]').first().waitFor();
  const openedMs = performance.now() - startedAt;
  const preview = page.frames().find((frame) => frame !== page.mainFrame());
  if (!preview) throw new Error('The composer shows no preview.');
  return {
    page,
    preview,
    nested,
    openedMs,
    keys: { field: [], preview: [] },
    slow: { field: [], preview: [] },
    gaps: [],
    moves: [],
  };
}

async function measure(run: Run, round: number): Promise<void> {
  const { page, preview, nested } = run;
  await page.bringToFront();
  const name = `${words[nested.size as keyof typeof words]}-0-1-b-`;
  if (round === 0) await composer(page).block(`${name}0`).click();
  await composer(page).title.fill('typed-');
  await composer(page).title.press('End');
  add(run.keys, await typeLetters(page, preview, letters, betweenKeysMs));

  await page.context().route(/\/preview\/blocks/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowMs));
    await route.continue();
  });
  await composer(page).title.fill('typed-');
  await composer(page).title.press('End');
  add(run.slow, await typeLetters(page, preview, letters, betweenKeysMs));
  await page.context().unrouteAll({ behavior: 'wait' });

  run.gaps.push(await longestGap(page, heldMs));
  await composer(page).title.fill('typed-');
  await composer(page).saved.waitFor();
  await composer(page).block(`${name}1`).focus();
  for (const key of ['ArrowUp', 'ArrowDown']) {
    run.moves.push(await moveTime(page, `Alt+${key}`));
    await composer(page).saved.waitFor();
  }
}

function add(all: KeyTimes, { field, preview }: KeyTimes): void {
  all.field = [...all.field, ...field];
  all.preview = [...all.preview, ...preview];
}

/** JavaScript of the page list, the first page after the sign-in. */
async function printScripts(page: Page): Promise<void> {
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  console.log(`JavaScript on first load: ${Math.round(bytes / 1024)} KiB`);
}

function print({ nested, openedMs, keys, slow, gaps, moves }: Run): void {
  const ms = (times: readonly number[], part: number) => `${quantile(times, part).toFixed(0)} ms`;
  const both = (times: readonly number[]) => `${ms(times, 0.5)} median, ${ms(times, 0.95)} 95th percentile`;
  console.log(
    [
      `${nested.size} blocks: opened in ${openedMs.toFixed(0)} ms`,
      `  key to field    ${both(keys.field)}`,
      `  key to preview  ${both(keys.preview)}`,
      `  with ${slowMs} ms of delay  ${both(slow.preview)}`,
      `  held key        longest gap ${Math.max(...gaps).toFixed(0)} ms`,
      `  move            ${both(moves)}`,
    ].join('\n'),
  );
}

function quantile(times: readonly number[], part: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? Number.NaN;
}
