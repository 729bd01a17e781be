import AxeBuilder from '@axe-core/playwright';
import { brokenPictures, expect, maxLayoutShift, seeWholePage, test } from '../support/quiet-page';
import { type TestSite, address, brands, sites } from '../support/sites';

interface PageType {
  name: string;
  path: (site: TestSite) => string;
  status?: number;
  /** Blocks the page must show. */
  blocks: string[];
}

const chrome = ['site-header', 'site-footer'];

const pageTypes: PageType[] = [
  { name: 'home', path: () => '/', blocks: [...chrome, 'game-row', 'promotions-row', 'winners', 'seo-text'] },
  {
    name: 'casino lobby',
    path: () => '/online-casino',
    blocks: [...chrome, 'category-nav', 'category-grid'],
  },
  { name: 'casino category', path: () => '/online-casino/slots', blocks: [...chrome, 'game-browser'] },
  { name: 'all games', path: () => '/online-casino/all-games', blocks: [...chrome, 'game-browser'] },
  { name: 'live casino lobby', path: () => '/live-casino-online', blocks: [...chrome, 'game-row'] },
  {
    name: 'live category',
    path: () => '/live-casino-online/live-roulette',
    blocks: [...chrome, 'game-browser'],
  },
  { name: 'promotions', path: () => '/promotions', blocks: [...chrome, 'promotion-list'] },
  { name: 'promotions category', path: () => '/promotions/casino', blocks: [...chrome, 'promotion-list'] },
  { name: 'VIP', path: (site) => site.loyaltyPath, blocks: [...chrome, 'vip-tiers'] },
  { name: 'legal page', path: () => '/privacy-policy', blocks: [...chrome, 'page-text'] },
  { name: 'not found', path: () => '/no/such/path', status: 404, blocks: [...chrome, 'page-text'] },
];

for (const site of sites)
  test.describe(`${site.brand} ${site.locale}`, () => {
    for (const type of pageTypes)
      test(`${type.name} is whole, quiet and steady`, async ({ page, watch }) => {
        const response = await page.goto(address(site, type.path(site)));
        expect(response?.status()).toBe(type.status ?? 200);
        await expect(page.locator('html')).toHaveAttribute('lang', site.tag);
        await expect(page.locator('html')).toHaveAttribute('dir', site.direction);
        await expect(page).toHaveTitle(new RegExp(site.brandName));
        await expect(page.locator('h1')).toHaveCount(1);
        for (const block of type.blocks)
          expect(await page.locator(`[data-block="${block}"]`).count(), block).toBeGreaterThan(0);
        await seeWholePage(page);
        expect(await brokenPictures(page)).toEqual([]);
        expect(await watch.layoutShift()).toBeLessThan(maxLayoutShift);
      });
  });

for (const site of brands)
  for (const width of [360, 1440])
    test.describe(`${site.brand} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });
      for (const type of pageTypes)
        test(`${type.name} has no accessibility violation and does not scroll sideways`, async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.goto(address(site, type.path(site)));
          await seeWholePage(page);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(
              ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
            ),
          ).toEqual([]);
        });
    });
