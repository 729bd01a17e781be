import AxeBuilder from '@axe-core/playwright';
import { briefly, pageTypes } from '../support/page-types';
import { brokenPictures, expect, maxLayoutShift, seeWholePage, test } from '../support/quiet-page';
import { address, brands, speakers } from '../support/sites';

// Every site × page type is asked for without a browser in every-site.spec.ts.
for (const site of speakers)
  test.describe(`${site.brand} ${site.locale}`, () => {
    for (const type of pageTypes.filter(({ name }) => site.isDefaultLocale || briefly.includes(name)))
      test(`${type.name} is whole, quiet and steady`, async ({ page, watch }) => {
        await page.goto(address(site, type.path(site)));
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
