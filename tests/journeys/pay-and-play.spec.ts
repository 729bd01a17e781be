import type { FrameLocator, Page } from '@playwright/test';
import { isRecord } from '../../schemas/is-record';
import { expectAccessible } from '../support/accessibility';
import { giveConsent } from '../support/give-consent';
import { expect, test } from '../support/journey';
import { patientSite, type Stack, startStack } from '../support/stack';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 360, height: 740 } });

let stack: Stack;
let site: string;
test.beforeAll(async () => {
  stack = await startStack({ sharesContent: true, withPayments: true, siteEnvironment: patientSite });
  site = stack.origin('kiekko');
});
test.afterAll(() => stack.stop());

const dialog = (page: Page) => page.getByRole('dialog').last();
const heading = (page: Page) => dialog(page).locator('h3');
const bank = (page: Page) => dialog(page).frameLocator('iframe');

interface Call {
  path: string;
  /** Field names of the body. */
  fields: unknown[];
}

/** Pay-and-play calls received by the platform, oldest first. */
async function calls(): Promise<Call[]> {
  const answer: unknown = await (await fetch(`${stack.platformUrl}/platform/_control/log`)).json();
  const entries: unknown = isRecord(answer) ? answer['entries'] : undefined;
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry['path'] !== 'string') return [];
    const { path, bodyFields } = entry;
    return path.includes('/paynplay/') ? [{ path, fields: Array.isArray(bodyFields) ? bodyFields : [] }] : [];
  });
}

const forgetCalls = () => fetch(`${stack.platformUrl}/platform/_control/log`, { method: 'DELETE' });
const namesOf = (made: readonly Call[]) => made.map(({ path }) => path.split('/').at(-1));

async function open(page: Page, locale: string, query = ''): Promise<void> {
  await giveConsent(page);
  await forgetCalls();
  await page.goto(`${site}/${locale}/signup/pnp${query}`);
  await expect(heading(page)).toBeVisible();
}

/** Accepts the terms and opens the bank's page. @param pay label in the language of the page */
async function choose(page: Page, amount: RegExp, pay: string): Promise<void> {
  await dialog(page).getByRole('radio', { name: amount }).check();
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: pay }).click();
  await expect(dialog(page).locator('iframe')).toBeVisible();
}

/** Pays at the bank as one of the test people, in a frame or on a separate page. */
async function payAs(on: FrameLocator | Page, person: string, account = 'everyday'): Promise<void> {
  const next = () => on.locator('main form button:not(.quiet)').first();
  await on.locator('input[name=bank]').first().check();
  await next().click();
  const code = /\d{6}/.exec(await on.locator('.message p').innerText())?.[0] ?? '';
  await on.locator('input[name=code]').fill(code);
  await next().click();
  await on.locator(`input[name=person][value=${person}]`).check();
  await next().click();
  await on.locator(`input[name=account][value=${account}]`).check();
  await next().click();
  await expect(on.locator('input[name=account]')).toHaveCount(0);
  await next().click();
}

const signedIn = (page: Page) => expect(page.locator('[data-island="player"]').first()).toBeAttached();

async function statusOfLastPayment(): Promise<unknown> {
  const answer: unknown = await (
    await fetch(`http://127.0.0.1:${stack.ports.payments}/control/transactions`)
  ).json();
  const items: unknown = isRecord(answer) ? answer['items'] : [];
  const last: unknown = Array.isArray(items) ? items.at(-1) : undefined;
  return isRecord(last) ? last['status'] : undefined;
}

test('PNP-01 PNP-06 PNP-09 PNP-10 PNP-11 PNP-13 ROUTE-11 AUTH-27 from the banner over the bank to a player who is signed in', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(window, { deviceFingerprint: () => 'stub-0400' }));
  await giveConsent(page);
  await page.goto(`${site}/en-FI`);
  await forgetCalls();
  await page.locator('main a[href*="/signup/pnp?amount=2000"]').first().click();
  await expect(page).toHaveURL(/\/en-FI\/signup\/pnp\?amount=2000/);
  await expect(heading(page)).toHaveText('Choose your first deposit');
  // ROUTE-11: the home page is behind the dialog, with the banner of CONTENT-24.
  await expect(page.locator('main a[href*="/signup/pnp?amount="]').first()).toBeAttached();
  await expect(dialog(page).getByRole('radio', { name: '20 €' })).toBeChecked();
  await expectAccessible(page, { within: 'dialog[open]' });
  await page.screenshot({ path: 'test-results/pnp-amount-360.png' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await dialog(page).getByRole('button', { name: 'Pay at your bank' }).click();
  await expect(dialog(page).getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  await choose(page, /20 €/, 'Pay at your bank');
  await expectAccessible(page, { within: 'dialog[open]' });
  await page.screenshot({ path: 'test-results/pnp-bank-360.png' });
  const src = await dialog(page).locator('iframe').getAttribute('src');
  expect(src).toMatch(new RegExp(`^${stack.paymentsUrl}/pay/`));
  await payAs(bank(page), 'aino');
  await signedIn(page);
  await expect(page).toHaveURL(new RegExp(`${site}/en-FI`));
  const made = await calls();
  expect(namesOf(made)).toEqual(['deposit', 'code', 'login']);
  expect(made[0]?.fields).toEqual(expect.arrayContaining(['amount', 'country', 'language']));
  expect(made[1]?.fields.toSorted()).toEqual(['blackbox', 'ipAddress', 'oneTimeCode', 'sessionId']);
  expect(made[2]?.fields.toSorted()).toEqual(['country', 'ipAddress', 'metadata', 'sessionId']);
});

test('PNP-07 PNP-12 GUARD-24 in Finnish the form asks for what the bank does not know, and the redirect is where it ends', async ({
  page,
}) => {
  await open(page, 'fi-FI', '?redirect=%2Fpromotions');
  await expect(heading(page)).toHaveText('Valitse ensimmäinen talletuksesi');
  await choose(page, /^10 €/, 'Maksa pankissa');
  await payAs(bank(page), 'onni');
  await expect(heading(page)).toHaveText('Vielä yksi asia');
  await expectAccessible(page, { within: 'dialog[open]' });
  await page.screenshot({ path: 'test-results/pnp-contact-360.png' });
  await dialog(page).locator('input[name=email]').fill('onni.virtamaa@post.example');
  await dialog(page).locator('input[name=phoneBody]').fill('9 123 456');
  await dialog(page).getByRole('button', { name: 'Avaa tili' }).click();
  const phone = dialog(page).locator('input[name=phoneBody]');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('40 123 0004');
  await dialog(page).getByRole('button', { name: 'Avaa tili' }).click();
  await expect(page).toHaveURL(new RegExp('/fi-FI/promotions'));
  await signedIn(page);
  const made = await calls();
  expect(namesOf(made)).toEqual(['deposit', 'code', 'update', 'update', 'login']);
  expect(made[3]?.fields).toEqual(expect.arrayContaining(['playerId', 'email', 'mobilePhone']));
});

test('PNP-14 whoever has an account is led to it, and the money goes back', async ({ page }) => {
  await open(page, 'en-FI');
  await choose(page, /^10 €/, 'Pay at your bank');
  await payAs(bank(page), 'mikael');
  await expect(heading(page)).toHaveText('One last thing');
  await expect(dialog(page).locator('input[name=phoneBody]')).toHaveCount(0);
  await dialog(page).locator('input[name=email]').fill('regular@kiekko.example');
  await dialog(page).getByRole('button', { name: 'Open account' }).click();
  await expect(heading(page)).toHaveText('You already have an account');
  await expect(heading(page)).toBeFocused();
  await expectAccessible(page, { within: 'dialog[open]' });
  await page.screenshot({ path: 'test-results/pnp-duplicated-360.png' });
  await expect(dialog(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.poll(statusOfLastPayment, { timeout: 30_000 }).toBe('reversed');
});

test('PNP-08 a bank that refuses, and a person under age, say why and lead on', async ({ page }) => {
  await open(page, 'en-FI');
  await choose(page, /^10 €/, 'Pay at your bank');
  await payAs(bank(page), 'veera', 'empty');
  await expect(heading(page)).toHaveText('No account was opened');
  await expect(dialog(page).getByRole('alert')).toHaveText(/The payment did not go through/);
  await expectAccessible(page, { within: 'dialog[open]' });
  await page.screenshot({ path: 'test-results/pnp-refused-360.png' });
  await dialog(page).getByRole('button', { name: 'Begin again' }).click();
  await expect(heading(page)).toHaveText('Choose your first deposit');
  await choose(page, /^10 €/, 'Pay at your bank');
  await payAs(bank(page), 'elli');
  await expect(dialog(page).getByRole('alert')).toHaveText(/18 or older/);
  await expect.poll(statusOfLastPayment, { timeout: 30_000 }).toBe('reversed');
});

test('PNP-16 ROUTE-12 a bank that leads back in the window itself is gone on from at the callback', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'en-FI');
  await page.screenshot({ path: 'test-results/pnp-amount-1440.png' });
  await choose(page, /50 €/, 'Pay at your bank');
  await page.screenshot({ path: 'test-results/pnp-bank-1440.png' });
  const src = (await dialog(page).locator('iframe').getAttribute('src')) ?? '';
  await page.goto(src);
  await payAs(page, 'veera');
  await expect(heading(page)).toHaveText('One last thing');
  await expect(page).toHaveURL(`${site}/en-FI`);
  await dialog(page).locator('input[name=phoneBody]').fill('40 123 0003');
  await dialog(page).getByRole('button', { name: 'Open account' }).click();
  await signedIn(page);
  expect(namesOf(await calls())).toEqual(['deposit', 'code', 'update', 'login']);
});

test('PNP-16 the code of another browser signs nobody in', async ({ page, browser }) => {
  await open(page, 'en-FI');
  await choose(page, /^10 €/, 'Pay at your bank');
  const src = (await dialog(page).locator('iframe').getAttribute('src')) ?? '';
  const other = await browser.newContext();
  try {
    const stranger = await other.newPage();
    await stranger.goto(src);
    await payAs(stranger, 'aino');
    await expect(dialog(stranger).getByRole('alert')).toHaveText(/began in another browser/);
    await expect(stranger.locator('[data-island="player"]')).toHaveCount(0);
  } finally {
    await other.close();
  }
});

test('PNP-10 it works without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(`${site}/en-FI/signup/pnp`);
    await page.goto(`${site}/en-FI/pay-and-play?amount=5000`);
    await expect(page.locator('main h1')).toHaveText('Choose your first deposit');
    await page.locator('main input[name=termsAndConditionsAccepted]').check();
    await page.getByRole('button', { name: 'Pay at your bank' }).click();
    await expect(page).toHaveURL(new RegExp(`^${stack.paymentsUrl}`));
    await payAs(page, 'aino');
    await expect(page.locator('main h1')).toHaveText('Back from your bank');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(new RegExp(`^${site}/en-FI(#|$)`));
    await signedIn(page);
  } finally {
    await context.close();
  }
});

test('PNP-01 AMB-81 with the flag off there is no way in, and the address shows the home page', async ({
  page,
}) => {
  const halden = stack.origin('halden');
  await page.goto(`${halden}/fi-FI/signup/pnp`);
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('[data-island="pay-and-play"]')).toHaveCount(0);
  await expect(page.locator('main a[href*="/signup/pnp"]')).toHaveCount(0);
  await page.goto(`${halden}/fi-FI/pay-and-play`);
  await expect(page).toHaveURL(`${halden}/fi-FI`);
  expect((await page.goto(`${halden}/fi-FI/signup/callback`))?.status()).toBe(404);
  expect((await page.goto(`${site}/en-FI/signup/callback`))?.status()).toBe(200);
});
