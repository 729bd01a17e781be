import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { historyPageSize } from '../../app/player/cashier/history/history-state';
import { type BrandsFolder, brandsWith } from '../faults/support/brands';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { patientSite, type Stack, startStack } from '../support/stack';

// Brands whose settings of the cashier differ from the defaults.
test.describe.configure({ mode: 'serial' });

const halden: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'NZ',
  currencyCode: 'EUR',
};
const brasa: PlayerSite = { ...halden, brand: 'brasa', siteId: 7, countryCode: 'NZ' };
const deposit = '/my-account/banking/deposit';
const transactions = '/my-account/banking/transactions';
const game = '/online-casino/play/relax/cherry-thunderstruck';
const idleSeconds = 24;
const defaultLimit = 30;

let brands: BrandsFolder;
let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  brands = brandsWith('halden', { payments: { idleSeconds }, transactions: { defaultLimit } });
  const file = path.join(brands.directory, 'brasa', 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...brand, payments: { hideCashier: true } }));
  stack = await startStack({
    sharesContent: true,
    withGames: true,
    withPayments: true,
    brandsDirectory: brands.directory,
    siteEnvironment: patientSite,
  });
  site = protectionOf(stack);
});
test.afterAll(async () => {
  await stack?.stop();
  brands?.remove();
});

async function checkPage(page: Page, within: string): Promise<void> {
  await expectAccessible(page, { within });
}

async function shots(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  for (const width of folder ? [360, 1440] : []) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
}

/** Credits money to a wallet without a payment page. */
async function payIn(email: string, amount: number, reference: string): Promise<void> {
  const response = await fetch(`${stack.platformUrl}/platform/v1/operator/ledger`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-site-context': String(halden.siteId),
      'x-platform-key': 'local-payment-trustly',
    },
    body: JSON.stringify({
      player: email,
      command: { kind: 'deposit', amount, currency: 'EUR', method: 'TRUSTLY', reference },
    }),
  });
  expect(response.status, await response.text()).toBe(200);
}

test('WALLET-55 a brand that hides its cashier shows the page without the payment area, and begins no deposit', async ({
  page,
}) => {
  await site.signIn(page, brasa, await site.newPlayer(brasa, { kycStatus: 'FULLY VERIFIED' }));
  await page.goto(site.address(brasa, deposit));
  const main = page.locator('main');
  await expect(main.locator('[data-state=INACTIVE]')).toContainText(
    'Nothing can be deposited here right now',
  );
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main nav [aria-current=page]')).toHaveAttribute('href', /\/deposit$/);
  await expect(main.getByRole('link', { name: 'Contact support' })).toBeVisible();
  for (const part of ['input[name=amount]', 'input[name=method]', 'button[name=intent]'])
    await expect(main.locator(part)).toHaveCount(0);
  await checkPage(page, 'main');
  await shots(page, 'hidden-cashier');
  const cookies = await page.context().cookies();
  const answer = await plainRequest(`${stack.origin()}/${brasa.locale}${deposit}.data`, {
    method: 'POST',
    headers: {
      host: new URL(stack.origin('brasa')).host,
      origin: stack.origin('brasa'),
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: new URLSearchParams({
      intent: 'deposit',
      method: 'CREDITCARD',
      amount: '20',
      idempotencyKey: 'hidden-cashier-1',
    }).toString(),
  });
  expect(answer.body).toContain('deposit.blocked');
  expect(await site.calls('POST', '/platform/v1/player/wallet/payments')).toEqual([]);
});

test('WALLET-57 the list of transactions begins with as many as the brand wants, and goes on ten at a time', async ({
  page,
}) => {
  const email = await site.newPlayer(halden, { kycStatus: 'FULLY VERIFIED' });
  for (let number = 1; number <= 45; number += 1) await payIn(email, 100, `list-${number}`);
  await site.signIn(page, halden, email);
  await page.goto(site.address(halden, transactions));
  const entries = page.locator('main section li details');
  await expect(entries).toHaveCount(defaultLimit);
  const more = page.getByRole('link', { name: /more/i });
  await expect(more).toHaveAttribute('href', new RegExp(`position=${defaultLimit}$`));
  await page.waitForLoadState('networkidle');
  await more.click();
  await expect(entries).toHaveCount(defaultLimit + historyPageSize);
  await more.click();
  await expect(entries).toHaveCount(45);
  await expect(more).toHaveCount(0);
  const calls = await site.calls('GET', '/platform/v1/player/wallet/transactions');
  expect(calls.length).toBeGreaterThanOrEqual(5);
  await page.goto(site.address(halden, `${transactions}?position=${defaultLimit}`));
  await expect(entries).toHaveCount(historyPageSize);
});

test('WALLET-56 a payment page that is not used warns, stays on an answer, then closes and can be opened again', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const email = await site.newPlayer(halden, { kycStatus: 'FULLY VERIFIED' });
  await payIn(email, 10_000, 'idle-1');
  await site.signIn(page, halden, email);
  await page.goto(site.address(halden, game));
  await page.waitForLoadState('networkidle');
  await page.locator('[data-game-bar] [data-deposit]').click();
  const dialog = page.locator('[data-deposit-dialog]');
  await dialog.getByRole('radio', { name: /^Card/ }).first().check();
  await dialog.getByRole('radio', { name: '€20', exact: true }).check();
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  const frame = dialog.locator('iframe');
  await expect(page.frameLocator('[data-deposit-dialog] iframe').getByLabel('Card number')).toBeVisible();

  const warning = dialog.locator('[data-payment-idle]');
  await expect(warning).toHaveCount(0);
  await expect(warning).toBeVisible({ timeout: idleSeconds * 1_000 });
  await expect(warning.getByRole('alert')).toContainText('Are you still paying?');
  await expect(warning.getByRole('timer')).toHaveText(/^\d+ seconds?$/);
  await checkPage(page, '[data-deposit-dialog]');
  await shots(page, 'idle-warning');
  await warning.getByRole('button', { name: 'I am still paying' }).click();
  await expect(warning).toHaveCount(0);
  await expect(frame).toBeVisible();

  const ended = dialog.locator('[data-payment-ended]');
  await expect(ended).toBeVisible({ timeout: 2 * idleSeconds * 1_000 });
  await expect(ended).toContainText('Nothing is charged unless you had confirmed it there.');
  await expect(frame).toHaveCount(0);
  await expect(dialog).toHaveAttribute('data-deposit-dialog', 'payment');
  await checkPage(page, '[data-deposit-dialog]');
  await shots(page, 'idle-ended');
  await dialog.getByRole('button', { name: 'Open the payment page again' }).click();
  await expect(page.frameLocator('[data-deposit-dialog] iframe').getByLabel('Card number')).toBeVisible();
});
