import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInBrowser } from '../support/browser-session';
import { expect as plainExpect, test as plainTest } from '../support/journey';
import { balancePollMs } from '../../app/player/channel/player-channel';
import { expect, maxLayoutShift, test } from '../support/quiet-page';
import { address } from '../support/sites';

const password = 'Marquee-2026';
/** Updates earlier than the next poll must come over the socket. */
const soonerThanPoll = { timeout: balancePollMs - 5_000 };
const transactions = '/my-account/banking/transactions';

interface WalletSite {
  brand: string;
  siteId: number;
  locale: string;
  currency: string;
}

const halden: WalletSite = { brand: 'halden', siteId: 5, locale: 'en-UN', currency: 'EUR' };
/** A currency without minor units. */
const brasa: WalletSite = { brand: 'brasa', siteId: 7, locale: 'cl-CL', currency: 'CLP' };

const platform = () => process.env['TEST_PLATFORM_URL'] ?? '';

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(`${platform()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** A separate player without a wallet, as all journeys share one platform. */
async function newPlayer({ siteId, brand, currency }: WalletSite, name: string): Promise<string> {
  const email = `${name}-${Date.now()}@${brand}.example`;
  await post('/platform/_control/seed', {
    players: [{ siteId, email, password, currencyCode: currency, termsAndConditionsAcceptedVersion: '99' }],
  });
  return email;
}

const KEYS: Record<string, string> = {
  bet: 'provider-egt',
  win: 'provider-egt',
  deposit: 'payment-trustly',
  withdrawal: 'operator-1',
};

/** Sends ledger commands of providers and operators. */
function ledger(
  { siteId, currency }: WalletSite,
  player: string,
  command: Record<string, unknown>,
): Promise<void> {
  const key = KEYS[String(command['kind'])] ?? '';
  const headers = { 'x-site-context': String(siteId), 'x-platform-key': `local-${key}` };
  const body = { player, command: { currency, ...command } };
  return post('/platform/v1/operator/ledger', body, headers);
}

let references = 0;
const reference = (kind: string) => `${kind}-${process.pid}-${Date.now()}-${++references}`;
const deposit = (amount: number) => ({
  kind: 'deposit',
  reference: reference('deposit'),
  amount,
  method: 'TRUSTLY',
});
const bet = (amount: number, roundId: string) => ({
  kind: 'bet',
  reference: reference('bet'),
  amount,
  roundId,
  gameId: 'cherry-parade',
});

async function signIn(page: Page, site: WalletSite, email: string): Promise<void> {
  await page.goto(address(site, '/login'));
  await page.waitForLoadState('networkidle');
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main input[name=password]').fill(password);
  await page.locator('main input[name=password]').press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'), { waitUntil: 'commit' });
}

/** Waits for the navigation home to start, not for its load. */
const wentHome = (page: Page) =>
  page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url() === address(halden, '/'),
    soonerThanPoll,
  );

const headerAmount = (page: Page) => page.locator('[data-island="account-menu"] summary [data-balance]');

for (const { site, nothing, credit, shown } of [
  { site: halden, nothing: '€0.00', credit: 12_345, shown: '€123.45' },
  { site: brasa, nothing: '$0', credit: 45_000, shown: '$45.000' },
])
  test(`WS-04 ${site.brand}: a credit changes the header at once, without a reload, and stands in the history`, async ({
    page,
    watch,
  }) => {
    const email = await newPlayer(site, 'live');
    await signInBrowser(page.context(), site, email);
    await page.goto(address(site, '/online-casino'));
    // WALLET-07: a missing wallet is not an error.
    await expect(headerAmount(page)).toHaveText(nothing);
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    page.on('request', (request) => void requested.push(request.url()));
    await ledger(site, email, deposit(credit));
    await expect(headerAmount(page)).toHaveText(shown, soonerThanPoll);
    expect(requested.filter((url) => /\/api\/player(\/balance)?\?/.test(url))).toEqual([]);
    expect(await watch.layoutShift()).toBeLessThan(maxLayoutShift);
    await expect(page.locator('[data-balance-news]')).toContainText(shown);

    await page.goto(address(site, transactions));
    await expect(page.locator('main li details summary')).toHaveCount(1);
    await expect(page.locator('main li details summary')).toContainText(`+${shown}`);
    await ledger(site, email, deposit(credit));
    await expect(page.locator('main li details summary')).toHaveCount(2);
  });

test('WALLET-15…26 filters, pages, table and cancellation of the history', async ({ page }) => {
  const email = await newPlayer(halden, 'history');
  await ledger(halden, email, deposit(100_00));
  for (let round = 0; round < 6; round += 1) {
    const roundId = reference('round');
    await ledger(halden, email, bet(2_00, roundId));
    await ledger(halden, email, { kind: 'win', reference: reference('win'), amount: 1_00, roundId });
  }
  const out = reference('out');
  await ledger(halden, email, { kind: 'withdrawal', reference: out, amount: 30_00, method: 'TRUSTLY' });
  await signInBrowser(page.context(), halden, email);
  await page.goto(address(halden, transactions));
  await page.waitForLoadState('networkidle');
  const rows = page.locator('main li details summary');
  await expect(rows).toHaveCount(10);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(14);
  await expect(page.getByText('That is all.')).toBeVisible();

  await page.getByLabel('Category').selectOption('PAYMENT');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\?category=PAYMENT$/);
  await expect(rows).toHaveCount(2);

  await page.getByLabel('From').fill('2026-03-04');
  await page.getByLabel('To', { exact: true }).fill('2026-03-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('The end lies before the beginning.')).toBeVisible();
  await expect(page.getByLabel('To', { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\?category=PAYMENT$/);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /CSV/ }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table.trim().split('\r\n')).toHaveLength(3);
  expect(table).toContain(',-30.00,');

  await page.getByRole('button', { name: /Cancel the withdrawal of €30/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Cancel the withdrawal/ })
    .click();
  await expect(page.getByText('The withdrawal was cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Cancel the withdrawal/ })).toHaveCount(0);
  await expect(headerAmount(page)).toHaveText('€94.00');
});

plainTest(
  'WALLET-10 WALLET-11 CONST-09 the history and its filters work without JavaScript',
  async ({ browser }) => {
    const email = await newPlayer(halden, 'plain');
    for (let index = 0; index < 11; index += 1) await ledger(halden, email, deposit(1_00));
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address(halden, '/login'));
    await page.locator('main input[name=email]').fill(email);
    await page.locator('main input[name=password]').fill(password);
    await page.locator('main input[name=password]').press('Enter');
    await page.goto(address(halden, transactions));
    const rows = page.locator('main li details summary');
    await plainExpect(rows).toHaveCount(10);
    const choices = (name: string) =>
      page
        .locator(`main select[name=${name}] option:not([value=""])`)
        .evaluateAll((all) => all.map((each) => each.getAttribute('value') ?? '').sort());
    plainExpect(await choices('category')).toEqual(
      'ADJUSTMENT BONUS CASINO DORMANT_ADJUSTMENT LIVE_CASINO PAYMENT SPORTS VIRTUAL_SPORTS'.split(' '),
    );
    plainExpect(await choices('status')).toEqual(
      'CANCELLED COMPLETED FAILED PENDING REVERTED SUCCESS WAITING_INPUT'.split(' '),
    );
    plainExpect(await choices('hour')).toEqual(['24h', '72h']);
    await page.getByRole('link', { name: 'Show more' }).click();
    await plainExpect(rows).toHaveCount(1);
    await page.getByRole('link', { name: 'Back to the newest' }).click();
    await page.getByLabel('Status').selectOption('FAILED');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await plainExpect(page.getByText('Nothing fits these filters.')).toBeVisible();
    await page.goto(address(halden, `${transactions}?from=2026-03-04&to=2026-03-01`));
    await plainExpect(page.getByText('The end lies before the beginning.')).toBeVisible();
    await context.close();
  },
);

test('WALLET-51, GUARD-28 hearts and recent games are the player’s, and stay', async ({ page }) => {
  const email = await newPlayer(halden, 'hearts');
  await ledger(halden, email, deposit(10_00));
  await ledger(halden, email, bet(1_00, reference('round')));
  await signInBrowser(page.context(), halden, email);
  await page.goto(address(halden, '/online-casino'));
  const [recent, favourites] = [
    page.locator('[data-island="player-row"]').nth(0),
    page.locator('[data-island="player-row"]').nth(1),
  ];
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.locator('a[data-game="cherry-parade"]')).toBeVisible();
  await favourites.scrollIntoViewIfNeeded();
  await expect(favourites.locator('[data-empty]')).toBeVisible();

  const heart = recent.getByRole('button', { name: /^Favourite: / });
  await heart.focus();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(favourites.locator('a[data-game="cherry-parade"]')).toBeVisible();
  await page.reload();
  await expect(recent.getByRole('button', { name: /^Favourite: / })).toHaveAttribute('aria-pressed', 'true');
});

test('GUARD-28 visitors who are not signed in have no such rows and no hearts', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(request.url()));
  await page.goto(address(halden, '/online-casino'));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-island="player-row"], [data-island="account-menu"]')).toHaveCount(0);
  expect(requested.filter((url) => url.includes('/api/player'))).toEqual([]);
  await expect(page.locator('a[data-game] + button')).toHaveCount(0);
});

plainTest('WALLET-08 without the socket the poll brings a credit within 20 seconds', async ({ page }) => {
  const email = await newPlayer(halden, 'poll');
  await page.route('**/api/socket-ticket*', (route) => route.fulfill({ status: 503, json: {} }));
  await signInBrowser(page.context(), halden, email);
  await page.clock.install();
  await page.goto(address(halden, '/promotions'));
  await plainExpect(headerAmount(page)).toHaveText('€0.00');
  await ledger(halden, email, deposit(5_00));
  await page.clock.fastForward(balancePollMs);
  await plainExpect(headerAmount(page)).toHaveText('€5.00');
});

plainTest('AUTH-28, AUTH-29 a session that ends leads every tab home at once', async ({ browser }) => {
  const email = await newPlayer(halden, 'ended');
  const here = await browser.newContext();
  const [page, tab] = [await here.newPage(), await here.newPage()];
  await signInBrowser(page.context(), halden, email);
  await page.goto(address(halden, transactions));
  await tab.goto(address(halden, '/promotions'));
  await plainExpect(headerAmount(tab)).toHaveText('€0.00');

  // Signed out in another tab.
  await page.waitForLoadState('networkidle');
  const left = wentHome(page);
  await tab.locator('[data-island="account-menu"] summary').click();
  await tab.locator('[data-island="account-menu"] a[href$="#logout"]').click();
  await left;
  for (const shown of [page, tab]) {
    await plainExpect(shown).toHaveURL(address(halden, '/'));
    await plainExpect(shown.locator('[data-island="account-menu"]')).toHaveCount(0);
  }

  // Signed out everywhere, from another device.
  await signInBrowser(page.context(), halden, email);
  await page.goto(address(halden, '/promotions'));
  await plainExpect(headerAmount(page)).toHaveText('€0.00');
  await page.waitForLoadState('networkidle');
  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await signIn(device, halden, email);
  await device.evaluate(
    (locale) =>
      fetch(`/${locale}/my-account/account/security.data`, {
        method: 'POST',
        body: new URLSearchParams({ intent: 'everywhere' }),
      }),
    'en-UN',
  );
  await plainExpect(page).toHaveURL(address(halden, '/'), soonerThanPoll);
  await Promise.all([here.close(), elsewhere.close()]);
});
