import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { SignJWT } from 'jose';
import type { PageMessage, PreviewFacts, StudioMessage } from '../../schemas/generated/types';
import {
  ContentFolder,
  entry,
  link,
  page as pageEntry,
  picture,
  textBlock,
} from '../faults/support/content-folder';
import { plainRequest } from '../support/plain-request';
import { expect, test } from '../support/quiet-page';
import { type Stack, startStack } from '../support/stack';
import { systemBrowser } from '../support/system-browser';

const secret = 'secret-of-the-studio-preview-tests';

const entries = [
  textBlock('first-text', 'The first text'),
  textBlock('second-text', 'The second text'),
  entry('formattedText', 'player-text', {
    title: 'For players with many deposits',
    body: { nodeType: 'document', data: {}, content: [] },
    targetAudience: { option: 'group', targetGroups: ['DEPOSIT_COUNT_MORE_THAN_1'] },
  }),
  textBlock('left-text', 'The left text'),
  entry('panel', 'left-panel', { internalName: 'Left', title: 'Left', blocks: [link('left-text')] }),
  entry('panel', 'right-panel', { internalName: 'Right', title: 'Right', blocks: [link('first-text')] }),
  entry('columns', 'two-columns', { panels: [link('left-panel'), link('right-panel')] }),
  entry('heroBanner', 'offer-hero', { title: 'The hero of the offer', image: picture }),
  pageEntry('/promotions', ['second-text']),
  pageEntry('/offer', ['offer-hero', 'first-text', 'second-text', 'player-text', 'two-columns']),
];

test.describe.configure({ mode: 'default' });
// Must work without third-party cookies.
test.use({
  launchOptions: {
    ...(systemBrowser ? { executablePath: systemBrowser } : {}),
    args: ['--no-sandbox', '--test-third-party-cookie-phaseout'],
  },
});

let content: ContentFolder;
let stack: Stack;
let studio: Studio;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  content = new ContentFolder(entries);
  studio = await startStudio();
  stack = await startStack({
    contentDirectory: content.directory,
    sharesPlatform: true,
    siteEnvironment: {
      CONTENT_PREVIEW_SECRET: secret,
      CONTENT_EDITOR_ORIGINS: studio.origin,
      PREVIEW_HOSTS: '{brand}.studio.localhost',
    },
  });
});

test.afterAll(async () => {
  await Promise.all([stack?.stop(), studio.stop()]);
  content.remove();
});

const previewOrigin = () => `http://halden.studio.localhost:${stack.ports.site}`;

/** A request to the preview host without a browser. */
function ask(address: string, cookie = '') {
  const { host, pathname, search } = new URL(address, previewOrigin());
  return plainRequest(`${stack.origin()}${pathname}${search}`, { headers: { host, cookie } });
}

interface Granted {
  path?: string;
  seconds?: number;
  facts?: PreviewFacts;
}

async function grantAddress({ path = '/en-UN/offer', seconds = 60, facts }: Granted = {}): Promise<string> {
  const grant = await new SignJWT({ brand: 'halden', path, ...(facts ? { facts } : {}) })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('preview')
    .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
    .sign(new TextEncoder().encode(secret));
  return `${previewOrigin()}/preview?grant=${grant}`;
}

/** Shows a page in the studio's frame, and waits until it listens for messages. */
async function openInStudio(
  page: Page,
  granted: Granted = {},
  origin = studio.origin,
): Promise<FrameLocator> {
  const src = await grantAddress(granted);
  await page.goto(`${origin}/?${new URLSearchParams({ src }).toString()}`);
  return page.frameLocator('iframe');
}

const tell = (page: Page, message: StudioMessage) =>
  page.evaluate((told) => (window as unknown as StudioWindow).tell(told), message);

/** The last message of a type sent by the page in the frame. */
async function heard<Type extends PageMessage['type']>(page: Page, type: Type) {
  const message = await page.evaluate(
    (wanted) => (window as unknown as StudioWindow).heard.findLast((each) => each.type === wanted),
    type,
  );
  return message as Extract<PageMessage, { type: Type }> | undefined;
}

test('the page in the frame is a preview by its own cookie, and says what is on it', async ({ page }) => {
  const frame = await openInStudio(page);
  await expect(frame.getByRole('heading', { name: 'The first text' }).first()).toBeVisible();
  await expect.poll(() => heard(page, 'marquee:ready')).toBeTruthy();
  const ready = await heard(page, 'marquee:ready');
  expect(ready).toMatchObject({
    url: `${previewOrigin()}/en-UN/offer`,
    site: { brand: 'halden', locale: 'en-UN', contentLocale: 'en' },
    page: { entryId: 'page-offer', path: '/offer' },
    layout: { entryId: 'layout' },
  });
  const outline = ready?.blocks.map(({ key, parent, holder, region }) => [region, key, parent, holder]);
  expect(outline).toEqual([
    ['header', 'header', undefined, 'layout'],
    ['footer', 'footer', undefined, 'layout'],
    ['main', 'offer-hero', undefined, 'page-offer'],
    ['main', 'first-text', undefined, 'page-offer'],
    ['main', 'second-text', undefined, 'page-offer'],
    ['main', 'player-text', undefined, 'page-offer'],
    ['main', 'two-columns', undefined, 'page-offer'],
    ['main', 'left-text', 'two-columns', 'left-panel'],
    ['main', 'first-text~2', 'two-columns', 'right-panel'],
  ]);
  await expect(frame.locator('.preview-bar')).toHaveCount(0);
});

test('what is typed is shown without a reload, where it stands and in panels', async ({ page }) => {
  const frame = await openInStudio(page);
  await expect.poll(() => heard(page, 'marquee:ready')).toBeTruthy();
  const mark = () =>
    frame.locator('html').evaluate((html) => html.toggleAttribute('data-same-document', true));
  await mark();
  const unsaved = {
    'second-text': { title: { en: 'Typed just now' } },
    'left-text': { title: { en: 'Typed left' } },
  };
  await tell(page, {
    type: 'marquee:unsaved',
    sequence: 1,
    unsaved: { 'second-text': { title: { en: 'Typed' } } },
  });
  await tell(page, { type: 'marquee:unsaved', sequence: 2, unsaved });
  await expect(frame.getByRole('heading', { name: 'Typed just now' })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Typed left' })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'The second text' })).toHaveCount(0);
  await expect(frame.locator('html[data-same-document]')).toHaveCount(1);
  await expect.poll(async () => (await heard(page, 'marquee:rendered'))?.sequence).toBe(2);

  await tell(page, { type: 'marquee:unsaved', sequence: 3, unsaved: {} });
  await expect(frame.getByRole('heading', { name: 'The second text' })).toBeVisible();
  await expect(frame.locator('html[data-same-document]')).toHaveCount(1);
});

test('what is typed shows before a slow site answers, which has the last word', async ({ page }) => {
  const frame = await openInStudio(page);
  await expect.poll(() => heard(page, 'marquee:ready')).toBeTruthy();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/preview/blocks', async (route) => {
    await held;
    await route.continue();
  });
  const type = (sequence: number, title: string) =>
    tell(page, {
      type: 'marquee:unsaved',
      sequence,
      unsaved: { 'second-text': { title: { en: title } }, 'left-text': { title: { en: '<b>Typed</b>' } } },
    });
  await type(1, 'Typed');
  await expect(frame.getByRole('heading', { name: 'Typed', exact: true })).toBeVisible();
  await type(2, 'Typed on');
  await expect(frame.getByRole('heading', { name: 'Typed on' })).toBeVisible();
  await expect(frame.getByRole('heading', { name: '<b>Typed</b>' })).toBeVisible();
  await type(3, 'Too long '.repeat(200));
  await expect(frame.getByRole('heading', { name: 'Too long' })).toBeVisible();
  answer();
  await expect(frame.locator('[data-preview-fault="second-text"]')).toContainText('/title');
  await expect.poll(async () => (await heard(page, 'marquee:rendered'))?.sequence).toBe(3);
  await expect(frame.getByRole('heading', { name: 'Too long' })).toHaveCount(0);
  await expect(frame.getByRole('heading', { name: '<b>Typed</b>' })).toBeVisible();
  await tell(page, { type: 'marquee:unsaved', sequence: 4, unsaved: {} });
  await expect(frame.getByRole('heading', { name: 'The second text' })).toBeVisible();
});

test('what is typed wrongly shows the box with its fault, and the block again when it is right', async ({
  page,
}) => {
  const frame = await openInStudio(page);
  await expect.poll(() => heard(page, 'marquee:ready')).toBeTruthy();
  await tell(page, {
    type: 'marquee:unsaved',
    sequence: 1,
    unsaved: { 'offer-hero': { title: { en: '' } } },
  });
  await expect(frame.locator('[data-preview-fault="offer-hero"]')).toContainText('/title');
  await expect.poll(() => heard(page, 'marquee:rendered')).toBeTruthy();
  const rendered = await heard(page, 'marquee:rendered');
  expect(rendered?.blocks.find(({ key }) => key === 'offer-hero')?.fault?.pointer).toBe('/title');
  await tell(page, {
    type: 'marquee:unsaved',
    sequence: 2,
    unsaved: { 'offer-hero': { title: { en: 'Right' } } },
  });
  await expect(frame.getByRole('heading', { name: 'Right' }).first()).toBeVisible();
  await expect(frame.locator('[data-preview-fault]')).toHaveCount(0);
});

test('blocks move at once, are selected, and clicks choose them instead of following links', async ({
  page,
}) => {
  const frame = await openInStudio(page);
  await expect.poll(() => heard(page, 'marquee:ready')).toBeTruthy();
  const order = () =>
    frame
      .locator('main > [data-preview-key]')
      .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-preview-key')));
  await tell(page, {
    type: 'marquee:order',
    holder: 'page-offer',
    entryIds: ['two-columns', 'second-text', 'first-text', 'offer-hero', 'player-text'],
  });
  expect(await order()).toEqual(['two-columns', 'second-text', 'first-text', 'offer-hero', 'player-text']);

  await tell(page, { type: 'marquee:mode', editing: true });
  await tell(page, { type: 'marquee:select', entryId: 'second-text' });
  await expect(frame.locator('.preview-outline[data-kind="selected"]')).toHaveAttribute(
    'data-name',
    'formatted-text',
  );
  await expect(frame.getByRole('heading', { name: 'The second text' })).toBeInViewport();
  await frame.getByRole('heading', { name: 'The second text' }).click();
  await expect
    .poll(() => heard(page, 'marquee:clicked'))
    .toEqual({ type: 'marquee:clicked', entryId: 'second-text', field: 'title' });
  const address = () => frame.locator('html').evaluate(() => location.pathname);
  await frame.getByRole('link', { name: 'Promotions' }).first().click();
  await expect.poll(async () => (await heard(page, 'marquee:clicked'))?.entryId).toBe('header');
  expect(await address()).toBe('/en-UN/offer');
  await frame.locator('[data-preview-key="first-text"] > *').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await heard(page, 'marquee:clicked'))?.entryId).toBe('offer-hero');

  await tell(page, { type: 'marquee:mode', editing: false });
  await frame.getByRole('link', { name: 'Promotions' }).first().click();
  await expect
    .poll(async () => (await heard(page, 'marquee:ready'))?.url)
    .toBe(`${previewOrigin()}/en-UN/promotions`);
});

test('a block for other visitors says so, and is there for an editor who looks as one of them', async ({
  page,
}) => {
  const frame = await openInStudio(page);
  const hidden = frame.locator('[data-preview-key="player-text"]');
  await expect(hidden).toContainText('Only for signed-in players');
  await expect(frame.getByRole('heading', { name: 'For players with many deposits' })).toHaveCount(0);
  await expect
    .poll(
      async () =>
        (await heard(page, 'marquee:ready'))?.blocks.find(({ key }) => key === 'player-text')?.hidden,
    )
    .toMatchObject({ reason: 'signed-in' });

  const player = await openInStudio(page, { facts: { authorized: true, deposits: 'more' } });
  await expect(player.getByRole('heading', { name: 'For players with many deposits' })).toBeVisible();
  const newcomer = await openInStudio(page, { facts: { authorized: true, deposits: 'none' } });
  await expect(newcomer.locator('[data-preview-key="player-text"]')).toContainText('Only for other players');
});

test('saved drafts are shown when the studio says so, without a reload', async ({ page }) => {
  const frame = await openInStudio(page);
  await expect.poll(() => heard(page, 'marquee:ready')).toBeTruthy();
  await saveDraft('second-text', 'Saved meanwhile');
  await tell(page, { type: 'marquee:refresh', sequence: 1 });
  await expect(frame.getByRole('heading', { name: 'Saved meanwhile' })).toBeVisible();
  await expect.poll(async () => (await heard(page, 'marquee:rendered'))?.sequence).toBe(1);
});

test('nobody but the studio is listened to or told anything', async ({ page }) => {
  const src = await grantAddress();
  const { headers } = await ask('/en-UN/offer', (await ask(src)).cookies);
  expect(headers['content-security-policy']).toContain(`frame-ancestors 'self' ${studio.origin}`);
  const frame = await openInStudio(page);
  await expect.poll(() => heard(page, 'marquee:ready')).toBeTruthy();
  await frame.locator('html').evaluate(() => {
    const forged = {
      type: 'marquee:unsaved',
      sequence: 9,
      unsaved: { 'first-text': { title: { en: 'Forged' } } },
    };
    for (const origin of ['http://stranger.localhost', location.origin])
      window.dispatchEvent(new MessageEvent('message', { data: forged, origin, source: window.parent }));
    window.dispatchEvent(
      new MessageEvent('message', { data: forged, origin: document.referrer, source: window }),
    );
  });
  await tell(page, {
    type: 'marquee:unsaved',
    sequence: 1,
    unsaved: { 'second-text': { title: { en: 'Meant' } } },
  });
  await expect(frame.getByRole('heading', { name: 'Meant' })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Forged' })).toHaveCount(0);
});

test('without a preview such a host shows nothing of the site, and the studio is told', async ({
  page,
  watch,
}) => {
  for (const path of ['/en-UN/offer', '/en-UN', '/en-UN/login', '/sitemap.xml']) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(403);
    expect(answer.body, path).not.toContain('The first text');
    expect(answer.headers, path).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  }
  expect((await ask('/api/games?locale=en-UN')).status).toBe(403);
  expect((await ask(await grantAddress({ seconds: -30 }))).status).toBe(403);
  expect((await ask(await grantAddress({ seconds: 600 }))).status).toBe(403);
  const wanted = new URLSearchParams({ src: `${previewOrigin()}/en-UN/offer` });
  await page.goto(`${studio.origin}/?${wanted.toString()}`);
  await expect
    .poll(() => heard(page, 'marquee:no-preview'))
    .toEqual({ type: 'marquee:no-preview', reason: 'closed' });
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('No preview is open here');
  expect(watch.problems.splice(0)).toEqual([expect.stringContaining('403')]);
});

test('pages with forms are shown in the frame as well', async ({ page }) => {
  const frame = await openInStudio(page, { path: '/en-UN/login' });
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Saves a new title without publishing it. */
async function saveDraft(id: string, title: string): Promise<void> {
  const address = `${stack.contentUrl}/spaces/marquee/environments/master/entries/${id}`;
  const headers = {
    authorization: 'Bearer local-management',
    'content-type': 'application/vnd.contentful.management.v1+json',
  };
  const stored = (await (await fetch(address, { headers })).json()) as {
    sys: { version: number };
    fields: Record<string, unknown>;
  };
  const saved = await fetch(address, {
    method: 'PUT',
    headers: { ...headers, 'x-contentful-version': String(stored.sys.version) },
    body: JSON.stringify({ fields: { ...stored.fields, title: { en: title } } }),
  });
  expect(saved.status, await saved.text()).toBe(200);
}

interface StudioWindow {
  heard: PageMessage[];
  tell(message: StudioMessage): void;
}

interface Studio {
  origin: string;
  stop(): Promise<void>;
}

/** The studio's side: a frame, and messages in both directions. */
const studioPage = `<!doctype html><html lang="en"><title>Studio</title><link rel="icon" href="data:,">
<iframe title="Page" style="width:1200px;height:700px"></iframe>
<script>
  const frame = document.querySelector('iframe'), src = new URLSearchParams(location.search).get('src');
  const origin = new URL(src).origin;
  window.heard = [];
  window.tell = (message) => frame.contentWindow.postMessage(message, origin);
  addEventListener('message', ({ data, origin: from }) => {
    if (from === origin && data?.type?.startsWith('marquee:')) heard.push(data);
  });
  frame.src = src;
</script>`;

async function startStudio(): Promise<Studio> {
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(studioPage);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://studio.localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
