import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/journey';
import { type PlayerSite, protectionOf } from '../support/protected-player';
import { patientSite, type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 360, height: 740 } });

const path = '/my-account/banking/deposit';
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
  stack = await startStack({ sharesContent: true, withPayments: true, siteEnvironment: patientSite });
  site = protectionOf(stack);
});
test.afterAll(() => stack.stop());

/** The law requires a verified identity before a deposit. */
const newPlayer = (at: PlayerSite, person: object = {}) =>
  site.newPlayer(at, { kycStatus: 'FULLY VERIFIED', ...person });

const submit = (page: Page) => page.getByRole('button', { name: 'Continue to payment' });
const hosted = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page) => page.locator('main [data-state]');
const amountField = (page: Page) => page.locator('main input[name=amount]');
const codeOn = async (page: Page) => /\d{6}/.exec(await page.locator('.message p').innerText())?.[0] ?? '';
const onProvider = (page: Page) => expect(page).toHaveURL((url) => url.origin === stack.paymentsUrl);

async function axe(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

async function open(page: Page, at: PlayerSite): Promise<void> {
  await page.goto(site.address(at, path));
  await expect(page.locator('main h1')).toHaveText('Deposit');
  await page.waitForLoadState('networkidle');
}

/** Selects a method and a suggested amount, in euros, and continues to the provider. */
async function begin(page: Page, method: string, euros = 20): Promise<void> {
  await page
    .getByRole('radio', { name: new RegExp(`^${method}`, 'i') })
    .first()
    .check();
  await page.getByRole('radio', { name: `€${euros}`, exact: true }).check();
  await submit(page).click();
  await onProvider(page);
}

async function payByCard(page: Page, number = '4242424242424242', pay = 'Pay €20.00'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on the card').fill('Aino Aalto');
  await hosted(page, pay).click();
  await page.getByLabel('One-time code').fill(await codeOn(page));
  await hosted(page, 'Continue').click();
}

async function expectSettled(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/banking\/deposit\/[0-9a-f-]{36}$/);
  await expect(said(page)).toHaveAttribute('data-state', 'settled', { timeout: 20_000 });
}

test('the deposit page loads no script of others, is accessible, and four taps lead from the header to the provider', async ({
  page,
}) => {
  await site.signIn(page, halden, await newPlayer(halden));
  const origins = new Set<string>();
  await page.goto(site.address(halden, '/my-account/account'));
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    if (['script', 'document', 'fetch', 'xhr', 'stylesheet'].includes(request.resourceType()))
      origins.add(new URL(request.url()).origin);
  });
  const link = page.locator(`header a[href$="${path}"]`).first();
  if (!(await link.isVisible())) await page.locator('header [data-drawer] > summary').click();
  await page.locator(`header a[href$="${path}"]:visible`).first().click();
  await expect(page.locator('main h1')).toHaveText('Deposit');
  await page.waitForLoadState('networkidle');
  await axe(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect([...origins]).toEqual([stack.origin('halden')]);
  await page.getByRole('radio', { name: '€20', exact: true }).check();
  await submit(page).click();
  await onProvider(page);
});

test('WALLET-38 WALLET-40 WALLET-43 a declined card says why, and the same amount is tried again; the card is offered the next time', async ({
  page,
}) => {
  await site.signIn(page, halden, await newPlayer(halden));
  await open(page, halden);
  await begin(page, 'Card');
  await payByCard(page, '4000000000000002');
  await expect(said(page)).toHaveAttribute('data-state', 'failed');
  await expect(said(page)).toContainText('Your bank declined the payment.');
  await page.getByRole('link', { name: 'Try again with €20.00' }).click();
  await expect(amountField(page)).toHaveValue('20');
  await page.waitForLoadState('networkidle');
  await submit(page).click();
  await onProvider(page);
  await payByCard(page);
  await expectSettled(page);
  // Going back, a reload and a second tab have no effect.
  await page.reload();
  await expectSettled(page);
  await expect(said(page)).toContainText('€20.00 is in your balance.');
  await expect(page.locator('main dl')).toContainText('Reference');
  await expect(page.locator('summary [data-balance]').first()).toContainText('20');
  const requested = await site.calls('POST', '/platform/v1/player/wallet/deposit/request');
  expect(requested.at(-1)?.bodyFields.toSorted()).toEqual(['blackbox', 'ipAddress']);
  const url = page.url();
  await open(page, halden);
  await expect(page.getByRole('radio', { name: /Card •••• 4242/ })).toBeChecked();

  const other = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 360, height: 740 } });
  const stranger = await other?.newPage();
  if (!other || !stranger) throw new Error('no browser');
  await site.signIn(stranger, halden, await newPlayer(halden));
  expect((await stranger.goto(url))?.status()).toBe(404);
  await stranger.waitForLoadState('networkidle');
  // Hydrated without an error, with the reference for support.
  await expect(stranger.getByText(/^Reference: /)).toBeVisible();
  await other.close();
});

test('WALLET-34 amounts that cannot be are refused at the field; a limit that is reached says until when', async ({
  page,
}) => {
  const email = await newPlayer(halden);
  await site.signIn(page, halden, email);
  await page.goto(site.address(halden, '/my-account/gambling-limits'));
  const limit = page.locator('#limit-deposit-DAY');
  await page.waitForLoadState('networkidle');
  await limit.locator('summary').click();
  await limit.locator('input[name=amount]').fill('30');
  await limit.getByRole('button', { name: 'Save the limit' }).click();
  await expect(limit.locator('[role=status]')).toContainText('saved');
  await open(page, halden);
  await expect(page.getByText(/Your deposit limit leaves €30 until/)).toBeVisible();
  for (const [text, problem] of [
    ['', 'Choose an amount or enter one.'],
    ['abc', 'This is not an amount.'],
    ['-5', 'An amount cannot be negative.'],
    ['0', 'Enter an amount above zero.'],
    ['1.234', 'Enter no more than 2 decimals.'],
    ['5', 'This method takes €10 or more.'],
    ['€ 9,50', 'This method takes €10 or more.'],
    ['1,000,000', 'This method takes €5,000 at most.'],
    ['30.01', 'Your limit leaves €30.'],
  ] as const) {
    await amountField(page).fill(text);
    await submit(page).click();
    await expect(amountField(page)).toHaveAccessibleDescription(new RegExp(problem.replace('.', '\\.')));
  }
  await amountField(page).fill('30,00 €');
  await submit(page).click();
  await onProvider(page);
  await payByCard(page, '4242424242424242', 'Pay €30.00');
  await expectSettled(page);
  await open(page, halden);
  await expect(said(page)).toHaveAttribute('data-state', 'SELF_LIMIT_REACHED');
  await expect(said(page)).toContainText(/is left until .*:00/);
  await expect(page.locator('main').getByRole('link', { name: 'See or change your limits' })).toBeVisible();
  await axe(page);
});

test('limitPrompt: before the first deposit a player is offered a limit, and may decline it', async ({
  page,
}) => {
  const uk: PlayerSite = { ...halden, locale: 'en-UK', countryCode: 'GB', currencyCode: 'GBP' };
  await site.signIn(page, uk, await newPlayer(uk));
  await open(page, uk);
  await expect(page.locator('[data-state=limit-offer]')).toBeVisible();
  const set = page.getByRole('link', { name: 'Set a deposit limit' });
  const without = page.getByRole('link', { name: 'Deposit without a limit' });
  const look = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await set.evaluate(look)).toBe(await without.evaluate(look));
  await axe(page);
  await without.click();
  await expect(submit(page)).toBeVisible();
  await page.goBack();
  await set.click();
  const limit = page.locator('#limit-deposit-DAY');
  await limit.locator('summary').click();
  await limit.locator('input[name=amount]').fill('30');
  await limit.getByRole('button', { name: 'Save the limit' }).click();
  await expect(limit.locator('[role=status]')).toContainText('saved');
  await page.getByRole('link', { name: 'Back to the deposit' }).click();
  await expect(page.getByText(/Your deposit limit leaves £30 until/)).toBeVisible();
});

test('depositLimitRequired: where the law asks for a limit there is no deposit page without one', async ({
  page,
}) => {
  const germany: PlayerSite = { ...halden, locale: 'de-DE', countryCode: 'DE' };
  await site.signIn(page, germany, await newPlayer(germany));
  await page.goto(site.address(germany, `${path}?limit=none`));
  await expect(page.locator('[data-state=limit-required]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Einzahlungslimit festlegen' })).toBeVisible();
  await expect(amountField(page)).toHaveCount(0);
});

test('WALLET-42 WALLET-54 documents can be sent later while there are days left', async ({ page }) => {
  await site.signIn(page, halden, 'documents@halden.example');
  await open(page, halden);
  await expect(said(page)).toHaveAttribute('data-state', 'VERIFYDOCUMENT_LOYAL');
  await expect(said(page)).toContainText(/You have \d+ days? left/);
  await page.getByRole('link', { name: 'Later, deposit now' }).click();
  await expect(submit(page)).toBeVisible();
});

test('without JavaScript: a deposit, and a refused amount', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(site.address(halden, '/login'));
  await page.locator('main input[name=email]').fill(await newPlayer(halden));
  await page.locator('main input[name=password]').fill('Marquee-2026');
  await page.locator('main button[type=submit]').click();
  await page.goto(site.address(halden, path));
  await amountField(page).fill('0');
  await submit(page).click();
  await expect(amountField(page)).toHaveAccessibleDescription(/above zero/);
  await amountField(page).fill('20');
  await submit(page).click();
  await onProvider(page);
  await payByCard(page);
  await expect(async () => {
    const again = page.getByRole('link', { name: 'Check again' });
    if (await again.isVisible()) await again.click();
    await expect(said(page)).toHaveAttribute('data-state', 'settled', { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await context.close();
});
