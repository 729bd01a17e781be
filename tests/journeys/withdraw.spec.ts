import type { Browser, Page } from '@playwright/test';
import { balancePollMs } from '../../app/player/channel/player-channel';
import { startTestProvider, type TestProvider } from '../../services/platform/fixtures/payment-provider';
import { expectAccessible } from '../support/accessibility';
import { press, typeInto } from '../support/by-keyboard';
import { expect, test } from '../support/journey';
import { protectionOf } from '../support/protected-player';
import { type Stack, startStack } from '../support/stack';
import { staffPassword } from '../support/staff-request';

test.describe.configure({ mode: 'serial' });
/** Small phones. */
test.use({ viewport: { width: 360, height: 740 } });

/** A separate platform and payment provider, since money moves. */
let stack: Stack;
let provider: TestProvider;
test.beforeAll(async () => {
  provider = await startTestProvider(Date.now());
  stack = await startStack({
    sharesContent: true,
    platformEnvironment: {
      PAYMENT_HOSTED_URL: provider.settings.url,
      PAYMENT_HOSTED_KEY: provider.settings.key,
      PAYMENT_HOSTED_CALLBACK_SECRET: provider.settings.callbackSecret,
    },
  });
});
test.afterAll(async () => {
  await stack.stop();
  await provider.close();
});

const halden = { brand: 'halden', siteId: 5, locale: 'en-UN', countryCode: 'FI', currencyCode: 'EUR' };
const kiekko = { brand: 'kiekko', siteId: 6, locale: 'fi-FI', countryCode: 'FI', currencyCode: 'EUR' };
const withdraw = '/my-account/banking/withdraw';
const tracker = `${withdraw}/status`;
/** A push, or at the latest the next poll plus its load time. */
const byNextPoll = { timeout: balancePollMs + 15_000 };

async function open(page: Page, site: typeof halden, who: string, path = withdraw): Promise<void> {
  const journey = protectionOf(stack);
  await journey.signIn(page, site, `${who}@${site.brand}.example`);
  await page.goto(journey.address(site, path));
  await page.waitForLoadState('networkidle');
}

const amountField = (page: Page) => page.locator('main input[name=amount]:not([type=hidden])');
const stepOf = (page: Page, step: string) =>
  page.locator('main article').first().locator(`[data-step="${step}"]`);
const send = (page: Page) => page.locator('main').getByRole('button', { name: /^(Withdraw|Nosta)$/ });
const givesUp = (page: Page) => page.locator('main').getByRole('checkbox');
const cancelButton = (page: Page) => page.getByRole('button', { name: /^(Cancel the withdrawal|Peru)/ });

async function checkPage(page: Page): Promise<void> {
  await expectAccessible(page, { within: 'main' });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 360, height: 740 });
}

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

test('WALLET-44 WALLET-46 the page says what can be withdrawn, and refuses each bad amount in its own words', async ({
  page,
}) => {
  await open(page, halden, 'regular');
  const [call] = await protectionOf(stack).calls('POST', '/platform/v1/player/wallet/withdrawal/request');
  expect(call?.bodyFields).toEqual(expect.arrayContaining(['ipAddress', 'blackbox']));
  await expect(page.getByRole('heading', { name: 'What you can withdraw' })).toBeVisible();
  await expect(page.getByText('A withdrawal ends the bonus')).toBeVisible();
  await checkPage(page);
  await shot(page, 'withdraw');
  for (const [typed, problem] of [
    ['', 'Please fill this in.'],
    ['abc', 'Write an amount such as 1,234.50.'],
    ['-5', 'leave out the minus'],
    ['€ 0,00', 'Write an amount above zero.'],
    ['5.001', 'Write no more than 2 decimals.'],
    ['1.00', 'That is too little for this method'],
    ['49,000.00', /That is (too much at once|above your withdrawal limit|more than you can withdraw)/],
  ] as const) {
    await amountField(page).fill(typed);
    await send(page).click();
    await expect(page.locator('main form').getByText(problem)).toBeVisible();
  }
  await expect(page).toHaveURL(new RegExp(`${withdraw}$`));
});

test('without JavaScript the buttons of the page load it again', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page, halden, 'regular');
  const all = page.getByRole('button', { name: /^All of it/ });
  await all.click();
  await expect(amountField(page)).not.toHaveValue('');
  await context.close();
});

test('WALLET-24 WALLET-25 a player who has paid in withdraws and sees it paid, with the reference of the ledger', async ({
  page,
}) => {
  await open(page, halden, 'regular');
  await amountField(page).fill('€ 25,50');
  await send(page).click();
  await expect(page).toHaveURL(/\/status\?requested=/);
  await expect(page.getByRole('heading', { name: '€25.50' })).toBeVisible();
  await expect(stepOf(page, 'paid')).toHaveAttribute('aria-current', 'step', byNextPoll);
  await checkPage(page);
  await shot(page, 'tracker');
  await page.getByText('Receipt').first().click();
  await expect(
    page
      .locator('main article')
      .first()
      .getByText(/^player\//),
  ).toBeVisible();
  await page.reload();
  await expect(page.locator('main article')).toHaveCount(1);
});

test('a payout that the bank sends back is told, and the money is in the wallet', async ({ page }) => {
  await open(page, halden, 'regular', tracker);
  const paymentId = (await page.locator('main article').first().getAttribute('data-payment')) ?? '';
  await provider.reverse(paymentId);
  await expect(async () => {
    await page.reload();
    await expect(stepOf(page, 'failed')).toHaveAttribute('aria-current', 'step', { timeout: 1_000 });
  }).toPass(byNextPoll);
  await expect(page.getByText('The bank has sent the money back.')).toBeVisible();
});

test('BONUS-49 a withdrawal with a bonus first says what is lost, and nothing is sent without consent', async ({
  page,
}) => {
  const sent = () => protectionOf(stack).calls('POST', '/platform/v1/player/wallet/withdrawals');
  const before = (await sent()).length;
  await open(page, halden, 'vip');
  await typeInto(page, amountField(page), '20.00');
  await press(page, send(page));
  const question = page.getByRole('dialog', { name: 'A withdrawal ends your bonus' });
  await expect(question).toContainText(/When you withdraw, €[\d.]+ of bonus money goes back to us/);
  await shot(page, 'forfeit');
  await expectAccessible(page, { within: 'dialog' });
  await press(page, question.getByRole('button', { name: 'Keep the bonus' }));
  await expect(question).toHaveCount(0);
  await expect(amountField(page)).toHaveValue('20.00');
  expect(await sent()).toHaveLength(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('BONUS-49 a withdrawal with a bonus says what is lost and waits for a tick', async ({ page }) => {
    await open(page, halden, 'vip');
    const notice = page.getByRole('region', { name: 'A withdrawal ends your bonus' });
    await expect(notice).toContainText(/€[\d.]+ of bonus money goes back to us/);
    await amountField(page).fill('20.00');
    await send(page).click();
    await expect(page.getByText('Please tick this box to continue.')).toBeVisible();
    await expect(givesUp(page)).not.toBeChecked();
    await expect(page.getByText('is on its way')).toHaveCount(0);
  });
});

test('WALLET-25 a withdrawal in review can be cancelled where the market allows it, and to keep it is the prominent choice', async ({
  page,
}) => {
  await open(page, halden, 'vip');
  await typeInto(page, amountField(page), '20.00');
  // The player has a bonus, which a withdrawal ends only with their consent.
  await press(page, send(page));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Give it up and withdraw' }));
  await expect(stepOf(page, 'in-review')).toHaveAttribute('aria-current', 'step');
  // No offers during a pending withdrawal: the page links only to the account.
  const temptations = ['promotion', 'bonus', 'deposit'].map((part) => `main a[href*="${part}"]:not(nav a)`);
  await expect(page.locator(temptations.join(', '))).toHaveCount(0);
  await shot(page, 'review');
  await press(page, cancelButton(page));
  const question = page.getByRole('dialog');
  await expect(
    question
      .getByRole('button')
      .filter({ hasText: /withdrawal/ })
      .first(),
  ).toHaveText('Keep the withdrawal');
  await question.getByRole('button', { name: /^Cancel the withdrawal/ }).click();
  await expect(page.getByText('The withdrawal was cancelled.')).toBeVisible();
  await expect(stepOf(page, 'cancelled')).toHaveAttribute('aria-current', 'step');
});

test('the desk approves, the payout goes to the provider, and the tracker moves', async ({
  page,
  browser,
}) => {
  await open(page, halden, 'vip');
  await amountField(page).fill('21');
  await send(page).click();
  await expect(stepOf(page, 'in-review')).toHaveAttribute('aria-current', 'step');
  const paymentId = (await page.locator('main article').first().getAttribute('data-payment')) ?? '';
  await approve(browser, 'EUR 21.00', `player/${paymentId}`);
  await expect(stepOf(page, 'paid')).toHaveAttribute('aria-current', 'step', byNextPoll);
  expect(await provider.transaction(paymentId)).toMatchObject({ kind: 'payout', amount: 2_100 });
});

async function approve(browser: Browser, amount: string, withdrawalId: string): Promise<void> {
  const desk = await (await browser.newContext()).newPage();
  await desk.goto(`${stack.origin('halden')}/desk/queues`);
  await desk.getByLabel('Name').fill('payments');
  await desk.getByLabel('Password').fill(staffPassword);
  await desk.keyboard.press('Enter');
  await desk
    .getByRole('row', { name: new RegExp(amount) })
    .getByRole('link')
    .click();
  const form = desk.locator(`form:has(input[value="${withdrawalId}"])`);
  await form.getByLabel('Reason').fill('Source of funds is clear');
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByRole('status')).toContainText('audit log');
  await desk.context().close();
}

test('the desk ends a payout of another amount than was agreed, and the money is in the wallet', async ({
  page,
  browser,
}) => {
  await provider.misbehave({ fault: 'wrong-amount', times: 1, by: -100 });
  await open(page, halden, 'regular');
  await amountField(page).fill('31.00');
  await send(page).click();
  await expect(page.getByText('reported something else than we sent')).toBeVisible(byNextPoll);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await desk.goto(`${stack.origin('halden')}/desk/queues`);
  await desk.getByLabel('Name').fill('payments');
  await desk.getByLabel('Password').fill(staffPassword);
  await desk.keyboard.press('Enter');
  const queue = desk.getByRole('region', { name: 'Payments that differ from their provider' });
  await expect(queue).toContainText('Another amount · Here: EUR 31.00 · Provider: EUR 30.00');
  await expectAccessible(desk, { within: 'main' });
  await shot(desk, 'differences-1440');
  await desk.setViewportSize({ width: 360, height: 740 });
  await shot(desk, 'differences-360');
  await expect(queue.getByRole('button', { name: 'Book EUR 31.00 as agreed' })).toBeVisible();
  await queue.getByLabel('Reason').fill('The bank has sent it back');
  await queue.getByRole('button', { name: 'End without the money' }).click();
  await expect(desk.getByRole('status')).toContainText('audit log');
  await expect(queue).not.toContainText('EUR 31.00');
  await context.close();
  await expect(async () => {
    await page.reload();
    await expect(stepOf(page, 'failed')).toHaveAttribute('aria-current', 'step', { timeout: 1_000 });
  }).toPass(byNextPoll);
});

test('WALLET-25 no withdrawal is taken back where the market does not allow it', async ({ page }) => {
  await open(page, kiekko, 'vip');
  await amountField(page).fill('20,00');
  await send(page).click();
  await expect(stepOf(page, 'in-review')).toHaveAttribute('aria-current', 'step');
  await expect(cancelButton(page)).toHaveCount(0);
  await checkPage(page);
  await shot(page, 'kiekko');
});

test.describe('WALLET-37 each permission has a view of its own', () => {
  for (const [who, state] of [
    ['unverified', 'VERIFYDOCUMENT_REQUIRED'],
    ['pending', 'VERIFYDOCUMENT_UNDER_REVIEW'],
    ['risk-payout', 'RESTRICTED'],
  ] as const)
    test(`${who} is told ${state}`, async ({ page }) => {
      await open(page, halden, who);
      await expect(page.locator(`[data-state="${state}"]`)).toBeVisible();
      await expect(amountField(page)).toHaveCount(0);
    });
});
