import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { desktopAgent, phoneAgent } from '../support/browsers';
import { giveConsent } from '../support/give-consent';
import { giveGoodwill } from '../support/give-goodwill';
import { expect, lostConnection, test } from '../support/journey';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { type BrandsFolder, brandsWith } from '../faults/support/brands';
import { type Stack, startStack } from '../support/stack';

// A visitor on a phone tries a game for fun, signs in and plays it with money credited by an operator.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 360, height: 740 }, userAgent: phoneAgent, isMobile: true, hasTouch: true });

let stack: Stack;
let brands: BrandsFolder;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  // Kiekko has Creedroomz, and permits visitors to try its live games.
  brands = brandsWith('kiekko', {
    providerFlags: { creedroomz: true },
    guards: { signedOutToLiveLobby: [] },
    launchAuth: { liveCasino: { others: 'none', providers: {} } },
  });
  stack = await startStack({ sharesContent: true, withGames: true, brandsDirectory: brands.directory });
  site = protectionOf(stack);
});
test.afterAll(async () => {
  await stack?.stop();
  brands?.remove();
});

const game = '/online-casino/play/relax/cherry-thunderstruck';
const halden: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'MT',
  currencyCode: 'EUR',
};

const kiekko: PlayerSite = { ...halden, brand: 'kiekko', siteId: 6 };

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
  await expectAccessible(page);
  const [demo] = await site.calls('GET', '/platform/v1/games/url');
  expect(demo).toBeDefined();
  expect(await site.calls('POST', '/platform/v1/games/token')).toHaveLength(0);

  await expect(page.locator('[data-swipe]')).toBeVisible();
  await page.locator('[data-swipe]').tap();
  await expect(page.locator('html')).toHaveAttribute('data-full-screen');
  await expect(page.locator('[data-swipe]')).toHaveCount(0);
});

test('GAME-06 GAME-07 GAME-26 GAME-27 GAME-33 GAME-34 BLOCK-41 BLOCK-42 LIVE-10 a player plays for money, sees the balance change and everything of the account over the game', async ({
  page,
}) => {
  const email = await site.newPlayer(halden);
  await credit(halden, email, 10_000);
  await site.signIn(page, halden, email);
  await page.goto(site.address(halden, game));
  await isPlaying(page);
  const bar = page.locator('[data-game-bar]');
  await expect(bar).toContainText('Cherry Thunderstruck');
  await expect(bar).toContainText('by Laidback Labs');
  await expect(bar).toHaveAttribute('data-header', 'hidden');
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
  await expect.poll(() => site.calls('GET', '/platform/v1/player/games')).not.toHaveLength(0);
  for (const { headers } of await site.calls('GET', '/platform/v1/player/games'))
    expect(headers['authorization']).toBeDefined();
});

const reply = (method: 'GET' | 'POST', path: string, status: number, body: object = {}) =>
  site.control('reply', { method, path, status, body, count: 1 });

/** Waits for the error of a game, and retries. */
async function failsThenPlays(page: Page): Promise<void> {
  await expect(stage(page)).toHaveAttribute('data-status', 'ERROR');
  const problem = stage(page).getByRole('alert');
  await expect(problem).toContainText('The game could not be started');
  await problem.getByRole('button').click();
  await isPlaying(page);
}

test('GAME-12 GAME-28 a token that fails and an answer without an address are errors, from which the player tries again', async ({
  page,
}) => {
  const email = await site.newPlayer(halden);
  await site.signIn(page, halden, email);
  await reply('POST', '/platform/v1/games/token', 500);
  await page.goto(site.address(halden, game));
  await failsThenPlays(page);
  await reply('POST', '/platform/v2/softswiss/context/real', 200, { launch_options: {} });
  await page.goto(site.address(halden, '/online-casino/play/softswiss/twin-cherry-club'));
  await failsThenPlays(page);
});

test('GAME-25 a game that the platform restricts says why, before anything is launched', async ({ page }) => {
  const email = await site.newPlayer(halden);
  await site.signIn(page, halden, email);
  const restricted = { code: 'error.game.restricted', message: '', validationErrors: {} };
  const path = '/platform/v1/games/cherry-thunderstruck/access';
  const launches = async () => (await site.calls('POST', '/platform/v1/games/token')).length;
  const before = await launches();
  await reply('GET', path, 403, { ...restricted, restrictedAccess: true });
  await page.goto(site.address(halden, game));
  await expect(stage(page)).toContainText('may not be played in your country');
  await expect(stage(page).getByRole('link', { name: 'Other games' })).toBeVisible();
  expect(await launches()).toBe(before);
  // An error without the flag does not restrict the game.
  await reply('GET', path, 403, restricted);
  await page.reload();
  await isPlaying(page);
});

test('GAME-14 GAME-15 Creedroomz authenticates, then reads attributes, then its game starts', async ({
  page,
}) => {
  const email = await site.newPlayer(kiekko);
  await credit(kiekko, email, 10_000);
  await site.signIn(page, kiekko, email);
  const attributes = '/platform/v1/creedroomz/attributes';
  await reply('GET', attributes, 500);
  const addresses = async () => (await site.calls('GET', '/platform/v1/games/url')).length;
  const before = await addresses();
  await page.goto(site.address(kiekko, '/live-casino-online/play/creedroomz/jade-baccarat'));
  await expect(stage(page)).toHaveAttribute('data-status', 'ERROR');
  expect(await addresses()).toBe(before);
  await failsThenPlays(page);
  const tokens = await site.calls('POST', '/platform/v1/creedroomz/token/generate');
  expect(tokens.map(({ bodyFields }) => bodyFields)).toEqual([['ipAddress'], ['ipAddress']]);
  expect(await site.calls('GET', attributes)).toHaveLength(2);
});

test('AMB-21 BLOCK-12 GAME-18 GAME-19 a brand lets visitors try live games; a table that is refused is replaced by one of its kind', async ({
  page,
}) => {
  await giveConsent(page);
  const demo = '/platform/v1/evolution/user/authenticate/demo';
  await reply('POST', demo, 400, { code: 'error.request.invalid', message: '', validationErrors: {} });
  await page.goto(site.address(kiekko, '/live-casino-online/play/evolution/swift-baccarat-1'));
  await isPlaying(page);
  const common = ['gameCategory', 'wrapped', 'mobile', 'lobbyURL', 'currency', 'language'];
  const calls = await site.calls('POST', demo);
  expect(calls.map(({ bodyFields }) => bodyFields.toSorted())).toEqual([
    [...common, 'tableId'].toSorted(),
    common.toSorted(),
  ]);
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

test('BONUS-10 BONUS-47 BONUS-48 a game says what the active bonus has to do with it, until the player hides that for good', async ({
  page,
}) => {
  const player = await site.newPlayer(halden, { kycStatus: 'FULLY VERIFIED' });
  await credit(halden, player, 5_000);
  await giveGoodwill(stack, halden.siteId, player, 1_000);
  await site.signIn(page, halden, player);
  await page.goto(site.address(halden, game));
  await isPlaying(page);
  const notice = page.locator('[data-wagering-notice]');
  await expect(notice).toContainText('€100.00 is left to stake for Goodwill bonus.');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await isPlaying(page);
  await notice.getByRole('checkbox', { name: 'Do not show again' }).check();
  await page.reload();
  await isPlaying(page);
  await page.waitForLoadState('networkidle');
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('hide_wagering_requirements_popup'))).toBe('true');
});
