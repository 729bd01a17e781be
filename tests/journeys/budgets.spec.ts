import { signInBrowser } from '../support/browser-session';
import { desktopAgent, phoneAgent } from '../support/browsers';
import {
  type Visit,
  bytes,
  contentScripts,
  expectNoThirdParty,
  expectWithinBudget,
  ofType,
  overBudget,
  visits,
  windows,
} from '../support/page-budget';
import { PageRecorder } from '../support/page-record';
import { budgetOf, pageTypes } from '../support/page-types';
import { expect, test } from '../support/quiet-page';
import { askSite } from '../support/site-request';
import { type TestSite, address, brands } from '../support/sites';

// Budgets of the pages in every-page.spec.ts are checked there.
const ownVisits = visits.filter((visit) => !pageTypes.some((type) => budgetOf(type) === visit));

/** Path of a kind of page at a site; for a path with parameters, the first such link on its parent page. */
async function pathAt(site: TestSite, { path }: Visit): Promise<string> {
  if (path === '/loyalty') return site.loyaltyPath;
  if (!path.includes('/:')) return path;
  const form = new RegExp(`/${site.locale}(${path.replaceAll(/:[a-z]+/g, '[\\w-]+')})"`);
  const above = path.startsWith('/promotions') ? '/promotions' : '/online-casino/all-games';
  const { body } = await askSite(site, above);
  const found = form.exec(body)?.[1];
  if (!found) throw new Error(`${above} of ${site.brand} links to no ${path}.`);
  return found;
}

// Brands share blocks and budgets: each page is visited once per brand, alternating between phone and desktop.
for (const [turn, site] of brands.entries())
  for (const width of ['phone', 'desktop'] as const)
    test.describe(`${site.brand} at ${windows[width]} px`, () => {
      test.use({
        viewport: { width: windows[width], height: 900 },
        userAgent: width === 'phone' ? phoneAgent : desktopAgent,
      });
      const isVisited = (place: number) => (turn + place) % 2 === Number(width === 'phone');
      // Application pages differ between brands in colours and texts only.
      for (const visit of ownVisits.filter(({ kind }, place) =>
        kind === 'content' ? isVisited(place) : turn === 0,
      ))
        test(`${visit.page} keeps its budget`, async ({ page }) => {
          const path = await pathAt(site, visit);
          if (path.startsWith('/my-account')) await signInBrowser(page.context(), site);
          const recorder = await PageRecorder.listen(page);
          await page.goto(address(site, path));
          expect(page.url()).toBe(address(site, path));
          await expectWithinBudget(recorder, { site, visit, width });
        });
    });

test.describe('a visitor who was never here', () => {
  test.use({
    consentGiven: false,
    viewport: { width: windows.phone, height: 900 },
    userAgent: phoneAgent,
  });
  test('loads no more JavaScript than any content page may, the cookie notice included', async ({ page }) => {
    for (const visit of visits.filter(({ kind }) => kind === 'content'))
      expect(visit.scrolledScripts, visit.page).toBeLessThanOrEqual(contentScripts);
    const [site] = brands;
    if (!site) throw new Error('no brand is configured');
    const recorder = await PageRecorder.listen(page);
    await page.goto(address(site, '/'));
    await expect(page.locator('[data-consent-notice]')).toBeVisible();
    await recorder.rest();
    await recorder.scrollThrough();
    const record = await recorder.read();
    const scripts = ofType(record, 'script');
    expect(
      overBudget([bytes('JavaScript', scripts, contentScripts)], `first visit of ${site.brand}`),
    ).toEqual([]);
    expectNoThirdParty(record, site);
  });
});
