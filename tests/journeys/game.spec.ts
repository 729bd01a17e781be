import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { desktopAgent, phoneAgent } from '../support/browsers';
import { giveConsent } from '../support/give-consent';
import { expect, lostConnection, test } from '../support/journey';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { type Stack, startStack } from '../support/stack';

// A visitor on a phone tries a game for fun, signs in and plays it with money an operator has credited.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 360, height: 740 }, userAgent: phoneAgent, isMobile: true, hasTouch: true });

let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true, withGames: true });
  site = protectionOf(stack);
});
test.afterAll(() => stack.stop());

const game = '/online-casino/play/relax/cherry-thunderstruck';
const halden: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'MT',
  currencyCode: 'EUR',
};

const stage = (page: Page) => page.locator('[data-stage]');
const isPlaying = (page: Page) =>
  expect(stage(page)).toHaveAttribute('data-status', 'GAME', { timeout: 45_000 });

async function credit({ siteId, currencyCode }: PlayerSite, player: string, amount: number): Promise<void> {
  const response = await fetch(`${stack.platformUrl}/platform/v1/operator/ledger`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-site-context': String(siteId),
      'x-platform-key': 'local-payment-trustly',
    },
    body: JSON.stringify({
      player,
      command: {
        kind: 'deposit',
        reference: `deposit-${player.replace('@', '.')}`,
        amount,
        currency: currencyCode,
        method: 'TRUSTLY',
      },
    }),
  });
  expect(response.status, await response.text()).toBe(200);
}

test('GAME-02 GAME-03 GAME-23 GAME-31 GAME-32 GAME-35 a visitor on a phone is asked, tries the game for fun, and fills the screen', async ({
  page,
}) => {
  await giveConsent(page);
  await page.goto(site.address(halden, game));
  await expect(stage(page).locator('[data-ask]')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(game));
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(await site.calls('GET', '/platform/v1/games/url')).toHaveLength(0);
  await stage(page).getByRole('button', { name: 'Play for fun' }).click();
  await isPlaying(page);
  const box = await page.locator('iframe').boundingBox();
  expect(box).toMatchObject({ width: 360, height: 740 - 56 });
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const [demo] = await site.calls('GET', '/platform/v1/games/url');
  expect(demo).toBeDefined();
  expect(await site.calls('POST', '/platform/v1/games/token')).toHaveLength(0);

  await expect(page.locator('[data-swipe]')).toBeVisible();
  await page.locator('[data-swipe]').tap();
  await expect(page.locator('html')).toHaveAttribute('data-full-screen');
  await expect(page.locator('[data-swipe]')).toHaveCount(0);
});

test('GAME-06 GAME-07 GAME-33 GAME-34 BLOCK-41 BLOCK-42 LIVE-10 a player plays for money, sees the balance change and everything of the account over the game', async ({
  page,
}) => {
  const email = await site.newPlayer(halden);
  await credit(halden, email, 10_000);
  await site.signIn(page, halden, email);
  await page.goto(site.address(halden, game));
  await isPlaying(page);
  const [token] = await site.calls('POST', '/platform/v1/games/token');
  expect(token?.bodyFields.sort()).toEqual(['channel', 'gameId', 'jurisdiction', 'partner']);
  const balance = page.locator('[data-game-balance]');
  await expect(balance).toContainText('100.00');

  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: /spin/i }).first().click();
  await expect(balance).not.toContainText('100.00');

  await page.getByRole('button', { name: 'Game menu' }).click();
  const menu = page.locator('[data-game-menu]');
  await expect(menu).toBeVisible();
  for (const [name, view] of [
    ['My account', 'myAccount'],
    ['Rewards', 'reward'],
    ['Preferences', 'settings'],
    ['Gambling limits', 'responsibleGambling'],
    ['Banking', 'banking'],
    ['Bonus code', 'bonusCode'],
  ] as const) {
    await menu.getByRole('button', { name }).click();
    await expect(page.locator(`[data-game-menu="${view}"]`)).toBeVisible();
    await expect(menu.getByRole('alert')).toHaveCount(0);
    if (view === 'banking') await expect(menu).toContainText('History');
    await menu.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('[data-game-menu="initial"]')).toBeVisible();
  }
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await isPlaying(page);

  expect(await site.calls('POST', '/platform/v1/player/my-games/category')).toHaveLength(1);
  await page.goto(site.address(halden, '/online-casino'));
  await expect(page.locator('[data-block="game-row"] a[href$="cherry-thunderstruck"]').first()).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: lostConnection });

  test('a round whose connection is lost is finished when it is back', async ({ page, context }) => {
    const email = await site.newPlayer(halden);
    await credit(halden, email, 10_000);
    await site.signIn(page, halden, email);
    await page.goto(site.address(halden, game));
    await isPlaying(page);
    const frame = page.frameLocator('iframe');
    await context.setOffline(true);
    await frame.getByRole('button', { name: /spin/i }).first().click();
    await context.setOffline(false);
    await expect(page.locator('[data-game-balance]')).not.toContainText('100.00', { timeout: 30_000 });
    await isPlaying(page);
  });
});

test.describe('on a computer', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    userAgent: desktopAgent,
    isMobile: false,
    hasTouch: false,
  });

  test('GAME-04 GAME-05 a live game asks to sign in and remembers the game; one provider starts without', async ({
    page,
  }) => {
    await giveConsent(page);
    await page.goto(site.address(halden, '/online-casino/play/playngo/slice-avenue'));
    await isPlaying(page);
    const live = '/live-casino-online/play/evolution/swift-baccarat-1';
    await page.goto(site.address(halden, live));
    await expect(page).toHaveURL(/\/live-casino-online\?wanted=[^#]*#login$/);
    const dialog = page.locator('dialog');
    await dialog.locator('input[name=email]').fill(await site.newPlayer(halden));
    await dialog.locator('input[name=password]').fill('Marquee-2026');
    await dialog.locator('input[name=password]').press('Enter');
    await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(live));
  });
});
