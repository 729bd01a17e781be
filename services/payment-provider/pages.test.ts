import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProviderTransaction } from '../../schemas/generated/types';
import { cardFields, openPage } from './fixtures/hosted-page';
import {
  callProvider,
  type CallbackReceiver,
  paymentRequest,
  receiveCallbacks,
  startTestProvider,
} from './fixtures/test-provider';
import { isLuhn } from './pages/card-entry';
import type { RunningPaymentProvider } from './server';

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-payment-pages-'));
let logged = '';
const logger = pino(
  { level: 'trace' },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  }),
);
let provider: RunningPaymentProvider;
let receiver: CallbackReceiver;
let clock = 0;

beforeAll(async () => {
  const siteOrigins = ['http://site.localhost:3000'];
  const now = () => Date.now() + clock;
  [provider, receiver] = await Promise.all([
    startTestProvider({ folder, logger, siteOrigins, now }),
    receiveCallbacks(),
  ]);
});
afterAll(async () => {
  await provider.close();
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

async function create(other: Record<string, unknown> = {}): Promise<PaymentProviderTransaction> {
  const content = paymentRequest(receiver.url, other);
  return (await callProvider(provider.url, 'POST', '/v1/payments', content)).body;
}
const read = async ({ id }: { id: string }) =>
  (await callProvider(provider.url, 'GET', `/v1/transactions/${id}`)).body;

async function payByCard(payment: PaymentProviderTransaction, number?: string) {
  const page = openPage(payment.hostedUrl);
  await page.show();
  await page.send('card', cardFields(number));
  return page.send('challenge', { code: await page.code() });
}

async function payByBank(payment: PaymentProviderTransaction, bank: string, account: string) {
  const page = openPage(payment.hostedUrl);
  await page.show();
  await page.send('bank', { bank });
  await page.send('sign-in', { code: await page.code() });
  await page.send('account', { account });
  return page.send('confirm');
}

describe('card', () => {
  test('is confirmed with a code and leads back to the merchant, which learns nothing of the outcome there', async () => {
    const payment = await create({ reference: 'order 7' });
    expect((await read(payment)).status).toBe('created');
    const sent = await payByCard(payment);
    expect(sent).toMatchObject({
      status: 303,
      location: 'http://site.localhost:3000/return?from=cashier&payment=order+7',
    });
    const settled = await read(payment);
    expect(settled).toMatchObject({
      status: 'settled',
      instrument: { label: '•••• 4242', holder: 'Aino Aalto' },
    });
  });

  test.each([
    ['4000000000000002', 'failed', 'declined'],
    ['4000000000009995', 'failed', 'insufficient_funds'],
    ['4000000000003220', 'failed', 'authentication_failed'],
    ['4000000000000259', 'failed', 'limit'],
    ['4000000000000077', 'pending', undefined],
  ])('%s ends as %s', async (number, status, failure) => {
    const payment = await create();
    await payByCard(payment, number);
    const { status: actual, failure: reason } = await read(payment);
    expect([actual, reason]).toEqual([status, failure]);
  });

  test('three wrong codes fail it', async () => {
    const payment = await create();
    const page = openPage(payment.hostedUrl);
    await page.show();
    await page.send('card', cardFields());
    const wrong = (await page.code()) === '000000' ? '000001' : '000000';
    expect((await page.send('challenge', { code: wrong })).status).toBe(422);
    expect((await page.send('challenge', { code: '' })).status).toBe(422);
    expect((await page.send('challenge', { code: wrong })).status).toBe(422);
    expect((await page.send('challenge', { code: wrong })).status).toBe(303);
    expect(await read(payment)).toMatchObject({ status: 'failed', failure: 'authentication_failed' });
  });

  test('is refused at its fields, and the security code is never sent back', async () => {
    const page = openPage((await create()).hostedUrl);
    const { status, markup } = await page.send('card', {
      ...{ number: '4242 4242 4242 4241', expiry: '01/20', cvc: '12', name: '<b>' },
    });
    expect(status).toBe(422);
    expect([...markup.matchAll(/id="(\w+)-error"/g)].map(([, name]) => name)).toEqual([
      'number',
      'expiry',
      'cvc',
    ]);
    expect(markup).toContain('value="&lt;b&gt;"');
    expect(markup).not.toMatch(/value="12"/);
    expect((await page.send('card', cardFields('4111111111111111'))).markup).toContain('Only the test cards');
  });

  test('its number is neither stored, logged nor sent', async () => {
    await payByCard(await create());
    await openPage((await create()).hostedUrl).send('card', cardFields('4111 1111 1111 1111'));
    const stored = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'latin1'));
    for (const text of [...stored, logged, JSON.stringify(receiver.deliveries)])
      expect(text).not.toMatch(/4242 ?4242 ?4242 ?4242|4111 ?1111 ?1111 ?1111/);
    expect(stored.join()).toContain('4242');
  });

  test('a saved one asks for the security code only, and belongs to its customer', async () => {
    const customer = { id: 'player-saved' };
    const first = await create({ customer });
    await payByCard(first, '4000000000009995');
    const second = await create({ customer });
    await payByCard(second);
    const { instrument } = await read(second);
    const again = await create({ customer, instrument: instrument?.token });
    const page = openPage(again.hostedUrl);
    expect(await page.show()).toContain('•••• 4242');
    expect((await page.send('saved')).status).toBe(422);
    expect((await page.send('saved', { cvc: '123' })).status).toBe(303);
    expect(await read(again)).toMatchObject({ status: 'settled', instrument });
    const foreign = paymentRequest(receiver.url, { instrument: instrument?.token });
    expect((await callProvider(provider.url, 'POST', '/v1/payments', foreign)).status).toBe(422);
  });

  test('check digits are those of ISO/IEC 7812', () => {
    expect(['4242424242424242', '5555555555554444', '79927398713'].every(isLuhn)).toBe(true);
    expect(['4242424242424241', '79927398710'].some(isLuhn)).toBe(false);
  });
});

describe('bank', () => {
  test.each([
    ['alder', 'everyday', 'settled', undefined],
    ['slowbrook', 'everyday', 'pending', undefined],
    ['alder', 'empty', 'failed', 'insufficient_funds'],
    ['alder', 'limited', 'failed', 'limit'],
  ])('%s, %s ends as %s', async (bank, account, status, failure) => {
    const payment = await create({ method: 'TRUSTLY' });
    expect((await payByBank(payment, bank, account)).status).toBe(303);
    const { status: actual, failure: reason } = await read(payment);
    expect([actual, reason]).toEqual([status, failure]);
  });

  test('a payout to an account whose bank returns it comes back', async () => {
    const payment = await create({ method: 'bank' });
    await payByBank(payment, 'alder', 'savings');
    const { instrument } = await read(payment);
    const {
      returnUrl: _url,
      merchant: _merchant,
      ...request
    } = paymentRequest(receiver.url, {
      ...{ method: 'bank', instrument: instrument?.token },
    });
    const { body } = await callProvider(provider.url, 'POST', '/v1/payouts', request);
    await expect.poll(async () => (await read(body)).status).toBe('reversed');
  });

  test('a step that is left out or repeated shows the page in its state', async () => {
    const payment = await create({ method: 'bank' });
    const page = openPage(payment.hostedUrl);
    await page.show();
    expect(await page.send('confirm')).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/pay\//),
    });
    await page.send('bank', { bank: 'alder' });
    await page.send('other-bank');
    expect(await page.show()).toContain('Kestrel Savings');
    expect((await read(payment)).status).toBe('redirected');
  });
});

describe('voucher', () => {
  test('pays until it is used up; wrong ones fail the payment in the end', async () => {
    const amounts = [3_000, 1_000, 1_000, 1];
    const results: number[] = [];
    for (const amount of amounts) {
      const page = openPage((await create({ method: 'voucher', amount })).hostedUrl);
      results.push((await page.send('voucher', { voucher: '1000 2000 3000 4020' })).status);
    }
    expect(results).toEqual([303, 303, 303, 422]);
    const payment = await create({ method: 'voucher' });
    const page = openPage(payment.hostedUrl);
    expect((await page.send('voucher', { voucher: '1000200030004099' })).markup).toContain('used up');
    expect((await page.send('voucher', { voucher: '1000200030004030' })).markup).toContain('€10.00');
    for (let tries = 0; tries < 5; tries += 1) await page.send('voucher', { voucher: '9999999999999999' });
    expect(await read(payment)).toMatchObject({ status: 'failed', failure: 'declined' });
  });
});

test('a transfer of coins settles after its confirmations', async () => {
  const payment = await create({ method: 'crypto' });
  const page = openPage(payment.hostedUrl);
  expect(await page.show()).toMatch(/0\.100000 TST/);
  await page.send('send');
  expect(await read(payment)).toMatchObject({ status: 'pending' });
  expect(await page.show()).toContain('data-live');
  await expect.poll(async () => (await read(payment)).status).toBe('settled');
  expect(await page.show()).toContain('This payment has been made');
});

test('the customer cancels', async () => {
  const payment = await create();
  const page = openPage(payment.hostedUrl);
  expect((await page.send('cancel')).location).toContain('payment=');
  expect(await read(payment)).toMatchObject({ status: 'cancelled', failure: 'cancelled_by_customer' });
  expect((await page.send('card', cardFields())).status).toBe(303);
  expect((await read(payment)).status).toBe('cancelled');
});

test('a form that is sent twice pays once', async () => {
  const payment = await create();
  const page = openPage(payment.hostedUrl);
  await page.show();
  await page.send('card', cardFields());
  const code = await page.code();
  const sent = await Promise.all([page.send('challenge', { code }), page.send('challenge', { code })]);
  expect(sent.map(({ status }) => status)).toEqual([303, 303]);
  expect((await read(payment)).sequence).toBe(5);
});

test('used, expired and unknown links say so and lead back', async () => {
  const used = await create();
  await payByCard(used);
  expect(await openPage(used.hostedUrl).show()).toMatch(/has been made[\s\S]*Back to Halden/);
  const expired = await create();
  clock = 16 * 60_000;
  expect(await openPage(expired.hostedUrl).show()).toMatch(/has expired[\s\S]*Back to Halden/);
  expect((await read(expired)).status).toBe('expired');
  const unknown = await fetch(`${provider.url}/pay/unknown`, { headers: { 'accept-language': 'xx' } });
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('This payment link is not valid');
});

test('a page that was ordered for a frame may be framed by the sites, sends forms to itself and the merchant, and loads its own files only', async () => {
  const { headers } = await fetch((await create({ isFramed: true })).hostedUrl ?? '');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain('frame-ancestors http://site.localhost:3000');
  expect(policy).toContain("form-action 'self' http://site.localhost:3000");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('any other page cannot be framed', async () => {
  const { headers } = await fetch((await create()).hostedUrl ?? '');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
});
