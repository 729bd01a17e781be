import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { type PlayerSite, password, protectionOf } from '../support/protected-player';
import { patientSite, type Stack, startStack } from '../support/stack';

// The site's display of the platform's wallet and history, for arbitrary replies.
test.describe.configure({ mode: 'default' });

const halden: PlayerSite = {
  brand: 'halden',
  siteId: 5,
  locale: 'en-UN',
  countryCode: 'MT',
  currencyCode: 'EUR',
};
/** Its days start two hours before those of UTC. */
const kiekko: PlayerSite = { ...halden, brand: 'kiekko', siteId: 6, locale: 'en-FI', countryCode: 'FI' };
const wallet = '/platform/v1/player/wallet';
const transactions = '/my-account/banking/transactions';

let stack: Stack;
let site: ReturnType<typeof protectionOf>;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true, siteEnvironment: patientSite });
  site = protectionOf(stack);
});
test.afterAll(() => stack?.stop());

const plan = (path: string, body: object, more: object = {}) =>
  site.control('reply', { method: 'GET', path, status: 200, body, count: 1, ...more });
const rows = (page: Page) => page.locator('main li details');
const read = (page: Page, path: string) =>
  page.evaluate(async (address): Promise<unknown> => (await fetch(address)).json(), path);

/** A transaction in a platform reply. */
function movement(type: string, transactionDate: string, more: object = {}) {
  const referenceId = `${type}-${transactionDate}`;
  return {
    ...{ referenceId, transactionId: 1, playerId: 1, walletId: 'player/1/main', category: 'CASINO', type },
    ...{ status: 'SUCCESS', amount: 100, balanceAfterTransaction: 12_345, currency: 'EUR', transactionDate },
    ...{ gameId: null, roundId: null, method: null },
    ...more,
  };
}

async function openHistory(page: Page, at: PlayerSite, movements: object[]): Promise<void> {
  await site.signIn(page, at, await site.newPlayer(at));
  await plan(`${wallet}/transactions`, { transactions: movements });
  await page.goto(site.address(at, transactions));
  await expect(rows(page)).toHaveCount(movements.length);
}

test('WALLET-01 WALLET-02 WALLET-03 buckets become six amounts of which the last is the sum', async ({
  page,
}) => {
  await site.signIn(page, halden, await site.newPlayer(halden));
  await page.goto(site.address(halden, transactions));
  await page.waitForLoadState('networkidle');
  const bonus = [
    { vertical: 'CASINO', amount: 100 },
    { vertical: 'CASINO', amount: 200 },
    { vertical: 'SPORTS', amount: 300 },
  ];
  await plan(`${wallet}/balance`, { currency: 'EUR', balanceMap: { main: 10, locked: 20, bonus } });
  expect(await read(page, `/api/player/balance?locale=${halden.locale}`)).toEqual({
    balance: {
      ...{ mainBalance: 10, lockedBalance: 20, sportsBonus: 300, casinoBonus: 300, liveCasinoBonus: 0 },
      totalBalance: 630,
    },
  });
  // Floating-point sums such as 0.1 + 0.2 appear in the header with exactly two decimals.
  await plan(`${wallet}/balance`, { currency: 'EUR', balanceMap: { main: 10, locked: 20, bonus } });
  await page.goto(site.address(halden, '/promotions'));
  await expect(page.locator('summary [data-balance=totalBalance]')).toHaveText('€6.30');
});

test('WALLET-05 WALLET-06 the balance is pending until it is read, and says so when it cannot be', async ({
  page,
}) => {
  await site.signIn(page, halden, await site.newPlayer(halden));
  const total = page.locator('summary [data-balance=totalBalance]');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/player?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.address(halden, '/promotions'));
  await expect(total).toHaveAttribute('data-waiting');
  await expect(total).toBeEmpty();
  answer();
  await expect(total).toHaveText('€0.00');
  await expect(total).not.toHaveAttribute('data-waiting');
  await page.unroute('**/api/player?*');
  await page.route('**/api/player?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'error.system.error' } }),
  );
  await page.reload();
  await expect(total).toHaveText('–');
  await expect(total).toHaveAttribute('title', /.+/);
});

test('WALLET-04 WALLET-09 every field of a transaction is there, from the main, the locked and the bonus wallet', async ({
  page,
}) => {
  const at = '2026-11-20T10:00:00.000Z';
  const shared = { status: 'PENDING', roundId: 'round-7', method: 'TRUSTLY' };
  await openHistory(
    page,
    halden,
    ['main', 'locked', 'bonus-9'].map((pot) =>
      movement('WITHDRAW', at, {
        ...shared,
        walletId: `player/1/${pot}`,
        referenceId: `of-${pot}`,
        category: 'PAYMENT',
      }),
    ),
  );
  for (const [pot, name] of [
    ['main', 'Real money'],
    ['locked', 'Not yet withdrawable'],
    ['bonus-9', 'Bonus money'],
  ] as const) {
    const row = rows(page).filter({ hasText: `of-${pot}` });
    await row.locator('summary').click();
    for (const text of [
      '€1.00',
      '€123.45',
      'Payment',
      'Waiting',
      'Nov 20',
      `of-${pot}`,
      new RegExp(name, 'i'),
    ])
      await expect(row, String(text)).toContainText(text);
  }
  // The platform's own reply contains all of them, too.
  const headers = {
    'content-type': 'application/json',
    'x-site-context': '5',
    'x-platform-key': 'local-platform',
  };
  const signIn = await fetch(`${stack.platformUrl}/platform/identity/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'regular@halden.example', password }),
  });
  const { idToken } = (await signIn.json()) as { idToken: string };
  const answer = await fetch(`${stack.platformUrl}${wallet}/transactions`, {
    headers: { ...headers, authorization: idToken },
  });
  const { transactions: all } = (await answer.json()) as { transactions: Record<string, unknown>[] };
  expect(all.length).toBeGreaterThan(0);
  const fields =
    'amount balanceAfterTransaction category transactionDate referenceId playerId status type walletId'.split(
      ' ',
    );
  for (const each of all) expect(Object.keys(each)).toEqual(expect.arrayContaining(fields));
});

test('WALLET-12 each of the fourteen types has a name of its own in the history', async ({ page }) => {
  const types =
    'BET BET_VOID CASHOUT CASHOUT_VOID DEPOSIT LOSS WIN WIN_VOID WITHDRAW DORMANT REVERSAL FORFEIT CANCELED REVERSAL_DP'.split(
      ' ',
    );
  const names = new Set<string>();
  for (const part of [types.slice(0, 7), types.slice(7)]) {
    await openHistory(
      page,
      halden,
      part.map((type, minute) => movement(type, `2026-11-20T10:${10 + minute}:00.000Z`)),
    );
    for (const name of await rows(page)
      .locator('summary > span:first-child > span:first-child')
      .allInnerTexts()) {
      expect(name).not.toMatch(/_|wallet\./);
      names.add(name);
    }
  }
  expect(names.size).toBe(types.length);
});

test('WALLET-13 WALLET-14 transactions are grouped by the days of the market', async ({ page }) => {
  const movements = [
    movement('WIN', '2026-11-21T22:30:00.000Z'),
    movement('BET', '2026-11-21T21:30:00.000Z'),
    movement('DEPOSIT', '2026-11-20T10:00:00.000Z'),
  ];
  const days = (within: Page) =>
    within
      .locator('main section:has(> h3[id^=day-])')
      .evaluateAll((all) =>
        all.map((day) => [day.querySelector('h3')?.id, day.querySelectorAll('details').length]),
      );
  await openHistory(page, kiekko, movements);
  expect(await days(page)).toEqual([
    ['day-2026-11-22', 1],
    ['day-2026-11-21', 1],
    ['day-2026-11-20', 1],
  ]);
});
