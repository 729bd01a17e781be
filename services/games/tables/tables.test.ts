import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FairRound } from '../fair/fair-round';
import { verify } from '../fair/verify';
import { callGames, type CallOptions, openDemo, startTestGames } from '../fixtures/test-games';
import type { GameError, Round, TableState } from '../api';
import type { RunningGameServer } from '../server';

const table = { provider: 'pragmaticplay', gameId: 'velvet-roulette' };
const { provider } = table;

let server: RunningGameServer;
let now = Date.parse('2026-03-04T19:30:00.000Z');
beforeAll(async () => {
  server = await startTestGames({ now: () => now });
});
afterAll(() => server.close());

const get = <T>(path: string, options?: CallOptions) =>
  callGames<T>(server.url, 'GET', path, undefined, { provider, ...options });
let bets = 0;
const bet = <T = Round>(bearer: string) =>
  callGames<T>(
    server.url,
    'POST',
    '/api/rounds',
    { id: `table-bet-${(bets += 1)}`, stake: 100, bets: [{ kind: 'red', amount: 100 }] },
    { provider, bearer },
  );
const stateFor = async (bearer: string) => (await get<TableState>('/api/table', { bearer })).body;

/** Advances the clock to the start of the next betting time. */
async function openBets(bearer: string): Promise<TableState> {
  const { endsInMs } = await stateFor(bearer);
  now += endsInMs;
  return stateFor(bearer);
}

test('all players of a table get the same result, once its bets are closed', async () => {
  const players = [await openDemo(server.url, table), await openDemo(server.url, table)];
  const [first = '', second = ''] = players.map(({ session }) => session);
  const { round, fairness, drawsInMs } = await openBets(first);
  const placed = [await bet(first), await bet(second)];
  for (const { body } of placed)
    expect(body).toMatchObject({ status: 'open', steps: [], actions: [], won: 0, drawsInMs, fairness });
  // Neither the round nor its commitment reveals the result before it is drawn.
  expect((await get(`/fair/rounds/${placed[0]?.body.roundId}`)).status).toBe(404);
  expect((await stateFor(second)).results.map((result) => result.round)).not.toContain(round);

  now += drawsInMs;
  const rounds = await Promise.all(
    [first, second].map((bearer, place) =>
      expect
        .poll(async () => (await get<Round>(`/api/rounds/${placed[place]?.body.roundId}`, { bearer })).body)
        .toMatchObject({ status: 'settled' })
        .then(async () => (await get<Round>(`/api/rounds/${placed[place]?.body.roundId}`, { bearer })).body),
    ),
  );
  const { results, players: seated } = await stateFor(first);
  expect(seated).toBe(2);
  expect(results[0]?.round).toBe(round);
  for (const { steps } of rounds) expect(steps).toMatchObject([{ number: Number(results[0]?.name) }]);
  const fair = (await get<FairRound>(`/fair/rounds/${rounds[0]?.roundId}`)).body;
  expect(fair.serverSeedHash).toBe(fairness.serverSeedHash);
  expect(verify(fair, fair.serverSeed ?? '')).toMatchObject({ isCommitted: true, isSame: true });
});

test('a bet after the close is refused, takes nothing, and is not placed on the next round', async () => {
  const { session, balance } = await openDemo(server.url, table);
  const { closesInMs } = await openBets(session);
  now += closesInMs;
  const late = await bet<GameError>(session);
  expect(late).toMatchObject({ status: 409, body: { code: 'error.bets.closed' } });
  expect(late.body.retryAfterMs).toBeUndefined();
  expect((await get('/api/balance', { bearer: session })).body).toEqual({ balance });
});

test('a game that is not played at a table has none', async () => {
  const { session, table: none } = await openDemo(server.url);
  expect(none).toBeNull();
  expect((await get('/api/table', { bearer: session, provider: 'relax' })).status).toBe(404);
});
