import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformTransaction, PlatformTransactions } from '../../../schemas/generated/types';
import {
  validatePlatformLastPlayedGames,
  validatePlatformPendingWithdrawals,
  validatePlatformTransactions,
  validatePlatformTransactionsExport,
} from '../../../schemas/generated/validators.js';
import {
  NOW,
  type SignedIn,
  keyHeaders,
  startTestPlatform,
  type TestPlatform,
} from '../fixtures/test-platform';
import type { Validate } from '../../process/validation';

let platform: TestPlatform;
let regular: SignedIn;
let fresh: SignedIn;

beforeAll(async () => {
  platform = await startTestPlatform();
  regular = await platform.signIn('regular@halden.example');
  fresh = await platform.signIn('new@halden.example');
});
afterAll(() => platform.close());

const WALLET = '/platform/v1/player/wallet';

async function read<T>(path: string, is: Validate<T>, who: SignedIn = regular): Promise<T> {
  const { status, body } = await platform.get(path, who.headers);
  expect(status).toBe(200);
  if (is(body)) return body;
  throw new Error(`${path} answered ${JSON.stringify(body)}`);
}

const page = (query: string): Promise<PlatformTransactions> =>
  read(`${WALLET}/transactions?${query}`, validatePlatformTransactions);

async function wholeHistory(who: SignedIn): Promise<PlatformTransaction[]> {
  const all: PlatformTransaction[] = [];
  for (let after: string | null = ''; after !== null;) {
    const query: string = after === '' ? '' : `?after=${after}`;
    const part = await read(`${WALLET}/transactions/export${query}`, validatePlatformTransactionsExport, who);
    all.push(...part.transactions);
    after = part.next;
  }
  return all;
}

test('the books of the population are right', async () => {
  const { body } = await platform.get('/platform/_control/reconcile');
  expect(body).toMatchObject({ ok: true });
});

test('WALLET-07 the balance of a player without a wallet is a not-exists reply', async () => {
  expect(await platform.get(`${WALLET}/balance`, fresh.headers)).toMatchObject({
    status: 404,
    body: { code: 'error.wallet.not.exists' },
  });
  expect(await platform.get(`${WALLET}/net-position-win-loss`, fresh.headers)).toEqual({
    status: 200,
    body: { currency: 'EUR', netPosition: 0, winLoss: 0 },
  });
});

test('API-086 pages of ten, newest first, follow one another without gap; the export has all of them', async () => {
  const all = await wholeHistory(regular);
  expect(all.length).toBeGreaterThan(15);
  const paged: PlatformTransaction[] = [];
  for (let position = 0; position <= all.length; position += 10) {
    const { transactions } = await page(`position=${position}`);
    expect(transactions).toHaveLength(Math.min(10, all.length - position));
    paged.push(...transactions);
  }
  expect(paged).toEqual([...all].reverse());
  expect(all.every(({ transactionDate }) => Date.parse(transactionDate) <= NOW)).toBe(true);
});

test('WALLET-22 category, status and time choose from the history', async () => {
  const all = await wholeHistory(regular);
  const deposits = all.filter(({ category, type }) => category === 'PAYMENT' && type === 'DEPOSIT');
  expect(deposits).toHaveLength(5);
  const { transactions } = await page('category=PAYMENT&status=PENDING');
  expect(transactions.map(({ type }) => type)).toEqual(['WITHDRAW']);
  const from = deposits.at(-1)?.transactionDate ?? '';
  const since = await page(`from=${from}&category=PAYMENT`);
  expect(since.transactions.at(-1)?.transactionDate).toBe(from);
  expect((await page(`to=${from}&category=PAYMENT`)).transactions[0]?.transactionDate).not.toBe(from);
  expect((await platform.get(`${WALLET}/transactions?from=yesterday`, regular.headers)).status).toBe(400);
});

test('API-088 the net position is paid out less paid in, the win or loss is won less staked', async () => {
  const all = await wholeHistory(regular);
  const sum = (which: (each: PlatformTransaction) => boolean): number =>
    all.filter(which).reduce((total, { amount }) => total + amount, 0);
  const deposited = sum(({ category, type }) => category === 'PAYMENT' && type === 'DEPOSIT');
  const paidOut = -sum(({ type, status }) => type === 'WITHDRAW' && status === 'COMPLETED');
  expect(await platform.get(`${WALLET}/net-position-win-loss`, regular.headers)).toMatchObject({
    body: { netPosition: paidOut - deposited, winLoss: sum(({ roundId }) => roundId !== null) },
  });
});

test('WALLET-25 a cancelled withdrawal is back in the wallet and its row is gone', async () => {
  const pending = () => read(`${WALLET}/pendingWithdrawal`, validatePlatformPendingWithdrawals);
  const [first] = (await pending()).pendingWithdrawals;
  const { pendingWithdrawalId = '', amount = 0 } = first ?? {};
  const before = (await page('')).transactions[0]?.balanceAfterTransaction ?? 0;
  const cancel = () =>
    platform.post(
      `${WALLET}/withdrawal/cancellation`,
      { pendingWithdrawalId, amount, cancelByPlayer: true },
      regular.headers,
    );
  expect(await cancel()).toEqual({ status: 200, body: {} });
  expect(await cancel()).toEqual({ status: 200, body: {} });
  expect((await pending()).pendingWithdrawals).toEqual([]);
  const [back] = (await page('')).transactions;
  expect(back).toMatchObject({ type: 'CANCELED', amount, balanceAfterTransaction: before + amount });
});

test("another player's withdrawal is not there", async () => {
  const { body } = await platform.command('regular@halden.example', {
    kind: 'withdrawal',
    reference: 'mine',
    amount: 100,
    currency: 'EUR',
    method: 'TRUSTLY',
  });
  expect(body).toMatchObject({ amount: -100 });
  const other = await platform.signIn('once@halden.example');
  const theft = { pendingWithdrawalId: 'operator/mine', amount: 100, cancelByPlayer: true };
  expect(await platform.post(`${WALLET}/withdrawal/cancellation`, theft, other.headers)).toMatchObject({
    status: 404,
    body: { code: 'error.withdrawal.not.found' },
  });
});

test('WALLET-50 a payment provider credits a player of the own site, with its key only; the deposit counts', async () => {
  const changed: number[] = [];
  const stop = platform.platform.events.on('balance', ({ playerId }) => changed.push(playerId));
  const command = {
    kind: 'deposit',
    reference: 'op-1',
    amount: 2500,
    currency: 'EUR',
    method: 'SKRILL',
  } as const;
  // The law of the player's country requires a limit first.
  const limit = { duration: 'monthly', limit: 5000 };
  await platform.call('PATCH', '/platform/v1/player/deposit-limits', limit, fresh.headers);
  expect(await platform.command('new@halden.example', command)).toMatchObject({
    status: 200,
    body: { amount: 2500, currency: 'EUR' },
  });
  stop();
  expect(changed).toHaveLength(1);
  expect(await platform.get(`${WALLET}/balance`, fresh.headers)).toEqual({
    status: 200,
    body: { currency: 'EUR', balanceMap: { main: 2500, locked: 0, bonus: [] } },
  });
  expect(await platform.get('/platform/v1/player/transaction-summary', fresh.headers)).toMatchObject({
    body: { totalDepositsCount: 1 },
  });
  expect(await platform.get('/platform/v1/player/recent_deposit_methods', fresh.headers)).toMatchObject({
    body: { methods: [{ method: 'SKRILL' }] },
  });
  const body = { player: 'new@halden.example', command };
  const bySkrill = keyHeaders(5, 'payment-skrill');
  const foreign = { ...body, player: 'new@kiekko.example' };
  expect((await platform.post('/platform/v1/operator/ledger', foreign, bySkrill)).status).toBe(404);
  const keyless = { 'x-site-context': '5', 'x-platform-key': 'guessed' };
  expect((await platform.post('/platform/v1/operator/ledger', body, keyless)).status).toBe(403);
});

test('WALLET-51 a bet puts its game first among the last played', async () => {
  const gameId = platform.platform.data.games[0].gameId;
  const bet = {
    kind: 'bet',
    reference: 'play-1',
    amount: 20,
    currency: 'EUR',
    roundId: 'play',
    gameId,
  } as const;
  expect(await platform.command('regular@halden.example', bet)).toMatchObject({ status: 200 });
  const { games } = await read(`${WALLET}/lastPlayedGames`, validatePlatformLastPlayedGames);
  expect(games[0]).toEqual({ gameId, category: 'CASINO', playedAt: new Date(NOW).toISOString() });
});

test('BLOCK-40 a game is starred and unstarred, by lobby', async () => {
  const path = '/platform/v1/player/my-games';
  const gameId = platform.platform.data.games[1]?.gameId ?? '';
  const star = { gameId, lobbyPageType: 'casino' };
  expect(await platform.post(path, star, fresh.headers)).toEqual({ status: 200, body: {} });
  expect(await platform.post(path, star, fresh.headers)).toEqual({ status: 200, body: {} });
  expect(await platform.get(`${path}?lobbyPageType=casino`, fresh.headers)).toMatchObject({
    body: { games: [{ gameId }] },
  });
  expect(await platform.get(`${path}?lobbyPageType=live-casino`, fresh.headers)).toMatchObject({
    body: { games: [] },
  });
  await platform.call('DELETE', `${path}?gameId=${gameId}&lobbyPageType=casino`, undefined, fresh.headers);
  expect(await platform.get(`${path}?lobbyPageType=casino`, fresh.headers)).toMatchObject({
    body: { games: [] },
  });
  expect((await platform.post(path, { ...star, gameId: 'no-such-game' }, fresh.headers)).status).toBe(404);
});

test('another player in the place of one begins with empty books', async () => {
  const seeded = { siteId: 5, email: 'once@halden.example', password: 'Marquee-2026' };
  expect(await platform.post('/platform/_control/seed', { players: [seeded] })).toMatchObject({
    status: 200,
  });
  const other = await platform.signIn(seeded.email);
  expect((await platform.get(`${WALLET}/balance`, other.headers)).status).toBe(404);
  expect(await platform.get('/platform/_control/reconcile')).toMatchObject({ body: { ok: true } });
});
