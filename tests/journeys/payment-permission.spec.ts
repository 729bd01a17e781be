import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { patientSite, type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'serial' });

const WALLET = '/platform/v1/player/wallet';
const deposit = '/my-account/banking/deposit';
const withdraw = '/my-account/banking/withdraw';
const halden: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'NZ',
  currencyCode: 'EUR',
};

/** The platform's replies are planned, as not every account state has a player. */
let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true, withPayments: true, siteEnvironment: patientSite });
  site = protectionOf(stack);
});
test.afterAll(() => stack.stop());

const said = (page: Page) => page.locator('main [data-state]').first();
const amount = (page: Page) => page.locator('main input[name=amount]:not([type=hidden])');
const reply = (path: string, body: object, more: object = {}) =>
  site.control('reply', { method: 'POST', path, status: 200, body, ...more });
const mayDeposit = (body: object, more = {}) => reply(`${WALLET}/deposit/request`, body, more);
const mayWithdraw = (body: object) => reply(`${WALLET}/withdrawal/request`, body);
const go = (page: Page, path: string) => page.goto(site.address(halden, path));

test('WALLET-28 WALLET-31 WALLET-32 WALLET-34 WALLET-35 WALLET-37 each outcome of a deposit has its state and view', async ({
  page,
}) => {
  await site.signIn(page, halden, 'regular@halden.example');
  const limit = { limitType: 'daily', isSpendLimit: false, resetOn: '2030-01-01T00:00:00.000Z' };
  const texts = new Set<string>();
  for (const [permission, state] of [
    [{ outcome: 'DOCUMENTS_REQUIRED_RESTRICTED' }, 'VERIFYDOCUMENT_STRICT'],
    [{ outcome: 'DOCUMENTS_PREFERRED', daysLeftToVerifyDocuments: 5 }, 'VERIFYDOCUMENT_LOYAL'],
    [{ outcome: 'DOCUMENTS_REQUIRED' }, 'VERIFYDOCUMENT_REQUIRED'],
    [{ outcome: 'DOCUMENTS_UNDER_REVIEW' }, 'VERIFYDOCUMENT_UNDER_REVIEW'],
    [{ outcome: 'FORBIDDEN' }, 'SUSPENDED'],
    [{ outcome: 'FAILURE' }, 'ERROR'],
    [{ outcome: 'SELF_LIMIT_REACHED', limitLeft: 0, ...limit }, 'SELF_LIMIT_REACHED'],
    [{ outcome: 'WITHDRAWAL_LIMIT_REACHED' }, 'WITHDRAWAL_LIMIT_REACHED'],
    [{ outcome: 'SUCCESS', limitLeft: 100, ...limit }, 'SELF_LIMIT_NOTIFY'],
    [{ outcome: 'RESTRICTED' }, 'RESTRICTED'],
  ] as const) {
    await mayDeposit(permission);
    await go(page, deposit);
    await expect(said(page)).toHaveAttribute('data-state', state);
    await expect(amount(page)).toHaveCount(0);
    texts.add(await said(page).innerText());
  }
  expect(texts.size).toBe(10);
  await mayDeposit({ outcome: 'ANYTHING' });
  await go(page, deposit);
  await expect(said(page)).toHaveAttribute('data-state', 'ERROR');
  // A market without payment methods.
  await site.control('reply', {
    method: 'GET',
    path: `${WALLET}/payment-methods`,
    status: 200,
    body: { currency: 'EUR', deposit: [], withdrawal: [] },
  });
  await mayDeposit({ outcome: 'SUCCESS' });
  await go(page, deposit);
  await expect(said(page)).toHaveAttribute('data-state', 'INACTIVE');
  await mayDeposit({ outcome: 'SUCCESS', limitLeft: 90_000, ...limit });
  await go(page, deposit);
  await expect(amount(page)).toBeVisible();
  await expect(page.getByText('Your deposit limit leaves €900')).toBeVisible();
});

test('WALLET-38 WALLET-41 a start that failed loads again, and is allowed then; documents that are too late say so', async ({
  page,
}) => {
  await site.signIn(page, halden, 'regular@halden.example');
  await mayDeposit({}, { status: 503 });
  await go(page, deposit);
  await page.waitForLoadState('networkidle');
  await expect(said(page)).toHaveAttribute('data-state', 'ERROR');
  await mayDeposit({ outcome: 'SUCCESS' }, { delayMs: 1500 });
  await page.locator('main').getByRole('button', { name: 'Try again' }).click();
  await expect(said(page)).toHaveAttribute('data-state', 'LOADING');
  await expect(amount(page)).toBeVisible();

  const late = await site.newPlayer(halden, { kycStatus: 'PENDING_EXPIRED' });
  await site.signIn(page, halden, late);
  await go(page, deposit);
  await expect(said(page)).toHaveAttribute('data-state', 'VERIFYDOCUMENT_STRICT');
  await expect(said(page)).toContainText('The time to send your documents has run out.');
});

test('WALLET-29 WALLET-36 outcomes that only withdrawals have mean what the brand says; the limit has its period', async ({
  page,
}) => {
  await site.signIn(page, halden, 'regular@halden.example');
  for (const [outcome, state] of [
    ['FORBIDDEN', 'SUSPENDED'],
    ['SELF_SPEND_LIMIT_REACHED', 'SELF_LIMIT_REACHED'],
    ['EXCEEDS_KYC_LIMIT', 'ERROR'],
  ] as const) {
    await mayWithdraw({ outcome });
    await go(page, withdraw);
    await expect(said(page)).toHaveAttribute('data-state', state);
    await expect(amount(page)).toHaveCount(0);
  }
  await mayWithdraw({ outcome: 'SUCCESS', limit: 5_000, duration: 'weekly', originalLimit: 9_000 });
  await go(page, withdraw);
  await expect(page.getByText('€50.00 of €90.00 left this week')).toBeVisible();
});

const toast = (page: Page) => page.locator('[data-toast]');

/** A player with 100.00 in the wallet. */
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

test('WALLET-45 WALLET-47 a withdrawal that could not be checked is checked again; a limit of zero is reached, an absent one is not', async ({
  page,
}) => {
  await site.signIn(page, halden, await playerWithMoney());
  await site.control('reply', { method: 'POST', path: `${WALLET}/withdrawal/request`, status: 503 });
  await go(page, withdraw);
  await page.waitForLoadState('networkidle');
  await expect(said(page)).toHaveAttribute('data-state', 'ERROR');
  // The loader repeats the request after the response.
  const slow = { delayMs: 1500, count: 2 };
  await reply(`${WALLET}/withdrawal/request`, { outcome: 'SUCCESS', limit: 0 }, slow);
  await page.locator('main').getByRole('button', { name: 'Check again' }).click();
  await expect(said(page)).toHaveAttribute('data-state', 'LOADING');
  await expect(said(page)).toHaveAttribute('data-state', 'WITHDRAWAL_LIMIT_REACHED');
  await expect(amount(page)).toHaveCount(0);
  await mayWithdraw({ outcome: 'SUCCESS' });
  await go(page, withdraw);
  await expect(page.getByRole('heading', { name: 'What you can withdraw' })).toBeVisible();
  await expect(said(page)).toHaveCount(0);
});

test('WALLET-48 a balance above the limit is pointed out beside the form, an equal one is not', async ({
  page,
}) => {
  await site.signIn(page, halden, await playerWithMoney());
  const limit = { duration: 'daily', originalLimit: 20_000 };
  await mayWithdraw({ outcome: 'SUCCESS', limit: 9_999, ...limit });
  await go(page, withdraw);
  await expect(said(page)).toHaveAttribute('data-state', 'SELF_LIMIT_NOTIFY');
  await expect(said(page)).toContainText('€99.99');
  await mayWithdraw({ outcome: 'SUCCESS', limit: 10_000, ...limit });
  await go(page, withdraw);
  await expect(page.getByText('€100.00 of €200.00 left today')).toBeVisible();
  await expect(said(page)).toHaveCount(0);
});

test('WALLET-49 a withdrawal that a limit refuses is a warning in the words of the platform', async ({
  page,
}) => {
  await site.signIn(page, halden, 'regular@halden.example');
  await go(page, withdraw);
  await page.waitForLoadState('networkidle');
  const code = 'error.withdrawal.limit.reached';
  const message = 'Today 12.34 EUR may still leave, as the desk has decided.';
  await reply(
    `${WALLET}/withdrawals`,
    { code, message, validationErrors: { amount: { code, message } } },
    { status: 409 },
  );
  await amount(page).fill('20');
  await page.locator('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(toast(page)).toHaveText(new RegExp(message));
  await expect(toast(page)).toHaveAttribute('data-toast', 'warning');
  await expect(page.locator('main form').getByText(/That is above your withdrawal limit/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${withdraw}$`));
});

test('WALLET-52 WALLET-55 a player whom the brand suspends can neither withdraw nor deposit, on pages that stay', async ({
  page,
}) => {
  const email = await playerWithMoney();
  await site.signIn(page, halden, email);
  await go(page, deposit);
  await expect(amount(page)).toBeVisible();
  await suspend(email);
  for (const path of [deposit, withdraw]) {
    await go(page, path);
    await expect(said(page)).toHaveAttribute('data-state', 'SUSPENDED');
    await expect(amount(page)).toHaveCount(0);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main nav [aria-current=page]')).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'What you can withdraw' })).toBeVisible();
});

async function suspend(email: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'x-site-context': String(halden.siteId),
    'x-platform-key': 'local-operator-1',
  };
  const players = `${stack.platformUrl}/platform/v1/operator/players`;
  const found = await fetch(`${players}?search=${email}`, { headers });
  const { players: list } = (await found.json()) as { players: { playerId: number }[] };
  const response = await fetch(`${players}/${list[0]?.playerId}/restrictions`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ kind: 'multibrand-suspension', reason: 'Suspended at another brand' }),
  });
  expect(response.status, await response.text()).toBe(200);
}

test('WALLET-39 leaving the deposit clears what was chosen there, and the notice stays until it is over', async ({
  page,
}) => {
  await site.signIn(page, halden, await playerWithMoney());
  const near = { outcome: 'SUCCESS', limitLeft: 100, limitType: 'daily', isSpendLimit: false };
  const resetOn = '2030-01-01T00:00:00.000Z';
  const chosen = `${deposit}?limit=none&amount=4500&method=CREDITCARD`;
  await go(page, chosen);
  await expect(amount(page)).toHaveValue('45');
  await mayDeposit({ ...near, resetOn });
  await go(page, chosen);
  await expect(said(page)).toHaveAttribute('data-state', 'SELF_LIMIT_NOTIFY');
  await mayDeposit({ ...near, resetOn }, { count: 2 });
  await page.locator('main nav').getByRole('link', { name: 'Withdraw' }).click();
  await page.waitForURL(/withdraw$/);
  await page.locator('main nav').getByRole('link', { name: 'Deposit' }).click();
  await page.waitForURL(/deposit$/);
  await expect(said(page)).toHaveAttribute('data-state', 'SELF_LIMIT_NOTIFY');
  await expect(said(page)).toContainText('Your limit leaves €1');
});
