import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility';
import { expect, lostConnection, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { type Stack, startStack } from '../support/stack';
import { addBlock, composer, publish, signInAtStudio, studioPassword } from '../support/studio-page';

const landing = { title: 'Rough weather', path: '/rough-weather' };
const ravi = 'ravi@marquee.example';

/** Hostile HTML that an editor might paste. */
const hostile = `
  <script>window.top.hacked = 'script'</script>
  <p>Words that <b>stay</b><img src="x" onerror="window.hacked = 'image'"></p>
  <p onclick="window.hacked = 'handler'" style="background: url(https://evil.example/track)">A second line</p>
  <p><a href="javascript:window.hacked = 'link'">A trap</a> and <a href="https://rules.example/terms">a link</a></p>
  <iframe srcdoc="<script>top.hacked = 'frame'</script>"></iframe>
  <div data-kept='{"nodeType":"embedded-entry-block","data":{},"content":[]}'>Forged</div>
  <svg><animate onbegin="window.hacked = 'svg'" attributeName="x"></animate></svg>
  <form action="https://evil.example"><input name="password"><button>Send</button></form>`;

test.describe.configure({ mode: 'serial' });
// Connections break and services restart on purpose. Chromium also reports handlers in HTML that is parsed in a document without a window.
test.use({
  expectedErrors: new RegExp(`${lostConnection.source}|^(Executing|Applying) inline (event handler|style)`),
});

let stack: Stack;
let contentData: string;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  contentData = await mkdtemp(path.join(tmpdir(), 'marquee-bad-input-'));
  stack = await startStack({
    withStudio: true,
    publishesChanges: true,
    sharesPlatform: true,
    contentDataDirectory: contentData,
  });
});

test.afterAll(async () => {
  await stack?.stop();
  await rm(contentData, { recursive: true, force: true });
});

const body = (page: Page) => page.locator('[data-field="body"]').getByRole('textbox');

async function openLanding(page: Page): Promise<void> {
  await page.getByLabel('Search pages').fill(landing.title);
  await page.getByRole('link', { name: landing.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: landing.title })).toBeVisible();
}

/** Opens the page and its text, by the title set in the previous test. */
async function openText(page: Page, title: string): Promise<void> {
  await openLanding(page);
  await composer(page).block(title).click();
  await expect(composer(page).title).toHaveValue(title);
}

const livePage = () =>
  plainRequest(`${stack.origin()}/en-UN${landing.path}`, {
    headers: { host: `halden.localhost:${stack.ports.site}` },
  });

test('hostile HTML is pasted as plain words: nothing of it runs, is stored or reaches visitors', async ({
  page,
}) => {
  await signInAtStudio(page, stack.studioUrl, ravi);
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').fill(landing.title);
  await dialog.getByLabel('Brands').fill('Halden');
  await page.getByRole('option', { name: /Halden/ }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: landing.title })).toBeVisible();
  await addBlock(page, 'Text');
  await composer(page).block(`${landing.title}: Text`).click();
  await composer(page).title.fill('Fair weather');
  await body(page).click();
  await page.keyboard.press('Control+a');
  await body(page).evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, hostile);
  await expect(body(page)).toContainText('Words that stay');
  await expect(body(page).locator('a')).toHaveText(['a link']);
  await expect(composer(page).frame.getByText('A second line')).toBeVisible();
  await expect(composer(page).saved).toBeVisible();
  for (const frame of page.frames()) expect(await frame.evaluate(() => 'hacked' in window)).toBe(false);

  await publish(page);
  await expect.poll(async () => (await livePage()).status).toBe(200);
  const { body: live } = await livePage();
  expect(/Words that <b>stay/.test(live) && live.includes('href="https://rules.example/terms"')).toBe(true);
  expect(live.match(/evil\.example|hacked|srcdoc|data-kept/g)).toBe(null);
});

test('a link that would run a program is refused with the reason', async ({ page }) => {
  await signInAtStudio(page, stack.studioUrl, ravi);
  await openText(page, 'Fair weather');
  await body(page).click();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  for (const target of [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
  ]) {
    await dialog.getByLabel('Where the link leads').fill(target);
    await expect(dialog.getByText('This address would run a program')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Set link' })).toBeDisabled();
  }
  await expectAccessible(page);
});

test('a picture of 108 megapixels, a program in a drawing and a page that is called a picture are refused', async ({
  page,
}) => {
  const huge = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  await signInAtStudio(page, stack.studioUrl, ravi);
  await page.getByRole('link', { name: 'Media' }).click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      { name: 'huge.png', mimeType: 'image/png', buffer: huge },
      {
        name: 'drawing.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      },
      {
        name: 'page.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<html><script>alert(1)</script></html>'),
      },
    ]);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByText('The picture has 108 megapixels; at most 40 are taken.')).toBeVisible();
  await expect(uploads.getByText('The drawing has a program in it')).toBeVisible();
  await expect(page.getByText('0 of 3 uploaded, 3 failed')).toBeAttached();
  await expectAccessible(page);
  await page.getByLabel('Search titles, descriptions and file names').fill('huge');
  await expect(page.getByRole('button', { name: /huge/ })).toHaveCount(1);
});

test('what is typed without a connection outlives the tab, and is saved when the page is opened again', async ({
  page,
  context,
}) => {
  await signInAtStudio(page, stack.studioUrl, ravi);
  await openText(page, 'Fair weather');
  const address = page.url();
  await context.setOffline(true);
  await composer(page).title.fill('Typed in a tunnel');
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toBeVisible();
  await expectAccessible(page);
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(address);
  await expect(composer(again).saved).toBeVisible();
  await again.reload();
  await composer(again).block('Typed in a tunnel').click();
  await expect(composer(again).title).toHaveValue('Typed in a tunnel');
});

test('a session that ends while somebody types asks for the password, and saves what was typed', async ({
  page,
}) => {
  await signInAtStudio(page, stack.studioUrl, ravi);
  await openText(page, 'Typed in a tunnel');
  // The save must detect the end of the session: a poll would move the focus during the paste.
  const isPoll = (url: URL) => url.pathname.startsWith('/api/') && !/sign-in|save/.test(url.pathname);
  await page.route(isPoll, (route) => route.abort('connectionrefused'));
  await page.context().clearCookies();
  await composer(page).title.fill('Typed past the end of the session');
  const signIn = page.getByRole('dialog', { name: 'Sign in to Marquee Studio' });
  await expect(signIn.getByText('Your session has ended')).toBeVisible();
  await page.unroute(isPoll);
  await expectAccessible(page);
  await signIn.getByLabel('Password').fill(studioPassword);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn).toBeHidden();
  await expect(composer(page).saved).toBeVisible();
  await page.reload();
  await expect(composer(page).block('Typed past the end of the session')).toBeVisible();
});

test('a content service that dies while a page is published loses nothing, and the next try publishes', async ({
  page,
}) => {
  await signInAtStudio(page, stack.studioUrl, ravi);
  await openText(page, 'Typed past the end of the session');
  await composer(page).title.fill('Published after a crash');
  await expect(composer(page).saved).toBeVisible();
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const button = dialog.getByRole('button', { name: /^Publish .*now$/ });
  await expect(button).toBeEnabled();
  await stack.killContent();
  await button.click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page);
  await stack.startContent();
  await button.click();
  await expect(dialog.getByText(/Visitors see (it|them) within a second/)).toBeVisible();
  await expect.poll(async () => (await livePage()).body).toContain('Published after a crash');
});

interface Managed {
  sys: { id: string; version: number };
  name: string;
  fields: unknown;
}

/** A call of the management API, like another tool. */
async function manage(path: string, method = 'GET', body?: object, version?: number): Promise<Managed> {
  const answer = await fetch(`${stack.contentUrl}/spaces/marquee/environments/master/${path}`, {
    method,
    headers: {
      authorization: 'Bearer local-management',
      'content-type': 'application/vnd.contentful.management.v1+json',
      ...(version === undefined ? {} : { 'x-contentful-version': String(version) }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return (await answer.json()) as Managed;
}

/** Changes the fields of a content type and publishes it. */
async function changeType(id: string, change: (fields: object[]) => object[]): Promise<void> {
  const { name, fields, sys } = await manage(`content_types/${id}`);
  const changed = { name, fields: change(fields as object[]) };
  const saved = await manage(`content_types/${id}`, 'PUT', changed, sys.version);
  await manage(`content_types/${id}/published`, 'PUT', undefined, saved.sys.version);
}

test('a block whose fields have changed meanwhile stores what the studio has no form for', async ({
  page,
}) => {
  await signInAtStudio(page, stack.studioUrl, ravi);
  await openText(page, 'Published after a crash');
  const { items } = (await manage('entries?content_type=formattedText&limit=1000')) as unknown as {
    items: (Managed & { fields: Record<string, unknown> })[];
  };
  const entry = items.find(({ fields }) => JSON.stringify(fields).includes('Published after a crash'));
  if (!entry) throw new Error('The text is not stored.');
  const sponsor = { id: 'sponsor', name: 'Sponsor', type: 'Symbol', localized: false, required: false };
  await changeType('formattedText', (fields) => [...fields, sponsor]);
  const fields = { ...entry.fields, sponsor: { en: 'Lantern Quay' } };
  await manage(`entries/${entry.sys.id}`, 'PUT', { fields }, entry.sys.version);

  await composer(page).title.fill('Changed beside a new field');
  await expect(composer(page).saved).toBeVisible();
  await publish(page);
  await expect.poll(async () => (await livePage()).body).toContain('Changed beside a new field');
  expect(JSON.stringify(await manage(`entries/${entry.sys.id}`))).toContain('Lantern Quay');
});
