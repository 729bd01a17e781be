import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { type Stack, startStack } from '../support/stack';

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

/** Replies of the platform are planned, as not every state of an account has a player. */
let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true, withPayments: true });
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
  // A market without a method.
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
