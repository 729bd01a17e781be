import { expect, lostConnection, test } from '../../support/journey';
import { type Stack, startStack } from '../../support/stack';
import {
  ContentFolder,
  entry,
  footer,
  link,
  page as pageEntry,
  picture,
  richText,
  textBlock,
} from '../support/content-folder';
import { type Visit, expectLine, lastGoodVersion, shownBlocks, visit } from '../support/visit';

const freshMs = 200;
/** After a failure the site sends no requests to the content service for five seconds. */
const recovers = { timeout: 40_000, intervals: [500] };

const entries = [
  footer('kiekko-footer'),
  entry('siteLayout', 'kiekko-layout', {
    internalName: 'Changed while it runs',
    brands: ['kiekko'],
    blocks: [link('header'), link('kiekko-footer')],
  }),
  textBlock('note', 'A note'),
  pageEntry('/never-seen', ['note']),
  pageEntry('/slow', ['note']),
];

const hero = (title: string) => entry('heroBanner', 'hero', { title, image: picture });

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

/** Waits until the site's cached content is stale. */
const untilStale = () => new Promise((resolve) => setTimeout(resolve, freshMs + 50));

async function publish(...entries: Parameters<ContentFolder['put']>): Promise<void> {
  content.put(...entries);
  await stack.stopContent();
  await stack.startContent();
  await untilStale();
}

/** The first visitor after the fresh time gets the stale version; the failed refresh affects the next one. */
async function expectLastGood(visitPage: () => Promise<Visit>): Promise<void> {
  expect((await visitPage()).status).toBe(200);
  await expect
    .poll(visitPage, recovers)
    .toEqual({ status: 200, timing: expect.stringContaining(lastGoodVersion) });
}

async function misbehave(fault: { delayMs: number } | undefined): Promise<void> {
  const address = `${stack.contentUrl}/_control/fault`;
  const answer = await fetch(
    address,
    fault ? { method: 'POST', body: JSON.stringify(fault) } : { method: 'DELETE' },
  );
  expect(answer.ok).toBe(true);
}

test('ENGINE-02 CONTENT-21 a footer that loses its licences is not published; its last good version stays until it is repaired', async ({
  page,
}) => {
  const home = `${stack.origin('kiekko')}/en-UN`;
  const shownFooter = page.getByRole('contentinfo');
  expect(await visit(page, home)).toEqual({
    status: 200,
    timing: expect.not.stringContaining(lastGoodVersion),
  });
  await expect(shownFooter).toContainText('Terms of the house.');

  await publish(
    hero('Changed'),
    footer('kiekko-footer', { licences: undefined, terms: richText('Terms without licence.') }),
  );
  await expect(async () => {
    expect(await visit(page, home)).toEqual({
      status: 200,
      timing: expect.stringContaining(lastGoodVersion),
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed', { timeout: 100 });
  }).toPass(recovers);
  await expect(shownFooter).toContainText('Terms of the house.');
  await expect(shownFooter.getByRole('img', { name: 'Licence of the house' })).toBeAttached();
  await expectLine(stack.siteLog, {
    event: 'content.stale',
    cache: 'document',
    key: JSON.stringify(['siteLayout', 'kiekko-layout', 'en']),
  });
  await expectLine(stack.siteLog, {
    event: 'block.invalid',
    block: 'site-footer',
    entryId: 'kiekko-footer',
    pointer: '/licences',
  });

  await publish(footer('kiekko-footer', { terms: richText('Terms, repaired.') }));
  await expect(async () => {
    expect((await visit(page, home)).timing).not.toContain(lastGoodVersion);
    await expect(shownFooter).toContainText('Terms, repaired.', { timeout: 100 });
  }).toPass(recovers);
});

test('AMB-74 a content service that is away costs only what nobody has seen yet, and is found again', async ({
  page,
}) => {
  const home = `${stack.origin()}/en-UN`;
  expect((await visit(page, home)).status).toBe(200);
  const blocks = await shownBlocks(page);

  await stack.stopContent();
  await untilStale();
  await expectLastGood(() => visit(page, home));
  expect(await shownBlocks(page)).toEqual(blocks);
  await expectLine(stack.siteLog, {
    event: 'content.stale',
    cache: 'document',
    key: JSON.stringify(['page', 'page-', 'en']),
  });

  expect((await visit(page, `${home}/never-seen`)).status).toBe(502);
  await expect(page.getByRole('heading')).toHaveText(['SOMETHING WENT WRONG']);
  await expect(page.getByRole('main')).toContainText('Halden Royale');
  await expect(page.locator('link[rel="icon"][href="/brands/halden/favicon.svg"]')).toHaveCount(1);
  await expectLine(stack.siteLog, {
    event: 'page.unavailable',
    brand: 'halden',
    market: 'UN',
    path: '/never-seen',
  });

  content.put(hero('Back again'));
  await stack.startContent();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'A note' })).toBeVisible();
  await expect(async () => {
    expect((await visit(page, home)).timing).not.toContain(lastGoodVersion);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back again', { timeout: 100 });
  }).toPass(recovers);
});

test('AMB-74 a slow content service keeps nobody waiting for a page that was seen before', async ({
  page,
  request,
}) => {
  const address = `${stack.origin()}/en-UN/slow`;
  expect((await visit(page, address)).status).toBe(200);
  await untilStale();
  await misbehave({ delayMs: 60_000 });
  const started = performance.now();
  const response = await request.get(address);
  const elapsed = performance.now() - started;
  await misbehave(undefined);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('A note has a body.');
  expect(elapsed).toBeLessThan(30_000);
  await expectLine(stack.siteLog, {
    event: 'content.stale',
    cache: 'document',
    key: JSON.stringify(['page', 'page-slow', 'en']),
  });
});
