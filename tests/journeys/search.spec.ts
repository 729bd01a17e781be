import type { Locator, Page } from '@playwright/test';
import { consentKeys } from '../../app/player/consent/consent-store';
import { expectAccessible } from '../support/accessibility';
import { expect, maxLayoutShift, test } from '../support/quiet-page';
import { address, brandInTurn, sites } from '../support/sites';

const allGames = '/online-casino/all-games';

/** The game browser of a page, with its code loaded. */
async function openBrowser(page: Page, url: string): Promise<{ browser: Locator; search: Locator }> {
  await page.goto(url);
  const browser = page.locator('[data-island="game-browser"][data-mounted]');
  await browser.waitFor();
  return { browser, search: browser.getByRole('searchbox') };
}

test('BLOCK-24 a name with a mistake, typed, reached and opened with the keyboard alone', async ({
  page,
  watch,
}) => {
  const site = brandInTurn(0);
  const { browser, search } = await openBrowser(page, address(site, allGames));
  const tiles = browser.locator('[data-list] a[href]');
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('sevns');
  await expect(tiles.first()).toContainText('Seven');
  await expect(search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(address(site, allGames));

  await page.keyboard.type('book of emb');
  await expect(tiles.first()).toContainText('Book of Embers');
  expect(await watch.layoutShift()).toBeLessThan(maxLayoutShift);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\/[^/]+\/book-of-embers$/);
});

test('ROUTE-50 a filter on the page of a category keeps its heading, also after a reload', async ({
  page,
}) => {
  const site = brandInTurn(1);
  const { browser } = await openBrowser(page, address(site, '/online-casino/slots'));
  const heading = await browser.locator('h1').innerText();
  await browser.locator('summary').first().click();
  await browser.locator('input[name=provider]').first().check();
  await browser.locator('[data-chips] a').first().waitFor();
  await expect(page).toHaveURL(/all-games\?provider=.*category=slots/);
  await page.reload();
  await expect(browser.locator('h1')).toHaveText(heading, { ignoreCase: true });
});

test('LIVE-03 LIVE-04 a search in the live casino is marked busy, and clearing resets text and filters', async ({
  page,
}) => {
  const site = brandInTurn(2, '/live-casino-online');
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/games?**', async (route) => {
    await released;
    await route.continue();
  });
  const { browser, search } = await openBrowser(page, address(site, '/live-casino-online/all-games'));
  const list = browser.locator('[data-list]');
  const before = await browser.getByRole('status').innerText();
  await search.fill('roulette');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(list).not.toHaveAttribute('aria-busy');
  await search.fill('no game has this name');
  const clear = browser.locator('[data-clear-all]');
  await browser.locator('summary').first().click();
  const provider = browser.locator('input[name=provider]').first();
  await expect(clear).toBeVisible();
  await clear.click();
  await expect(search).toHaveValue('');
  await expect(provider).not.toBeChecked();
  await expect(browser.getByRole('status')).toHaveText(before);
  await provider.check();
  await browser.locator('[data-chips] [data-clear] a').click();
  await expect(provider).not.toBeChecked();
  await expect(browser.getByRole('status')).toHaveText(before);
});

test('LIVE-02 a filter that is applied closes the panel, shows the filtered tables and marks the list', async ({
  page,
}) => {
  const site = brandInTurn(0, '/live-casino-online');
  const { browser } = await openBrowser(page, address(site, '/live-casino-online/all-games'));
  const before = await browser.getByRole('status').innerText();
  const panel = browser.locator('details').first();
  await panel.locator('summary').click();
  await browser.locator('input[name=provider]').first().check();
  await expect(browser.getByRole('status')).not.toHaveText(before);
  await panel.locator('[type=submit]').click();
  await expect(panel).not.toHaveAttribute('open');
  await expect(panel.locator('[data-chosen]')).toHaveText('1');
  await expect(browser.locator('[data-chips] a').first()).toBeVisible();
});

test('nothing found: says so, names what comes near, and clears', async ({ page }) => {
  const site = brandInTurn(3);
  const { browser, search } = await openBrowser(page, address(site, allGames));
  const before = await browser.getByRole('status').innerText();
  await search.fill('bakl emberrs xqx');
  const near = browser.locator('[data-suggestions] a');
  await expect(near.first()).toBeVisible();
  await expectAccessible(page, { within: '[data-island="game-browser"]' });
  const name = await near.first().innerText();
  await near.first().click();
  await expect(browser.locator('[data-list] a[href]').first()).toContainText(name);
  await search.fill('xqxqxq');
  await browser.locator('[data-clear-all]').click();
  await expect(browser.getByRole('status')).toHaveText(before);
  await expect(search).toBeFocused();
});

test('BLOCK-25 filters stand in the address, count each other, and work without JavaScript', async ({
  browser: chromium,
}) => {
  const site = brandInTurn(4);
  const context = await chromium.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address(site, `${allGames}?q=jackpot&type=jackpot&jackpot=1`));
  const block = page.locator('[data-block="game-browser"]');
  const total = Number.parseInt(await block.locator('[data-count]').innerText(), 10);
  expect(total).toBeGreaterThan(0);
  await expect(block.locator('[data-chips] a[data-field]')).toHaveCount(3);
  await block.locator('summary').click();
  await expect(block.locator('input[name="jackpot"]')).toBeChecked();
  // A filter shows the announced number of games.
  const feature = block.locator('label:has(input[name="feature"]:not(:disabled))').first();
  const promised = Number(await feature.locator('[data-number]').innerText());
  await feature.click();
  await block.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL(/q=jackpot.*type=jackpot.*feature=.*jackpot=1/);
  expect(Number.parseInt(await block.locator('[data-count]').innerText(), 10)).toBe(promised);
  await context.close();
});

test.describe('recent searches', () => {
  const site = brandInTurn(0);

  test('are kept after consent, offered in an empty box, and forgotten one by one', async ({ page }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      consentKeys.options,
      JSON.stringify({ essentials: true, performanceFunctional: true, marketing: false }),
    ] as const);
    const { browser, search } = await openBrowser(page, address(site, allGames));
    const recent = browser.locator('[data-again]');
    // Its code is loaded when the box is used.
    await search.click();
    await expect(browser.locator('[data-island="recent-searches"]')).toHaveAttribute('data-mounted', '');
    for (const text of ['wolf', 'ember', 'book']) {
      await search.fill(text);
      await search.press('Enter');
    }
    await search.fill('');
    await expect(recent).toHaveText(['book', 'ember', 'wolf']);
    // While a list is loading, the previous one is faded.
    await expect(page).not.toHaveURL(/q=/);
    await expect(browser.locator('[data-list]')).not.toHaveAttribute('aria-busy');
    await expect(browser.locator('[data-list]')).toHaveCSS('opacity', '1');
    await expectAccessible(page, { within: '[data-island="game-browser"]' });
    await search.press('ArrowDown');
    await expect(recent.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(search).toHaveValue('ember');
    await expect(page).toHaveURL(/q=ember/);
    await search.fill('');
    await browser.locator('[data-forget]').nth(1).click();
    await expect(recent).toHaveText(['ember', 'wolf']);
    await browser.locator('[data-forget-all]').click();
    await expect(recent).toHaveCount(0);
    await expect(search).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull();
  });

  test('are not kept without consent', async ({ page }) => {
    const { browser, search } = await openBrowser(page, address(site, allGames));
    await search.fill('wolf');
    await search.press('Enter');
    await search.fill('');
    await expect(browser.locator('[data-island="recent-searches"]')).toHaveAttribute('data-mounted', '');
    await expect(browser.locator('[data-recent]')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull();
  });
});

test('aliases of a language are found on its sites', async ({ page }) => {
  const site = sites.find(({ tag, offers }) => tag === 'fi' && offers(allGames));
  if (!site) throw new Error('no Finnish site');
  const { browser, search } = await openBrowser(page, address(site, allGames));
  await search.fill('jaakirja');
  await expect(browser.locator('[data-list] a[href]')).toHaveText([/Book of Frostmere/]);
});
