import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { phoneAgent } from '../support/browsers';
import { type PageType, briefly, pageTypes } from '../support/page-types';
import {
  type Watch,
  brokenPictures,
  expect,
  maxLayoutShift,
  seeWholePage,
  test,
} from '../support/quiet-page';
import { type TestSite, address, brands, speakers } from '../support/sites';

const [phone, desktop] = [360, 1440];

/** Visits a page as people do, from its top to its end. What it says on the console and fails to load is watched besides. */
async function visit(page: Page, site: TestSite, type: PageType): Promise<void> {
  await page.goto(address(site, type.path(site)));
  for (const block of type.blocks)
    expect(await page.locator(`[data-block="${block}"]`).count(), block).toBeGreaterThan(0);
  await seeWholePage(page);
  expect(await brokenPictures(page)).toEqual([]);
}

/** That nothing has moved since the page was asked for. */
async function expectSteady(watch: Watch): Promise<void> {
  expect(await watch.layoutShift()).toBeLessThan(maxLayoutShift);
}

/** What keeps people from reading or using the page that is open. */
async function expectUsable(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

for (const site of brands) {
  test.describe(`${site.brand} at ${desktop} px`, () => {
    test.use({ viewport: { width: desktop, height: 900 } });
    for (const type of pageTypes)
      test(`${type.name} is whole, quiet and steady, has no accessibility violation and does not scroll sideways`, async ({
        page,
        watch,
      }) => {
        await visit(page, site, type);
        await expectSteady(watch);
        await expectUsable(page);
      });
  });
  test.describe(`${site.brand} at ${phone} px`, () => {
    test.use({ viewport: { width: phone, height: 900 }, userAgent: phoneAgent });
    for (const type of pageTypes)
      test(`${type.name} is whole and quiet, has no accessibility violation and does not scroll sideways`, async ({
        page,
      }) => {
        await visit(page, site, type);
        await expectUsable(page);
      });
  });
}

// Every site × page type is asked for without a browser in every-site.spec.ts.
for (const site of speakers.filter(({ isDefaultLocale }) => !isDefaultLocale))
  test.describe(`${site.brand} ${site.locale}`, () => {
    for (const type of pageTypes.filter(({ name }) => briefly.includes(name)))
      test(`${type.name} is whole, quiet and steady`, async ({ page, watch }) => {
        await visit(page, site, type);
        await expectSteady(watch);
      });
  });
