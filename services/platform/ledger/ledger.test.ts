import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformLedgerCommand, PlatformLedgerReceipt } from '../../../schemas/generated/types';
import { createClock } from '../clock';
import { openDatabase, type OpenDatabase } from '../database/database';
import { players } from '../database/tables/players';
import { restrictions } from '../database/tables/restrictions';
import { sessions } from '../database/tables/sessions';
import { createEvents } from '../events';
import {
  addPlayers,
  answerTo,
  originOf,
  runStorm,
  STORM_CAMPAIGNS,
  stormLedger,
  stormOf,
} from '../fixtures/ledger-storm';
import { testDatabase } from '../fixtures/test-database';
import { NOW } from '../fixtures/test-platform';
import { transactionsPage } from '../wallet/transactions';
import { reconcile } from './invariants';
import type { Ledger } from './ledger';

const STORM = { seed: 'marquee', operations: 1000, clients: 32, players: 12 };
const SESSION = '6f0f4b1e-0000-4000-8000-000000000001';

let database: OpenDatabase;
let ledger: Ledger;
let remove: () => Promise<void>;
let free: number[];
let playerId: number;
let currency = 'EUR';
const changed: number[] = [];

beforeAll(async () => {
  const own = await testDatabase();
  remove = own.remove;
  database = await openDatabase(own.settings);
  free = (await addPlayers(database, 60)).slice(STORM.players);
  const events = createEvents(database);
  events.on('balance', (event) => changed.push(event.playerId));
  ledger = stormLedger(database, { clock: createClock(() => NOW), events });
});

afterAll(async () => {
  await database.close();
  await remove();
});

/** Each test uses a separate player, with euros or another currency. */
beforeEach(async () => {
  playerId = free.shift() ?? 0;
  currency = 'EUR';
  await database.db.update(players).set({ currencyCode: 'EUR' }).where(eq(players.playerId, playerId));
});

const send = (command: PlatformLedgerCommand): Promise<PlatformLedgerReceipt> =>
  ledger.execute(playerId, { ...command, reference: ref(command.reference) }, originOf(command));
const ref = (name: string): string => `${playerId}:${name}`;
const requested = (name: string): string => `operator/${ref(name)}`;
const fund = (amount: number) =>
  send({ kind: 'deposit', reference: 'fund', amount, currency, method: 'TRUSTLY' });
const bet = (reference: string, amount: number, round = 'r') =>
  send({ kind: 'bet', reference, amount, currency, roundId: ref(round), gameId: 'relax-casino' });
const win = (reference: string, amount: number, round = 'r') =>
  send({ kind: 'win', reference, amount, currency, roundId: ref(round) });
const rollback = (reference: string, of: string) => send({ kind: 'rollback', reference, of: ref(of) });
const total = async (): Promise<number> => {
  const map = (await ledger.balance(playerId))?.balanceMap;
  return (
    (map?.main ?? 0) + (map?.locked ?? 0) + (map?.bonus ?? []).reduce((sum, { amount }) => sum + amount, 0)
  );
};

test('WALLET-07 a wallet is opened by the first money that comes in', async () => {
  expect(await ledger.balance(playerId)).toBeUndefined();
  await expect(bet('b', 100)).rejects.toMatchObject({ code: 'error.wallet.not.exists', status: 404 });
  await fund(5000);
  expect(await ledger.balance(playerId)).toEqual({
    currency: 'EUR',
    balanceMap: { main: 5000, locked: 0, bonus: [] },
  });
  const [player] = await database.db.select().from(players).where(eq(players.playerId, playerId));
  expect(player).toMatchObject({ totalDepositsCount: 1, firstDepositDate: new Date(NOW) });
  expect(changed.at(-1)).toBe(playerId);
});

test('a repeated command has the same reply, byte for byte; other content is a conflict', async () => {
  const first = await fund(5000);
  await bet('b', 700);
  expect(JSON.stringify(await fund(5000))).toBe(JSON.stringify(first));
  await expect(fund(5001)).rejects.toMatchObject({ code: 'error.idempotency.conflict', status: 409 });
  const other = free.shift() ?? 0;
  const command = {
    kind: 'deposit',
    reference: ref('fund'),
    amount: 5000,
    currency,
    method: 'TRUSTLY',
  } as const;
  await expect(ledger.execute(other, command, originOf(command))).rejects.toMatchObject({
    code: 'error.idempotency.conflict',
  });
  expect(await total()).toBe(4300);
});

test('a refused bet stays refused, though money has come in since', async () => {
  await fund(100);
  await expect(bet('b', 500)).rejects.toMatchObject({ code: 'error.balance.insufficient' });
  await send({ kind: 'deposit', reference: 'more', amount: 5000, currency, method: 'TRUSTLY' });
  await expect(bet('b', 500)).rejects.toMatchObject({ code: 'error.balance.insufficient' });
  expect(await total()).toBe(5100);
});

test('a rollback before its bet leaves a tombstone: the bet is refused, the rollback is answered OK for ever', async () => {
  const early = await rollback('rb', 'b');
  expect(early.amount).toBe(0);
  await fund(1000);
  for (let time = 0; time < 2; time += 1) {
    await expect(bet('b', 300)).rejects.toMatchObject({ code: 'error.transaction.rolled.back', status: 409 });
    expect(JSON.stringify(await rollback('rb', 'b'))).toBe(JSON.stringify(early));
  }
  expect(await total()).toBe(1000);
});

test('a bet, its win and its rollback end the same in every order', async () => {
  await fund(1000);
  const steps: ((round: string) => Promise<unknown>)[] = [
    (round) => bet(`b${round}`, 300, round),
    (round) => win(`w${round}`, 800, round),
    (round) => rollback(`rb${round}`, `b${round}`),
  ];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  for (const [number, order] of orders.entries()) {
    for (const step of [...order, ...order]) await steps[step]?.(`o${number}`).catch(() => undefined);
    expect(await total(), `order ${order.join()}`).toBe(1000);
  }
});

test('a rollback gives each bucket back what it paid; a win taken back after it was spent is borne by the house', async () => {
  await fund(500);
  await send({
    kind: 'bonus-grant',
    reference: 'bonus',
    amount: 300,
    currency,
    campaign: STORM_CAMPAIGNS.CASINO,
  });
  await send({ kind: 'lock', reference: 'lock', amount: 200, currency });
  await bet('b1', 600);
  expect((await rollback('rb1', 'b1')).balanceMap).toEqual({
    main: 300,
    locked: 200,
    bonus: [{ vertical: 'CASINO', amount: 300 }],
  });
  await bet('b2', 400, 'two');
  await win('w2', 1000, 'two');
  await send({ kind: 'withdrawal', reference: 'out', amount: 600, currency, method: 'TRUSTLY' });
  expect(await rollback('rw2', 'w2')).toMatchObject({
    amount: -500,
    balanceMap: { main: 0, locked: 0, bonus: [] },
  });
  const { rows } = await database.db.execute(sql`
    select posting.amount::int as amount from ledger_postings posting
    join ledger_transactions entry on entry.id = posting.transaction_id
    where entry.reference = ${`provider:relax/${ref('rw2')}`} and posting.account = 'house/uncollected/EUR'`);
  expect(rows).toEqual([{ amount: -500 }]);
});

test('a win after the session has ended is credited, a bet is refused', async () => {
  await fund(1000);
  const time = new Date(NOW);
  await database.db.insert(sessions).values({
    sessionId: SESSION,
    playerId,
    siteId: 5,
    loginMethod: 'password',
    createdAt: time,
    lastUsedAt: time,
    rotatedAt: time,
    ip: '192.0.2.1',
    country: 'FI',
    userAgent: '',
  });
  const inSession = (reference: string) =>
    send({
      kind: 'bet',
      reference,
      amount: 100,
      currency,
      roundId: ref(reference),
      gameId: 'relax-casino',
      sessionId: SESSION,
    });
  await inSession('before');
  await database.db.update(sessions).set({ endedAt: time }).where(eq(sessions.sessionId, SESSION));
  await database.db
    .insert(restrictions)
    .values({ playerId, kind: 'self-exclusion', setAt: time, setBy: 'player', reason: 'own wish' });
  await expect(inSession('after')).rejects.toMatchObject({ status: 403 });
  await database.db.delete(restrictions).where(eq(restrictions.playerId, playerId));
  await expect(inSession('later')).rejects.toMatchObject({ status: 401, code: 'error.token.expired' });
  expect((await win('w', 250, 'before')).balanceMap.main).toBe(1150);
});

test('WALLET-25 a withdrawal is held, then settled or voided at most once, whoever is first', async () => {
  await fund(10_000);
  const out = (reference: string) =>
    send({ kind: 'withdrawal', reference, amount: 1000, currency, method: 'TRUSTLY' });
  for (let number = 0; number < 6; number += 1) {
    await out(`out${number}`);
    const resolutions = await Promise.allSettled([
      send({ kind: 'withdrawal-settle', reference: `paid${number}`, withdrawal: requested(`out${number}`) }),
      send({ kind: 'withdrawal-void', reference: `void${number}`, withdrawal: requested(`out${number}`) }),
    ]);
    expect(resolutions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
  const { transactions } = await transactionsPage(database.db, playerId, { category: 'PAYMENT' });
  const withdrawn = transactions.filter(({ type }) => type === 'WITHDRAW');
  expect(withdrawn.every(({ status }) => status === 'COMPLETED' || status === 'CANCELLED')).toBe(true);
  const completed = transactions.filter(({ status }) => status === 'COMPLETED').length;
  expect(await total()).toBe(10_000 - completed * 1000);
});

test('WALLET-26 a player cancels three withdrawals a day; the next one stays pending', async () => {
  await fund(10_000);
  for (let number = 0; number < 4; number += 1) {
    await send({ kind: 'withdrawal', reference: `out${number}`, amount: 1000, currency, method: 'TRUSTLY' });
  }
  await expect(ledger.cancelWithdrawal(playerId, requested('out0'), 999)).rejects.toMatchObject({
    code: 'error.withdrawal.amount.mismatch',
  });
  for (let number = 0; number < 3; number += 1) {
    const first = await ledger.cancelWithdrawal(playerId, requested(`out${number}`), 1000);
    expect(await ledger.cancelWithdrawal(playerId, requested(`out${number}`), 1000)).toEqual(first);
  }
  await expect(ledger.cancelWithdrawal(playerId, requested('out3'), 1000)).rejects.toMatchObject({
    code: 'error.withdrawal.cancel.limit_reached',
  });
  expect(await total()).toBe(9000);
});

test('two tabs, the provider and a withdrawal at once never spend more than there is', async () => {
  await fund(1000);
  const rush = Array.from({ length: 24 }, (_, number) =>
    number % 6 === 0
      ? send({ kind: 'withdrawal', reference: `out${number}`, amount: 200, currency, method: 'TRUSTLY' })
      : bet(`b${number}`, 150, `r${number}`),
  );
  const done = (await Promise.allSettled(rush)).flatMap((each) =>
    each.status === 'fulfilled' ? [each.value] : [],
  );
  expect(await total()).toBe(1000 + done.reduce((sum, { amount }) => sum + amount, 0));
  expect(await total()).toBeGreaterThanOrEqual(0);
  expect(await total()).toBeLessThan(150);
});

test('forfeiting a bonus takes no real money', async () => {
  await fund(1000);
  await send({
    kind: 'bonus-grant',
    reference: 'bonus',
    amount: 400,
    currency,
    campaign: STORM_CAMPAIGNS.SPORTS,
  });
  const receipt = await send({ kind: 'bonus-forfeit', reference: 'gone', vertical: 'SPORTS' });
  expect(receipt).toMatchObject({ amount: -400, balanceMap: { main: 1000, bonus: [] } });
  expect((await send({ kind: 'bonus-forfeit', reference: 'again', vertical: 'SPORTS' })).amount).toBe(0);
});

test('a currency without minor units counts whole units', async () => {
  currency = 'CLP';
  await database.db.update(players).set({ currencyCode: currency }).where(eq(players.playerId, playerId));
  await fund(45_000);
  expect(await ledger.balance(playerId)).toEqual({
    currency: 'CLP',
    balanceMap: { main: 45_000, locked: 0, bonus: [] },
  });
});

test('the database itself refuses a bucket below zero and a second reversal', async () => {
  await fund(100);
  await expect(
    database.db.execute(sql`update ledger_accounts set balance = -1 where player_id = ${playerId}`),
  ).rejects.toThrow();
  await bet('b', 50);
  await rollback('rb', 'b');
  await expect(
    database.db.execute(sql`
      insert into ledger_transactions
        (reference, player_id, type, category, currency, amount, balance_after, at, reverses)
      select 'twice', player_id, type, category, currency, amount, balance_after, at, reverses
      from ledger_transactions where reference = ${`provider:relax/${ref('rb')}`}`),
  ).rejects.toThrow();
});

test('the books are right after a storm of commands, and a repetition of it changes nothing', async () => {
  const storm = stormOf(STORM);
  const outcome = await runStorm(ledger, storm, STORM.clients);
  expect(outcome.inconsistent).toEqual([]);
  expect(outcome.applied).toBeGreaterThan(STORM.operations / 2);
  const report = await reconcile(database, NOW);
  expect(report.findings.filter(({ broken }) => broken > 0)).toEqual([]);
  // Temporary refusals may succeed later; final responses are unchanged.
  const again = storm.slice(0, 200);
  await runStorm(ledger, again, STORM.clients);
  // A return depends on its settlement, and that on its withdrawal.
  for (const sent of again) await answerTo(ledger, sent);
  const { transactions } = await reconcile(database, NOW);
  for (const sent of again) await answerTo(ledger, sent);
  expect(await reconcile(database, NOW)).toMatchObject({ ok: true, transactions });
}, 300_000);

test('the check finds money that was made from nothing', async () => {
  await fund(100);
  await database.db.execute(
    sql`update ledger_accounts set balance = balance + 1 where id = ${`player/${playerId}/main`}`,
  );
  const report = await reconcile(database, NOW);
  expect(report.findings.filter(({ broken }) => broken > 0).map(({ rule }) => rule)).toEqual([
    'balances-equal-postings',
  ]);
});
