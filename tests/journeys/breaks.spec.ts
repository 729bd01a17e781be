import type { Page } from '@playwright/test';
import { publishedSecrets } from '../../services/process/environment';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { patientSite, type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'serial' });

const global: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'MT',
  currencyCode: 'EUR',
};
const exclusion = '/platform/v1/player/exclusion';
const limits = '/my-account/gambling-limits';

let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true, siteEnvironment: patientSite });
  site = protectionOf(stack);
});
test.afterAll(() => stack.stop());

const over = (page: Page) => page.locator('#session-over');

/** A page like that of a game: a full-screen frame that sends no messages. */
async function openGame(page: Page): Promise<void> {
  await page.goto(site.address(global, '/promotions'));
  await expect(page.locator('[data-island="player"][data-mounted]')).toHaveCount(1);
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.title = 'Game';
    frame.style.cssText = 'position:fixed;inset:0;inline-size:100vw;block-size:100vh;z-index:2147483647';
    document.body.append(frame);
    await frame.requestFullscreen();
    frame.focus();
  });
  expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('IFRAME');
}

/** The overlay covers the page, and the game is gone. Busy machines need more than the promised 2 s; the bound is below the slow polls. */
async function expectOver(page: Page): Promise<void> {
  await expect(over(page)).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('iframe')).toHaveCount(0);
  const top = await page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog')?.id,
  );
  expect(top).toBe('session-over');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
}

const axe = async (page: Page) => {
  await expectAccessible(page);
};

async function openLimits(page: Page): Promise<void> {
  await page.goto(site.address(global, limits));
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('LIMIT-15 LIMIT-16 LIMIT-31 exclusionMonths: an exclusion ends every session at once, over a game on any device, and is confirmed', async ({
  browser,
}) => {
  const email = await site.newPlayer(global);
  const [here, elsewhere, polled] = await Promise.all([
    browser.newContext(),
    browser.newContext(),
    browser.newContext(),
  ]);
  const [page, tab] = [await here.newPage(), await here.newPage()];
  const [device, withoutSocket] = [await elsewhere.newPage(), await polled.newPage()];
  await withoutSocket.addInitScript(() => {
    Object.assign(window, {
      WebSocket: class {
        constructor() {
          throw new Error('no socket');
        }
      },
    });
  });
  await site.signIn(page, global, email);
  await site.signIn(device, global, email);
  await site.signIn(withoutSocket, global, email);
  await openLimits(page);
  await axe(page);
  for (const game of [tab, device, withoutSocket]) await openGame(game);

  await page.bringToFront();
  const lengths = page.locator('#exclusion select option');
  expect(await lengths.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).toEqual([
    '6',
    '12',
    '60',
  ]);
  await page.locator('#exclusion select').selectOption('12');
  await page.locator('#exclusion [type=submit]').click();
  await Promise.all([tab, device, withoutSocket].map(expectOver));
  await expect(page).toHaveURL(/\/en-UN\/break\?months=12$/);
  await expect(page.locator('main h1')).toHaveText('You have excluded yourself');
  await expect(page.locator('main')).toContainText('12 months');
  await axe(page);
  await axe(device);
  expect((await site.calls('PATCH', exclusion)).map(({ bodyFields }) => bodyFields)).toEqual([
    ['exclusionInMonths', 'exclusionDelayInHours'],
  ]);

  // Escape and the page behind it have no effect; the link home signs out.
  await device.keyboard.press('Escape');
  await device.keyboard.press('Escape');
  await expect(over(device)).toBeVisible();
  await over(device).getByRole('link', { name: 'To the home page' }).click();
  await expect(device).toHaveURL(site.address(global, '/').replace(/\/$/, ''));
  await expect(device.locator('a[href$="#login"]').first()).toBeAttached();
  await page.goto(site.address(global, '/login'));
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main input[name=password]').fill('Marquee-2026');
  await page.locator('main input[name=password]').press('Enter');
  await expect(page.locator('main')).toContainText('You have excluded yourself from playing');
  await Promise.all([here, elsewhere, polled].map((context) => context.close()));
});

test('LIMIT-18 an exclusion that fails says so, and the player stays signed in', async ({ page }) => {
  await site.signIn(page, global, await site.newPlayer(global));
  await openLimits(page);
  for (const status of [500, 400]) {
    const reply = { method: 'PATCH', path: exclusion, status, body: { code: 'error.oops', message: 'no' } };
    await site.control('reply', { ...reply, count: 1 });
    await page.locator('#exclusion [type=submit]').click();
    await expect(page.locator('#exclusion [role=alert]')).toHaveText(
      'That did not work, and nothing has changed: you are still signed in. Please try again.',
    );
    await openLimits(page);
    await expect(page.locator('#exclusion')).toBeVisible();
  }
});

test('LIMIT-17 an exclusion without an end asks for a confirmation of its own, and sends the constant of the brand', async ({
  page,
}) => {
  await site.signIn(page, global, await site.newPlayer(global));
  await openLimits(page);
  await page.locator('#indefinite-exclusion [type=submit]').click();
  await expect(page.locator('#indefinite-exclusion [aria-invalid=true]')).toHaveCount(1);
  await page.locator('#indefinite-exclusion [name=confirmed]').check();
  await page.locator('#indefinite-exclusion [type=submit]').click();
  await expect(page).toHaveURL(/\/break\?months=indefinite$/);
  await expect(page.locator('main')).toContainText('without an end');
  expect((await site.calls('PATCH', exclusion)).at(-1)?.bodyFields).toEqual([
    'accountDisableIndefinitely',
    'exclusionInMonths',
  ]);
});

test('exclusionOneClick exclusionAcrossBrands: one press leads from responsible gambling to the exclusion, which may hold at all brands', async ({
  page,
  request,
}) => {
  const email = await site.newPlayer(global);
  const elsewhere = { email, password: 'Marquee-2026', siteId: 6, countryCode: 'MT', currencyCode: 'EUR' };
  await site.control('seed', { players: [elsewhere] });
  await site.signIn(page, global, email);
  await page.goto(site.address(global, '/responsible-gambling'));
  await page.locator('main').getByRole('link', { name: 'Exclude yourself' }).click();
  await expect(page).toHaveURL(/\/my-account\/gambling-limits#exclusion$/);
  await page.waitForLoadState('networkidle');
  await page
    .locator('#exclusion')
    .getByRole('checkbox', { name: /Kiekko/ })
    .check();
  await page.locator('#exclusion [type=submit]').click();
  await expect(page).toHaveURL(/\/break\?months=6&brands=all$/);
  await expect(page.locator('main')).toContainText('It holds at all our brands.');
  const login = await request.post(`${stack.platformUrl}/platform/identity/login`, {
    headers: { 'x-site-context': '6', 'x-platform-key': publishedSecrets.platform },
    data: { email, password: elsewhere.password },
  });
  expect(await login.json()).toMatchObject({ code: 'error.exclusion.in.progress' });

  // Neither is shown where no rule of the market requires it.
  const germany = { ...global, locale: 'de-DE', countryCode: 'DE' };
  await site.signIn(page, germany, await site.newPlayer(germany));
  await page.goto(site.address(germany, limits));
  await expect(page.locator('#exclusion [type=submit]')).toBeVisible();
  await expect(page.locator('#exclusion [type=checkbox]')).toHaveCount(0);
  await page.goto(site.address(germany, '/responsible-gambling'));
  await expect(page.locator('main a[href$="#exclusion"]')).toHaveCount(0);
});

test('LIMIT-19 LIMIT-31 breakDays: time-out and exclusion work without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = await site.newPlayer(global);
  const enter = async (who: string) => {
    await page.goto(site.address(global, '/login'));
    await page.locator('main input[name=email]').fill(who);
    await page.locator('main input[name=password]').fill('Marquee-2026');
    await page.locator('main button[type=submit]').click();
  };
  await enter(email);
  await page.goto(site.address(global, limits));
  const lengths = page.locator('#time-out select option');
  expect(await lengths.allTextContents()).toEqual(['1 day', '7 days', '30 days', '90 days']);
  await page.locator('#time-out select').selectOption('7');
  await page.locator('#time-out button[type=submit]').click();
  await expect(page).toHaveURL(/\/break\?days=7$/);
  await expect(page.locator('main h1')).toHaveText('Your time-out has begun');
  expect((await site.calls('POST', '/platform/v1/player/timeout')).at(-1)?.bodyFields).toEqual(['timeout']);
  await enter(email);
  await expect(page.locator('[data-time-out]')).toContainText('7');

  await enter(await site.newPlayer(global));
  await page.goto(site.address(global, limits));
  await page.locator('#indefinite-exclusion button[type=submit]').click();
  await expect(page.locator('#indefinite-exclusion [aria-invalid=true]')).toHaveCount(1);
  await page.locator('#exclusion select').selectOption('6');
  await page.locator('#exclusion button[type=submit]').click();
  await expect(page).toHaveURL(/\/break\?months=6$/);
  await context.close();
});

test('breakDays exclusionMonths: a market offers what its rules name, and refuses what it does not offer', async ({
  page,
}) => {
  const ontario = { ...global, locale: 'en-CA', countryCode: 'CA', currencyCode: 'CAD' };
  await site.signIn(page, ontario, await site.newPlayer(ontario));
  await page.goto(site.address(ontario, limits));
  expect(await page.locator('#time-out select option').allTextContents()).toEqual([
    '1 day',
    '7 days',
    '30 days',
    '60 days',
    '90 days',
  ]);
  const refused = await page.evaluate(
    async (address) => {
      const body = new URLSearchParams({ intent: 'time-out', days: '2' });
      const response = await fetch(`${address}.data`, {
        method: 'POST',
        body,
        headers: { accept: 'application/json' },
      });
      return { status: response.status, text: await response.text() };
    },
    site.address(ontario, limits),
  );
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('choice');
});

test('panicButton sessionClock netPosition: on a phone they stay in view at every place of the page', async ({
  browser,
}) => {
  for (const [locale, countryCode, parts] of [
    ['de-DE', 'DE', ['form[action$="/break"] button']],
    ['en-UK', 'GB', ['[data-value=elapsed]', '[data-value=winLoss]']],
    ['en-CA', 'CA', ['[data-value=elapsed]', '[data-value=winLoss]']],
  ] as const) {
    const market = { ...global, locale, countryCode };
    // Separate browsers, as an open page navigates home when its session ends.
    const context = await browser.newContext({ viewport: { width: 360, height: 640 }, isMobile: true });
    const page = await context.newPage();
    await site.signIn(page, market, await site.newPlayer(market));
    for (const path of ['/promotions', limits]) {
      await page.goto(site.address(market, path));
      for (const place of [0, 100_000]) {
        await page.evaluate((y) => scrollTo(0, y), place);
        for (const part of parts)
          await expect(page.locator(`aside ${part}`), `${locale} ${path} ${part}`).toBeInViewport({
            ratio: 0.95,
          });
      }
    }
    await context.close();
  }
});
