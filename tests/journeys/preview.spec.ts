import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCookie } from '@remix-run/node';
import type { Page } from '@playwright/test';
import {
  ContentFolder,
  entry,
  footer,
  link,
  page as pageEntry,
  picture,
  richText,
  textBlock,
} from '../faults/support/content-folder';
import { expectAccessible } from '../support/accessibility';
import { plainRequest } from '../support/plain-request';
import { expect, test } from '../support/quiet-page';
import { plainAddress } from '../support/sites';
import { type Stack, startStack } from '../support/stack';

const secret = 'secret-of-the-preview-tests';
const draft = (added: ReturnType<typeof entry>) => ({
  ...added,
  sys: { ...added.sys, publishedVersion: null },
});
const offerBlocks = ['public-text', 'draft-text', 'untitled-hero', 'later-text', 'no-such-block'];

const entries = [
  textBlock('public-text', 'Everybody reads this'),
  draft(textBlock('draft-text', 'Nobody reads this yet')),
  entry('heroBanner', 'untitled-hero', { image: picture }),
  entry('formattedText', 'later-text', {
    title: 'From 2099 on',
    body: richText('Later.'),
    showFrom: '2099-01-01T00:00:00Z',
  }),
  pageEntry('/offer', offerBlocks),
  textBlock('changed-text', 'Before the change'),
  pageEntry('/changing', ['changed-text']),
  draft(pageEntry('/secret-offer', ['draft-text'])),
  pageEntry('/live-casino-online/play/:provider/:game', ['public-text', 'draft-text']),
  entry('siteLayout', 'kiekko-layout', {
    internalName: 'A footer without licences',
    brands: ['kiekko'],
    blocks: [link('header'), link('bare-footer')],
  }),
  footer('bare-footer', { licences: undefined }),
];

/** Texts that only drafts contain. */
const draftWords = /Nobody reads this yet|Preview: this page|data-contentful|data-preview/;

test.describe.configure({ mode: 'default' });

let content: ContentFolder;
let stack: Stack;
let editor: Editor;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  content = new ContentFolder(entries);
  editor = await startEditor();
  stack = await startStack({
    contentDirectory: content.directory,
    sharesPlatform: true,
    siteEnvironment: { CONTENT_PREVIEW_SECRET: secret, CONTENT_EDITOR_ORIGINS: editor.origin },
  });
});

test.afterAll(async () => {
  await Promise.all([stack?.stop(), editor.stop()]);
  content.remove();
});

const previewAddress = (path: string, more: Record<string, string> = {}) =>
  `${stack.origin()}/preview?${new URLSearchParams({ secret, path, ...more }).toString()}`;

/** The cookie of an opened preview, as `name=value`. */
async function openedPreview(): Promise<string> {
  return (await plainRequest(previewAddress('/en-UN/offer'))).cookies;
}

test('CONTENT-32 an editor sees drafts and pages that were never published; leaving ends it', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Preview' });
  const text = page.getByRole('heading', { name: 'Nobody reads this yet' });
  expect((await page.goto(`${stack.origin()}/en-UN/secret-offer`))?.status()).toBe(404);
  const response = await page.goto(previewAddress('/en-UN/secret-offer'));
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(`${stack.origin()}/en-UN/secret-offer`);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  await expect(text).toBeVisible();
  await expect(bar).toContainText('Preview: this page is not public');
  await expect(bar).toContainText('Halden Royale · en-UN');
  await expectAccessible(page);

  await page.goto(`${stack.origin()}/en-UN/offer`);
  await expect(text).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(bar.getByRole('button', { name: 'Leave preview' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL(`${stack.origin()}/en-UN/offer`);
  await expect(page.getByRole('heading', { name: 'Everybody reads this' })).toBeVisible();
  await expect(text).toHaveCount(0);
  expect(await page.content()).not.toMatch(draftWords);
});

test('without JavaScript the bar is there and leaves as well', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fi-FI' });
  const page = await context.newPage();
  await page.goto(previewAddress('/fi-FI/offer'));
  await page.getByRole('button', { name: 'Poistu esikatselusta' }).click();
  await expect(page).toHaveURL(`${stack.origin()}/fi-FI/offer`);
  await expect(page.getByRole('region', { name: 'Esikatselu' })).toHaveCount(0);
  await context.close();
});

test('on a phone nothing the page fixes to the end of the window is covered', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(previewAddress('/en-UN/offer'));
  await expect(page.locator('[data-island="preview-editing"]')).toHaveAttribute('data-mounted', '');
  const tabs = page.locator('[data-block="site-header"] nav').last();
  const bar = page.getByRole('region', { name: 'Preview' });
  const edges = async () => ({
    tabs: await tabs.boundingBox().then((box) => (box ? Math.round(box.y + box.height) : 0)),
    bar: await bar.boundingBox().then((box) => (box ? Math.round(box.y) : 0)),
  });
  await expect.poll(async () => (await edges()).bar - (await edges()).tabs).toBeGreaterThanOrEqual(0);
  expect((await edges()).tabs).toBeGreaterThan(500);
});

test('ENGINE-02 what visitors do without is shown with its place and reason, and times still hold', async ({
  page,
}) => {
  await page.goto(previewAddress('/en-UN/offer'));
  const box = page.locator('[data-preview-fault="untitled-hero"]');
  await expect(box).toContainText('hero-banner');
  await expect(box).toContainText('/title');
  const blocks = page.locator('main > [data-block]');
  await expect(blocks).toHaveCount(4);
  await expect(blocks.nth(2)).toContainText('Visitors do not see this block');
  await expect(blocks.nth(3)).toContainText('Shown from Jan 1, 2099');
  const note = page.locator('[data-preview-fault="page-offer"]');
  await expect(note).toContainText('what this entry links here');
  await expect(note).toContainText('no-such-block');
  await expect(page.getByRole('heading', { name: 'From 2099 on' })).toHaveCount(0);

  await page.goto(previewAddress('/en-UN/offer', { at: '2099-06-01T12:00:00Z', entry: 'later-text' }));
  await expect(page.getByRole('heading', { name: 'From 2099 on' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('As of Jun 1, 2099');
});

test('SHELL-06 a footer that keeps every page from going out is named in preview', async () => {
  const host = `kiekko.localhost:${stack.ports.site}`;
  expect((await plainRequest(`${stack.origin()}/en-UN`, { headers: { host } })).status).toBe(502);
  const { cookies } = await plainRequest(previewAddress('/en-UN'), { headers: { host } });
  const seen = await plainRequest(`${stack.origin()}/en-UN`, { headers: { host, cookie: cookies } });
  expect(seen.status).toBe(200);
  expect(seen.body).toContain('data-preview-fault="bare-footer"');
  expect(seen.body).toContain('/licences');
});

test('a visitor never gets a byte of a draft, whoever looks at drafts at the same time', async () => {
  const cookie = await openedPreview();
  const address = `${stack.origin()}/en-UN/offer`;
  const before = await plainRequest(address);
  expect(before.body).not.toMatch(draftWords);
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const editing = index % 3 === 0;
      const answer = await plainRequest(address, editing ? { headers: { cookie } } : {});
      return { editing, body: answer.body, caching: answer.headers['cache-control'] };
    }),
  );
  for (const { editing, body, caching } of answers) {
    expect(caching).toBe(editing ? 'private, no-store' : 'private, no-cache');
    if (editing) expect(body).toContain('Nobody reads this yet');
    else expect(body).toBe(before.body);
  }
});

test('CONTENT-32 the page of a live game is previewed without a player', async ({ page }) => {
  const game = '/en-UN/live-casino-online/play/evolution/swift-baccarat-1';
  const response = await page.goto(previewAddress(game));
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(`${stack.origin()}${game}`);
  await expect(page.getByRole('heading', { name: 'Nobody reads this yet' })).toBeVisible();
});

test('CONTENT-32 what stands on a page is read anew each time, every query asks for drafts, and visitors keep theirs', async () => {
  const cookie = await openedPreview();
  const address = `${stack.origin()}/en-UN/offer`;
  await plainRequest(address);
  const queriesOf = async (headers: Record<string, string>) => {
    await fetch(`${stack.contentUrl}/_control/log`, { method: 'DELETE' });
    await plainRequest(address, { headers });
    const log = (await (await fetch(`${stack.contentUrl}/_control/log`)).json()) as {
      items: { query: string | null }[];
    };
    return log.items.flatMap(({ query }) => query ?? []).sort();
  };
  for (let load = 0; load < 2; load += 1) {
    const queries = await queriesOf({ cookie });
    expect(queries.filter((query) => !query.includes('preview:true'))).toEqual([]);
    for (const name of ['PageIndex', 'PageTree', 'SiteLayoutTree', 'Blocks'])
      expect(queries.some((query) => query.includes(`query ${name}`))).toBe(true);
  }
  expect(await queriesOf({})).toEqual([]);
});

test.describe('a cookie that does not count shows the page as it is', () => {
  const hour = 3_600_000;
  const signed = (value: object, key = secret) =>
    createCookie('marquee-preview', { secrets: [key] })
      .serialize(value)
      .then((cookie) => cookie.split(';')[0] ?? '');
  const cookies: Record<string, () => Promise<string>> = {
    'signed with another secret': () => signed({ brand: 'halden', until: Date.now() + hour }, 'guessed'),
    unsigned: async () =>
      `marquee-preview=${Buffer.from(JSON.stringify({ brand: 'halden', until: Date.now() + hour })).toString('base64')}`,
    over: () => signed({ brand: 'halden', until: Date.now() - 1 }),
    'of another brand': () => signed({ brand: 'kiekko', until: Date.now() + hour }),
    'valid for longer than any': () => signed({ brand: 'halden', until: Date.now() + 24 * hour }),
  };
  for (const [name, cookie] of Object.entries(cookies))
    test(name, async () => {
      const address = `${stack.origin()}/en-UN/offer`;
      const { body } = await plainRequest(address, { headers: { cookie: await cookie() } });
      expect(body).toContain('Everybody reads this');
      expect(body).not.toMatch(draftWords);
    });

  test('the same way of signing opens the preview', async () => {
    const cookie = await signed({ brand: 'halden', until: Date.now() + hour });
    const { body } = await plainRequest(`${stack.origin()}/en-UN/offer`, { headers: { cookie } });
    expect(body).toContain('Nobody reads this yet');
  });
});

test('only the secret opens the preview, and only pages of this host', async ({ page }) => {
  const site = stack.origin();
  const wrong = await page.goto(`${site}/preview?secret=guessed&path=/de-DE/offer`);
  expect(wrong?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'Die Vorschau wurde nicht geöffnet' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Kopieren Sie die Adresse der Vorschau neu');
  expect(await page.context().cookies(site)).toEqual([]);
  for (const path of [
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example/',
    '/..//elsewhere.example',
  ])
    expect((await plainRequest(previewAddress(path))).status, path).toBe(400);
  const opened = await plainRequest(previewAddress('/en-UN/offer?tab=2'));
  expect(opened.status).toBe(302);
  expect(opened.headers.location).toBe('/en-UN/offer?tab=2');
  expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax$/);
  const leaving = await plainRequest(`${site}/preview/leave`, {
    method: 'POST',
    headers: { origin: site },
    body: 'path=//elsewhere.example',
  });
  expect([leaving.status, leaving.headers.location]).toEqual([303, '/']);
});

test('a site without a secret has no preview', async () => {
  expect((await plainRequest(plainAddress('/preview?secret=&path=/en-UN'))).status).toBe(404);
});

test('a page in preview may be shown by editors, and every other page by nobody', async () => {
  const headersOf = async (cookie: string) =>
    (await plainRequest(`${stack.origin()}/en-UN/offer`, { headers: { cookie } })).headers;
  const seen = await headersOf(await openedPreview());
  expect(seen['content-security-policy']).toContain(`frame-ancestors 'self' ${editor.origin}`);
  expect(seen['x-frame-options']).toBeUndefined();
  const open = await headersOf('');
  expect(open['content-security-policy']).toMatch(/frame-ancestors 'self'$/);
  expect(open['x-frame-options']).toBe('SAMEORIGIN');
});

test('an editor around the page learns what is what, and the page shows what was saved', async ({ page }) => {
  const src = previewAddress('/en-UN/offer');
  await page.goto(`${editor.origin}/?${new URLSearchParams({ src }).toString()}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Nobody reads this yet' })).toBeVisible();
  await expect.poll(() => heard(page, 'CONNECTED')).toMatchObject({ locale: 'en', isInspectorEnabled: true });
  const tags = () =>
    heard(page, 'TAGGED_ELEMENTS').then((message) =>
      (message?.elements ?? []).map(({ attributes, coordinates }) => ({
        ...attributes,
        seen: coordinates.width > 0 && coordinates.height > 0,
      })),
    );
  await expect
    .poll(tags)
    .toContainEqual(
      expect.objectContaining({ entryId: 'draft-text', fieldId: 'title', locale: 'en', seen: true }),
    );
  const found = await tags();
  for (const entryId of ['draft-text', 'untitled-hero', 'header'])
    expect(found).toContainEqual(
      expect.objectContaining({
        entryId,
        fieldId: 'internalName',
        space: 'marquee',
        environment: 'master',
        seen: true,
      }),
    );

  await saveDraft('draft-text', 'Still nobody reads this');
  await page.evaluate(() =>
    (window as unknown as EditorWindow).tell({
      method: 'ENTRY_SAVED',
      entity: { sys: { id: 'draft-text' } },
    }),
  );
  await expect(frame.getByRole('heading', { name: 'Still nobody reads this' })).toBeVisible();
});

test('CONTENT-32 a change of something public is seen in preview at once, and not by visitors', async () => {
  await saveDraft('changed-text', 'After the change');
  const address = `${stack.origin()}/en-UN/changing`;
  const seen = await plainRequest(address, { headers: { cookie: await openedPreview() } });
  expect(seen.body).toContain('After the change');
  const open = await plainRequest(address);
  expect(open.body).toContain('Before the change');
  expect(open.body).not.toContain('After the change');
});

/** Saves a new title without publishing, like Contentful's web app. */
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

interface TaggedElement {
  attributes: { entryId: string; fieldId: string; locale: string; space: string; environment: string };
  coordinates: { width: number; height: number };
}

interface EditorMessage {
  method: string;
  locale?: string;
  isInspectorEnabled?: boolean;
  elements?: TaggedElement[];
}

interface EditorWindow {
  heard: EditorMessage[];
  tell(message: object): void;
}

/** The last message of a kind sent by the page in the editor's frame. */
function heard(page: Page, method: string): Promise<EditorMessage | undefined> {
  return page.evaluate(
    (wanted) => (window as unknown as EditorWindow).heard.findLast((message) => message.method === wanted),
    method,
  );
}

interface Editor {
  origin: string;
  stop(): Promise<void>;
}

/** The editor's side of live preview, like Contentful's web app: a frame, and messages in both directions. */
const editorPage = `<!doctype html><html lang="en"><title>Editor</title><link rel="icon" href="data:,">
<iframe title="Page" style="width:1200px;height:700px"></iframe>
<script>
  const frame = document.querySelector('iframe'), src = new URLSearchParams(location.search).get('src');
  const origin = new URL(src).origin;
  window.heard = [];
  window.tell = (message) => frame.contentWindow.postMessage({ source: 'live-preview-editor', ...message }, origin);
  addEventListener('message', ({ data, origin: from }) => {
    if (from !== origin || data?.source !== 'live-preview-sdk') return;
    heard.push(data);
    if (data.method === 'CONNECTED') tell({ method: 'INSPECTOR_MODE_CHANGED', isInspectorActive: true });
  });
  frame.src = src;
</script>`;

async function startEditor(): Promise<Editor> {
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(editorPage);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
