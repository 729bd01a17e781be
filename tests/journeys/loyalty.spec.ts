import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 360, height: 740 } });

const halden: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'NZ',
  currencyCode: 'EUR',
};
const points = '/my-account/rewards/loyalty';

let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true });
  site = protectionOf(stack);
});
test.afterAll(() => stack.stop());

const card = (page: Page, name: string) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) });
const open = async (page: Page, at: PlayerSite) => {
  await page.goto(site.address(at, points));
  await page.waitForLoadState('networkidle');
};

async function send(key: string, body: object): Promise<void> {
  const response = await fetch(`${stack.platformUrl}/platform/v1/operator/ledger`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-site-context': String(halden.siteId),
      'x-platform-key': `local-${key}`,
    },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.text()).toBe(200);
}

let rounds = 0;
/** Plays a round that loses its stake. */
async function play(player: string, amount: number): Promise<void> {
  const name = `loyal-${(rounds += 1)}`;
  const euros = { currency: 'EUR' } as const;
  await send('payment-trustly', {
    player,
    command: { kind: 'deposit', reference: `${name}-in`, amount, method: 'TRUSTLY', ...euros },
  });
  await send('provider-egt', {
    player,
    command: { kind: 'bet', reference: name, roundId: name, amount, gameId: 'cherry-parade', ...euros },
  });
  await send('provider-egt', {
    player,
    command: { kind: 'win', reference: `${name}-w`, roundId: name, amount: 0, ...euros },
  });
}

async function checkPage(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('loyalty: a player sees the points of settled stakes, reaches a level and exchanges points for money', async ({
  page,
}) => {
  test.slow();
  const player = await site.newPlayer(halden, { kycStatus: 'FULLY VERIFIED' });
  await site.signIn(page, halden, player);
  await page.goto(site.address(halden, '/my-account/rewards'));
  await page.getByRole('link', { name: 'Points and level' }).click();
  await expect(page.locator('main h1')).toHaveText('Points and level');
  await expect(card(page, 'Lantern')).toContainText('2,500');
  await expect(card(page, 'Points by day')).toContainText('No points yet');
  await expect(card(page, 'Exchange points for money')).toContainText('from 500 points on');
  await checkPage(page);

  await play(player, 90_000);
  await open(page, halden);
  await expect(card(page, 'Lantern')).toContainText('900');
  await expect(card(page, 'Lantern')).toContainText('Missing for Brass');
  await expect(page.getByRole('progressbar', { name: 'Progress to Brass' })).toBeVisible();
  await play(player, 160_000);
  await open(page, halden);
  await expect(card(page, 'Brass')).toContainText('then one level down');
  await expect(card(page, 'Brass')).toContainText('Missing for Velvet7,500');

  await page.goto(site.address(halden, '/loyalty'));
  const tiers = page.locator('[data-island=vip-tiers]');
  await expect(tiers.getByRole('status')).toHaveText(
    'You are at Brass with 2,500 points; 7,500 more lead to Velvet.',
  );
  await expect(tiers.locator('li[aria-current] h3')).toHaveText('Brass');
  await checkPage(page);
  await open(page, halden);

  const exchange = card(page, 'Exchange points for money');
  await expect(exchange).toContainText('In steps of 100, at least 500. You can exchange up to 2,500.');
  const field = exchange.getByLabel('Points', { exact: true });
  const button = exchange.getByRole('button', { name: 'Exchange' });
  await field.fill('550');
  await button.click();
  await expect(exchange).toContainText('whole steps');
  await field.fill('2600');
  await button.click();
  await expect(exchange).toContainText('You have fewer points than that.');
  await checkPage(page);
  await field.fill('600');
  await button.click();
  await expect(exchange.getByRole('status')).toHaveText(
    '600 points became €3.00. The money is in your balance.',
  );
  await expect(card(page, 'Brass')).toContainText('1,900');
  await expect(exchange).toContainText('up to 1,900');
  await exchange.getByLabel('Points', { exact: true }).fill('600');
  await button.click();
  await expect(card(page, 'Brass')).toContainText('1,300');
  await expect(card(page, 'Points by day')).toContainText('+2,500');
  await expect(card(page, 'Points by day')).toContainText('\u22121,200');
  await checkPage(page);
});

test('BONUS-12 loyalty: a player takes free rounds for points, and is told what is missing for more', async ({
  page,
}) => {
  test.slow();
  const player = await site.newPlayer(halden, { kycStatus: 'FULLY VERIFIED' });
  await site.signIn(page, halden, player);
  await open(page, halden);
  const items = card(page, 'Bonuses for points');
  await expect(items).toContainText('Ten turns for points');
  await expect(items).toContainText('It costs 300 points: 300 are missing.');
  await expect(items).toContainText('10 free rounds of Vineyard Riot');
  await expect(page.locator('main')).toContainText('Points do not expire');
  await play(player, 50_000);
  await open(page, halden);
  await checkPage(page);
  const folder = process.env['SHOTS'];
  for (const width of folder ? [1440, 360] : []) {
    await page.setViewportSize({ width, height: 740 });
    await page.screenshot({ path: `${folder}/loyalty-${width}.png`, fullPage: true });
  }
  await items.getByRole('button', { name: 'Take it for 300 points: Ten turns for points' }).click();
  await expect(page).toHaveURL(/rewards\/active\?claimed=bonus-/);
  await expect(page.locator('main')).toContainText('Ten turns for points');
  await open(page, halden);
  await expect(card(page, 'Bonuses for points')).toContainText('100 are missing');
  await expect(card(page, 'Points by day')).toContainText('\u2212300');
});

test('loyalty: without JavaScript points are exchanged, too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const player = await site.newPlayer(halden, { kycStatus: 'FULLY VERIFIED' });
  await site.signIn(page, halden, player);
  await play(player, 60_000);
  await page.goto(site.address(halden, points));
  await page.getByLabel('Points', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Exchange' }).click();
  await expect(card(page, 'Exchange points for money')).toContainText('500 points became €2.50.');
  await context.close();
});

test('loyalty: where the law forbids programmes there is no page, and no link to it', async ({ page }) => {
  const german = { ...halden, locale: 'de-DE', countryCode: 'DE' };
  await site.signIn(page, german, await site.newPlayer(german, { kycStatus: 'FULLY VERIFIED' }));
  await page.goto(site.address(german, '/my-account/rewards'));
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Punkte und Stufe' })).toHaveCount(0);
  await open(page, german);
  expect(new URL(page.url()).pathname).toBe('/de-DE/region-blocked');
});
