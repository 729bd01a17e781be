import { desktopAgent } from '../support/browsers';
import { expect, test } from '../support/quiet-page';
import { address, brandInTurn, brands } from '../support/sites';

test.use({ viewport: { width: 1440, height: 900 }, userAgent: desktopAgent });

const lobby = '/live-casino-online';

test('LIVE-01 LIVE-09 the live lobby has categories, tables by category, boxes and live values; its list keeps search and filters', async ({
  page,
}) => {
  const site = brandInTurn(0, lobby);
  await page.goto(address(site, lobby));
  const blocks = await page
    .locator('main [data-block]')
    .evaluateAll((list) => list.map((block) => block.getAttribute('data-block') ?? ''));
  expect(blocks.slice(0, 2)).toEqual(['hero-banner', 'category-nav']);
  const [tables, box] = [blocks.indexOf('live-tables'), blocks.indexOf('tournament-box')];
  expect(tables).toBeGreaterThan(0);
  expect(box).toBeGreaterThan(tables);
  // Tables by category come before and after the box.
  expect(blocks.indexOf('game-row')).toBeLessThan(box);
  expect(blocks.lastIndexOf('game-row')).toBeGreaterThan(box);
  await expect(page.locator('[data-block="tournament-box"]')).toBeVisible();
  await expect(page.locator('[data-live-seats]').first()).not.toBeEmpty();

  await page.goto(address(site, `${lobby}/all-games?q=roulette&provider=evolution`));
  const browser = page.locator('[data-block="game-browser"]');
  await expect(browser.getByRole('searchbox')).toHaveValue('roulette');
  await expect(browser.locator('input[name=provider][value=evolution]')).toBeChecked();
  const found = browser.locator('[data-list] a[data-game]');
  await expect(found.first()).toBeVisible();
  for (const href of await found.evaluateAll((list) => list.map((tile) => tile.getAttribute('href') ?? '')))
    expect(href).toContain('/play/evolution/');
});

test('LIVE-08 a brand whose live tables span two rows shows them taller than wide, other brands do not', async ({
  page,
}) => {
  const tall: Record<string, boolean> = {};
  for (const site of brands) {
    await page.goto(address(site, lobby));
    const picture = page.locator('[data-block="game-row"] li:has([data-live-seats]) img').first();
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    tall[site.brand] = (box?.height ?? 0) > (box?.width ?? 0);
  }
  expect(tall).toEqual({ halden: false, kiekko: false, brasa: true });
});
