import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { press, tabTo, typeInto } from '../support/by-keyboard';
import { phoneAgent } from '../support/browsers';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { patientSite, type Stack, startStack } from '../support/stack';

// A player makes a deposit without leaving the game.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

const game = '/online-casino/play/relax/cherry-thunderstruck';
const halden: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'NZ',
  currencyCode: 'EUR',
};

let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  stack = await startStack({
    sharesContent: true,
    withGames: true,
    withPayments: true,
    siteEnvironment: patientSite,
  });
  site = protectionOf(stack);
  // On a busy machine the first page of a site exceeds its timeout.
  const { host } = new URL(stack.origin(halden.brand));
  const first = () => plainRequest(`${stack.origin()}/${halden.locale}${game}`, { headers: { host } });
  await expect.poll(async () => (await first()).status).toBe(200);
});
test.afterAll(() => stack?.stop());

const stage = (page: Page) => page.locator('[data-stage]');
const dialog = (page: Page) => page.locator('[data-deposit-dialog]');
const openDialog = (page: Page) => page.locator('[data-game-bar] [data-deposit]');
const gameFrame = (page: Page) => page.frameLocator('[data-stage] [title^="Game:"]');
const payment = (page: Page) => page.frameLocator('[data-deposit-dialog] iframe');
const balance = (page: Page) => page.locator('[data-game-balance]');
const isPlaying = (page: Page) =>
  expect(stage(page)).toHaveAttribute('data-status', 'GAME', { timeout: 45_000 });
const hasPhase = (page: Page, phase: string) =>
  expect(gameFrame(page).locator(`#frame[data-phase="${phase}"]`)).toBeAttached();
const codeOn = async (frame: FrameLocator) =>
  /\d{6}/.exec(await frame.locator('.message p').innerText())?.[0] ?? '';

/** A player with an earlier deposit of €100. */
async function playerWithMoney(): Promise<string> {
  const email = await site.newPlayer(halden, { kycStatus: 'FULLY VERIFIED' });
  const response = await fetch(`${stack.platformUrl}/platform/v1/operator/ledger`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-site-context': String(halden.siteId),
      'x-platform-key': 'local-payment-trustly',
    },
    body: JSON.stringify({
      player: email,
      command: {
        ...{ kind: 'deposit', amount: 10_000, currency: halden.currencyCode, method: 'TRUSTLY' },
        reference: `deposit-${email.replace('@', '.')}`,
      },
    }),
  });
  expect(response.status, await response.text()).toBe(200);
  return email;
}

async function play(page: Page, email: string): Promise<void> {
  await site.signIn(page, halden, email);
  await page.goto(site.address(halden, game));
  await isPlaying(page);
  await page.waitForLoadState('networkidle');
}

async function choose(page: Page, method: RegExp, euros = 20): Promise<void> {
  await dialog(page).getByRole('radio', { name: method }).first().check();
  await dialog(page)
    .getByRole('radio', { name: `€${euros}`, exact: true })
    .check();
  await dialog(page).getByRole('button', { name: 'Continue to payment' }).click();
}

async function payByCard(page: Page): Promise<void> {
  const frame = payment(page);
  await frame.getByLabel('Card number').fill('4242424242424242');
  await frame.getByLabel('Expiry date').fill('12/39');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('Name on the card').fill('Aino Aalto');
  await frame.getByRole('button', { name: 'Pay €20.00' }).click();
  await frame.getByLabel('One-time code').fill(await codeOn(frame));
  await frame.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function axe(page: Page): Promise<void> {
  await expectAccessible(page, { within: '[data-deposit-dialog]' });
}

test('a card is paid in a frame over the paused game, with its code; the balance arrives and the game goes on', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await play(page, await playerWithMoney());
  expect(requested.filter((url) => url.includes('deposit-dialog'))).toEqual([]);
  await openDialog(page).click();
  await expect(dialog(page)).toHaveAttribute('data-deposit-dialog', 'form');
  await expect(page).toHaveURL(/#deposit$/);
  await hasPhase(page, 'paused');
  await expect(dialog(page).getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  await axe(page);
  await shot(page, 'wide-form');
  await choose(page, /^Card/);
  await expect(dialog(page)).toHaveAttribute('data-deposit-dialog', 'frame');
  await expect(payment(page).getByLabel('Card number')).toBeVisible();
  const frame = dialog(page).locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-same-origin');
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).toBe(stack.paymentsUrl);

  await shot(page, 'wide-frame');
  // Closing by accident loses nothing; closing on purpose retains the payment.
  await dialog(page).getByRole('heading').first().focus();
  await page.keyboard.press('Escape');
  await expect(payment(page).getByLabel('Card number')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await hasPhase(page, 'idle');
  await openDialog(page).click();
  await payByCard(page);
  await expect(dialog(page)).toHaveAttribute('data-deposit-dialog', 'payment');
  await expect(dialog(page).locator('[data-state]')).toHaveAttribute('data-state', 'settled');
  await expect(dialog(page)).toContainText('€20.00 is in your balance.');
  await expect(balance(page)).toContainText('120.00');
  await hasPhase(page, 'paused');
  await axe(page);
  await shot(page, 'wide-result');
  await page.reload();
  await expect(dialog(page)).toContainText('€20.00 is in your balance.');
  await dialog(page).getByRole('button', { name: 'Back to the game' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await hasPhase(page, 'idle');
  expect(await site.calls('POST', '/platform/v1/player/wallet/payments')).toHaveLength(1);
});

test('a bank has a page of its own, and leads back to the game with the payment over it', async ({
  page,
}) => {
  await play(page, await playerWithMoney());
  await openDialog(page).click();
  await dialog(page)
    .getByRole('radio', { name: /^Rapid Transfer/ })
    .check();
  await expect(dialog(page)).toContainText('For this method you leave the game');
  await choose(page, /^Rapid Transfer/);
  await expect(page).toHaveURL((url) => url.origin === stack.paymentsUrl);
  const policy = (await (await fetch(page.url().replace('payments.localhost', 'localhost'))).headers).get(
    'content-security-policy',
  );
  expect(policy).toContain("frame-ancestors 'none'");
  await page.getByText('Alder Bank').first().click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const code = /\d{6}/.exec(await page.locator('.message p').innerText())?.[0] ?? '';
  await page.getByLabel('One-time code').fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Everyday account').first().click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Pay €20.00' }).click();
  await expect(page).toHaveURL(new RegExp(`${game}#deposit=`));
  await expect(dialog(page).locator('[data-state]')).toHaveAttribute('data-state', 'settled');
  await dialog(page).getByRole('button', { name: 'Back to the game' }).click();
  await isPlaying(page);
  await expect(balance(page)).toContainText('120.00');
  await expect(page).toHaveURL(new RegExp(`${game}$`));
});

test('a bet without money leads to the deposit; a limit says what is left, and back closes the dialog', async ({
  page,
}) => {
  const email = await site.newPlayer(halden, { kycStatus: 'FULLY VERIFIED' });
  await site.signIn(page, halden, email);
  await page.goto(site.address(halden, '/my-account/gambling-limits'));
  await page.waitForLoadState('networkidle');
  const limit = page.locator('#limit-deposit-DAY');
  await limit.locator('summary').click();
  await limit.locator('input[name=amount]').fill('30');
  await limit.getByRole('button', { name: 'Save the limit' }).click();
  await expect(limit.locator('[role=status]')).toContainText('saved');
  await page.goto(site.address(halden, game));
  await isPlaying(page);
  await page.waitForLoadState('networkidle');
  const frame = gameFrame(page);
  await frame.getByRole('button', { name: /spin/i }).first().click();
  await frame
    .getByRole('dialog')
    .getByRole('button', { name: /deposit/i })
    .click();
  await expect(dialog(page)).toContainText(/Your deposit limit leaves €30 until/);
  await dialog(page).locator('input[name=amount]').fill('31');
  await dialog(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(dialog(page).locator('input[name=amount]')).toHaveAccessibleDescription(
    /Your limit leaves €30\./,
  );
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await openDialog(page).click();
  await choose(page, /^Card/);
  await payByCard(page);
  await expect(dialog(page)).toContainText('€20.00 is in your balance.');
  await dialog(page).getByRole('button', { name: 'Back to the game' }).click();
  await expect(balance(page)).toContainText('20.00');
  await frame.getByRole('button', { name: /spin/i }).first().click();
  await expect(balance(page)).not.toContainText('20.00');
});

test('a game that is not launched for lack of money starts after the deposit', async ({ page }) => {
  const email = await playerWithMoney();
  await site.signIn(page, halden, email);
  await site.control('reply', {
    ...{ method: 'GET', path: '/platform/v1/games/cherry-thunderstruck/access', status: 403, count: 1 },
    body: { code: 'error.balance.insufficient', message: '', validationErrors: {}, restrictedAccess: true },
  });
  await page.goto(site.address(halden, game));
  await expect(stage(page)).toContainText('Your balance does not cover a stake.');
  await page.waitForLoadState('networkidle');
  await stage(page).getByRole('link', { name: 'Deposit' }).last().click();
  await choose(page, /^Card/);
  await payByCard(page);
  await expect(dialog(page)).toContainText('€20.00 is in your balance.');
  await dialog(page).getByRole('button', { name: 'Back to the game' }).click();
  await isPlaying(page);
});

test('a provider that gives no answer is told in the form, and the same form is sent again; without a session the player signs in', async ({
  page,
}) => {
  await play(page, await playerWithMoney());
  const path = '/platform/v1/player/wallet/payments';
  await site.control('reply', {
    ...{ method: 'POST', path, status: 503, count: 1 },
    body: { code: 'error.payment.provider.unavailable', message: '', validationErrors: {} },
  });
  await openDialog(page).click();
  const before = (await site.calls('POST', path)).length;
  await choose(page, /^Card/);
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Continue to payment' }).click();
  await expect(dialog(page)).toHaveAttribute('data-deposit-dialog', 'frame');
  const keys = (await site.calls('POST', path))
    .slice(before)
    .map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await isPlaying(page);
  await page.waitForLoadState('networkidle');
  // The session ends between two polls of the page, which would redirect home.
  await page.route('**/banking/deposit.data?**', async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    const headers = { host, accept: 'application/json' };
    const { status, body } = await plainRequest(stack.origin() + pathname + search, { headers });
    await route.fulfill({ status, body, contentType: 'application/json' });
  });
  await openDialog(page).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('wanted') === game);
});

test('nobody is offered a deposit in a game for fun; without a script the control leads to the page and back', async ({
  page,
  browser,
}) => {
  await page.goto(site.address(halden, game));
  await isPlaying(page);
  await expect(openDialog(page)).toHaveCount(0);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await site.signIn(plain, halden, await playerWithMoney());
  await plain.goto(site.address(halden, game));
  await openDialog(plain).click();
  await expect(plain.locator('main h1')).toHaveText('Deposit');
  await plain.getByRole('link', { name: 'Back to the game' }).click();
  await expect(plain).toHaveURL(new RegExp(`${game}$`));
  await context.close();
});

test('by keyboard: from the bar to the receipt and back', async ({ page }) => {
  await play(page, await playerWithMoney());
  await press(page, openDialog(page));
  await expect(dialog(page).getByRole('heading', { name: 'Deposit' })).toBeFocused();
  await tabTo(page, dialog(page).locator('input[name=method]:checked'));
  await typeInto(page, dialog(page).locator('input[name=amount]'), '20');
  await press(page, dialog(page).getByRole('button', { name: 'Continue to payment' }));
  await expect(payment(page).getByLabel('Card number')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await payByCard(page);
  await expect(dialog(page)).toContainText('€20.00 is in your balance.');
  await press(page, dialog(page).getByRole('button', { name: 'Back to the game' }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(openDialog(page)).toBeFocused();
  await openDialog(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, userAgent: phoneAgent, isMobile: true, hasTouch: true });

  test('form and frame fit 360 pixels and a phone held sideways', async ({ page }) => {
    await play(page, await playerWithMoney());
    const fits = async () => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const box = await dialog(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(width);
      expect(box?.height).toBeLessThanOrEqual(height);
      expect(await dialog(page).evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await shot(page, 'narrow-bar');
    await openDialog(page).tap();
    await expect(dialog(page).getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await fits();
    await axe(page);
    await shot(page, 'narrow-form');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await fits();
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    await choose(page, /^Card/);
    await expect(payment(page).getByLabel('Card number')).toBeVisible();
    await fits();
    await shot(page, 'narrow-frame');
    await page.setViewportSize({ width: 740, height: 360 });
    await fits();
    await shot(page, 'landscape-frame');
    expect((await dialog(page).locator('iframe').boundingBox())?.height).toBeGreaterThan(260);
    await payByCard(page);
    await expect(dialog(page)).toContainText('€20.00 is in your balance.');
    await fits();
  });
});

test('WALLET-56 a brand without a time limit never counts down to the end of a payment page', async ({
  page,
}) => {
  await page.clock.install();
  await play(page, await playerWithMoney());
  await openDialog(page).click();
  await choose(page, /^Card/);
  await expect(payment(page).getByLabel('Card number')).toBeVisible();
  // Shorter than the idle timeout of a session.
  for (let turn = 0; turn < 3; turn += 1) {
    await page.clock.fastForward('05:00');
    await expect(payment(page).getByLabel('Card number')).toBeVisible();
    await expect(dialog(page).locator('[data-payment-idle], [data-payment-ended]')).toHaveCount(0);
  }
});
