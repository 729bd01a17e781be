import { expect, test } from '../support/quiet-page';
import { playRound } from '../support/settled-round';
import { address, brandInTurn, brands, getPage, sites } from '../support/sites';

test('finds a game by name and provider and comes back to the same list', async ({ page }) => {
  const site = brandInTurn(1);
  await page.goto(address(site, '/online-casino/all-games'));
  const search = page.getByRole('searchbox').first();
  const tiles = page.locator('[data-block="game-browser"] a[href*="/play/"]');
  const before = await tiles.count();
  // The game's id contains its name; the tile's text also has badges and amounts.
  const id = (await tiles.nth(7).getAttribute('href'))?.split('/').at(-1) ?? '';
  const word = id.split('-')[0] ?? '';
  await search.fill(word.toUpperCase());
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(word.toUpperCase())}`));
  await expect.poll(() => tiles.count()).toBeLessThan(before);
  const found = await tiles.count();
  expect(found).toBeGreaterThan(0);
  await page.reload();
  await expect(tiles).toHaveCount(found);
});

test('ROUTE-50 a provider leads to all games with its filter kept', async ({ page }) => {
  const site = brandInTurn(2);
  await page.goto(address(site, '/'));
  const provider = page.locator('[data-block="provider-strip"] a[href*="provider="]').first();
  await provider.click();
  await expect(page).toHaveURL(/\/online-casino\/all-games\?provider=/);
  await expect(page.locator('[data-block="game-browser"] a[href*="/play/"]').first()).toBeVisible();
});

test('ROUTE-44 the login link opens the dialog, a wrong password is explained, a right one signs in', async ({
  page,
  watch,
}) => {
  const site = brandInTurn(3);
  await page.goto(address(site, '/promotions'));
  await page.locator('a[href$="#login"]:visible').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.locator('input[name=email]').fill(`once@${site.brand}.example`);
  await dialog.locator('input[name=password]').fill('not-the-password');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.locator('input[name=password]').fill('Marquee-2026');
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address(site, '/promotions'));
  await expect(page.locator('a[href$="#logout"]').first()).toBeAttached();
  await expect(page.locator('a[href$="#login"]')).toHaveCount(0);
  // The browser logs the 401 response to the wrong password.
  watch.problems.splice(
    0,
    watch.problems.length,
    ...watch.problems.filter((problem) => !/401/.test(problem)),
  );
});

for (const site of brands)
  test(`SHELL-09 the language and market menu of ${site.brand} keeps the page`, async ({ request }) => {
    const html = await (await getPage(request, site, '/promotions')).text();
    const others = sites.filter(({ brand, locale }) => brand === site.brand && locale !== site.locale);
    expect(others.length).toBeGreaterThan(1);
    for (const other of others)
      expect(html).toMatch(new RegExp(`<a [^>]*href="/${other.locale}/promotions"`));
    expect(html).not.toContain('href="/ja-JP');
  });

test('BLOCK-43 WIN-01 WIN-02 WIN-05 what is played shows in jackpots and winners within their refresh', async ({
  page,
}) => {
  // Its page has both lists of winners.
  const site = brands.find(({ brand }) => brand === 'halden');
  if (!site) throw new Error('halden is not configured');
  // Reduced motion stops the ticker: moving elements cannot be scrolled into view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address(site, '/'));
  const jackpot = page.locator('data[data-live-jackpot]').first();
  await jackpot.scrollIntoViewIfNeeded();
  const before = await jackpot.innerText();
  const gameId = (await jackpot.getAttribute('data-live-jackpot')) ?? '';
  const { TEST_PLATFORM_URL: platform = '' } = process.env;
  // Larger than any win in the demo.
  const win = () => playRound(platform, { brand: site.brand, gameId, staked: 60_000, won: 987_654_321 });
  await win();
  await expect.poll(() => jackpot.innerText(), { timeout: 30_000 }).not.toBe(before);
  const winners = page.locator('[data-block="winners"]');
  await winners.scrollIntoViewIfNeeded();
  const amount = page.locator('data[value="987654321"]');
  await expect(winners.getByRole('tabpanel').locator(amount)).toBeVisible();
  await winners.getByRole('tab').nth(1).click();
  // Players of other tests also win, and only the latest wins are shown.
  await expect(async () => {
    await win();
    await expect(winners.getByRole('tabpanel').locator(amount).first()).toBeVisible({ timeout: 15_000 });
  }).toPass();
});

test('works without JavaScript', async ({ browser }) => {
  const site = brandInTurn(6);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address(site, '/online-casino/all-games'));
  await page.getByRole('searchbox').first().fill('book');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page).toHaveURL(/q=book/);
  await expect(page.locator('[data-block="game-browser"] a[href*="/play/"]').first()).toBeVisible();
  await context.close();
});

test('ROUTE-48 a followed link starts at the top', async ({ page }) => {
  const site = brandInTurn(0);
  await page.goto(address(site, '/'));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.locator('[data-block="site-footer"] a[href*="/privacy-policy"]').first().click();
  await expect(page).toHaveURL(/privacy-policy/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('no site shows another brand', async ({ request }) => {
  for (const site of brands) {
    const html = await (await getPage(request, site, '/')).text();
    for (const other of brands.filter(({ brand }) => brand !== site.brand)) {
      expect(html).not.toContain(other.brandName);
      expect(html).not.toMatch(new RegExp(`/brands-${other.brand}-|/promotions-${other.brand}-`));
    }
  }
});
