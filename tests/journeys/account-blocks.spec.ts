import type { Locator, Page } from '@playwright/test';
import { balancePollMs } from '../../app/player/channel/player-channel';
import { signInBrowser } from '../support/browser-session';
import { expect, maxLayoutShift, test } from '../support/quiet-page';
import { address, plainAddress } from '../support/sites';

const halden = { brand: 'halden', siteId: 5, locale: 'en-UN' };

const platform = () => process.env['TEST_PLATFORM_URL'] ?? '';

async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(`${platform()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.text()).toBe(200);
}

let references = 0;

/** Sends a ledger command with a key. */
function ledger(player: string, key: string, command: object): Promise<void> {
  const reference = `account-blocks-${process.pid}-${Date.now()}-${++references}`;
  return post(
    '/platform/v1/operator/ledger',
    { player, command: { reference, currency: 'EUR', ...command } },
    { 'x-site-context': String(halden.siteId), 'x-platform-key': `local-${key}` },
  );
}

/** A widget of the page, scrolled into view and filled. */
async function widget(page: Page, name: string, state = 'filled'): Promise<Locator> {
  const found = page.locator(`[data-island="${name}"]`);
  await found.scrollIntoViewIfNeeded();
  await expect(found).toHaveAttribute('data-state', state);
  return found;
}

const place = (within: Locator, name: string) => within.locator(`[data-value="${name}"]`).first();

test('visitors are asked for nothing and shown nothing of an account', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(request.url()));
  await page.goto(address(halden, '/'));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-island="account-balance"]')).toHaveCount(0);
  expect(requested.filter((url) => url.includes('/api/player/'))).toEqual([]);
  for (const subject of ['wallet', 'bonus', 'limits', 'verification', 'inbox']) {
    const { host } = new URL(address(halden, '/'));
    const answer = plainAddress(`/api/player/${subject}?locale=${halden.locale}`);
    const response = await page.request.get(answer, { headers: { host } });
    expect(response.status(), subject).toBe(401);
  }
});

test('BONUS-01 WS-04 a player with a bonus: a credit changes the balance at once, a bet the wagering', async ({
  page,
  watch,
}) => {
  const email = 'bonus@halden.example';
  await signInBrowser(page.context(), halden, email);
  const answered = page.waitForResponse((response) => response.url().includes('/api/player/wallet'));
  await page.goto(address(halden, '/'));
  const balance = await widget(page, 'account-balance');
  expect((await answered).headers()['cache-control']).toContain('no-store');
  const total = place(balance, 'totalBalance');
  const header = page.locator('[data-island="account-menu"] summary [data-balance]');
  await expect(total).toHaveText(/^€\d/);
  await expect(header).toHaveText((await total.textContent()) ?? '');

  const bonus = await widget(page, 'active-bonus');
  await expect(place(bonus, 'name')).toHaveText('Second deposit bonus');
  const wagered = place(bonus, 'wagered');
  const before = await wagered.textContent();
  expect(before).toMatch(/^€[\d.]+ of €50 wagered$/);

  await page.waitForLoadState('networkidle');
  const earlier = (await total.textContent()) ?? '';
  await ledger(email, 'payment-trustly', { kind: 'deposit', amount: 12_300, method: 'TRUSTLY' });
  // Earlier than the next poll.
  await expect(total).not.toHaveText(earlier, { timeout: balancePollMs - 5_000 });
  await expect(header).toHaveText((await total.textContent()) ?? '');

  const roundId = `account-blocks-${Date.now()}`;
  await ledger(email, 'provider-egt', { kind: 'bet', amount: 100, roundId, gameId: 'cherry-parade' });
  await expect(wagered).not.toHaveText(before ?? '');
  expect(await watch.layoutShift()).toBeLessThan(maxLayoutShift);
});

test('LIMIT-01 a player whose limit is reached reads it, and since when a higher one holds', async ({
  page,
}) => {
  await signInBrowser(page.context(), halden, 'limit@halden.example');
  await page.goto(address(halden, '/'));
  const limits = await widget(page, 'limits-summary');
  const first = limits.locator('[data-limit]').first();
  await expect(first).toContainText('Deposit limit per week');
  await expect(first).toContainText('Limit reached. It starts again');
  await expect(first).toContainText('Changes to €200 on');
  await expect(limits.getByRole('progressbar', { name: 'Deposit limit per week' })).toHaveAttribute(
    'value',
    '100',
  );
});

test('KYC-01 KYC-18 INBOX-04 a player who owes documents reads which and how long, and that a message says so', async ({
  page,
}) => {
  await signInBrowser(page.context(), halden, 'documents@halden.example');
  await page.goto(address(halden, '/'));
  const verification = await widget(page, 'verification-status');
  await expect(place(verification, 'state')).toHaveText('We need documents from you.');
  await expect(place(verification, 'days')).toHaveText(/^\d+ days left to send them$/);
  await expect(verification.locator('[data-document]')).toHaveText([
    'Proof of identityWanted',
    'Proof of addressWanted',
  ]);
  const inbox = await widget(page, 'inbox-teaser');
  await expect(place(inbox, 'count')).toHaveText('2 unread messages');
});

test('WALLET-07 a player who has just come: an empty purse, nothing wanted, one message', async ({
  page,
}) => {
  await signInBrowser(page.context(), halden, 'new@halden.example');
  await page.goto(address(halden, '/'));
  await expect(place(await widget(page, 'account-balance'), 'totalBalance')).toHaveText('€0.00');
  await widget(page, 'active-bonus', 'empty');
  await widget(page, 'limits-summary', 'empty');
  const inbox = await widget(page, 'inbox-teaser');
  await expect(inbox.locator('[data-message]:not([data-unused])')).toHaveCount(1);
});
