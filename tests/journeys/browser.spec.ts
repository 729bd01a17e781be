import { type CDPSession, type Page, chromium } from '@playwright/test';
import { test as unwatched } from '../support/journey';
import { pageTypes } from '../support/page-types';
import { expect, test } from '../support/quiet-page';
import { address, brands } from '../support/sites';

const [site] = brands;
if (!site) throw new Error('no brand is configured');

/** URLs that the page's rules permit the browser to prefetch or prerender. */
async function mayBePreloaded(page: Page, session: CDPSession, path: string): Promise<{ url: string }[]> {
  let found: { url: string }[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    found = preloadingAttemptSources.map(({ key }) => key);
  });
  await session.send('Preload.enable');
  await page.goto(address(site as (typeof brands)[number], path));
  await expect.poll(() => found.length).toBeGreaterThan(0);
  return found;
}

test('a page is fetched when its link is pointed at, and shown from there; what acts is never fetched ahead', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const found = await mayBePreloaded(page, session, '/promotions');
  const paths = found.map(({ url }) => new URL(url).pathname.replace(/^\/[^/]+/, ''));
  expect(paths).toContain('/privacy-policy');
  expect(paths.filter((path) => /^\/(login|register|my-account|play|preview|api)/.test(path))).toEqual([]);
  expect(found.filter(({ url }) => url.includes('#'))).toEqual([]);

  const fetched = new Promise((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve(undefined)),
  );
  const link = page.locator('footer a[href$="/privacy-policy"]').first();
  await link.hover();
  await fetched;
  await link.click();
  await page.waitForURL('**/privacy-policy');
  const delivery = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation && 'deliveryType' in navigation ? navigation.deliveryType : undefined;
  });
  expect(delivery).toBe('navigational-prefetch');
});

test('a page comes back as it was left, without being loaded again', async () => {
  // Playwright disables the cache that this test is about.
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(address(site, '/'));
    await page.locator('[data-island="site-header"][data-mounted]').waitFor();
    await page.goto(address(site, '/promotions'));
    // Playwright's own `goBack` waits for a load event.
    const session = await page.context().newCDPSession(page);
    const faults: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      // Headless browsers keep no pages in the back/forward cache, but still report blockers caused by the page.
      for (const { type, reason } of notRestoredExplanations)
        if (type !== 'Circumstantial') faults.push(reason);
    });
    const shown = new Promise((resolve) => session.on('Page.frameNavigated', resolve));
    await session.send('Page.enable');
    await session.send('Runtime.evaluate', { expression: 'history.back()' });
    await shown;
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('nothing but the page itself holds up its first paint', async ({ page }) => {
  for (const { path } of pageTypes.slice(0, 7)) {
    await page.goto(address(site, path(site)));
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('flex');
  }
});

test('a key that is pressed while an application page starts neither fails nor stops it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const pressUntilStarted = () => {
      const field = document.querySelector('main [name=email]');
      field?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Shift' }));
      const isStarted = field && Object.keys(field).some((name) => name.startsWith('__reactProps'));
      if (isStarted) document.documentElement.dataset['started'] = '';
      else next.postMessage(undefined);
    };
    // Earlier than any timer.
    const { port1, port2: next } = new MessageChannel();
    port1.onmessage = pressUntilStarted;
    next.postMessage(undefined);
  });
  await page.goto(address(site, '/login'));
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('main [aria-invalid=true]').first()).toBeFocused();
});

unwatched.describe('without JavaScript', () => {
  unwatched.use({ javaScriptEnabled: false });
  unwatched('pages can be read, and left by their links', async ({ page }) => {
    for (const path of [
      '/',
      '/online-casino',
      '/online-casino/all-games',
      '/promotions',
      '/privacy-policy',
    ]) {
      // Without scripts nothing is lazy: the load event waits for every picture of the page to be encoded.
      await page.goto(address(site, path), { waitUntil: 'domcontentloaded' });
      await expect(page.locator('main h1, main h2').first()).toBeVisible();
      for (const image of await page
        .locator('main img')
        .all()
        .then((all) => all.slice(0, 3)))
        await expect(image).toHaveJSProperty('complete', true);
    }
    await page.locator('footer a[href$="/promotions"]').first().click();
    await expect(page).toHaveURL(/\/promotions$/);
  });
});
