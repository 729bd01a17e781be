import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  validatePaymentProviderCallback,
  validatePaymentProviderTransaction,
} from '../../schemas/generated/validators.js';
import type {
  PaymentProviderControlBehaviour,
  PaymentProviderError,
  PaymentProviderTransaction,
  PaymentProviderTransactionList,
} from '../../schemas/generated/types';
import {
  CALLBACK_SECRET,
  callProvider,
  type CallbackReceiver,
  type Delivery,
  paymentRequest,
  receiveCallbacks,
  startTestProvider,
} from './fixtures/test-provider';
import type { RunningPaymentProvider } from './server';

let provider: RunningPaymentProvider;
let receiver: CallbackReceiver;

beforeAll(async () => {
  [provider, receiver] = await Promise.all([startTestProvider(), receiveCallbacks()]);
});
afterAll(async () => {
  await provider.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.deliveries = [];
  receiver.answer = () => 204;
});
afterEach(() => callProvider(provider.url, 'POST', '/control/reset'));

const call = <T = PaymentProviderTransaction>(
  method: string,
  place: string,
  content?: unknown,
  headers?: Record<string, string>,
) => callProvider<T>(provider.url, method, place, content, headers);

async function create(other: Record<string, unknown> = {}): Promise<PaymentProviderTransaction> {
  const { status, body } = await call('POST', '/v1/payments', paymentRequest(receiver.url, other));
  expect(status).toBe(201);
  return body;
}

async function payOut(instrument: string): Promise<PaymentProviderTransaction> {
  const { returnUrl: _url, merchant: _merchant, ...rest } = paymentRequest(receiver.url, { instrument });
  return (await call('POST', '/v1/payouts', rest)).body;
}

const authorise = (id: string, content: object = {}) =>
  call('POST', `/control/transactions/${id}/authorise`, content);
const misbehave = (...faults: PaymentProviderControlBehaviour['faults']) =>
  call('POST', '/control/behaviour', { faults });
const read = async (id: string) => (await call('GET', `/v1/transactions/${id}`)).body;
/** Events in the order of their first delivery; delivery is at least once. */
const events = () => [
  ...new Map(receiver.deliveries.map(({ event }) => [event.eventId, event] as const)).values(),
];
const statuses = () => events().map(({ transaction }) => transaction.status);

function isSigned({ headers, body }: Delivery): boolean {
  const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-signature'])) ?? [];
  const expected = createHmac('sha256', CALLBACK_SECRET).update(`${seconds}.${body}`).digest('hex');
  return signature === expected && Math.abs(Number(seconds) - Date.now() / 1_000) < 5;
}

describe('a payment', () => {
  test('is created, paid and settled; each change is a signed callback with the next sequence', async () => {
    const payment = await create({ reference: 'order-1' });
    expect(validatePaymentProviderTransaction(payment)).toBe(true);
    expect(payment).toMatchObject({ status: 'created', kind: 'deposit', reference: 'order-1', sequence: 1 });
    expect(payment.hostedUrl).toMatch(/\/pay\/[\w-]{32}$/);
    await authorise(payment.id, { holder: 'Aino Aalto' });
    await expect.poll(statuses).toEqual(['authorised', 'pending', 'settled']);
    expect(events().map(({ transaction }) => transaction.sequence)).toEqual([2, 3, 4]);
    expect(receiver.deliveries.every(isSigned)).toBe(true);
    expect(receiver.deliveries.every(({ event }) => validatePaymentProviderCallback(event))).toBe(true);
    const settled = await read(payment.id);
    expect(settled).toEqual(events()[2]?.transaction);
    expect(settled.instrument).toMatchObject({ holder: 'Aino Aalto' });
  });

  test('may settle late, and fail', async () => {
    const [late, failed] = [await create(), await create()];
    await authorise(late.id, { settlesAfterMs: 200 });
    expect((await read(late.id)).status).toBe('pending');
    await expect.poll(async () => (await read(late.id)).status).toBe('settled');
    await authorise(failed.id, { failure: 'insufficient_funds' });
    expect(await read(failed.id)).toMatchObject({ status: 'failed', failure: 'insufficient_funds' });
    expect((await authorise(failed.id)).status).toBe(409);
  });

  test('is cancelled by the merchant before it is authorised only', async () => {
    const payment = await create();
    const cancelled = await call('POST', `/v1/transactions/${payment.id}/cancel`);
    expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    const paid = await create();
    await authorise(paid.id);
    const refused = await call<PaymentProviderError>('POST', `/v1/transactions/${paid.id}/cancel`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
  });

  test('is reversed after it was settled only', async () => {
    const payment = await create();
    const reverse = () => call('POST', `/control/transactions/${payment.id}/reverse`);
    expect((await reverse()).status).toBe(409);
    await authorise(payment.id);
    expect((await reverse()).body.status).toBe('reversed');
    await expect.poll(() => statuses().at(-1)).toBe('reversed');
  });

  test('names what is wrong with a request', async () => {
    const refused = (other: Record<string, unknown>) =>
      call<PaymentProviderError>('POST', '/v1/payments', paymentRequest(receiver.url, other));
    expect(await refused({ amount: 1.5 })).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(await refused({ returnUrl: 'javascript:alert(1)' })).toMatchObject({ status: 400 });
    expect(await refused({ method: 'barter' })).toMatchObject({
      status: 422,
      body: { code: 'unknown_method' },
    });
    expect(await refused({ instrument: 'of-nobody' })).toMatchObject({
      status: 422,
      body: { code: 'unknown_instrument' },
    });
    expect((await call('GET', '/v1/transactions/none')).status).toBe(404);
    expect((await call('GET', '/v1/transactions', undefined, { authorization: 'Bearer x' })).status).toBe(
      401,
    );
    expect((await call('POST', '/control/reset', undefined, { 'sec-fetch-site': 'same-site' })).status).toBe(
      401,
    );
  });
});

test('the same idempotency key is the same answer, another request with it a conflict', async () => {
  const request = paymentRequest(receiver.url);
  const headers = { 'idempotency-key': 'once' };
  const send = (content: unknown) => call('POST', '/v1/payments', content, headers);
  const [first, second] = await Promise.all([send(request), send(request)]);
  expect(first.status).toBe(201);
  expect(second).toEqual(first);
  expect((await send({ ...request, amount: 1 })).status).toBe(409);
  const { body } = await call<PaymentProviderTransactionList>('GET', '/v1/transactions');
  expect(body.items).toHaveLength(1);
  expect((await call('POST', '/v1/payments', request, { 'idempotency-key': '' })).status).toBe(400);
});

test.each([
  ['test-settled', ['pending', 'settled'], undefined],
  ['test-account-closed', ['pending', 'failed'], 'account_closed'],
  ['test-limit', ['pending', 'failed'], 'limit'],
  ['test-returned', ['pending', 'settled', 'reversed'], undefined],
])('a payout to %s goes through %j', async (instrument, expected, failure) => {
  const payout = await payOut(instrument);
  expect(payout).toMatchObject({ kind: 'payout', status: 'created', instrument: { token: instrument } });
  await expect.poll(statuses).toEqual(expected);
  expect((await read(payout.id)).failure).toBe(failure);
});

test('a payout goes to the instrument of a payment, of its own customer only', async () => {
  const payment = await create();
  await authorise(payment.id);
  const { instrument } = await read(payment.id);
  const payout = await payOut(instrument?.token ?? '');
  await expect.poll(async () => (await read(payout.id)).status).toBe('settled');
  const {
    returnUrl: _url,
    merchant: _merchant,
    ...other
  } = paymentRequest(receiver.url, {
    instrument: instrument?.token,
    customer: { id: 'player-2' },
  });
  expect((await call('POST', '/v1/payouts', other)).status).toBe(422);
});

test('the list has every transaction once, in pages and by time of change', async () => {
  const made: string[] = [];
  for (let count = 0; count < 130; count += 1) made.push((await create()).id);
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = cursor === undefined ? '' : `?cursor=${cursor}`;
    const { body }: { body: PaymentProviderTransactionList } = await call('GET', `/v1/transactions${query}`);
    ids.push(...body.items.map(({ id }) => id));
    cursor = body.next;
  }
  expect(ids.toSorted()).toEqual(made.toSorted());
  const between = async (query: string) =>
    (await call<PaymentProviderTransactionList>('GET', `/v1/transactions?${query}`)).body.items.length;
  expect(await between('to=2020-01-01T00:00:00Z')).toBe(0);
  expect(await between('from=2020-01-01T00:00:00Z')).toBe(100);
  expect((await call('GET', '/v1/transactions?from=yesterday')).status).toBe(400);
  expect((await call('GET', '/v1/transactions?cursor=mine')).status).toBe(400);
});

describe('callbacks', () => {
  test('are retried with growing delays until they are acknowledged, signed anew each time', async () => {
    receiver.answer = () => (receiver.deliveries.length < 4 ? 503 : 200);
    const payment = await create();
    await call('POST', `/v1/transactions/${payment.id}/cancel`);
    await expect.poll(() => receiver.deliveries.length).toBe(4);
    expect(new Set(receiver.deliveries.map(({ event }) => event.eventId)).size).toBe(1);
    expect(receiver.deliveries.every(isSigned)).toBe(true);
  });

  test('are given up after ten tries', async () => {
    let now = Date.now();
    const other = await startTestProvider({ now: () => now, retryMs: 1_000 });
    try {
      receiver.answer = () => 500;
      const { body } = await callProvider(other.url, 'POST', '/v1/payments', paymentRequest(receiver.url));
      await callProvider(other.url, 'POST', `/v1/transactions/${body.id}/cancel`);
      for (let tries = 1; tries <= 10; tries += 1) {
        await expect.poll(() => receiver.deliveries.length).toBe(tries);
        // The next retry is due by the clock at the end of this attempt.
        await other.idle();
        // A premature retry would be counted by the next iteration.
        now += 1_000 * 2 ** (tries - 1) - 1;
        await other.tick();
        now += 1;
      }
      now += 10_000_000;
      await other.tick();
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(receiver.deliveries).toHaveLength(10);
    } finally {
      await other.close();
    }
  });

  test('and transactions outlive the process', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'marquee-payments-test-'));
    const answer = { status: 503 };
    receiver.answer = () => answer.status;
    const first = await startTestProvider({ folder, retryMs: 60_000 });
    const request = paymentRequest(receiver.url);
    const headers = { 'idempotency-key': 'kept' };
    const { body } = await callProvider(first.url, 'POST', '/v1/payments', request, headers);
    await callProvider(first.url, 'POST', `/v1/transactions/${body.id}/cancel`);
    await expect.poll(() => receiver.deliveries.length).toBe(1);
    await first.close();
    answer.status = 200;
    const second = await startTestProvider({ folder, now: () => Date.now() + 120_000 });
    try {
      await expect.poll(() => receiver.deliveries.length).toBe(2);
      const again = await callProvider(second.url, 'POST', '/v1/payments', request, headers);
      expect(again.body).toEqual(body);
      expect((await callProvider(second.url, 'GET', `/v1/transactions/${body.id}`)).body.status).toBe(
        'cancelled',
      );
    } finally {
      await second.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test('a payment that nobody pays expires', async () => {
  let now = Date.now();
  const other = await startTestProvider({ now: () => now });
  try {
    const { body } = await callProvider(other.url, 'POST', '/v1/payments', paymentRequest(receiver.url));
    now = Date.parse(body.expiresAt ?? '');
    await expect.poll(statuses).toEqual(['expired']);
    expect(receiver.deliveries[0]?.event.transaction).toMatchObject({ failure: 'expired', sequence: 2 });
  } finally {
    await other.close();
  }
});

describe('misbehaviour on request', () => {
  const paid = async (other?: Record<string, unknown>) => {
    const payment = await create(other);
    await authorise(payment.id);
    return payment;
  };
  const sequences = () => receiver.deliveries.map(({ event }) => event.transaction.sequence);

  test('slow-answer', async () => {
    await misbehave({ fault: 'slow-answer', delayMs: 300, times: 1 });
    const startedAt = performance.now();
    await create();
    expect(performance.now() - startedAt).toBeGreaterThan(290);
  });

  test('slow-settlement', async () => {
    await misbehave({ fault: 'slow-settlement', delayMs: 300, times: 1 });
    const { id } = await paid();
    expect((await read(id)).status).toBe('pending');
    await expect.poll(async () => (await read(id)).status).toBe('settled');
  });

  test('duplicate-callback', async () => {
    await misbehave({ fault: 'duplicate-callback' });
    await paid();
    await expect.poll(sequences).toEqual([2, 2, 3, 3, 4, 4]);
    expect(new Set(receiver.deliveries.map(({ event }) => event.eventId)).size).toBe(3);
  });

  test('reordered-callback', async () => {
    await misbehave({ fault: 'reordered-callback', delayMs: 30_000, times: 1 });
    await paid();
    await expect.poll(sequences).toEqual([3, 2, 4]);
  });

  test('callback-before-return', async () => {
    const payment = await create();
    await misbehave({ fault: 'callback-before-return' });
    await authorise(payment.id);
    expect(sequences()).toEqual([2, 3, 4]);
  });

  test('wrong-amount and wrong-currency, of one payment', async () => {
    await misbehave(
      { fault: 'wrong-amount', by: -100, reference: 'underpaid' },
      { fault: 'wrong-currency', currency: 'SEK', reference: 'foreign' },
    );
    expect(await read((await paid({ reference: 'underpaid' })).id)).toMatchObject({ amount: 2_400 });
    expect(await read((await paid({ reference: 'foreign' })).id)).toMatchObject({ currency: 'SEK' });
    expect(await read((await paid()).id)).toMatchObject({ amount: 2_500, currency: 'EUR' });
  });

  test('no-callback', async () => {
    await misbehave({ fault: 'no-callback' });
    const { id } = await paid();
    await provider.tick();
    expect((await read(id)).status).toBe('settled');
    expect(receiver.deliveries).toEqual([]);
  });

  test.each(['unsigned-callback', 'wrong-signature'] as const)(
    '%s, until the times are used up',
    async (fault) => {
      await misbehave({ fault, times: 1 });
      receiver.answer = (delivery) => (isSigned(delivery) ? 200 : 401);
      const payment = await create();
      await call('POST', `/v1/transactions/${payment.id}/cancel`);
      await expect.poll(() => receiver.deliveries.map(isSigned)).toEqual([false, true]);
      expect(receiver.deliveries.map(({ headers }) => 'x-signature' in headers)).toEqual([
        fault === 'wrong-signature',
        true,
      ]);
    },
  );

  test.each(['error-after-work', 'cut-after-work'] as const)('%s: the work was done once', async (fault) => {
    await misbehave({ fault, times: 1 });
    const request = paymentRequest(receiver.url);
    const headers = { 'idempotency-key': fault };
    const first = await call('POST', '/v1/payments', request, headers).catch(() => ({ status: 0 }));
    expect(first.status).toBe(fault === 'error-after-work' ? 500 : 0);
    expect((await call('POST', '/v1/payments', request, headers)).status).toBe(201);
    const { body } = await call<PaymentProviderTransactionList>('GET', '/v1/transactions');
    expect(body.items).toHaveLength(1);
  });

  test('missing-from-list', async () => {
    await misbehave({ fault: 'missing-from-list', times: 1 });
    const [hidden, shown] = [await create(), await create()];
    const { body } = await call<PaymentProviderTransactionList>('GET', '/v1/transactions');
    expect(body.items.map(({ id }) => id)).toEqual([shown.id]);
    expect((await read(hidden.id)).id).toBe(hidden.id);
    const all = await call<{ items: unknown[] }>('GET', '/control/transactions');
    expect(all.body.items).toHaveLength(2);
  });

  test('share: a fault applies with its probability', async () => {
    await misbehave({ fault: 'no-callback', share: 0 });
    await paid();
    await expect.poll(sequences).toEqual([2, 3, 4]);
  });
});
