import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { desktopAgent, phoneAgent } from '../support/browsers';
import { type Width, expectWithinBudget, windows } from '../support/page-budget';
import { PageRecorder } from '../support/page-record';
import { nightly, nightlyIf } from '../support/nightly';
import { type PageType, briefly, budgetOf, pageTypes } from '../support/page-types';
import { type Watch, brokenPictures, expect, maxLayoutShift, test } from '../support/quiet-page';
import { type TestSite, address, brands, speakers } from '../support/sites';

/**
 * Visits a page from top to bottom. The test fixture watches the console and failed requests. With a width, the
 * page's budget is checked too, because that needs the same empty cache and scrolling.
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

/** Fails when the layout has shifted since the page was requested. */
async function expectSteady(watch: Watch): Promise<void> {
  expect(await watch.layoutShift()).toBeLessThan(maxLayoutShift);
}

/** Blocks that measure themselves update their layout only after a resize. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

const agents = { desktop: desktopAgent, phone: phoneAgent };
const viewport = (width: Width) => ({ width: windows[width], height: 900 });

// Brands share blocks and budgets: each kind of page is visited on a desktop in one brand and on a phone in
// another, in turn. Phone visits are left to the nightly run except for every third kind: budgets and axe see
// the same markup.
for (const [turn, site] of brands.entries())
  for (const [width, other, shift] of [
    ['desktop', 'phone', 0],
    ['phone', 'desktop', Math.floor(brands.length / 2)],
  ] as const)
    test.describe(`${site.brand} at ${windows[width]} px`, () => {
      test.use({ viewport: viewport(width), userAgent: agents[width] });
      const isVisited = (place: number) => (place + shift) % brands.length === turn;
      for (const [place, type] of [...pageTypes.entries()].filter(([place]) => isVisited(place))) {
        const details = nightlyIf(width === 'phone' && place % 3 !== 0);
        test(
          `${type.name} is whole, quiet and steady, keeps its budget, has no accessibility violation and scrolls sideways at no width`,
          details,
          async ({ page, watch }) => {
            await visit(page, site, type, width);
            await expectSteady(watch);
            await page.emulateMedia({ reducedMotion: 'reduce' });
            await expectAccessible(page);
            await expectNoSidewaysScroll(page);
            await page.setViewportSize(viewport(other));
            await expectNoSidewaysScroll(page);
          },
        );
      }
    });

// crawl.spec.ts fetches every page of every site; a browser adds the console, pictures and layout of one page per language.
const kinds = pageTypes.filter(({ name }) => briefly.includes(name));
const languages = new Map(
  speakers.filter(({ isDefaultLocale }) => !isDefaultLocale).map((site) => [site.tag, site]),
);
for (const [turn, site] of [...languages.values()].entries())
  for (const type of kinds.slice(turn % kinds.length, (turn % kinds.length) + 1))
    test(
      `${type.name} of ${site.brand} in ${site.locale} is whole, quiet and steady`,
      { tag: nightly },
      async ({ page, watch }) => {
        await visit(page, site, type);
        await expectSteady(watch);
      },
    );
