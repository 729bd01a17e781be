import { type BlockName, blockMeta } from '../../../schemas/generated/blocks';
import { expect, lostConnection, test } from '../../support/journey';
import { type Stack, startStack } from '../../support/stack';
import {
  ContentFolder,
  bottomlessText,
  entry,
  footer,
  link,
  page as pageEntry,
  picture,
  textBlock,
} from '../support/content-folder';
import { expectLine, expectOneLine, shownBlocks, visit } from '../support/visit';

const freshMs = 200;
const untilStale = () => new Promise((resolve) => setTimeout(resolve, freshMs + 50));

const blocks = Object.keys(blockMeta) as BlockName[];
const open = blocks.filter((block) => blockMeta[block].failure === 'open');
/** Closed blocks for pages; header and footer belong to layouts. */
const closed = blocks.filter(
  (block) => blockMeta[block].failure === 'closed' && blockMeta[block].regions[0] === 'main',
);

/** An entry stored by a later version of the site. */
const future = (block: BlockName) =>
  entry(blockMeta[block].contentType, `future-${block}`, { schemaVersion: 99, internalName: block });

/** Makes a block of this file throw: it is valid, but exhausts the renderer's stack. */
const throwing = bottomlessText();

const panel = (id: string, ...inner: string[]) =>
  entry('panel', id, { internalName: id, title: `Panel ${id}`, blocks: inner.map(link) });
const container = (type: string, id: string, ...panels: string[]) =>
  entry(type, id, { title: `Title of ${id}`, panels: panels.map(link) });

const half = Math.ceil(open.length / 2);

const entries = [
  textBlock('above', 'Above'),
  textBlock('below', 'Below'),
  textBlock('inside', 'Inside'),
  textBlock('deep', 'Deep inside'),

  ...blocks.map(future),
  pageEntry('/future-a', ['above', ...open.slice(0, half).map((block) => `future-${block}`), 'below']),
  pageEntry('/future-b', ['above', ...open.slice(half).map((block) => `future-${block}`), 'below']),
  ...closed.map((block) => pageEntry(`/future-${block}`, ['above', `future-${block}`])),

  entry('formattedText', 'throwing-text', { title: 'Throws', body: throwing }),
  pageEntry('/throwing', ['above', 'throwing-text', 'below']),

  entry('heroBanner', 'untitled-hero', { image: picture }),
  panel('first', 'inside', 'throwing-text', 'untitled-hero'),
  panel('second', 'tabs', 'no-such-block'),
  panel('third', 'deep', 'columns'),
  panel('fourth'),
  container('tabs', 'tabs', 'third', 'fourth'),
  container('columns', 'columns', 'first', 'second'),
  pageEntry('/nested', ['above', 'columns', 'below']),

  panel('legal', 'inside', 'future-page-text'),
  container('columns', 'legal-columns', 'legal', 'first'),
  pageEntry('/nested-legal', ['above', 'legal-columns']),

  footer('kiekko-footer'),
  entry('siteLayout', 'kiekko-layout', {
    internalName: 'Changed while it runs',
    brands: ['kiekko'],
    blocks: [link('header'), link('kiekko-footer')],
  }),
  footer('brasa-footer', { terms: throwing }),
  entry('siteLayout', 'brasa-layout', {
    internalName: 'Never was right',
    brands: ['brasa'],
    blocks: [link('header'), link('brasa-footer')],
  }),
];

// Tests restart services.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: lostConnection });

let content: ContentFolder;
let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  content = new ContentFolder(entries);
  stack = await startStack({
    contentDirectory: content.directory,
    contentFreshMs: freshMs,
    sharesPlatform: true,
    // These tests are about rendering, which the page cache would skip.
    siteEnvironment: { PAGE_CACHE: 'off' },
  });
});

test.afterAll(async () => {
  await stack?.stop();
  content.remove();
});

const chromeAround = (...shown: string[]) => ['site-header', ...shown, 'site-footer'];

/** The value of a metric; 0 when it does not exist yet. */
async function counted(name: string, labels: Record<string, string>): Promise<number> {
  const answer = await fetch(`${stack.origin()}/metrics`);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith(`${name}{`));
  const line = lines.find((candidate) =>
    Object.entries(labels).every(([label, value]) => candidate.includes(`${label}="${value}"`)),
  );
  return Number(line?.split(' ').at(-1) ?? 0);
}

const unrendered = (brand: string, block: string, stage: string) =>
  counted('marquee_unrendered_blocks_total', { brand, block, stage });

test('ENGINE-02 blocks of a newer version than the site are left out and counted, each by its name', async ({
  page,
}) => {
  for (const address of ['future-a', 'future-b']) {
    const { status } = await visit(page, `${stack.origin()}/en-UN/${address}`);
    expect(status).toBe(200);
    expect(await shownBlocks(page)).toEqual(chromeAround('formatted-text', 'formatted-text'));
  }
  for (const block of open) {
    expect(await unrendered('halden', block, 'migrate'), block).toBeGreaterThan(0);
    await expectLine(stack.siteLog, {
      event: 'block.invalid',
      stage: 'migrate',
      entryId: `future-${block}`,
      pointer: '/schemaVersion',
    });
  }
});

for (const block of closed)
  test(`SHELL-06 without ${block} in a version the site knows the page does not go out`, async ({ page }) => {
    const { status } = await visit(page, `${stack.origin()}/en-UN/future-${block}`);
    expect(status).toBe(502);
    await expect(page.getByRole('heading')).toHaveText(['SOMETHING WENT WRONG']);
    expect(await unrendered('halden', block, 'migrate')).toBeGreaterThan(0);
    await expectLine(stack.siteLog, {
      event: 'block.invalid',
      entryId: `future-${block}`,
      pointer: '/schemaVersion',
      documentId: `page-future-${block}`,
    });
  });

test('ENGINE-02 a block that throws is counted with every view of its page', async ({ page }) => {
  const before = await unrendered('halden', 'formatted-text', 'render');
  for (let view = 0; view < 2; view++) {
    const { status } = await visit(page, `${stack.origin()}/en-UN/throwing`);
    expect(status).toBe(200);
    expect(await shownBlocks(page)).toEqual(chromeAround('formatted-text', 'formatted-text'));
  }
  // Content that changes during rendering triggers another rendering.
  expect(await unrendered('halden', 'formatted-text', 'render')).toBeGreaterThanOrEqual(before + 2);
});

test('blocks stand in panels, and panels in panels; what fails in one costs nothing else', async ({
  page,
}) => {
  const { status } = await visit(page, `${stack.origin()}/en-UN/nested`);
  expect(status).toBe(200);
  expect(await shownBlocks(page)).toEqual(
    chromeAround('formatted-text', 'columns', 'formatted-text', 'tabs', 'formatted-text', 'formatted-text'),
  );
  await expect(
    page.locator('[data-block="columns"]').getByText('Inside has a body.', { exact: true }),
  ).toBeVisible();
  await expect(page.locator('[data-block="tabs"]').getByText('Deep inside has a body.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Below' })).toBeVisible();
  for (const line of [
    { event: 'block.invalid', stage: 'validate', entryId: 'untitled-hero', documentId: 'page-nested' },
    { event: 'block.unrendered', stage: 'render', entryId: 'throwing-text', path: '/nested' },
    { event: 'content.link', link: 'no-such-block', entryId: 'second', pointer: '/blocks' },
    { event: 'block.misplaced', entryId: 'columns', holderId: 'tabs', pointer: '/panels/0/blocks/1' },
  ])
    await expectLine(stack.siteLog, line);
});

test('SHELL-06 a block that may not be missing may not be missing from a panel either', async ({ page }) => {
  const { status } = await visit(page, `${stack.origin()}/en-UN/nested-legal`);
  expect(status).toBe(502);
  await expectLine(stack.siteLog, {
    event: 'block.invalid',
    block: 'page-text',
    entryId: 'future-page-text',
    documentId: 'page-nested-legal',
  });
});

test('SHELL-06 a footer that throws is shown as it was the last time', async ({ page }) => {
  const home = `${stack.origin('kiekko')}/en-UN`;
  const shownFooter = page.getByRole('contentinfo');
  expect((await visit(page, home)).status).toBe(200);
  await expect(shownFooter).toContainText('Terms of the house.');

  content.put(
    footer('kiekko-footer', { terms: throwing }),
    entry('heroBanner', 'hero', { title: 'Changed', image: picture }),
  );
  await stack.stopContent();
  await stack.startContent();
  await untilStale();
  await expect(async () => {
    expect((await visit(page, home)).status).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed', { timeout: 100 });
  }).toPass({ timeout: 40_000, intervals: [500] });
  await expect(shownFooter).toContainText('Terms of the house.');
  await expectLine(stack.siteLog, {
    event: 'block.unrendered',
    stage: 'render',
    block: 'site-footer',
    entryId: 'kiekko-footer',
    brand: 'kiekko',
    msg: 'last good version shown',
  });
  const replaced = { brand: 'kiekko', block: 'site-footer', stage: 'render' };
  expect(await counted('marquee_last_good_blocks_total', replaced)).toBeGreaterThan(0);
  expect(await unrendered('kiekko', 'site-footer', 'render')).toBe(0);
});

test('SHELL-06 a footer that never could be rendered keeps every page of its brand from going out', async ({
  page,
}) => {
  const { status } = await visit(page, `${stack.origin('brasa')}/en-UN`);
  expect(status).toBe(502);
  expect(await shownBlocks(page)).toEqual([]);
  // Counted per rendering, which may be repeated while its content loads.
  expect(await unrendered('brasa', 'site-footer', 'render')).toBeGreaterThan(0);
  const made = await counted('marquee_page_seconds_count', { brand: 'brasa', outcome: 'unavailable' });
  expect(made).toBeGreaterThan(0);
  await expectOneLine(stack.siteLog, { event: 'page.unavailable', brand: 'brasa', market: 'UN', path: '/' });
});

test('the metrics are not for visitors', async () => {
  const answer = await fetch(`${stack.origin()}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('marquee_');
});
