import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import type { SportsbookBookMessage, SportsbookHostMessage } from '../../schemas/generated/types';
import { MemoryWallet } from '../../services/sportsbook/fixtures/memory-wallet';
import { callBook, makeContext, startTestBook } from '../../services/sportsbook/fixtures/test-book';
import type { RunningSportsbook } from '../../services/sportsbook/server';
import { expect, lostConnection, test } from '../support/journey';

/** Host page like that of a site: it shows the frame and records its messages. */
const hostPage = `<!doctype html><html lang="en"><head><title>Host</title></head><body style="margin:0"><script>
  window.told = [];
  addEventListener('message', ({ data }) => window.told.push(data));
  window.open = (src) => {
    const frame = document.createElement('iframe');
    frame.title = 'Sportsbook';
    frame.sandbox = 'allow-scripts allow-same-origin';
    frame.style = 'border:0;width:100vw;height:100vh;display:block';
    frame.src = src;
    document.body.replaceChildren(frame);
    window.tell = (message) =>
      frame.contentWindow.postMessage({ source: 'marquee-sportsbook', ...message }, new URL(src).origin);
  };
</script></body></html>`;

test.use({ expectedErrors: lostConnection });

let book: RunningSportsbook;
let host: Server;
let hostUrl: string;

test.beforeAll(async () => {
  book = await startTestBook({ wallet: new MemoryWallet(10_000, 'EUR') });
  host = createServer((_, response) => response.setHeader('content-type', 'text/html').end(hostPage));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  hostUrl = `http://localhost:${(host.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  host.close();
  await book.close();
});

/** Opens a frame for a context. @param more further fields, such as the session token */
async function open(page: Page, more: object = {}): Promise<FrameLocator> {
  const { body } = await makeContext(book.url, { hostOrigin: hostUrl, ...more });
  await page.goto(hostUrl);
  const src = `${book.url}/frame/${body.staticContextId}/${body.userContextId}`;
  await page.evaluate((address) => Reflect.get(window, 'open')(address), src);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#slip .sheet')).toHaveCount(1);
  return frame;
}

const signedIn = { session: 'token-of-player-1', playerName: 'Anna' };

const told = (page: Page, type: SportsbookBookMessage['type']) =>
  page.evaluate(
    (wanted) =>
      (Reflect.get(window, 'told') as SportsbookBookMessage[]).filter((message) => message.type === wanted),
    type,
  );

type Said = SportsbookHostMessage extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'source'>
    : never
  : never;
const tell = (page: Page, message: Said) =>
  page.evaluate((each) => Reflect.get(window, 'tell')(each), message);

/** Buttons of upcoming matches, whose odds change only once a minute. */
const odds = (frame: FrameLocator) =>
  frame.locator('.event[data-phase="upcoming"]').locator('button.odds[aria-disabled="false"]:first-of-type');

const noViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

test('a player bets with the keyboard on a phone, sees the bet, and cashes it out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const frame = await open(page, signedIn);
  await noViolations(page);
  const width = await frame.locator('html').evaluate((element) => element.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await odds(frame).first().focus();
  await page.keyboard.press('Enter');
  await expect(odds(frame).first()).toHaveAttribute('aria-pressed', 'true');
  await frame.getByRole('button', { name: 'Open the bet slip, selections: 1' }).press('Enter');
  await noViolations(page);
  await frame.getByLabel('Stake (EUR)').fill('5');
  await frame.getByLabel('When odds change').selectOption({ label: 'Take any odds' });
  await frame.getByRole('button', { name: 'Place the bet' }).press('Enter');
  await expect(frame.getByText('Your bet is placed: €5.00.')).toBeVisible();
  await expect(frame.getByText('Balance: €95.00')).toBeVisible();
  expect(await told(page, 'betPlaced')).toMatchObject([{ stake: 500, currency: 'EUR' }]);
  await page.keyboard.press('Escape');
  await expect(frame.locator('#slip .sheet')).toBeHidden();
  await frame.getByRole('link', { name: 'My bets' }).press('Enter');
  await expect(frame.locator('.bet')).toContainText('Stake €5.00');
  await noViolations(page);
  await frame.getByRole('button', { name: /^Cash out/ }).press('Enter');
  await expect(frame.locator('#notice')).toContainText('Cashed out: €');
  await expect(frame.locator('.bet')).toContainText('Cashed out');
});

test('a visitor browses and is led to the sign-in; places follow the address both ways', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  const frame = await open(page, { deepLinking: { category: 'football' } });
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Football');
  await frame.getByRole('link', { name: 'Crown League' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Crown League');
  await expect
    .poll(async () => (await told(page, 'route')).at(-1))
    .toMatchObject({
      category: 'football',
      region: 'europe',
      competition: 'crown-league',
      title: 'Crown League',
    });
  const count = (await told(page, 'route')).length;
  // The page echoes the route, as after a navigation.
  await tell(page, { type: 'route', category: 'football', region: 'europe', competition: 'crown-league' });
  await tell(page, { type: 'route', category: 'tennis' });
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Tennis');
  expect((await told(page, 'route')).length).toBe(count + 1);
  await odds(frame).first().click();
  await frame.getByRole('button', { name: 'Sign in to bet' }).click();
  expect(await told(page, 'loginRequired')).toHaveLength(1);
  await noViolations(page);
});

test('messages of other origins are ignored; odds format, insets and logout are followed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  const frame = await open(page, signedIn);
  await expect(frame.getByText('Balance: €')).toBeVisible();
  await tell(page, { type: 'oddsFormat', format: 'american' });
  await expect(odds(frame).first()).toContainText(/[+-]\d/);
  await tell(page, { type: 'insets', top: 40, bottom: 20 });
  expect(await frame.locator('body').evaluate((element) => getComputedStyle(element).paddingTop)).toBe(
    '40px',
  );
  // Sent from the frame's own window, which is not the host.
  await frame
    .locator('body')
    .evaluate(() =>
      window.postMessage({ source: 'marquee-sportsbook', type: 'route', category: 'tennis' }, '*'),
    );
  await tell(page, { type: 'logout' });
  await odds(frame).first().click();
  await expect(frame.getByRole('button', { name: 'Sign in to bet' })).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Sportsbook');
});

test('a feed that falls silent pauses betting, and its return ends the pause', async ({ page }) => {
  const frame = await open(page, signedIn);
  const control = (silent: boolean) => callBook(book.url, 'POST', '/_control/feed', { silent });
  await control(true);
  await expect(frame.getByText('No news from the matches.')).toBeVisible({ timeout: 20_000 });
  const first = odds(frame).first();
  const before = await first.getAttribute('aria-pressed');
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', before ?? 'false');
  await control(false);
  await expect(frame.getByText('The connection is back.')).toBeVisible();
});
