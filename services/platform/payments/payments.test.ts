import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { isRecord } from '../../../schemas/is-record';
import type { PlatformPayment, PlatformPaymentStarted } from '../../../schemas/generated/types';
import {
  validatePlatformPayment,
  validatePlatformPaymentMethods,
  validatePlatformPaymentStarted,
} from '../../../schemas/generated/validators.js';
import { players } from '../database/tables/players';
import { startTestProvider, type TestProvider } from '../fixtures/payment-provider';
import {
  type Answer,
  keyHeaders,
  NOW,
  PASSWORD,
  type SignedIn,
  startTestPlatform,
  type TestPlatform,
} from '../fixtures/test-platform';
import { NO_THIRD_PARTIES } from '../third-parties';

const WALLET = '/platform/v1/player/wallet';
const RETURN_URL = 'http://halden.localhost:3000/en-UN/my-account/banking/deposit';
const TRACKER_URL = 'http://halden.localhost:3000/en-UN/my-account/banking/withdraw/status';
const EMAIL = 'regular@halden.example';
const MOVED = 'moved@halden.example';
const VISIT = { ipAddress: '192.0.2.7', blackbox: '0400bpNf' };

let provider: TestProvider;
let platform: TestPlatform;
let regular: SignedIn;
let vip: SignedIn;
beforeAll(async () => {
  provider = await startTestProvider();
  platform = await startTestPlatform({
    thirdParties: { ...NO_THIRD_PARTIES, developmentSender: true, payments: { hosted: provider.settings } },
  });
  await platform.post('/platform/_control/seed', {
    players: [
      {
        siteId: 5,
        email: 'gb@halden.example',
        password: PASSWORD,
        countryCode: 'GB',
        currencyCode: 'GBP',
        kycStatus: 'NOT_VERIFIED',
      },
    ],
  });
  regular = await platform.signIn('regular@halden.example');
  vip = await platform.signIn('vip@halden.example');
});
afterAll(async () => {
  await platform.close();
  await provider.close();
});
beforeEach(() => provider.misbehave());

let keys = 0;
const newKey = () => `key-${(keys += 1)}`;

function start(player: SignedIn, more: object = {}, key = newKey()): Promise<Answer> {
  const body = { method: 'TRUSTLY', amount: 2000, currency: 'EUR', returnUrl: RETURN_URL, ...more };
  return platform.post(`${WALLET}/payments`, body, { ...player.headers, 'idempotency-key': key });
}

async function started(player: SignedIn, more: object = {}): Promise<PlatformPaymentStarted> {
  const { status, body } = await start(player, more);
  if (status === 200 && validatePlatformPaymentStarted(body)) return body;
  throw new Error(`The deposit was refused with ${status}: ${JSON.stringify(body)}`);
}

async function paymentOf(player: SignedIn, paymentId: string): Promise<PlatformPayment> {
  const { body } = await platform.get(`${WALLET}/payments/${paymentId}`, player.headers);
  if (validatePlatformPayment(body)) return body;
  throw new Error(JSON.stringify(body));
}

const stateOf = async (player: SignedIn, id: string) => (await paymentOf(player, id)).state;

async function mainOf(player: SignedIn): Promise<number> {
  const { body } = await platform.get(`${WALLET}/balance`, player.headers);
  const balance: unknown = isRecord(body) ? body['balanceMap'] : undefined;
  return isRecord(balance) ? Number(balance['main']) : 0;
}

async function differences(): Promise<unknown> {
  const { body } = await platform.get(
    '/platform/v1/operator/payments/differences',
    keyHeaders(5, 'operator-1'),
  );
  return isRecord(body) ? body['differences'] : undefined;
}

describe('permissions', () => {
  const ask = async (who: string, path: string) =>
    (
      await platform.post(
        `${WALLET}/${path}`,
        VISIT,
        (await platform.signIn(`${who}@halden.example`)).headers,
      )
    ).body;

  test.each([
    ['regular', { outcome: 'SUCCESS', limitType: expect.any(String), resetOn: expect.any(String) }],
    ['limit', { outcome: 'SELF_LIMIT_REACHED', limitLeft: 0, isSpendLimit: false }],
    ['documents', { outcome: 'DOCUMENTS_PREFERRED', daysLeftToVerifyDocuments: expect.any(Number) }],
    ['edd', { outcome: 'DOCUMENTS_REQUIRED' }],
    ['restricted', { outcome: 'RESTRICTED' }],
    ['risk-payout', { outcome: 'RESTRICTED' }],
    ['suspended', { outcome: 'FORBIDDEN' }],
  ])('WALLET-30 WALLET-33 WALLET-43 WALLET-52 API-083 whether %s may deposit', async (who, expected) => {
    expect(await ask(who, 'deposit/request')).toMatchObject(expected);
  });

  test.each([
    [
      'regular',
      { outcome: 'SUCCESS', limit: expect.any(Number), duration: 'daily', originalLimit: 2_000_000 },
    ],
    ['pending', { outcome: 'DOCUMENTS_UNDER_REVIEW' }],
    ['unverified', { outcome: 'DOCUMENTS_REQUIRED' }],
    ['risk-payout', { outcome: 'RESTRICTED' }],
    ['suspended', { outcome: 'FORBIDDEN' }],
  ])('WALLET-36 WALLET-44 WALLET-46 WALLET-52 API-084 whether %s may withdraw', async (who, expected) => {
    expect(await ask(who, 'withdrawal/request')).toMatchObject(expected);
  });

  test('WALLET-42 WALLET-54 documents may be put off while there are days left', async () => {
    expect(await ask('documents', 'deposit/request?later=true')).toMatchObject({
      outcome: 'SUCCESS',
      daysLeftToVerifyDocuments: expect.any(Number),
    });
  });
});

describe('payment methods', () => {
  const methods = async (player: SignedIn) => {
    const { body } = await platform.get(`${WALLET}/payment-methods`, player.headers);
    if (validatePlatformPaymentMethods(body)) return body;
    throw new Error(JSON.stringify(body));
  };

  test('the methods of the market, in its order, with amounts of the currency and no token', async () => {
    const offered = await methods(regular);
    expect(offered.deposit.map(({ method }) => method)).toEqual([
      'TRUSTLY',
      'RAPIDTRANSFER',
      'CREDITCARD',
      'PAYSAFECARD',
    ]);
    expect(offered.deposit[0]).toMatchObject({
      kind: 'bank',
      minimum: 1000,
      presets: [2000, 5000, 10_000, 25_000],
    });
    expect(offered.withdrawal[0]).toMatchObject({ method: 'TRUSTLY', instruments: [{ label: /^•/ }] });
    expect(JSON.stringify(offered)).not.toContain('test-settled');
  });

  test('WALLET-27 a deposit can be begun with each of the nine methods, in markets that offer it', async () => {
    const begun = new Set<string>();
    for (const countryCode of ['FI', 'NO', 'CA']) {
      const email = `methods-${countryCode.toLowerCase()}@halden.example`;
      const site = { siteId: 5, currencyCode: 'EUR', kycStatus: 'FULLY VERIFIED' };
      await platform.post('/platform/_control/seed', {
        players: [{ ...site, email, password: PASSWORD, countryCode }],
      });
      const player = await platform.signIn(email);
      for (const { method, minimum } of (await methods(player)).deposit) {
        expect((await started(player, { method, amount: minimum })).payment).toMatchObject({ method });
        begun.add(method);
      }
    }
    expect([...begun].sort()).toEqual([
      'CREDITCARD',
      'EUTELLER',
      'MUCHBETTER',
      'NETELLER',
      'PAYSAFECARD',
      'RAPIDTRANSFER',
      'SIRU',
      'SKRILL',
      'TRUSTLY',
    ]);
    expect(await start(regular, { method: 'CHEQUE' })).toMatchObject({ status: 400 });
  });

  test('verifiedBeforePlay: nobody deposits before the identity is verified where the law says so', async () => {
    const british = await platform.signIn('gb@halden.example');
    expect(await start(british, { currency: 'GBP' })).toMatchObject({
      status: 403,
      body: { code: 'error.verification.required' },
    });
  });

  test('creditCards: a credit card is neither offered nor accepted where the law forbids it', async () => {
    const british = await platform.signIn('gb@halden.example');
    expect((await methods(british)).deposit.map(({ method }) => method)).not.toContain('CREDITCARD');
    expect(await start(british, { method: 'CREDITCARD', currency: 'GBP' })).toMatchObject({
      status: 409,
      body: { code: 'error.payment.method.not.offered' },
    });
  });
});

describe('deposits', () => {
  test('WALLET-40 one that is paid is booked once, and the same request begins it once', async () => {
    const before = await mainOf(regular);
    const key = newKey();
    const first = await start(regular, {}, key);
    expect(await start(regular, {}, key)).toEqual(first);
    expect(await start(regular, { amount: 2500 }, key)).toMatchObject({ status: 409 });
    if (!validatePlatformPaymentStarted(first.body)) throw new Error(JSON.stringify(first.body));
    const { payment, hostedUrl } = first.body;
    expect(hostedUrl).toContain(provider.settings.url);
    await provider.misbehave({ fault: 'duplicate-callback' }, { fault: 'reordered-callback', times: 1 });
    await provider.pay(payment.paymentId);
    await expect.poll(() => stateOf(regular, payment.paymentId)).toBe('settled');
    expect(await mainOf(regular)).toBe(before + 2000);
    expect(await paymentOf(regular, payment.paymentId)).toMatchObject({
      reference: `payment:hosted/${payment.paymentId}`,
      instrument: expect.stringContaining('•'),
    });
    const { body } = await platform.get(`${WALLET}/payments?direction=deposit`, regular.headers);
    expect(body).toMatchObject({ payments: [{ paymentId: payment.paymentId }] });
  });

  test('one whose answers are cut off or fail after the work goes on with the second try', async () => {
    for (const fault of ['cut-after-work', 'error-after-work']) {
      await provider.misbehave({ fault, times: 1 });
      const { payment, hostedUrl } = await started(regular);
      expect(hostedUrl).not.toBeNull();
      expect(
        (await provider.transactions()).filter(({ reference }) => reference === payment.paymentId),
      ).toHaveLength(1);
    }
  });

  test('one that fails gives its part of the limits back', async () => {
    const used = async () =>
      JSON.stringify((await platform.get('/platform/v1/player/deposit-limits', regular.headers)).body);
    const before = await used();
    const { payment } = await started(regular);
    expect(await used()).not.toBe(before);
    await provider.pay(payment.paymentId, 'declined');
    await expect.poll(() => stateOf(regular, payment.paymentId)).toBe('failed');
    expect(await paymentOf(regular, payment.paymentId)).toMatchObject({
      failure: 'declined',
      reference: null,
    });
    expect(await used()).toBe(before);
  });

  test.each([
    [{ fault: 'wrong-amount', by: -500 }, 'amount'],
    [{ fault: 'wrong-currency', currency: 'SEK' }, 'currency'],
  ])('%o is never booked: a person looks at it', async (fault, kind) => {
    const before = await mainOf(vip);
    const { payment } = await started(vip);
    await provider.misbehave(fault);
    await provider.pay(payment.paymentId);
    await expect.poll(async () => (await paymentOf(vip, payment.paymentId)).isUnderReview).toBe(true);
    expect(await mainOf(vip)).toBe(before);
    expect(await differences()).toContainEqual(
      expect.objectContaining({ kind, paymentId: payment.paymentId, expected: '2000 EUR', resolvedAt: null }),
    );
  });

  test('BONUS-37 a code that was agreed to brings its bonus with the deposit, and none before', async () => {
    const campaign = await platform.addCampaign(
      'regular@halden.example',
      { reward: { kind: 'deposit-match', percent: 50, maximum: 20, minimumDeposit: 10 } },
      { access: 'code', bonusCode: 'SECONDHELPING' },
    );
    const wanted = { bonusId: String(campaign) };
    expect(await start(regular, wanted)).toMatchObject({
      status: 404,
      body: { code: 'error.bonus.not.found' },
    });
    const agreement = { bonusCode: 'second helping', agreed: true };
    expect(
      await platform.post('/platform/v1/player/bonus-code/agree', agreement, regular.headers),
    ).toMatchObject({ status: 200 });
    const { payment } = await started(regular, wanted);
    await provider.pay(payment.paymentId);
    await expect.poll(() => stateOf(regular, payment.paymentId)).toBe('settled');
    const held = await platform.get(`${WALLET}/balance`, regular.headers);
    expect(held.body).toMatchObject({ balanceMap: { bonus: [{ vertical: 'CASINO', amount: 1000 }] } });
    const over = { kind: 'bonus-forfeit', reference: 'over', vertical: 'CASINO' } as const;
    await platform.command('regular@halden.example', over);
  });

  test('one whose callbacks never come, or come unsigned, is settled by the reconciliation', async () => {
    const before = await mainOf(vip);
    for (const fault of ['no-callback', 'unsigned-callback', 'wrong-signature']) {
      const { payment } = await started(vip);
      await provider.misbehave({ fault });
      await provider.pay(payment.paymentId);
      expect(await stateOf(vip, payment.paymentId)).toBe('created');
      await platform.platform.payments.reconciliation.run();
      expect(await stateOf(vip, payment.paymentId)).toBe('settled');
      await provider.misbehave();
    }
    expect(await mainOf(vip)).toBe(before + 6000);
  });

  test('one that the list leaves out is found by its id, and reported', async () => {
    await provider.misbehave({ fault: 'missing-from-list' });
    const { payment } = await started(vip);
    await provider.misbehave({ fault: 'no-callback' });
    await provider.pay(payment.paymentId);
    await platform.platform.payments.reconciliation.run();
    expect(await stateOf(vip, payment.paymentId)).toBe('settled');
    expect(await differences()).toContainEqual(
      expect.objectContaining({ kind: 'missing-from-list', paymentId: payment.paymentId }),
    );
  });

  test('a chargeback takes what is there; the house bears the rest', async () => {
    const { payment } = await started(vip, { amount: 50_000 });
    await provider.pay(payment.paymentId);
    await expect.poll(() => stateOf(vip, payment.paymentId)).toBe('settled');
    const main = await mainOf(vip);
    await platform.command('vip@halden.example', {
      kind: 'withdrawal',
      reference: 'spent',
      amount: main - 1000,
      currency: 'EUR',
      method: 'SKRILL',
    });
    expect(await mainOf(vip)).toBe(1000);
    await provider.reverse(payment.paymentId);
    await expect.poll(() => stateOf(vip, payment.paymentId)).toBe('reversed');
    expect(await mainOf(vip)).toBe(0);
  });

  test('a callback that is not signed, or with an old signature, changes nothing', async () => {
    const { payment } = await started(regular);
    const transaction = {
      ...(await provider.transaction(payment.paymentId)),
      status: 'settled',
      sequence: 9,
    };
    const body = JSON.stringify({ eventId: 'ev', createdAt: new Date(NOW).toISOString(), transaction });
    const send = (headers: Record<string, string>) =>
      platform.call('POST', '/platform/payments/hosted/callback', body, headers);
    const signed = (seconds: number) => ({
      'x-signature': `t=${seconds},v1=${createHmac('sha256', provider.settings.callbackSecret).update(`${seconds}.${body}`).digest('hex')}`,
    });
    const old = signed(NOW / 1000 - 301);
    for (const headers of [{}, { 'x-signature': `t=${NOW / 1000},v1=${'0'.repeat(64)}` }, old])
      expect(await send(headers)).toMatchObject({ status: 401, body: { code: 'error.signature.invalid' } });
    expect(await stateOf(regular, payment.paymentId)).toBe('created');
    expect(await send(signed(NOW / 1000))).toMatchObject({ status: 200 });
    expect(await stateOf(regular, payment.paymentId)).toBe('settled');
  });

  test.each([
    [{ amount: 999 }, 'error.payment.amount.too_low'],
    [{ amount: 1_000_001 }, 'error.payment.amount.too_high'],
    [{ method: 'SIRU' }, 'error.payment.method.not.offered'],
    [{ currency: 'NOK' }, 'error.currency.mismatch'],
    [{ returnUrl: 'https://evil.example/' }, 'error.request.invalid'],
    [{ instrumentId: '0d8f3a52-8e21-4f0c-9d1b-2a4f7c1f9a10' }, 'error.payment.instrument.missing'],
  ])('%o is refused with %s', async (more, code) => {
    expect((await start(regular, more)).body).toMatchObject({ code });
  });
});

describe('withdrawals', () => {
  const request = (player: SignedIn, more: object = {}, key = newKey()): Promise<Answer> =>
    platform.post(
      `${WALLET}/withdrawals`,
      { method: 'TRUSTLY', amount: 1500, currency: 'EUR', returnUrl: TRACKER_URL, ...more },
      { ...player.headers, 'idempotency-key': key },
    );
  const cancel = (player: SignedIn, { pendingWithdrawalId, amount }: PlatformPayment) =>
    platform.post(
      `${WALLET}/withdrawal/cancellation`,
      { pendingWithdrawalId, amount, cancelByPlayer: true },
      player.headers,
    );
  const requested = async (player: SignedIn, more: object = {}): Promise<PlatformPayment> => {
    const { status, body } = await request(player, more);
    if (status === 200 && validatePlatformPayment(body)) return body;
    throw new Error(`The withdrawal was refused with ${status}: ${JSON.stringify(body)}`);
  };

  test('one is requested once, sent once, and followed until it is paid', async () => {
    const key = newKey();
    const before = await mainOf(regular);
    await provider.misbehave({ fault: 'cut-after-work', times: 1 });
    const first = await request(regular, {}, key);
    expect(await request(regular, {}, key)).toMatchObject({ status: 200 });
    if (!validatePlatformPayment(first.body)) throw new Error(JSON.stringify(first.body));
    const { paymentId } = first.body;
    await platform.platform.payments.due.run();
    await platform.post('/platform/_control/clock', { advanceMs: 60_000 });
    await platform.platform.payments.due.run();
    await expect.poll(() => stateOf(regular, paymentId)).toBe('paid');
    expect(await mainOf(regular)).toBe(before - 1500);
    expect((await paymentOf(regular, paymentId)).times.map(({ state }) => state)).toEqual([
      'requested',
      'approved',
      'paid',
    ]);
    const news = await platform.get('/platform/v1/player/notifications?limit=1', regular.headers);
    expect(news.body).toMatchObject({
      notifications: [{ kind: 'withdrawal-paid', values: { currency: 'EUR' } }],
    });
    expect((await provider.transactions()).filter(({ reference }) => reference === paymentId)).toHaveLength(
      1,
    );
  });

  test('one whose first answer was lost goes on although the e-mail address has changed since', async () => {
    await provider.misbehave({ fault: 'cut-after-work', times: 1 }, { fault: 'no-callback' });
    const { paymentId } = await requested(regular);
    const { db } = platform.platform.database;
    const emailIs = (email: string) =>
      db
        .update(players)
        .set({ email })
        .where(eq(players.email, email.startsWith('moved') ? EMAIL : MOVED));
    await platform.platform.payments.due.run();
    await emailIs(MOVED);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await platform.post('/platform/_control/clock', { advanceMs: 10 * 60_000 });
      await platform.platform.payments.due.run();
      await expect.poll(async () => (await provider.transaction(paymentId)).status).toBe('settled');
    }
    await emailIs(EMAIL);
    expect(await stateOf(regular, paymentId)).toBe('paid');
  });

  test('WALLET-25 API-085 one may be taken back until it is sent, and then no longer', async () => {
    const { payment } = await started(vip, { amount: 15_000 });
    await provider.pay(payment.paymentId);
    await expect.poll(() => stateOf(vip, payment.paymentId)).toBe('settled');
    const first = await requested(vip, { amount: 5_000 });
    await platform.platform.payments.due.run();
    expect(await stateOf(vip, first.paymentId)).toBe('in-review');
    expect(await cancel(vip, first)).toMatchObject({ status: 200 });
    expect(await paymentOf(vip, first.paymentId)).toMatchObject({
      state: 'cancelled',
      pendingWithdrawalId: null,
    });
    const second = await requested(vip, { amount: 5_000 });
    const { playerId } = (await platform.platform.players.byEmail(5, 'vip@halden.example')) ?? {};
    const approval = await platform.post(
      `/platform/v1/operator/players/${playerId}/withdrawals/approval`,
      { withdrawalId: second.pendingWithdrawalId, reason: 'Checked' },
      keyHeaders(5, 'operator-1'),
    );
    expect(approval).toMatchObject({ status: 200 });
    await platform.platform.payments.due.run();
    expect(await cancel(vip, second)).toMatchObject({ status: 409 });
    await expect.poll(() => stateOf(vip, second.paymentId)).toBe('paid');
    expect((await paymentOf(vip, second.paymentId)).times.map(({ state }) => state)).toEqual([
      'requested',
      'in-review',
      'approved',
      'paid',
    ]);
  });

  test('one that comes back from the bank is in the wallet again', async () => {
    const payment = await requested(regular);
    await platform.platform.payments.due.run();
    await expect.poll(() => stateOf(regular, payment.paymentId)).toBe('paid');
    const before = await mainOf(regular);
    await provider.reverse(payment.paymentId);
    await expect.poll(() => stateOf(regular, payment.paymentId)).toBe('failed');
    expect(await paymentOf(regular, payment.paymentId)).toMatchObject({ failure: 'returned' });
    expect(await mainOf(regular)).toBe(before + 1500);
  });
});

describe('decisions of operators', () => {
  let bonus: SignedIn;
  beforeAll(async () => {
    bonus = await platform.signIn('bonus@halden.example');
  });
  const DIFFERENCES = '/platform/v1/operator/payments/differences';
  const decide = (differenceId: unknown, decision: string, operator = 'operator-1', siteId = 5) =>
    platform.post(
      `${DIFFERENCES}/${String(differenceId)}/decision`,
      { decision, reason: 'Asked the bank' },
      keyHeaders(siteId, operator),
    );
  /** The open discrepancy of a payment. */
  async function differenceOf(paymentId: string | null): Promise<Record<string, unknown>> {
    const all = await differences();
    const found: unknown = (Array.isArray(all) ? all : []).find(
      (each) => isRecord(each) && each['paymentId'] === paymentId && each['resolvedAt'] === null,
    );
    if (isRecord(found)) return found;
    throw new Error(`There is no open difference of ${paymentId}.`);
  }
  async function underReview(amount: number): Promise<string> {
    await provider.misbehave({ fault: 'wrong-amount', by: -100 });
    const { payment } = await started(bonus, { amount });
    await provider.pay(payment.paymentId);
    await expect.poll(async () => (await paymentOf(bonus, payment.paymentId)).isUnderReview).toBe(true);
    await provider.misbehave();
    return payment.paymentId;
  }

  test('a deposit under review is booked as agreed, once, and the reconciliation finds it no more', async () => {
    const before = await mainOf(bonus);
    const paymentId = await underReview(4_000);
    const { differenceId, isUnderReview } = await differenceOf(paymentId);
    expect(isUnderReview).toBe(true);
    expect(await decide(differenceId, 'dismissed')).toMatchObject({ status: 409 });
    expect(await decide(differenceId, 'settled', 'operator-1', 6)).toMatchObject({ status: 404 });
    expect(await decide(differenceId, 'settled', 'read-only-1')).toMatchObject({ status: 403 });
    expect(await decide(differenceId, 'settled')).toMatchObject({
      status: 200,
      body: { decision: 'settled', decidedBy: 'operator-1' },
    });
    expect(await paymentOf(bonus, paymentId)).toMatchObject({ state: 'settled', isUnderReview: false });
    expect(await mainOf(bonus)).toBe(before + 4_000);
    expect(await decide(differenceId, 'failed')).toMatchObject({
      status: 409,
      body: { code: 'error.payment.difference.decided' },
    });
    await platform.platform.payments.reconciliation.run();
    await expect(differenceOf(paymentId)).rejects.toThrow('no open difference');
    const log = await platform.get('/platform/v1/operator/audit-log', keyHeaders(5, 'operator-1'));
    expect(log.body).toMatchObject({
      entries: expect.arrayContaining([
        expect.objectContaining({
          action: 'payment.settled',
          subject: String(differenceId),
          reason: 'Asked the bank',
        }),
      ]),
    });
  });

  test('above the limit of one operator two have to decide the same', async () => {
    const before = await mainOf(bonus);
    const paymentId = await underReview(25_000);
    const { differenceId } = await differenceOf(paymentId);
    expect(await decide(differenceId, 'failed')).toMatchObject({ status: 200, body: { resolvedAt: null } });
    expect(await stateOf(bonus, paymentId)).toBe('pending');
    expect(await decide(differenceId, 'failed')).toMatchObject({
      status: 403,
      body: { code: 'error.payment.same.operator' },
    });
    expect(await decide(differenceId, 'settled', 'operator-2')).toMatchObject({ body: { resolvedAt: null } });
    expect(await decide(differenceId, 'failed', 'operator-2')).toMatchObject({
      body: { decision: 'failed' },
    });
    expect(await paymentOf(bonus, paymentId)).toMatchObject({ state: 'failed', reference: null });
    expect(await mainOf(bonus)).toBe(before);
  });

  test('what the provider has moved counts for the limit of one operator, where that is more', async () => {
    await provider.misbehave({ fault: 'wrong-amount', by: 30_000 });
    const { payment } = await started(bonus, { amount: 3_000 });
    await provider.pay(payment.paymentId);
    await expect.poll(async () => (await paymentOf(bonus, payment.paymentId)).isUnderReview).toBe(true);
    await provider.misbehave();
    const { differenceId } = await differenceOf(payment.paymentId);
    const before = await mainOf(bonus);
    expect(await decide(differenceId, 'settled')).toMatchObject({ body: { resolvedAt: null } });
    expect(await stateOf(bonus, payment.paymentId)).toBe('pending');
    expect(await decide(differenceId, 'settled', 'operator-2')).toMatchObject({
      body: { decision: 'settled' },
    });
    expect(await mainOf(bonus)).toBe(before + 3_000);
  });

  test('a withdrawal under review that is failed is in the wallet again', async () => {
    const { payment } = await started(bonus, { amount: 5_000 });
    await provider.pay(payment.paymentId);
    await expect.poll(() => stateOf(bonus, payment.paymentId)).toBe('settled');
    const before = await mainOf(bonus);
    await provider.misbehave({ fault: 'wrong-currency', currency: 'SEK' });
    const { body } = await platform.post(
      `${WALLET}/withdrawals`,
      { method: 'TRUSTLY', amount: 2_000, currency: 'EUR', returnUrl: TRACKER_URL, forfeitsBonuses: true },
      { ...bonus.headers, 'idempotency-key': newKey() },
    );
    if (!validatePlatformPayment(body)) throw new Error(JSON.stringify(body));
    await platform.platform.payments.due.run();
    await expect.poll(async () => (await paymentOf(bonus, body.paymentId)).isUnderReview).toBe(true);
    const { differenceId } = await differenceOf(body.paymentId);
    expect(await decide(differenceId, 'failed')).toMatchObject({ body: { decision: 'failed' } });
    expect(await stateOf(bonus, body.paymentId)).toBe('failed');
    expect(await mainOf(bonus)).toBe(before);
  });

  test('a transaction without a payment can only be dismissed, and is not found again', async () => {
    const [order] = await provider.transactions();
    if (order === undefined) throw new Error('The provider has no transaction.');
    const callback = {
      eventId: 'stray',
      createdAt: order.updatedAt,
      transaction: { ...order, id: 'stray', reference: 'order-1' },
    };
    await platform.platform.payments.callback('hosted', callback);
    const { differenceId } = await differenceOf(null);
    expect(await decide(differenceId, 'settled')).toMatchObject({
      status: 409,
      body: { code: 'error.payment.not.under.review' },
    });
    expect(await decide(differenceId, 'dismissed')).toMatchObject({ body: { decision: 'dismissed' } });
    await platform.platform.payments.callback('hosted', callback);
    await expect(differenceOf(null)).rejects.toThrow('no open difference');
  });
});

describe('receipts by e-mail', () => {
  const mailsAbout = async (email: string, paymentId: string) => {
    const { outbox, sentMessages } = platform.platform.accounts;
    await outbox.settled();
    const sent = await sentMessages({ to: email });
    return sent.filter(({ values }) => values['link']?.includes(paymentId)).reverse();
  };

  test('a deposit has one when it settles and one when it is charged back, however often the provider says so', async () => {
    const { payment } = await started(regular, { amount: 2550 });
    const { paymentId } = payment;
    await provider.pay(paymentId);
    await expect.poll(() => stateOf(regular, paymentId)).toBe('settled');
    const settled = await provider.transaction(paymentId);
    await platform.platform.payments.callback('hosted', { eventId: 'again', transaction: settled });
    await platform.platform.payments.callback('hosted', {
      eventId: 'newer',
      transaction: { ...settled, sequence: settled.sequence + 1 },
    });
    const [mail, ...others] = await mailsAbout('regular@halden.example', paymentId);
    expect(others).toEqual([]);
    const { reference, instrument } = await paymentOf(regular, paymentId);
    expect(mail).toMatchObject({
      template: 'deposit-settled',
      values: {
        amount: expect.stringMatching(/25[.,]50/),
        reference,
        method: expect.stringContaining(instrument ?? 'none'),
        link: `${RETURN_URL}?payment=${paymentId}`,
      },
    });
    expect(mail?.text).toContain(reference);
    await platform.platform.payments.callback('hosted', {
      eventId: 'reversed',
      transaction: { ...settled, status: 'reversed', sequence: settled.sequence + 2 },
    });
    expect((await mailsAbout('regular@halden.example', paymentId)).map(({ template }) => template)).toEqual([
      'deposit-settled',
      'deposit-reversed',
    ]);
  });

  test('a withdrawal has one when it is requested, and one for its end', async () => {
    const withdraw = async (key: string): Promise<PlatformPayment> => {
      const { body } = await platform.post(
        `${WALLET}/withdrawals`,
        { method: 'TRUSTLY', amount: 1000, currency: 'EUR', returnUrl: TRACKER_URL },
        { ...regular.headers, 'idempotency-key': key },
      );
      if (validatePlatformPayment(body)) return body;
      throw new Error(JSON.stringify(body));
    };
    const templatesOf = async (paymentId: string) =>
      (await mailsAbout('regular@halden.example', paymentId)).map(({ template }) => template);

    const key = newKey();
    const paid = await withdraw(key);
    await withdraw(key);
    expect(await templatesOf(paid.paymentId)).toEqual(['withdrawal-requested']);
    await platform.platform.payments.due.run();
    await expect.poll(() => stateOf(regular, paid.paymentId)).toBe('paid');
    expect(await templatesOf(paid.paymentId)).toEqual(['withdrawal-requested', 'withdrawal-paid']);
    await provider.reverse(paid.paymentId);
    await expect.poll(() => stateOf(regular, paid.paymentId)).toBe('failed');
    expect(await templatesOf(paid.paymentId)).toEqual([
      'withdrawal-requested',
      'withdrawal-paid',
      'withdrawal-returned',
    ]);

    // A payout that awaits approval is not sent.
    await platform.platform.database.db
      .update(players)
      .set({ isWithdrawalReview: true })
      .where(eq(players.email, 'regular@halden.example'));
    const taken = await withdraw(newKey());
    const cancel = () =>
      platform.post(
        `${WALLET}/withdrawal/cancellation`,
        { pendingWithdrawalId: taken.pendingWithdrawalId, amount: 1000, cancelByPlayer: true },
        regular.headers,
      );
    expect(await cancel()).toMatchObject({ status: 200 });
    await cancel();
    expect(await templatesOf(taken.paymentId)).toEqual(['withdrawal-requested', 'withdrawal-cancelled']);
    await platform.platform.database.db
      .update(players)
      .set({ isWithdrawalReview: false })
      .where(eq(players.email, 'regular@halden.example'));
  });

  test('a withdrawal is refused whose page is none of the sites', async () => {
    const answer = await platform.post(
      `${WALLET}/withdrawals`,
      { method: 'TRUSTLY', amount: 1000, currency: 'EUR', returnUrl: 'https://other.example/phishing' },
      { ...regular.headers, 'idempotency-key': newKey() },
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'error.request.invalid' } });
  });
});

test('after all of that the books are right', async () => {
  expect((await platform.get('/platform/_control/reconcile')).body).toMatchObject({ ok: true });
});
