import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { phoneAgent } from '../support/browsers';
import { type Width, expectWithinBudget, windows } from '../support/page-budget';
import { PageRecorder } from '../support/page-record';
import { type PageType, briefly, budgetOf, pageTypes } from '../support/page-types';
import { type Watch, brokenPictures, expect, maxLayoutShift, test } from '../support/quiet-page';
import { type TestSite, address, brands, speakers } from '../support/sites';

/**
 * Visits a page from its top to its end. The console, failed requests and failed answers are watched by the fixture of the test.
 * The budget of the page is checked on the way when a width is given, because it needs the same empty cache and the same scrolling.
 */
async function visit(page: Page, site: TestSite, type: PageType, width?: Width): Promise<void> {
  const recorder = await PageRecorder.listen(page);
  await page.goto(address(site, type.path(site)));
  for (const block of type.blocks)
    expect(await page.locator(`[data-block="${block}"]`).count(), block).toBeGreaterThan(0);
  const budget = budgetOf(type);
  if (width && budget) await expectWithinBudget(recorder, { site, visit: budget, width });
  else await recorder.scrollThrough();
  expect(await brokenPictures(page)).toEqual([]);
}

/** Fails when anything has moved since the page was requested. */
async function expectSteady(watch: Watch): Promise<void> {
  expect(await watch.layoutShift()).toBeLessThan(maxLayoutShift);
}

/** Fails when the open page scrolls sideways or has an accessibility violation. */
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
  test.describe(`${site.brand} at ${windows.desktop} px`, () => {
    test.use({ viewport: { width: windows.desktop, height: 900 } });
    for (const type of pageTypes)
      test(`${type.name} is whole, quiet and steady, keeps its budget, has no accessibility violation and does not scroll sideways`, async ({
        page,
        watch,
      }) => {
        await visit(page, site, type, 'desktop');
        await expectSteady(watch);
        await expectUsable(page);
      });
  });
  test.describe(`${site.brand} at ${windows.phone} px`, () => {
    test.use({ viewport: { width: windows.phone, height: 900 }, userAgent: phoneAgent });
    for (const type of pageTypes)
      test(`${type.name} is whole and quiet, keeps its budget, has no accessibility violation and does not scroll sideways`, async ({
        page,
      }) => {
        await visit(page, site, type, 'phone');
        await expectUsable(page);
      });
  });
}

// crawl.spec.ts fetches every page of every site; a browser adds the console, pictures and layout of one page per language.
const kinds = pageTypes.filter(({ name }) => briefly.includes(name));
for (const [turn, site] of speakers.filter(({ isDefaultLocale }) => !isDefaultLocale).entries())
  for (const type of kinds.slice(turn % kinds.length, (turn % kinds.length) + 1))
    test(`${type.name} of ${site.brand} in ${site.locale} is whole, quiet and steady`, async ({
      page,
      watch,
    }) => {
      await visit(page, site, type);
      await expectSteady(watch);
    });
