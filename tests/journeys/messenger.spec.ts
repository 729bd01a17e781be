import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { giveConsent } from '../support/give-consent';
import { expect, lostConnection, test } from '../support/journey';
import { staffPassword } from '../support/staff-request';
import { type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: lostConnection });

/** A market without live chat according to its footer in this content. */
const silent = 'de-DE';

let content: string;
/** A separate stack with a messenger, since conversations are state. */
let stack: Stack;
test.beforeAll(async () => {
  content = mkdtempSync(path.join(tmpdir(), 'messenger-content-'));
  cpSync('content-fixtures', content, { recursive: true });
  const file = path.join(content, 'halden/layout.json');
  const layout = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: { sys: { id: string }; fields: Record<string, unknown> }[];
  };
  const footer = layout.entries.find(({ sys }) => sys.id === 'halden-footer-de');
  if (!footer) throw new Error('the content has no footer for Germany');
  footer.fields['disableLiveChat'] = { en: true };
  writeFileSync(file, JSON.stringify(layout));
  stack = await startStack({ contentDirectory: content, withMessenger: true });
});
test.afterAll(async () => {
  await stack?.stop();
  rmSync(content, { recursive: true, force: true });
});

const at = (address: string) => `${stack.origin('halden')}${address}`;
const origin = () => `http://messenger.localhost:${new URL(stack.platformUrl).port}`;
const control = (mode: string) =>
  fetch(`${stack.platformUrl}/platform/simulators/messenger/control?mode=${mode}&delayMs=1500`, {
    method: 'PUT',
  });

const button = (page: Page) => page.locator('[data-messenger-open]');
const widget = (page: Page) => page.locator('iframe[data-messenger-frame]');
const chat = (page: Page) => page.frameLocator('iframe[data-messenger-frame]');
const lines = (page: Page) => chat(page).getByRole('log').locator('p');
const script = (page: Page) => page.locator('script[src*="snippet.js"]');

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(at(address));
  await expect(page.locator('[data-island=messenger][data-mounted]')).toBeAttached();
}

async function write(page: Page, text: string): Promise<void> {
  await chat(page).getByLabel('Your message').fill(text);
  await chat(page).getByRole('button', { name: 'Send' }).click();
  await expect(lines(page).last()).toContainText(text);
}

/** The desk of a staff member, in a separate browser context that the caller closes. */
async function deskOf(browser: Browser, name: string, address = '/desk/conversations'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(at(address));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(staffPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Signed in as ${name}`)).toBeVisible();
  return page;
}

async function answerAtDesk(desk: Page, text: string): Promise<void> {
  await desk.getByLabel('Your answer').fill(text);
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByRole('status')).toBeVisible();
}

/** Accessibility violations on the page, including the messenger's frame. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

for (const width of [360, 1440])
  test(`MSG-01 MSG-02 MSG-03 MSG-07 MSG-08 MSG-09 a visitor writes, is answered at the desk and reads it, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await giveConsent(page);
    const requested: string[] = [];
    page.on('request', (request) => request.url().startsWith(origin()) && requested.push(request.url()));
    await visit(page, '/en-UN');
    await visit(page, '/en-UN/promotions');
    expect(requested).toEqual([]);
    await expect(script(page)).toHaveCount(0);
    // By keyboard and accessible name.
    await page.getByRole('button', { name: 'Chat with us' }).focus();
    await page.keyboard.press('Space');
    await expect(chat(page).getByRole('heading', { name: 'Support chat' })).toBeVisible();
    await expect(chat(page).getByLabel('Your message')).toBeFocused();
    await expect(script(page)).toHaveCount(1);
    await expect(script(page)).toHaveAttribute('src', /\?key=simulated-site-5$/);
    await expect(button(page)).toBeHidden();
    const question = `Where is my withdrawal? ${width}`;
    await write(page, question);
    await page.screenshot({ path: `test-results/messenger-open-${width}.png` });
    expect(await violations(page)).toEqual([]);
    // The tab bar of phones is not covered.
    if (width < 960) {
      const frame = await widget(page).boundingBox();
      const bar = await page.locator('header nav').last().boundingBox();
      expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    await chat(page).getByLabel('Your message').press('Escape');
    await expect(widget(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    const desk = await deskOf(browser, 'support');
    await expect(desk.getByRole('row').filter({ hasText: question })).toContainText('Waits for an answer');
    await expect(desk.getByRole('row').filter({ hasText: question })).toContainText('Visitor');
    await desk.getByRole('link', { name: question }).click();
    await answerAtDesk(desk, 'It is on its way to your bank.');
    await desk.screenshot({ path: 'test-results/messenger-desk.png', fullPage: true });
    expect(await violations(desk)).toEqual([]);

    // On other pages the widget stays hidden and the button shows the unread count; on the home page it shows the widget.
    await expect(page.getByRole('button', { name: /Unread messages: 1/ })).toBeVisible();
    await expect(widget(page)).toBeHidden();
    await page.screenshot({ path: `test-results/messenger-unread-${width}.png` });
    await visit(page, '/en-UN/responsible-gambling');
    await expect(button(page)).toContainText('1');
    await expect(widget(page)).toBeHidden();
    await visit(page, '/en-UN');
    await expect(widget(page)).toBeVisible();
    await expect(script(page)).toHaveCount(1);
    await page.screenshot({ path: `test-results/messenger-home-${width}.png` });
    await chat(page)
      .getByRole('button', { name: /Open the chat/ })
      .click();
    await expect(lines(page).last()).toContainText('It is on its way to your bank.');
    await chat(page).getByRole('button', { name: 'Close the chat' }).click();
    await expect(widget(page)).toBeHidden();
    await expect(button(page)).not.toContainText('1');
    // Another tab is a separate browser session.
    const tab = await page.context().newPage();
    await visit(tab, '/en-UN');
    await expect(script(tab)).toHaveCount(0);

    await desk.getByLabel('Reason').fill('Question answered');
    await desk.getByRole('button', { name: 'Close the conversation' }).click();
    await expect(desk.getByRole('heading', { name: 'Closed' })).toBeVisible();
    await desk.context().close();
    await button(page).click();
    await expect(chat(page).getByRole('status')).toContainText('The conversation was closed.');
  });

test('MSG-04 MSG-10 a signed-in player is recognised at the desk, and whoever is next at the tab finds no chat', async ({
  page,
  browser,
}) => {
  await giveConsent(page);
  await page.goto(at('/en-UN/login'));
  await page.locator('main input[name=email]').fill('regular@halden.example');
  await page.locator('main input[name=password]').fill('Marquee-2026');
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await visit(page, '/en-UN/my-account/account');
  const answer = page.waitForResponse((response) => response.url().includes('/api/player/messenger'));
  await button(page).click();
  const { playerId, token } = (await (await answer).json()) as { playerId: number; token: string };
  expect(token.split('.')).toHaveLength(3);
  await write(page, 'Please raise my limit');
  const desk = await deskOf(browser, 'support');
  const row = desk.getByRole('row').filter({ hasText: 'Please raise my limit' });
  await expect(row.getByRole('link', { name: String(playerId), exact: true })).toBeVisible();
  await desk.context().close();

  await chat(page).getByRole('button', { name: 'Close the chat' }).click();
  await page.context().clearCookies();
  await visit(page, '/en-UN');
  await expect(script(page)).toHaveCount(0);
  await button(page).click();
  await expect(chat(page).getByRole('status')).toContainText('How can we help?');
  await expect(lines(page)).toHaveCount(0);
});

test('MSG-04 a token that the site did not sign names nobody', async ({ browser }) => {
  const body = {
    key: 'simulated-site-5',
    text: 'I am somebody else',
    language: 'en',
    fields: '50001',
    token: `${Buffer.from('{"alg":"HS256","kid":"simulated"}').toString('base64url')}.${Buffer.from('{"external_id":"site-5-player-50001"}').toString('base64url')}.x`,
  };
  const response = await fetch(`${stack.platformUrl}/platform/simulators/messenger/conversations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(await response.json()).toMatchObject({ externalId: null });
  const desk = await deskOf(browser, 'support');
  await expect(desk.getByRole('row').filter({ hasText: 'I am somebody else' })).toContainText('Visitor');
  await desk.context().close();
  const other = await deskOf(browser, 'payments', '/desk');
  await expect(other.getByRole('link', { name: 'Conversations' })).toHaveCount(0);
  await other.context().close();
});

test('MSG-05 the chat speaks the language of the page', async ({ page }) => {
  await giveConsent(page);
  await visit(page, '/fi-FI');
  await button(page).click();
  await expect(chat(page).getByRole('heading', { name: 'Tuen chat' })).toBeVisible();
});

test('MSG-01 a messenger that is down or slow is explained, and the site goes on', async ({ page }) => {
  await giveConsent(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/en-UN/promotions');
  await control('down');
  await button(page).click();
  await expect(page.getByText('The chat cannot be reached right now.')).toBeVisible();
  await page.screenshot({ path: 'test-results/messenger-down.png' });
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Other ways to contact us' })).toHaveAttribute(
    'href',
    '/en-UN/contact-us',
  );
  await page.locator('[data-messenger-close]').click();
  await expect(button(page)).toBeFocused();
  await control('slow');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect(chat(page).getByRole('heading', { name: 'Support chat' })).toBeVisible();
  await control('ok');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('MSG-01 the button leads to the page about the chat', async ({ page }) => {
    await page.goto(at('/en-UN'));
    await button(page).click();
    await expect(page).toHaveURL(/\/en-UN\/contact-live-chat#chat$/);
    await expect(page.locator('main h1')).toBeVisible();
  });
});

test('MSG-01 CONTENT-22 only sites with a messenger allow its origin, and content switches it off', async ({
  page,
}) => {
  const policyOf = async (address: string) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    return {
      policy: response?.headers()['content-security-policy'] ?? '',
      html: (await response?.text()) ?? '',
    };
  };
  const host = (brand: string, address: string) => `${stack.origin(brand)}${address}`;
  const here = await policyOf(at('/en-UN'));
  for (const directive of ['script-src', 'frame-src', 'connect-src'])
    expect(here.policy).toMatch(new RegExp(`${directive} [^;]*${origin()}`));
  expect(here.html).toContain('data-messenger-open');
  for (const address of [at(`/${silent}`), host('kiekko', '/en-UN'), host('brasa', '/en-UN')]) {
    const { policy, html } = await policyOf(address);
    expect(policy).not.toContain('messenger');
    expect(html).not.toContain('data-messenger-open');
    expect(html).not.toContain('snippet.js');
  }
});
