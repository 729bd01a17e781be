import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DATA_DIR,
  NOW,
  type SignedIn,
  startTestPlatform,
  type TestPlatform,
} from '../platform/fixtures/test-platform';
import type { BalanceReply, GameError, Round, SessionReply } from './api';
import { callGames, startTestGames } from './fixtures/test-games';
import type { RunningGameServer } from './server';

const PLAYER = 'canadian@halden.example';
const LOBBY = 'http://halden.localhost:3000/en-CA/online-casino';

let platform: TestPlatform;
let server: RunningGameServer;
let player: SignedIn;
beforeAll(async () => {
  platform = await startTestPlatform({ gamesFile: path.join(DATA_DIR, 'games.json') });
  server = await startTestGames({ platformUrl: platform.url, now: () => clock, walletTimeoutMs: 30_000 });
  player = await platform.signIn(PLAYER);
});
afterAll(async () => {
  await server.close();
  await platform.close();
});

let clock = NOW;
let made = 0;
const plan = (...faults: unknown[]) => callGames(server.url, 'POST', '/_control/wallet-faults', { faults });

/** Launches a real-money game like the site and opens it like its page. */
async function open(provider: string, gameId: string) {
  const launch = { gameId, channel: 'desktop', partner: 2178, jurisdiction: 'Mga' };
  const token = await platform.post('/platform/v1/games/token', launch, player.headers);
  expect(token.status).toBe(200);
  const query = new URLSearchParams({
    ...{ isDemo: 'false', gameId, languageCode: 'en', currencyCode: 'CAD', channel: 'desktop' },
    lobbyUrl: LOBBY,
  });
  const address = await platform.get(`/platform/v1/games/url?${query.toString()}`, player.headers);
  const url = new URL(addressOf(address.body));
  const { status, body } = await callGames<SessionReply>(
    server.url,
    'POST',
    '/api/session',
    { token: url.searchParams.get('token') },
    { provider },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  const on = { provider, bearer: body.session };
  const post = <T>(to: string, content: unknown) => callGames<T>(server.url, 'POST', to, content, on);
  const get = <T>(from: string) => callGames<T>(server.url, 'GET', from, undefined, on);
  return {
    ...body,
    play: (stake: number) => {
      // Longer than the minimum spin time of any jurisdiction; all rounds together stay within the maximum age of a signature.
      clock += 2_600;
      return post<Round>('/api/rounds', { id: `real-money-${(made += 1)}`, stake });
    },
    act: (round: Round, action: string) =>
      post<Round>(`/api/rounds/${round.roundId}/actions`, { step: round.steps.length, action }),
    round: async (roundId: string) => (await get<Round>(`/api/rounds/${roundId}`)).body,
    balanceNow: async () => (await get<BalanceReply>('/api/balance')).body.balance,
  };
}

function addressOf(body: unknown): string {
  const data: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined;
  const url: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'gameURL') : undefined;
  if (typeof url !== 'string') throw new Error(`The launch has no address: ${JSON.stringify(body)}`);
  return url;
}

type Opened = Awaited<ReturnType<typeof open>>;

async function finish({ act }: Opened, round: Round): Promise<Round> {
  let current = round;
  while (current.status === 'open')
    current = (await act(current, current.actions.includes('stand') ? 'stand' : 'continue')).body;
  return current;
}

test('GAME-02 a signed-in player plays for money: the ledger moves by every stake and win', async () => {
  const game = await open('relax', 'cherry-ledger');
  expect(game).toMatchObject({
    mode: 'real',
    currency: { code: 'CAD', decimals: 2 },
    urls: { lobby: LOBBY },
  });
  let expected = game.balance;
  for (let rounds = 0; rounds < 6; rounds += 1) {
    const { status, body } = await game.play(20);
    expect(status, JSON.stringify(body)).toBe(200);
    const end = await finish(game, body);
    expected += end.won - end.stake;
    expect(end).toMatchObject({ status: 'settled', balance: expected });
  }
  expect(await game.balanceNow()).toBe(expected);
});

test('GAME-02 blackjack with doubles: every bet of a round is one of the ledger', async () => {
  const game = await open('novomatic', 'blackjack-bellavista');
  let expected = game.balance;
  for (let rounds = 0; rounds < 4; rounds += 1) {
    const begun = (await game.play(100)).body;
    const end = begun.status === 'open' ? await finish(game, (await game.act(begun, 'double')).body) : begun;
    expected += end.won - end.stake;
    expect(await game.balanceNow()).toBe(expected);
  }
});

test('a lost answer to a bet, in all its attempts, costs nothing', async () => {
  const game = await open('relax', 'cherry-ledger');
  await plan({ call: 'bet', fault: 'lost-reply', times: 3 });
  const { body } = await game.play(20);
  expect(body).toMatchObject({ status: 'returned', steps: [], balance: game.balance });
  expect(await game.balanceNow()).toBe(game.balance);
});

test.each(['lost-request', 'lost-reply', 'duplicated', 'reordered'])(
  'the end of a round that is %s reaches the ledger once',
  async (fault) => {
    const game = await open('relax', 'cherry-ledger');
    await plan({ call: 'win', fault, times: 2 }, { call: 'end-round', fault, times: 2 });
    const end = await finish(game, (await game.play(20)).body);
    await expect.poll(async () => (await game.round(end.roundId)).status).toBe('settled');
    expect(await game.balanceNow()).toBe(game.balance - end.stake + end.won);
  },
);

test('a round that was interrupted comes back in the next session', async () => {
  let game: Opened;
  let begun: Round;
  do {
    game = await open('novomatic', 'blackjack-bellavista');
    begun = game.openRound ?? (await game.play(100)).body;
  } while (begun.status !== 'open');
  const next = await open('novomatic', 'blackjack-bellavista');
  expect(next.openRound).toMatchObject({
    roundId: begun.roundId,
    steps: begun.steps,
    actions: begun.actions,
  });
  const end = await finish(next, begun);
  expect(await next.balanceNow()).toBe(begun.balance + end.won);
});

test('what the wallet refuses is passed on with its code', async () => {
  const answer = await callGames<GameError>(
    server.url,
    'POST',
    '/api/session',
    { token: 'a-token-that-the-platform-never-made' },
    { provider: 'relax' },
  );
  expect(answer).toMatchObject({ status: 401, body: { code: 'error.token.invalid' } });
});

test('the books are right after all of it', async () => {
  expect(await platform.get('/platform/_control/reconcile')).toMatchObject({ body: { ok: true } });
});
