import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tests/support/free-port';
import { isRecord } from '../../../schemas/is-record';
import type { PlatformPaymentTransaction } from '../../../schemas/generated/types';
import { validatePlatformPaymentStarted } from '../../../schemas/generated/validators.js';
import { startTestProvider, type TestProvider } from '../fixtures/payment-provider';
import { type PlatformProcess, platformProcesses } from '../fixtures/platform-process';
import { payments as stored } from '../database/tables/payments';
import { type DatabaseState, testDatabase, type TestDatabase } from '../fixtures/test-database';
import { PASSWORD, siteHeaders, startTestPlatform } from '../fixtures/test-platform';
import { keyOf, uniform } from '../live/random';
import { startPlatform } from '../server';
import { NO_THIRD_PARTIES } from '../third-parties';

const WALLET = '/platform/v1/player/wallet';
const PLAYERS = ['vip', 'big', 'bonus', 'no-casino', 'old-terms', 'regular'];
/** `STORM_DEPOSITS` says how many. */
const DEPOSITS = Number(process.env['STORM_DEPOSITS'] ?? 80);
const PAYOUTS = DEPOSITS / 10;
const CLIENTS = 6;
/** Shares of the payments at which the platform is killed. */
const KILLS = [0.3, 0.7];
const KEY = keyOf('payments', 'storm');

const thirdPartiesWith = (provider: TestProvider) => ({
  ...NO_THIRD_PARTIES,
  developmentSender: true,
  payments: { hosted: provider.settings },
});

/** Players of the present, since processes have the real time. */
const ofToday: DatabaseState = {
  name: 'payments_today',
  fill: async (database) =>
    (
      await startPlatform({ port: 0, demo: true, siteKey: 'storm', thirdParties: NO_THIRD_PARTIES, database })
    ).close(),
};

let provider: TestProvider;
let database: TestDatabase;
const processes = platformProcesses();
beforeAll(async () => {
  provider = await startTestProvider(Date.now(), 1);
  database = await testDatabase(ofToday);
});
afterAll(async () => {
  await processes.killAll();
  await provider.close();
  await database.remove();
});

test('whatever the provider does and whenever the platform is killed, books and provider agree', async () => {
  const { url } = database.settings;
  if (url === undefined) throw new Error('The storm needs a database server: several processes use it.');
  const env = {
    PORT: String(await freePort()),
    PAYMENT_HOSTED_URL: provider.settings.url,
    PAYMENT_HOSTED_KEY: provider.settings.key,
    PAYMENT_HOSTED_CALLBACK_SECRET: provider.settings.callbackSecret,
    PAYMENT_TIMEOUT_MS: '1000',
  };
  let platform = await processes.start(url, env);
  await provider.misbehave(
    { fault: 'duplicate-callback', share: 0.2 },
    { fault: 'reordered-callback', share: 0.1 },
    { fault: 'no-callback', share: 0.2 },
    { fault: 'unsigned-callback', share: 0.05 },
    { fault: 'wrong-signature', share: 0.05 },
    { fault: 'wrong-amount', share: 0.05, by: -100 },
    { fault: 'wrong-currency', share: 0.05, currency: 'SEK' },
    { fault: 'cut-after-work', share: 0.1 },
    { fault: 'error-after-work', share: 0.1 },
    { fault: 'missing-from-list', share: 0.05 },
  );
  const kills = KILLS.map((share) => Math.floor(share * DEPOSITS));
  let restarted: Promise<unknown> = Promise.resolve();
  let next = 0;

  async function restart(): Promise<void> {
    await platform.kill();
    platform = await processes.start(url ?? '', env);
  }

  const headers = new Map<string, Record<string, string>>();
  async function headersOf(who: string): Promise<Record<string, string>> {
    const known = headers.get(who);
    if (known !== undefined) return known;
    const signedIn = await insist(() => signIn(platform, who));
    headers.set(who, signedIn);
    return signedIn;
  }

  /** Repeats a call through kills, as a site does that got no answer. */
  async function insist<T>(call: () => Promise<T | undefined>): Promise<T> {
    for (;;) {
      await restarted;
      const answer = await call().catch((error: unknown) => {
        // The connection was refused or cut.
        if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
        throw error;
      });
      if (answer !== undefined) return answer;
      await wait(100);
    }
  }

  async function depositOnce(index: number): Promise<void> {
    const own = await headersOf(PLAYERS[index % PLAYERS.length] ?? 'vip');
    const body = {
      method: 'TRUSTLY',
      amount: 1000 + index,
      currency: 'EUR',
      returnUrl: 'http://halden.localhost:3000/',
    };
    const paymentId = await insist(async () => {
      const answer = await platform.post(`${WALLET}/payments`, body, {
        ...own,
        'idempotency-key': `storm-${index}`,
      });
      if (answer.status === 503) return undefined;
      // Players have deposit limits, which some of them reach.
      if (answer.status === 409) return null;
      expect(answer).toMatchObject({ status: 200 });
      return validatePlatformPaymentStarted(answer.body) ? answer.body.payment.paymentId : undefined;
    });
    if (paymentId === null) return;
    const outcome = uniform(KEY, index);
    if (outcome < 0.1) return;
    await provider.pay(paymentId, outcome < 0.25 ? 'declined' : undefined).catch(() => undefined);
    if (outcome > 0.93) await provider.reverse(paymentId).catch(() => undefined);
  }

  async function client(): Promise<void> {
    for (let index = next++; index < DEPOSITS; index = next++) {
      if (kills.includes(index)) restarted = restart();
      await depositOnce(index);
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  for (let index = 0; index < PAYOUTS; index += 1) {
    const own = await headersOf(index % 2 === 0 ? 'regular' : 'bonus');
    const returnUrl = 'http://halden.localhost:3000/';
    const amount = 1000 + index;
    const body = { method: 'TRUSTLY', amount, currency: 'EUR', returnUrl, forfeitsBonuses: true };
    const answer = await insist(() =>
      platform.post(`${WALLET}/withdrawals`, body, { ...own, 'idempotency-key': `out-${index}` }),
    );
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    if (index === PAYOUTS / 2) await restart();
  }
  await platform.kill();
  await provider.misbehave();
  await expectAgreement(url);
}, 900_000);

async function signIn(platform: PlatformProcess, who: string): Promise<Record<string, string> | undefined> {
  const email = `${who}@halden.example`;
  const { status, body } = await platform.post('/platform/identity/login', { email, password: PASSWORD });
  if (status !== 200 || !isRecord(body)) return undefined;
  const { idToken, accessToken } = body;
  return { ...siteHeaders(5), authorization: String(idToken), 'access-token': String(accessToken) };
}

/** Lets the jobs do their work in one more process, then compares books and provider transaction by transaction. */
async function expectAgreement(url: string): Promise<void> {
  const last = await startTestPlatform({
    database: { url },
    now: Date.now,
    thirdParties: thirdPartiesWith(provider),
  });
  try {
    const { payments, database: open } = last.platform;
    for (let round = 0; round < 4; round += 1) {
      last.platform.clock.advance(20 * 60_000);
      for (let batch = 0; batch < 20; batch += 1) await payments.due.run();
      await payments.reconciliation.run();
    }
    const { rows } = await open.db.execute<{ reference: string; amount: string; type: string }>(sql`
      select split_part(reference, '/', 2) as reference, amount::text as amount, type from ledger_transactions
      where reference like 'payment:hosted/%' or reference like 'player/%'`);
    const booked = new Map(rows.map(({ reference, amount, type }) => [reference, `${type} ${amount}`]));
    expect(booked.size).toBe(rows.length);
    const transactions = await provider.transactions();
    const references = new Set(transactions.map(({ reference }) => reference));
    expect(references.size).toBe(transactions.length);
    expect(transactions.length).toBeGreaterThan(DEPOSITS / 2);
    for (const transaction of transactions) {
      const { reference, kind, status } = transaction;
      const [payment] = await open.db.select().from(stored).where(eq(stored.paymentId, reference));
      if (payment === undefined) throw new Error(`There is no payment ${reference}.`);
      const names = [reference, `reversal:${reference}`, `settle:${reference}`, `void:${reference}`];
      expect(
        names.map((name) => booked.get(name)),
        `${kind} ${status} ${reference}`,
      ).toEqual(entriesOf(transaction, payment));
    }
    for (const { reference, type } of rows) if (type === 'DEPOSIT') expect(references).toContain(reference);
    expect((await last.get('/platform/_control/reconcile')).body).toMatchObject({ ok: true });
  } finally {
    await last.close();
  }
}

/** Entries of deposit or withdrawal, reversal, settlement and void that a transaction should have. */
function entriesOf(
  { kind, status, amount, currency }: PlatformPaymentTransaction,
  payment: typeof stored.$inferSelect,
): unknown[] {
  const isRight = currency === payment.currency && amount === payment.amount;
  const isSettled = isRight && (status === 'settled' || status === 'reversed');
  if (kind === 'payout')
    return [`WITHDRAW ${-payment.amount}`, undefined, isSettled ? 'SETTLEMENT 0' : undefined, undefined];
  const isReversed = isRight && status === 'reversed';
  return [
    isSettled ? `DEPOSIT ${amount}` : undefined,
    isReversed ? expect.stringMatching(/^REVERSAL_DP -/) : undefined,
    undefined,
    undefined,
  ];
}
