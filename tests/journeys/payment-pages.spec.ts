import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { PaymentProviderTransaction } from '../../schemas/generated/types';
import {
  callProvider,
  type CallbackReceiver,
  paymentRequest,
  receiveCallbacks,
  startTestProvider,
} from '../../services/payment-provider/fixtures/test-provider';
import type { RunningPaymentProvider } from '../../services/payment-provider/server';
import { expectAccessible } from '../support/accessibility';
import { press, typeInto } from '../support/by-keyboard';
import { freePort } from '../support/free-port';
import { expect, test } from '../support/journey';

/** Small phones. */
test.use({ viewport: { width: 360, height: 740 } });

let provider: RunningPaymentProvider;
let receiver: CallbackReceiver;
let merchant: Server;
let merchantUrl: string;

test.beforeAll(async () => {
  merchant = createServer((request, response) => {
    const frame = new URL(request.url ?? '', 'http://localhost').searchParams.get('frame');
    const content = frame ? `<iframe title="Payment" src="${frame}"></iframe>` : '<h1>Merchant</h1>';
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<!doctype html><html lang="en"><title>Merchant</title><style>iframe{width:340px;height:700px}</style>${content}`,
      );
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  merchantUrl = `http://localhost:${(merchant.address() as AddressInfo).port}`;
  const port = await freePort();
  receiver = await receiveCallbacks();
  provider = await startTestProvider({
    port,
    url: `http://payments.localhost:${port}`,
    siteOrigins: [merchantUrl],
    durations: { lateMs: 60_000, blockMs: 1_500 },
  });
});
test.afterAll(async () => {
  merchant.close();
  await provider.close();
  await receiver.close();
});

async function create(other: Record<string, unknown> = {}): Promise<PaymentProviderTransaction> {
  const returnUrl = `${merchantUrl}/return`;
  const content = paymentRequest(receiver.url, { returnUrl, ...other });
  return (await callProvider(provider.url, 'POST', '/v1/payments', content)).body;
}

const statusOf = async ({ id }: PaymentProviderTransaction) =>
  (await callProvider(provider.url, 'GET', `/v1/transactions/${id}`)).body.status;

/** Accessible, and no wider than the phone. */
async function checkPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

async function expectReturn(page: Page, { reference }: PaymentProviderTransaction): Promise<void> {
  await expect(page).toHaveURL(`${merchantUrl}/return?payment=${reference}`);
}

const codeOn = async (page: Page) => /\d{6}/.exec(await page.locator('.message p').innerText())?.[0] ?? '';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel('Expiry date').pressSequentially('1239');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on the card').fill('Aino Aalto');
  await button(page, 'Pay €25.00').click();
}

test('a card is confirmed with a code, by mouse; a saved one needs its security code only', async ({
  page,
}) => {
  const customer = { id: 'player-by-mouse' };
  const payment = await create({ customer });
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto(payment.hostedUrl ?? '');
  await checkPage(page, 'Pay by card');
  expect(await statusOf(payment)).toBe('redirected');
  await enterCard(page, '4242424242424242');
  await checkPage(page, 'Confirm the payment');
  await page.getByLabel('One-time code').fill('1');
  await button(page, 'Continue').click();
  await checkPage(page, 'Confirm the payment');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('One-time code').fill(await codeOn(page));
  await button(page, 'Continue').click();
  await expectReturn(page, payment);
  expect(await statusOf(payment)).toBe('settled');
  expect([...origins].toSorted()).toEqual([merchantUrl, new URL(payment.hostedUrl ?? '').origin].toSorted());

  const { body } = await callProvider(provider.url, 'GET', `/v1/transactions/${payment.id}`);
  const again = await create({ customer, instrument: body.instrument?.token });
  await page.goto(again.hostedUrl ?? '');
  await checkPage(page, 'Pay with •••• 4242');
  await page.getByLabel('Security code').fill('123');
  await button(page, 'Pay €25.00').click();
  await expectReturn(page, again);
  expect(await statusOf(again)).toBe('settled');
});

test('a card by keyboard: digits are grouped while they are typed, errors are linked to their fields', async ({
  page,
}) => {
  const payment = await create();
  await page.goto(payment.hostedUrl ?? '');
  await typeInto(page, page.getByLabel('Card number'), '4242424242424241');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4241');
  await press(page, button(page, 'Pay €25.00'));
  await expect(page).toHaveTitle(/^Error: Pay by card/);
  await checkPage(page, 'Pay by card');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/not valid/);
  await press(page, page.getByRole('link', { name: /This card number is not valid/ }));
  await expect(page.getByLabel('Card number')).toBeFocused();
  await typeInto(page, page.getByLabel('Card number'), '4242424242424242');
  await typeInto(page, page.getByLabel('Expiry date'), '1239');
  await expect(page.getByLabel('Expiry date')).toHaveValue('12/39');
  await typeInto(page, page.getByLabel('Security code'), '123');
  await typeInto(page, page.getByLabel('Name on the card'), 'Aino Aalto');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirm the payment' })).toBeVisible();
  await typeInto(page, page.getByLabel('One-time code'), await codeOn(page));
  await page.keyboard.press('Enter');
  await expectReturn(page, payment);
  expect(await statusOf(payment)).toBe('settled');
});

test('a bank account, by mouse', async ({ page }) => {
  const payment = await create({ method: 'bank' });
  await page.goto(payment.hostedUrl ?? '');
  await checkPage(page, 'Pay from your bank account');
  await button(page, 'Continue').click();
  await expect(page.getByRole('alert')).toContainText('Choose your bank.');
  await page.getByText('Slowbrook Bank').first().click();
  await button(page, 'Continue').click();
  await checkPage(page, 'Sign in to Slowbrook Bank');
  await button(page, 'Choose another bank').click();
  await page.getByText('Alder Bank').click();
  await button(page, 'Continue').click();
  await page.getByLabel('One-time code').fill(await codeOn(page));
  await button(page, 'Continue').click();
  await checkPage(page, 'Choose an account');
  await page.getByText('Everyday account •••• 4821').first().click();
  await button(page, 'Continue').click();
  await checkPage(page, 'Confirm the payment');
  await button(page, 'Pay €25.00').click();
  await expectReturn(page, payment);
  expect(await statusOf(payment)).toBe('settled');
});

test('a bank account by keyboard settles late at a slow bank', async ({ page }) => {
  const payment = await create({ method: 'bank' });
  await page.goto(payment.hostedUrl ?? '');
  await press(page, page.getByRole('radio', { name: 'Alder Bank' }), 'ArrowUp');
  await expect(page.getByRole('radio', { name: 'Slowbrook Bank' })).toBeChecked();
  await press(page, button(page, 'Continue'));
  await typeInto(page, page.getByLabel('One-time code'), await codeOn(page));
  await press(page, button(page, 'Continue'));
  await press(page, page.getByRole('radio', { name: /Everyday account/ }), 'Space');
  await press(page, button(page, 'Continue'));
  await press(page, button(page, 'Pay €25.00'));
  await expectReturn(page, payment);
  expect(await statusOf(payment)).toBe('pending');
  await page.goto(payment.hostedUrl ?? '');
  await checkPage(page, 'This payment is being processed');
});

test('a voucher, by mouse and by keyboard', async ({ page }) => {
  const first = await create({ method: 'voucher' });
  await page.goto(first.hostedUrl ?? '');
  await checkPage(page, 'Pay with a voucher');
  await page.getByLabel('Voucher code').fill('1000200030004099');
  await button(page, 'Pay €25.00').click();
  await expect(page.getByRole('alert')).toContainText('used up');
  await checkPage(page, 'Pay with a voucher');
  await page.getByLabel('Voucher code').fill('1000200030004000');
  await button(page, 'Pay €25.00').click();
  await expectReturn(page, first);
  const second = await create({ method: 'voucher' });
  await page.goto(second.hostedUrl ?? '');
  await typeInto(page, page.getByLabel('Voucher code'), '1000200030004000');
  await page.keyboard.press('Enter');
  await expectReturn(page, second);
  expect(await statusOf(second)).toBe('settled');
});

test('coins, by mouse and by keyboard: confirmations are counted until the payment is settled', async ({
  page,
}) => {
  const first = await create({ method: 'crypto' });
  await page.goto(first.hostedUrl ?? '');
  await checkPage(page, 'Pay with Testcoin');
  await expect(page.getByRole('img', { name: 'QR code with address and amount' })).toBeVisible();
  await button(page, 'Simulate the transfer').click();
  await checkPage(page, 'We have received your transfer');
  await expect(page.getByRole('heading', { name: 'This payment has been made' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Halden' }).click();
  await expectReturn(page, first);
  const second = await create({ method: 'crypto' });
  await page.goto(second.hostedUrl ?? '');
  await press(page, button(page, 'Simulate the transfer'));
  await press(page, page.getByRole('link', { name: 'Back to Halden' }));
  await expectReturn(page, second);
});

test('a payment is cancelled; used, expired and unknown links say so', async ({ page }) => {
  const payment = await create();
  await page.goto(payment.hostedUrl ?? '');
  await button(page, 'Cancel payment').click();
  await expectReturn(page, payment);
  await page.goBack();
  await page.reload();
  await checkPage(page, 'This payment was cancelled');
  await page.getByRole('link', { name: 'Back to Halden' }).click();
  await expectReturn(page, payment);
  await page.goto(`${new URL(payment.hostedUrl ?? '').origin}/pay/unknown`);
  await checkPage(page, 'This payment link is not valid');
});

test('without scripts, in a frame of the merchant: the frame is led back', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const payment = await create({ method: 'voucher', amount: 1_000, isFramed: true });
  await page.goto(`${merchantUrl}/?frame=${encodeURIComponent(payment.hostedUrl ?? '')}`);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Voucher code').fill('1000200030004010');
  await frame.getByRole('button', { name: 'Pay €10.00' }).click();
  await expect(frame.getByRole('heading', { name: 'Merchant' })).toBeVisible();
  expect(await statusOf(payment)).toBe('settled');
  await context.close();
});

for (const [language, title] of [
  ['caf', 'Payer par carte'],
  ['pl', 'Zapłać kartą'],
  ['ja', 'カードで支払う'],
])
  test(`the page in ${language} fits a phone`, async ({ page }) => {
    const { hostedUrl = '' } = await create({ language });
    await page.goto(hostedUrl);
    await page.locator('details').evaluate((details) => details.setAttribute('open', ''));
    await checkPage(page, title ?? '');
    // Right-to-left layout has no overflow either.
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
