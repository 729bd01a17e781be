import path from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSportsbookSession } from '../platform/fixtures/sportsbook-session';
import {
  DATA_DIR,
  NOW,
  type SignedIn,
  startTestPlatform,
  type TestPlatform,
} from '../platform/fixtures/test-platform';
import {
  callBook,
  newKey,
  openFrame,
  selectionOf,
  single,
  startTestBook,
  upcoming,
} from './fixtures/test-book';
import type { RunningSportsbook } from './server';

const PLAYER = 'canadian@halden.example';
const folder = mkdtempSync(path.join(tmpdir(), 'marquee-book-'));

let platform: TestPlatform;
let book: RunningSportsbook;
let player: SignedIn;
let frame: Awaited<ReturnType<typeof openFrame>>;
const start = () =>
  startTestBook({ platformUrl: platform.url, now: () => NOW, walletTimeoutMs: 30_000, folder });
const open = async (email = PLAYER) =>
  openFrame(book.url, {
    session: await openSportsbookSession(platform, email),
    currency: 'CAD',
    country: 'CA',
  });

beforeAll(async () => {
  platform = await startTestPlatform({ gamesFile: path.join(DATA_DIR, 'games.json') });
  book = await start();
  player = await platform.signIn(PLAYER);
  const fund = { reference: 'fund', amount: 100_000, currency: 'CAD', method: 'TRUSTLY' } as const;
  expect(await platform.command(PLAYER, { kind: 'deposit', ...fund })).toMatchObject({ status: 200 });
  frame = await open();
});
afterAll(async () => {
  await book.close();
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});
let next = 0;
const event = () => {
  const found = upcoming(book)[next];
  next += 1;
  if (found === undefined) throw new Error('There are too few events.');
  return found;
};
const control = async (to: string, content: object) => {
  const { status, body } = await callBook<object>(book.url, 'POST', `/_control/${to}`, content);
  expect(status, JSON.stringify(body)).toBe(200);
};
const enter = (eventId: string, home: number, away: number) =>
  control(`events/${eventId}`, { result: { kind: 'entered', score: { home, away } } });
const end = (eventId: string, kind: string) => control(`events/${eventId}`, { result: { kind } });
const balance = async () =>
  (await frame.get<{ account: { balance: number } }>('/api/session')).body.account.balance;
const stateOf = async (betId: string) => (await frame.read(betId)).state;
const until = (betId: string, state: string) => expect.poll(() => stateOf(betId)).toBe(state);

/** Types and amounts of the player's ledger entries, newest first. */
async function history(count: number): Promise<string[]> {
  const { body } = await platform.get('/platform/v1/player/wallet/transactions', player.headers);
  const list: unknown = Reflect.get(Object(body), 'transactions');
  if (!Array.isArray(list)) throw new Error(`No history: ${JSON.stringify(body)}`);
  return list.slice(0, count).map((each: unknown) => {
    const row = Object(each) as Record<string, unknown>;
    return `${String(row['category'])} ${String(row['type'])} ${String(row['amount'])}`;
  });
}

test('WALLET-12 a bet takes its stake, and a result pays it by the odds; the ledger has BET and WIN of SPORTS', async () => {
  const before = await balance();
  const match = event();
  const selection = selectionOf(book, match);
  const { status, body } = await frame.bet(single(selection, 1_000));
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body).toMatchObject({ state: 'open', stake: 1_000, balance: before - 1_000 });
  await enter(match.fixture.id, 2, 0);
  await until(body.betId, 'won');
  const payout = Math.floor((1_000 * selection.odds) / 1_000);
  expect(await frame.read(body.betId)).toMatchObject({ payout, selections: [{ grade: 'won' }] });
  expect(await balance()).toBe(before - 1_000 + payout);
  expect((await history(2)).map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual([
    'SPORTS WIN',
    'SPORTS BET',
  ]);
});

test('a lost bet pays nothing, and a void event gives the stake back', async () => {
  const before = await balance();
  const [lost, cancelled] = [event(), event()];
  const first = await frame.bet(single(selectionOf(book, lost, 'away')));
  const second = await frame.bet(single(selectionOf(book, cancelled)));
  await enter(lost.fixture.id, 1, 0);
  await end(cancelled.fixture.id, 'void');
  await until(first.body.betId, 'lost');
  await until(second.body.betId, 'void');
  expect(await balance()).toBe(before - 500);
});

test('a settlement that is taken back leaves the ledger as before it, and another result settles anew', async () => {
  const match = event();
  const selection = selectionOf(book, match);
  const { body } = await frame.bet(single(selection, 700));
  const placed = await balance();
  await enter(match.fixture.id, 1, 0);
  await until(body.betId, 'won');
  await end(match.fixture.id, 'reopened');
  await until(body.betId, 'open');
  expect(await balance()).toBe(placed);
  expect(await history(1)).toEqual([expect.stringContaining('SPORTS WIN_VOID')]);
  await enter(match.fixture.id, 0, 1);
  await until(body.betId, 'lost');
  expect(await balance()).toBe(placed);
});

test('a combination with a void leg pays the others, and a system pays its winning combinations', async () => {
  const before = await balance();
  const matches = [event(), event(), event()];
  const selections = matches.map((match) => selectionOf(book, match));
  const bet = { key: newKey(), selections, accept: 'none', unitStake: 200 };
  const combination = await frame.bet({ ...bet, size: 3 });
  const system = await frame.bet({ ...bet, key: newKey(), size: 2 });
  expect(system.body).toMatchObject({ stake: 600 });
  await enter(matches[0]?.fixture.id ?? '', 1, 0);
  await end(matches[1]?.fixture.id ?? '', 'void');
  await enter(matches[2]?.fixture.id ?? '', 3, 0);
  await until(combination.body.betId, 'won');
  await until(system.body.betId, 'won');
  const [one = 0, , three = 0] = selections.map(({ odds }) => odds);
  const both = Math.floor((200 * one * three) / 1_000_000);
  const each = both + Math.floor((200 * one) / 1_000) + Math.floor((200 * three) / 1_000);
  expect(await balance()).toBe(before - 800 + both + each);
});

test('a cash-out pays the offer and is a CASHOUT of the ledger; a result taken back later changes nothing', async () => {
  const before = await balance();
  const match = event();
  const { body } = await frame.bet(single(selectionOf(book, match), 1_000));
  const { offer } = await frame.read(body.betId);
  expect(offer).toBeGreaterThan(800);
  const higher = await frame.post(`/api/bets/${body.betId}/cash-out`, { amount: (offer ?? 0) + 1 });
  expect(higher).toMatchObject({ status: 409, body: { code: 'error.cash.out.changed', amount: offer } });
  const sold = await frame.post(`/api/bets/${body.betId}/cash-out`, { amount: offer });
  expect(sold).toMatchObject({ status: 200, body: { state: 'cashedOut', payout: offer } });
  expect(await frame.post(`/api/bets/${body.betId}/cash-out`, { amount: offer })).toMatchObject({
    status: 200,
  });
  expect(await balance()).toBe(before - 1_000 + (offer ?? 0));
  expect(await history(1)).toEqual([expect.stringContaining('SPORTS CASHOUT')]);
  await enter(match.fixture.id, 0, 4);
  await end(match.fixture.id, 'reopened');
  expect(await stateOf(body.betId)).toBe('cashedOut');
  expect(await balance()).toBe(before - 1_000 + (offer ?? 0));
});

test('the same slip twice is one bet, also at once; the key of another bet is refused', async () => {
  const before = await balance();
  const bet = single(selectionOf(book, event()), 300);
  const answers = await Promise.all([frame.bet(bet), frame.bet(bet), frame.bet(bet)]);
  expect(new Set(answers.map(({ body }) => body.betId)).size).toBe(1);
  expect(await balance()).toBe(before - 300);
  const other = await frame.bet({ ...bet, unitStake: 400 });
  expect(other).toMatchObject({ status: 409, body: { code: 'error.bet.key.used' } });
});

test.each(['lost-request', 'lost-reply'])(
  'a stake without an answer (%s) is given back, and the bet does not count',
  async (fault) => {
    const before = await balance();
    await control('wallet-faults', { faults: [{ call: 'bet', fault, times: 3 }] });
    const { status, body } = await frame.bet(single(selectionOf(book, event())));
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'error.wallet.unavailable' });
    await expect.poll(balance).toBe(before);
  },
);

test.each(['lost-reply', 'lost-request', 'duplicated'])(
  'a payout (%s) reaches the ledger once',
  async (fault) => {
    const match = event();
    const selection = selectionOf(book, match);
    const { body } = await frame.bet(single(selection, 400));
    const placed = await balance();
    await control('wallet-faults', { faults: [{ call: 'win', fault, times: 2 }] });
    await enter(match.fixture.id, 2, 1);
    await until(body.betId, 'won');
    expect(await balance()).toBe(placed + Math.floor((400 * selection.odds) / 1_000));
  },
);

test('what the wallet refuses is told with its code, and takes nothing', async () => {
  const most = 100_000;
  let answer = await frame.bet(single(selectionOf(book, event()), most));
  if (answer.status === 201) answer = await frame.bet(single(selectionOf(book, event()), most));
  expect(answer).toMatchObject({ status: 409, body: { code: 'error.balance.insufficient' } });
});

test('GUARD-30 a player whose account is shut out of sports is refused with the reason', async () => {
  const email = 'restricted@halden.example';
  await platform.signIn(email);
  const shut = await openFrame(book.url, { session: await openSportsbookSession(platform, email) });
  const { status, body } = await shut.bet(single(selectionOf(book, event())));
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'error.play.not.allowed' });
});

test('bets go on in the next process: a result that came in between pays them', async () => {
  const match = event();
  const { body } = await frame.bet(single(selectionOf(book, match), 250));
  const placed = await balance();
  await book.close();
  book = await start();
  frame = await open();
  expect(await stateOf(body.betId)).toBe('open');
  await enter(match.fixture.id, 1, 0);
  await until(body.betId, 'won');
  expect(await balance()).toBeGreaterThan(placed);
});

test('after the sign-out no bet is taken, and what was won is paid', async () => {
  const match = event();
  const { body } = await frame.bet(single(selectionOf(book, match), 250));
  expect(await platform.post('/platform/v1/player/sign_out', {}, player.headers)).toMatchObject({
    status: 200,
  });
  const refused = await frame.bet(single(selectionOf(book, event())));
  expect(refused).toMatchObject({ status: 409, body: { code: 'error.game.session.ended' } });
  await enter(match.fixture.id, 1, 0);
  await until(body.betId, 'won');
});

test('the books are right after all of it', async () => {
  const { body } = await platform.get('/platform/_control/reconcile');
  expect(body, JSON.stringify(body)).toMatchObject({ ok: true });
});
