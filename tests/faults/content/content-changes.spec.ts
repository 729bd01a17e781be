import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, lostConnection, test } from '../../support/journey';
import { type Stack, startStack } from '../../support/stack';
import { ContentFolder, entry, link, page as pageEntry, textBlock } from '../support/content-folder';
import type { Launched } from '../support/launch';
import { forgetQueries, queriesOf, see, startSite } from '../support/site-process';

/** Pages are fresh for five minutes without polling for changes, so earlier updates must come from a webhook. */
const webhooksOnly = { CONTENT_SYNC_MS: '0' };

const pageOf = (id: string, block: string, options = {}) =>
  entry('page', id, { internalName: id, path: `/${id}`, title: id, blocks: [link(block)] }, options);

const entries = [
  textBlock('first-text', 'First'),
  textBlock('second-text', 'Second'),
  textBlock('late-text', 'Late'),
  textBlock('crowd-text', 'Crowded'),
  pageOf('first', 'first-text'),
  pageOf('second', 'second-text'),
  pageOf('crowded', 'crowd-text'),
  pageOf('leaving', 'second-text'),
  entry('formattedText', 'draft-text', { title: 'Not yet' }, { draft: true }),
  pageEntry('/linking', ['second-text', 'draft-text']),
  textBlock('season-text', 'Season'),
  textBlock('offer-text', 'Offer'),
  textBlock('finnish-text', 'Finnish'),
  pageEntry('/season', ['season-text', 'offer-text']),
  entry('pageChange', 'instead-of-offer', {
    internalName: 'Another offer in Finland',
    action: 'replace',
    target: [link('offer-text')],
    blocks: [link('finnish-text')],
  }),
  entry('page', 'season-in-finland', {
    internalName: 'Season in Finland',
    path: '/season',
    title: 'Season in Finland',
    markets: ['FI'],
    basedOn: link('page-season'),
    changes: [link('instead-of-offer')],
  }),
];

// Tests restart services.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: lostConnection });

let content: ContentFolder;
let data: string;
let stack: Stack;
/** A site without webhooks. */
let untold: Launched;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  content = new ContentFolder(entries);
  data = mkdtempSync(path.join(tmpdir(), 'content-data-'));
  stack = await startStack({
    contentDirectory: content.directory,
    contentDataDirectory: data,
    publishesChanges: true,
    sharesPlatform: true,
    siteEnvironment: webhooksOnly,
  });
  untold = await startSite(stack, { CONTENT_SYNC_MS: '300' });
});

test.afterAll(async () => {
  await untold?.stop();
  await stack?.stop();
  content.remove();
  rmSync(data, { recursive: true, force: true });
});

const at = (page: string) => see(stack.origin(), `/en-UN/${page}`);

/** Publishes, and waits until the site has received the change of one entry. */
async function publish(id: string, ...changed: Parameters<ContentFolder['put']>): Promise<void> {
  const told = () =>
    stack
      .siteLog()
      .filter(
        ({ event, change }) => event === 'content.changed' && JSON.stringify(change).includes(`"${id}"`),
      ).length;
  const before = told();
  content.put(...changed);
  await expect.poll(told, { message: `webhook of ${id}`, timeout: 40_000 }).toBeGreaterThan(before);
}

test('CONTENT-29 what is published is what the next visitor sees, and only its own pages are read again', async () => {
  for (const page of ['first', 'second', 'linking']) expect((await at(page)).status).toBe(200);
  await publish('first-text', textBlock('first-text', 'Rewritten'));
  await forgetQueries(stack.contentUrl);
  for (const page of ['second', 'linking']) expect((await at(page)).status).toBe(200);
  expect(await queriesOf(stack.contentUrl)).toEqual([]);
  expect((await at('first')).body).toContain('Rewritten has a body.');
  const queries = await queriesOf(stack.contentUrl);
  expect(queries).toEqual([expect.stringContaining('PageTree'), expect.stringContaining('first-text')]);
  expect((await at('first')).body).toContain('Rewritten has a body.');
  expect(await queriesOf(stack.contentUrl)).toEqual(queries);
});

test('CONTENT-29 a page of a market follows the page it is based on, with its own changes', async () => {
  const inFinland = () => see(stack.origin(), '/en-FI/season');
  const everywhere = await at('season');
  expect(everywhere.body).toContain('Offer has a body.');
  expect(everywhere.body).not.toContain('Finnish has a body.');
  const before = await inFinland();
  expect(before.body).toContain('Season has a body.');
  expect(before.body).toContain('Finnish has a body.');
  expect(before.body).not.toContain('Offer has a body.');
  expect(before.body).not.toContain('data-preview-origin');

  await publish('page-season', pageEntry('/season', ['offer-text', 'first-text', 'season-text']));
  const after = (await inFinland()).body;
  expect(after.indexOf('Finnish has a body.')).toBeLessThan(after.indexOf('Season has a body.'));
  expect(after).toMatch(/(First|Rewritten) has a body\./);
  expect(after).not.toContain('Offer has a body.');

  const gone = { ...pageEntry('/season', ['season-text']) };
  gone.sys.publishedVersion = null;
  await publish('page-season', gone);
  expect((await inFinland()).status).toBe(404);
  await expect.poll(stack.siteLog).toContainEqual(
    expect.objectContaining({
      event: 'content.withdrawn',
      documentId: 'season-in-finland',
      pointer: '/basedOn',
    }),
  );
  await publish('page-season', pageEntry('/season', ['season-text', 'offer-text']));
  expect((await inFinland()).body).toContain('Finnish has a body.');
});

test('CONTENT-32 a draft is shown where it was linked as soon as it is published, and not before', async () => {
  expect((await at('linking')).body).not.toContain('At last');
  await publish('draft-text', textBlock('draft-text', 'At last'));
  expect((await at('linking')).body).toContain('At last has a body.');
});

test('a new page is found, and one that is unpublished is not, even while the content service is away', async () => {
  expect((await at('arriving')).status).toBe(404);
  await publish('arriving', pageOf('arriving', 'late-text'));
  expect((await at('arriving')).body).toContain('Late has a body.');

  expect((await at('leaving')).status).toBe(200);
  await publish('leaving', pageOf('leaving', 'second-text', { draft: true }));
  expect((await at('leaving')).status).toBe(404);
  await stack.killContent();
  expect((await at('leaving')).status).toBe(404);
  expect((await at('arriving')).status).toBe(200);
  await stack.startContent();
});

test('without a published layout, and so without licences, no page goes out; two pages of one address are told', async () => {
  const layout = (options = {}) =>
    entry('siteLayout', 'layout', { internalName: 'All', blocks: [link('header'), link('footer')] }, options);
  await publish('layout', layout({ draft: true }));
  expect((await at('first')).status).toBe(502);
  await publish('layout', layout());
  expect((await at('first')).body).toContain('<footer');

  await publish('twin', entry('page', 'twin', { internalName: 'Twin', path: '/first', title: 'Twin' }));
  expect((await at('first')).body).toContain('Rewritten has a body.');
  await expect.poll(stack.siteLog).toContainEqual(
    expect.objectContaining({
      event: 'content.hidden',
      documentId: 'twin',
      path: '/first',
      shown: 'first',
    }),
  );
});

test('a change nobody told of is caught up with, and so is one that was made during an outage', async () => {
  const seen = async () => (await see(untold.url, '/en-UN/second')).body;
  const shows = (text: string) =>
    expect.poll(async () => (await seen()).includes(`${text} has a body.`), { timeout: 40_000 }).toBe(true);
  await shows('Second');
  await expect.poll(() => untold.log().some(({ event }) => event === 'content.followed')).toBe(true);
  content.put(textBlock('second-text', 'Caught up'));
  await shows('Caught up');

  await stack.killContent();
  await expect.poll(() => untold.log().some(({ event }) => event === 'content.away')).toBe(true);
  content.put(textBlock('second-text', 'After the outage'));
  await shows('Caught up');
  await stack.startContent();
  await shows('After the outage');
});

test('two hundred visitors of a cold site cost the content service as much as one', async () => {
  const costs: string[][] = [];
  for (const visitors of [1, 200]) {
    const site = await startSite(stack, webhooksOnly);
    try {
      await forgetQueries(stack.contentUrl);
      const pages = await Promise.all(
        Array.from({ length: visitors }, () => see(site.url, '/en-UN/crowded')),
      );
      for (const { status, body } of pages) {
        expect(status).toBe(200);
        expect(body).toContain('Crowded has a body.');
      }
      costs.push((await queriesOf(stack.contentUrl)).sort());
    } finally {
      await site.stop();
    }
  }
  expect(costs[0]?.length).toBeGreaterThan(3);
  expect(costs[1]).toEqual(costs[0]);
});
