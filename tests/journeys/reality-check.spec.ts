import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { patientSite, type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'serial' });

const MINUTE = 60_000;
const activity = '/platform/v1/player/activity';
const britain: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UK',
  countryCode: 'GB',
  currencyCode: 'GBP',
};
const sweden: PlayerSite = {
  ...britain,
  brand: 'kiekko',
  siteId: 6,
  locale: 'en-PP',
  countryCode: 'SE',
  currencyCode: 'SEK',
};

let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true, siteEnvironment: patientSite });
  site = protectionOf(stack);
});
test.afterAll(() => stack.stop());

const check = (page: Page) => page.locator('dialog:has([data-reality-check])');
const mounted = (page: Page, island: string) =>
  expect(page.locator(`[data-island="${island}"][data-mounted]`)).toHaveCount(1);

test('LIMIT-22 LIMIT-24 LIMIT-25 LIMIT-26 LIMIT-27 LIMIT-28 realityCheckMinutes: the player is reminded over any page, and starts anew, goes on or signs out', async ({
  page,
}) => {
  await site.signIn(page, britain, await site.newPlayer(britain));
  await page.goto(site.address(britain, '/my-account/gambling-limits'));
  await page.waitForLoadState('networkidle');
  await page.locator('#reality-check select').selectOption('30');
  await page.locator('#reality-check [type=submit]').click();
  await expect(page.locator('#reality-check [role=status]')).toHaveText('Your choice is saved.');
  expect((await site.calls('PATCH', `${activity}/settings`)).at(-1)?.bodyFields).toEqual(['period']);

  await page.clock.install();
  await page.goto(site.address(britain, '/promotions'));
  await mounted(page, 'reality-check');
  await page.evaluate(() => document.body.append(document.createElement('iframe')));
  const minutes = async () => (await site.calls('GET', `${activity}/minutes_remaining`)).length;
  await page.waitForLoadState('networkidle');
  const before = await minutes();
  await page.clock.runFor(MINUTE);
  await expect.poll(minutes).toBe(before + 1);
  await expect(check(page)).toHaveCount(0);

  await site.control('clock', { advanceMs: 31 * MINUTE });
  await page.clock.runFor(MINUTE);
  await expect(check(page)).toBeVisible();
  await expect(check(page)).toContainText('Signed in for');
  await expect(check(page)).toContainText('Won less staked');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(check(page)).toBeVisible();

  await check(page).getByRole('button', { name: 'Start again from zero' }).click();
  await expect(check(page)).toHaveCount(0);
  const [reset] = await site.calls('PATCH', `${activity}/reset_timer`);
  expect(reset?.headers['content-type']).toMatch(/^application\/json/);

  await site.control('clock', { advanceMs: 31 * MINUTE });
  await page.clock.runFor(MINUTE);
  await check(page).getByRole('button', { name: 'Continue' }).click();
  await expect(check(page)).toHaveCount(0);
  expect(await site.calls('PATCH', `${activity}/continue`)).toHaveLength(1);
  await site.control('clock', { advanceMs: 29 * MINUTE });
  await page.clock.runFor(MINUTE);
  await page.waitForLoadState('networkidle');
  await expect(check(page)).toHaveCount(0);
  await site.control('clock', { advanceMs: MINUTE });
  // A poll in flight is not repeated in the next minute.
  await expect(async () => {
    await page.clock.runFor(MINUTE);
    await expect(check(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await check(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('a[href$="#login"]').first()).toBeAttached();

  // No polling after the sign-out.
  const requested = await minutes();
  await page.clock.runFor(3 * MINUTE);
  expect(await minutes()).toBe(requested);
});

test('LIMIT-29 LIMIT-30 SHELL-03 idleMinutes: a countdown warns, the player may stay, and an idle one is reported and signed out', async ({
  context,
}) => {
  const page = await context.newPage();
  await site.signIn(page, sweden, await site.newPlayer(sweden));
  await context.clock.install();
  await page.goto(site.address(sweden, '/promotions'));
  await mounted(page, 'idle-watch');
  const countdown = page.locator('dialog:has([data-idle-left])');
  await page.clock.runFor(62_000);
  await expect(countdown).toBeVisible();
  await expect(countdown.locator('[data-idle-left]')).toContainText('second');
  await countdown.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(countdown).toHaveCount(0);
  await page.clock.runFor(62_000);
  await expect(countdown).toBeVisible();
  await page.clock.runFor(62_000);
  await expect(page).toHaveURL(/\/en-PP\/login\?.*idle=1/);
  expect((await site.calls('POST', activity)).at(-1)?.bodyFields).toEqual(['type']);
  expect(await site.calls('POST', '/platform/identity/logout')).not.toHaveLength(0);
});
