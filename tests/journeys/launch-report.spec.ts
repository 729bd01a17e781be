import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/quiet-page';
import { address, brands, plainAddress, sites } from '../support/sites';

const [brand] = brands.filter(({ brand: id }) => id === 'kiekko');
if (!brand) throw new Error('the brand is missing');

/** The report has no locale in its path. */
const report = new URL('/launch-report', address(brand, '/')).href;

test('a manager reads whether a brand may be launched, market by market', async ({ page }) => {
  const response = await page.goto(report);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page).toHaveTitle(`Launch report | ${brand.brandName}`);
  // The shipped brands use local hosts only.
  await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'blocker');
  await expect(page.locator('#hosts [data-kind]')).toHaveAttribute('data-kind', 'onlyLocalHosts');
  const codes = [...new Set(sites.filter((site) => site.brand === brand.brand).map(({ market }) => market))];
  const rows = await page
    .locator('tr[data-market]')
    .evaluateAll((all) => all.map((row) => row.dataset['market']));
  expect(rows).toEqual(expect.arrayContaining(codes));
  // A cell links to its findings, and those to the page concerned.
  await page
    .locator('tr[data-market="FI"] a[href="#texts"], tr[data-market="FI"] a[href="#rules"]')
    .first()
    .click();
  await expect(page.locator('section:target [data-kind]').first()).toBeVisible();
  await page.locator('tr[data-market="FI"] a', { hasText: 'fi-FI' }).click();
  await expect(page).toHaveURL(address({ brand: brand.brand, locale: 'fi-FI' }, '/'));
});

for (const width of [360, 1440])
  test(`the report has no accessibility violation at ${width} px and does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(report);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });

test('where the gallery is off there is no report', async ({ request }) => {
  const response = await request.get(plainAddress('/launch-report'));
  expect(response.status()).toBe(404);
});
