import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BalanceReply, GameError, Round, SeedReply } from './api';
import {
  callGames,
  type CallOptions,
  DEMO_CREDIT,
  launchDemo,
  openDemo,
  startTestGames,
} from './fixtures/test-games';
import { playRound } from './maths/play';
import type { RunningGameServer } from './server';

const roulette = { provider: 'relax', gameId: 'golden-ball-roulette', kind: 'roulette' };
const baccarat = { provider: 'novomatic', gameId: 'mini-baccarat-club', kind: 'baccarat' };
const blackjack = { provider: 'novomatic', gameId: 'blackjack-bellavista' };

let server: RunningGameServer;
let now = Date.parse('2026-03-04T19:30:00.000Z');
beforeAll(async () => {
  server = await startTestGames({ now: () => now });
});
afterAll(() => server.close());

const get = <T>(path: string, options?: CallOptions) =>
  callGames<T>(server.url, 'GET', path, undefined, options);
const post = <T>(path: string, body: unknown, options?: CallOptions) =>
  callGames<T>(server.url, 'POST', path, body, options);
let made = 0;
const newId = () => `request-${(made += 1)}`;
const plan = (...faults: unknown[]) => post('/_control/wallet-faults', { faults });
const play = (bearer: string, stake = 100, more: object = {}, options: CallOptions = {}) =>
  post<Round>('/api/rounds', { id: newId(), stake, ...more }, { bearer, ...options });

async function finish(bearer: string, round: Round, options: CallOptions = {}): Promise<Round> {
  let current = round;
  while (current.status === 'open') {
    const action = current.actions.includes('stand') ? 'stand' : current.actions[0];
    const address = `/api/rounds/${current.roundId}/actions`;
    const step = current.steps.length;
    current = (await post<Round>(address, { step, action }, { bearer, ...options })).body;
  }
  return current;
}

test('GAME-02 a demo is played with a wallet of its own, and the balance moves by stake and win', async () => {
  const { session, balance, mode, stakes } = await openDemo(server.url);
  expect({ mode, balance }).toEqual({ mode: 'demo', balance: DEMO_CREDIT });
  let expected = balance;
  for (let rounds = 0; rounds < 12; rounds += 1) {
    const { status, body } = await play(session, stakes[1]);
    expect(status).toBe(200);
    const end = await finish(session, body);
    expected += end.won - end.stake;
    expect(end).toMatchObject({ status: 'settled', balance: expected });
    expect(end.won).toBe(end.steps.reduce((sum, { won }) => sum + won, 0));
  }
  expect((await get<BalanceReply>('/api/balance', { bearer: session })).body).toEqual({ balance: expected });
});

test('a launch token opens one session, at its own provider', async () => {
  const token = await launchDemo(server.url);
  expect((await post('/api/session', { token })).status).toBe(200);
  const again = await post<GameError>('/api/session', { token });
  expect(again).toMatchObject({ status: 401, body: { code: 'error.token.invalid' } });
  const { session } = await openDemo(server.url);
  const elsewhere = await get<GameError>('/api/balance', { bearer: session, provider: 'playngo' });
  expect(elsewhere).toMatchObject({ status: 401, body: { code: 'error.session.ended' } });
  expect(await get('/api/balance', {})).toMatchObject({ status: 401 });
});

test.each([
  ['ca', 'en-CA'],
  ['caf', 'fr-CA'],
  ['br', 'pt-BR'],
  ['fi', 'fi'],
])('the platform language %s is %s in the frame', async (language, tag) => {
  expect((await openDemo(server.url, { language })).language).toBe(tag);
});

test('a session that is unused for too long ends', async () => {
  const { session } = await openDemo(server.url);
  now += 20 * 60_000;
  expect((await get('/api/balance', { bearer: session })).status).toBe(200);
  now += 20 * 60_000;
  expect((await get('/api/balance', { bearer: session })).status).toBe(200);
  now += 31 * 60_000;
  expect(await get<GameError>('/api/balance', { bearer: session })).toMatchObject({
    status: 401,
    body: { code: 'error.session.ended' },
  });
});

test('a repeated request is the same round, with other content it is refused', async () => {
  const { session } = await openDemo(server.url);
  const request = { id: newId(), stake: 100 };
  const [first, second] = await Promise.all([
    post<Round>('/api/rounds', request, { bearer: session }),
    post<Round>('/api/rounds', request, { bearer: session }),
  ]);
  expect(second.body).toEqual(first.body);
  const { body } = await get<BalanceReply>('/api/balance', { bearer: session });
  expect(body.balance).toBe(first.body.balance);
  const other = await post<GameError>('/api/rounds', { ...request, stake: 200 }, { bearer: session });
  expect(other).toMatchObject({ status: 409, body: { code: 'error.round.id.used' } });
});

test.each([
  ['a negative stake', { stake: -100 }, 400, 'error.stake.not.offered'],
  ['a fraction', { stake: 10.5 }, 400, 'error.stake.not.offered'],
  ['a stake that is too large for a number', { stake: 1e300 }, 400, 'error.stake.not.offered'],
  ['a stake beside the ladder', { stake: 11 }, 400, 'error.stake.not.offered'],
  ['a stake above the limit', { stake: 2_000 }, 409, 'error.stake.above.limit'],
  ['bets at a slot', { stake: 100, bets: [{ kind: 'red', amount: 100 }] }, 400, 'error.bets.not.taken'],
  ['free rounds of nobody', { stake: 100, freeRounds: 'x' }, 409, 'error.free.rounds.unknown'],
  ['a text as stake', { stake: '100' }, 400, 'error.request.invalid'],
  ['a field that is none', { stake: 100, won: 5 }, 400, 'error.request.invalid'],
  ['an id that is none', { id: '../1', stake: 100 }, 400, 'error.request.invalid'],
])('%s is refused, and costs nothing', async (_name, more, status, code) => {
  const { session, balance } = await openDemo(server.url, { maxStake: 1_000 });
  const answer = await post<GameError>('/api/rounds', { id: newId(), ...more }, { bearer: session });
  expect(answer).toMatchObject({ status, body: { code } });
  expect((await get('/api/balance', { bearer: session })).body).toEqual({ balance });
});

test.each([
  [undefined, 100, 'error.bets.missing'],
  [[{ kind: 'green', amount: 100 }], 100, 'error.bet.unknown'],
  [[{ kind: '__proto__', amount: 100 }], 100, 'error.bet.unknown'],
  [[{ kind: 'split', numbers: [1, 36], amount: 100 }], 100, 'error.bet.numbers.invalid'],
  [[{ kind: 'red', amount: 30 }], 30, 'error.bet.amount.invalid'],
  [[{ kind: 'red', amount: -100 }], 100, 'error.bet.amount.invalid'],
  [[{ kind: 'red', amount: 100 }], 120, 'error.bets.sum.wrong'],
])('roulette: %j for %i is refused', async (bets, stake, code) => {
  const { session } = await openDemo(server.url, { provider: roulette.provider, gameId: roulette.gameId });
  const answer = await play(session, stake, bets === undefined ? {} : { bets });
  expect(answer).toMatchObject({ status: 400, body: { code } });
});

test('roulette and baccarat pay every bet by its order', async () => {
  for (const { provider, gameId, kind } of [roulette, baccarat]) {
    const { session, betKinds } = await openDemo(server.url, { provider, gameId });
    const kinds = betKinds.filter(
      (each) => !['straight', 'split', 'street', 'corner', 'line'].includes(each),
    );
    const bets = kinds.map((each) => ({ kind: each, amount: 100 }));
    const { status, body } = await play(session, bets.length * 100, { bets }, { provider });
    expect(status, kind).toBe(200);
    expect(body.steps).toMatchObject([{ kind, won: body.won }]);
    expect(body.balance).toBe(DEMO_CREDIT - bets.length * 100 + body.won);
  }
});

test('blackjack: actions are taken in order, once, and a double costs the stake again', async () => {
  const options = { provider: blackjack.provider };
  const { session } = await openDemo(server.url, { ...blackjack });
  for (let rounds = 0; rounds < 4; rounds += 1) {
    const begun = (await play(session, 200, {}, options)).body;
    if (begun.status !== 'open') continue;
    const address = `/api/rounds/${begun.roundId}/actions`;
    const act = (step: number, action: string) =>
      post<Round>(address, { step, action }, { bearer: session, ...options });
    expect(await act(2, 'stand')).toMatchObject({ status: 409, body: { code: 'error.step.out.of.order' } });
    expect(await act(1, 'continue')).toMatchObject({
      status: 409,
      body: { code: 'error.action.not.allowed' },
    });
    expect((await play(session, 200, {}, options)).body).toMatchObject({ code: 'error.round.open' });
    const doubled = await act(1, 'double');
    expect(doubled.body).toMatchObject({ status: 'settled', stake: 400 });
    expect(doubled.body.balance).toBe(begun.balance - 200 + doubled.body.won);
    expect((await act(1, 'double')).body).toEqual(doubled.body);
    expect(await act(1, 'hit')).toMatchObject({ status: 409, body: { code: 'error.step.out.of.order' } });
  }
});

test('a double that the balance does not pay is refused, and the round goes on', async () => {
  const options = { provider: blackjack.provider };
  for (;;) {
    const { session } = await openDemo(server.url, { ...blackjack, balance: 300 });
    const begun = (await play(session, 200, {}, options)).body;
    if (begun.status !== 'open') continue;
    const address = `/api/rounds/${begun.roundId}/actions`;
    const refused = await post<GameError>(
      address,
      { step: 1, action: 'double' },
      { bearer: session, ...options },
    );
    expect(refused).toMatchObject({ status: 409, body: { code: 'error.balance.insufficient' } });
    const end = await finish(session, begun, options);
    expect(end).toMatchObject({ status: 'settled', stake: 200, balance: 100 + end.won });
    return;
  }
});

test('a round of another session is no round', async () => {
  const [one, other] = await Promise.all([openDemo(server.url), openDemo(server.url)]);
  const { body } = await play(one.session);
  for (const answer of [
    await get(`/api/rounds/${body.roundId}`, { bearer: other.session }),
    await post(
      `/api/rounds/${body.roundId}/actions`,
      { step: 1, action: 'continue' },
      { bearer: other.session },
    ),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'error.round.not.found' } });
  expect((await get(`/api/rounds/${body.roundId}`, { bearer: one.session })).status).toBe(200);
});

test('rounds come no faster than the jurisdiction allows', async () => {
  const { session } = await openDemo(server.url, { minRoundMs: 2_500 });
  await finish(session, (await play(session)).body);
  now += 1_500;
  expect(await play(session)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '1' },
    body: { code: 'error.round.too.soon', retryAfterMs: 1_000 },
  });
  now += 1_000;
  expect((await play(session)).status).toBe(200);
});

test('a round follows from its seeds, whose server seed was committed before', async () => {
  const { session, fairness, game } = await openDemo(server.url);
  const { body } = await play(session);
  const round = await finish(session, body);
  expect(round.fairness).toEqual(fairness);
  const replaced = await post<SeedReply>(
    '/api/fairness',
    { clientSeed: 'chosen-by-me' },
    { bearer: session },
  );
  const { revealed } = replaced.body;
  expect(revealed).toMatchObject({
    serverSeedHash: fairness.serverSeedHash,
    clientSeed: fairness.clientSeed,
    rounds: 1,
  });
  const rules = server.games.catalogue.find('relax', game.gameId)?.rules;
  if (rules === undefined) throw new Error('The game is gone.');
  const decisions = round.steps.slice(1).map(() => 'continue' as const);
  const seeds = { serverSeed: revealed.serverSeed, clientSeed: revealed.clientSeed, nonce: 0 };
  expect(playRound(rules, { stake: 100, bets: [] }, seeds, decisions).steps).toEqual(round.steps);
  expect(replaced.body.fairness).toMatchObject({ clientSeed: 'chosen-by-me', nonce: 0 });
  expect(replaced.body.fairness.serverSeedHash).not.toBe(fairness.serverSeedHash);
});

test('a bet that gets no answer is taken back, and its player sees that', async () => {
  const { session, balance } = await openDemo(server.url);
  await plan({ call: 'bet', fault: 'lost-reply', times: 3 });
  const { body } = await play(session);
  expect(body).toMatchObject({ status: 'returned', steps: [], won: 0, balance });
  expect((await get('/api/balance', { bearer: session })).body).toEqual({ balance });
});

test.each(['lost-request', 'lost-reply', 'duplicated', 'late', 'reordered'])(
  'a call that is %s moves money once',
  async (fault) => {
    const { session, balance } = await openDemo(server.url);
    await plan({ fault, times: 2, delayMs: 20 });
    const end = await finish(session, (await play(session)).body);
    const expected = end.status === 'returned' ? balance : balance - end.stake + end.won;
    expect((await get('/api/balance', { bearer: session })).body).toEqual({ balance: expected });
    await plan();
  },
);

test('a free round takes the stake of its grant, as often as it was granted', async () => {
  const { session, freeRounds } = await openDemo(server.url, {
    freeRounds: [{ grant: 'welcome', left: 1, stake: 50 }],
  });
  expect(freeRounds).toEqual([{ grant: 'welcome', left: 1, stake: 50 }]);
  expect((await play(session, 100, { freeRounds: 'welcome' })).body).toMatchObject({
    code: 'error.free.rounds.unknown',
  });
  const { body } = await play(session, 50, { freeRounds: 'welcome' });
  await finish(session, body);
  expect((await play(session, 50, { freeRounds: 'welcome' })).body).toMatchObject({
    code: 'error.free.rounds.unknown',
  });
});

test('a demo is filled up again', async () => {
  const { session } = await openDemo(server.url, { balance: 50 });
  expect((await play(session)).body).toMatchObject({ code: 'error.balance.insufficient' });
  expect((await post('/api/demo-credit', {}, { bearer: session })).body).toEqual({ balance: DEMO_CREDIT });
  expect((await play(session)).status).toBe(200);
});

test('the page has a policy of its own and no cookies, and only its own origin may call the API', async () => {
  const page = await get<string>('/cherry-ledger?token=anything');
  expect(page.status).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('frame-ancestors http://site.localhost:3000');
  expect(page.headers).not.toHaveProperty('set-cookie');
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  const { session } = await openDemo(server.url);
  const foreign = await get('/api/balance', {
    bearer: session,
    headers: { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' },
  });
  expect(foreign.status).toBe(403);
  expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
  expect((await get('/none-such')).status).toBe(404);
  expect((await get('/cherry-ledger', { provider: 'evil' })).status).toBe(404);
});

test('bodies that are broken or too large, and floods, are refused', async () => {
  const { session } = await openDemo(server.url);
  expect((await post('/api/rounds', '{"id":', { bearer: session })).status).toBe(400);
  expect((await post('/api/rounds', { id: 'x'.repeat(20_000) }, { bearer: session })).status).toBe(413);
  const flood = await Promise.all(
    Array.from({ length: 80 }, () => get<GameError>('/api/balance', { bearer: session })),
  );
  expect(flood.find(({ status }) => status === 429)?.body.code).toBe('error.too.many.requests');
});

test('health, readiness and metrics', async () => {
  expect((await get('/health')).body).toEqual({ status: 'ok', games: 757 });
  expect((await get('/ready')).body).toMatchObject({ status: 'ready' });
  expect((await get('/metrics')).status).toBe(404);
  const metrics = await get<string>('/metrics', { bearer: 'metrics-of-the-tests' });
  expect(metrics.body).toContain('marquee_games_rounds_total{kind="slot",mode="demo",end="settled"}');
});

test('what is owed is sent after a restart, and a round that was left is finished by the house', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-games-test-'));
  let time = Date.parse('2026-03-04T19:30:00.000Z');
  const options = { folder, now: () => time, patienceMs: 60_000 };
  let restarted = await startTestGames(options);
  try {
    const { session } = await openDemo(restarted.url, blackjack);
    const on = { bearer: session, provider: blackjack.provider };
    const call = <T>(method: string, address: string, body?: unknown) =>
      callGames<T>(restarted.url, method, address, body, on);
    let open: Round;
    do open = (await call<Round>('POST', '/api/rounds', { id: newId(), stake: 100 })).body;
    while (open.status !== 'open');
    await restarted.close();
    restarted = await startTestGames(options);
    expect((await call<Round>('GET', `/api/rounds/${open.roundId}`)).body).toEqual(open);
    time += 60_001;
    await expect
      .poll(async () => (await call<Round>('GET', `/api/rounds/${open.roundId}`)).body.status)
      .toBe('settled');
    const { body } = await call<Round>('GET', `/api/rounds/${open.roundId}`);
    expect((await call('GET', '/api/balance')).body).toEqual({ balance: open.balance + body.won });
  } finally {
    await restarted.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('final rounds can be verified until they are old, and open ones stay', async () => {
  let time = Date.parse('2026-03-04T19:30:00.000Z');
  const own = await startTestGames({ now: () => time });
  try {
    const roundOf = async (status: Round['status'], launch: typeof blackjack | Record<string, never>) => {
      const on = { ...launch, bearer: (await openDemo(own.url, launch)).session };
      let round: Round;
      do
        round = (await callGames<Round>(own.url, 'POST', '/api/rounds', { id: newId(), stake: 100 }, on))
          .body;
      while (round.status !== status);
      return round.roundId;
    };
    const settled = await roundOf('settled', {});
    const open = await roundOf('open', blackjack);
    const { store } = own.games;
    const end = time;
    time += 1_000;
    expect(await store.forgetRounds(end)).toBe(0);
    expect(store.round(settled)).toBeDefined();
    expect(await store.forgetRounds(time)).toBeGreaterThan(0);
    expect(store.round(settled)).toBeUndefined();
    expect(store.round(open)).toBeDefined();
  } finally {
    await own.close();
  }
});
