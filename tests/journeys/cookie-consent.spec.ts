import type { Page } from '@playwright/test';
import { expect, maxLayoutShift, test } from '../support/quiet-page';
import { address, brands } from '../support/sites';

test.use({ consentGiven: false });

const notice = (page: Page) => page.locator('[data-consent-notice]');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

for (const site of brands)
  test(`COOKIE-02 COOKIE-03 COOKIE-04 ${site.brandName} asks once, leaves the page usable, and can be asked again`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address(site, '/'));
    await expect(notice(page)).toBeVisible();
    const requested = await boxOf(page, '[data-consent-notice]');
    const tabs = await boxOf(page, 'header nav:visible');
    const signUp = await boxOf(page, 'header a:is([href$="#signup"], [href$="/register"])');
    expect(requested.y + requested.height).toBeLessThanOrEqual(tabs.y + 1);
    expect(requested.y).toBeGreaterThan(signUp.y + signUp.height);
    expect(await watch.layoutShift()).toBeLessThanOrEqual(maxLayoutShift);

    // Equally prominent: all buttons have the same size.
    const sizes = await notice(page)
      .locator('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => `${Math.round(button.clientWidth)} ${button.clientHeight}`),
      );
    expect(new Set(sizes).size).toBe(1);

    await notice(page).locator('[data-consent=essentials]').click();
    await expect(notice(page)).toBeHidden();
    expect(await stored(page, 'cookies_a')).toBe('true');
    expect(await stored(page, 'cookies_consent_id')).toMatch(/^[0-9a-f-]{36}$/);
    const options = { essentials: true, performanceFunctional: false, marketing: false };
    expect(JSON.parse((await stored(page, 'cookies_options')) ?? '')).toEqual(options);

    await page.reload();
    await expect(page.locator('[data-island=consent][data-mounted]')).toHaveCount(1);
    await expect(notice(page)).toBeHidden();
    await page.locator('footer a[href="#cookie-settings"]').click();
    const settings = page.getByRole('dialog');
    await expect(settings.locator('[name=marketing]')).not.toBeChecked();
    await settings.locator('[name=marketing]').check();
    await settings.locator('[value=save]').click();
    await expect(settings).toBeHidden();
    expect(JSON.parse((await stored(page, 'cookies_options')) ?? '')).toEqual({
      ...options,
      marketing: true,
    });
  });

/** Runs in the page: two frames later the layout is up to date. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

for (const site of brands)
  test(`COOKIE-02 the notice of ${site.brandName} covers no terms of an offer`, async ({ page }) => {
    const terms = page.locator('main').locator('[data-terms], [class*=conditions]').filter({ visible: true });
    for (const [width, height] of [
      [1024, 768],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      // After enlarging the window, the page is still at its top.
      if (width === 1024) await page.goto(address(site, '/'));
      await expect(notice(page)).toBeVisible();
      await page.evaluate(twoFrames);
      const requested = await boxOf(page, '[data-consent-notice]');
      expect(await terms.count()).toBeGreaterThan(0);
      for (const term of await terms.all()) {
        const box = await term.boundingBox();
        const isBeside = !box || box.x + box.width <= requested.x || requested.x + requested.width <= box.x;
        const isClear = !box || box.y + box.height <= requested.y || height <= box.y;
        expect(isBeside || isClear, `${width}: ${JSON.stringify([box, requested])}`).toBe(true);
      }
    }
  });

test('COOKIE-03 COOKIE-04 the notice stands in the first paint, an answer given before the scripts are there counts, and nobody is asked twice', async ({
  page,
}) => {
  const site = { brand: 'kiekko', locale: 'fi-FI' };
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address(site, '/'), { waitUntil: 'commit' });
  await expect(notice(page)).toBeVisible();
  await notice(page).locator('[data-consent=essentials]').click();
  await expect(notice(page)).toBeHidden();
  expect(await stored(page, 'cookies_a')).toBeNull();
  release();
  await expect.poll(() => stored(page, 'cookies_a')).toBe('true');
  expect(JSON.parse((await stored(page, 'cookies_options')) ?? '')).toMatchObject({ marketing: false });
  await expect(notice(page)).toBeHidden();

  // After a decision the notice is closed from the start; a new version of the policy opens it again.
  await page.reload();
  await expect(notice(page)).toBeHidden();
  await page.evaluate(() => localStorage.setItem('cookies_version', 'of another day'));
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

test('COOKIE-06 COOKIE-07 COOKIE-08 the platform keeps the decision of a player, for every browser', async ({
  page,
  browser,
}) => {
  const site = { brand: 'kiekko', locale: 'fi-FI' };
  const email = `consent-${process.pid}-${Date.now()}@kiekko.example`;
  const password = 'Marquee-2026';
  const seeded = await fetch(`${process.env['TEST_PLATFORM_URL'] ?? ''}/platform/_control/seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      players: [{ siteId: 6, email, password, termsAndConditionsAcceptedVersion: '99', firstLogin: false }],
    }),
  });
  expect(seeded.status).toBe(200);
  const signIn = async (visitor: Page) => {
    await visitor.goto(address(site, '/login'));
    await visitor.locator('main input[name=email]').fill(email);
    await visitor.locator('main input[name=password]').fill(password);
    await visitor.locator('main input[name=password]').press('Enter');
    await expect(visitor).not.toHaveURL(/\/login/);
  };

  // Decided before the sign-in: the decision is sent to the platform (COOKIE-08).
  await page.goto(address(site, '/'));
  await notice(page).locator('[data-consent=all]').click();
  const told = page.waitForResponse(
    (response) => response.url().includes('/api/consent') && response.request().method() === 'POST',
  );
  await signIn(page);
  expect((await told).status()).toBe(200);
  expect((await told).request().postDataJSON()).toMatchObject({ version: '1', marketing: 'true' });

  // In another browser the decision comes from the platform, without a notice (COOKIE-07).
  const other = await (await browser.newContext()).newPage();
  await signIn(other);
  await expect.poll(() => stored(other, 'cookies_a')).toBe('true');
  expect(await stored(other, 'cookies_options')).toContain('"marketing":true');
  expect(await stored(other, 'cookies_consent_id')).toBe(await stored(page, 'cookies_consent_id'));
  await expect(notice(other)).toBeHidden();
  await other.context().close();

  // A decision made before the sign-in is newer than the platform's, and takes precedence.
  const cautious = await (await browser.newContext()).newPage();
  await cautious.goto(address(site, '/'));
  await notice(cautious).locator('[data-consent=essentials]').click();
  const replaced = cautious.waitForResponse(
    (response) => response.url().includes('/api/consent') && response.request().method() === 'POST',
  );
  await signIn(cautious);
  expect((await replaced).request().postDataJSON()).toMatchObject({ marketing: 'false' });
  await cautious.reload();
  await expect(notice(cautious)).toBeHidden();
  expect(await stored(cautious, 'cookies_options')).toContain('"marketing":false');
  await cautious.context().close();
});

test('the notice leaves the fields of the sign-up free at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address({ brand: 'kiekko', locale: 'fi-FI' }, '/register'));
  await expect(notice(page)).toBeVisible();
  const requested = await boxOf(page, '[data-consent-notice]');
  const form = await boxOf(page, 'main form');
  const isBeside = requested.x + requested.width <= form.x || requested.x >= form.x + form.width;
  expect(isBeside).toBe(true);
});
