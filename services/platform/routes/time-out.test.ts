import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import { DAY, MINUTE } from '../live/activity';
import { NOW, PASSWORD, siteHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const setClock = (now: number) =>
  platform.post('/platform/_control/clock', { now: new Date(now).toISOString() });
const login = () =>
  platform.post(
    '/platform/identity/login',
    { email: 'regular@halden.example', password: PASSWORD },
    siteHeaders(5),
  );

test('sessionClock and netPosition: a session says how long it has lasted and what was won less staked in it', async () => {
  const current = '/platform/v1/player/sessions/current';
  const player = await platform.signIn('regular@halden.example');
  // Years of play before it do not count.
  expect(await platform.get(current, player.headers)).toMatchObject({
    status: 200,
    body: { elapsedMs: 0, winLoss: 0, currency: 'EUR' },
  });
  const round = { currency: 'EUR', roundId: 'clock-1' };
  const play = (command: PlatformLedgerCommand) => platform.command('regular@halden.example', command);
  const bet = { kind: 'bet', reference: 'clock-b1', amount: 500, gameId: 'brass-comet', ...round } as const;
  expect((await play(bet)).status).toBe(200);
  expect((await play({ kind: 'win', reference: 'clock-w1', amount: 120, ...round })).status).toBe(200);
  await setClock(NOW + 30 * MINUTE);
  expect(await platform.get(current, player.headers)).toMatchObject({
    body: { elapsedMs: 30 * MINUTE, winLoss: -380 },
  });
  const second = await platform.signIn('regular@halden.example');
  expect(await platform.get(current, second.headers)).toMatchObject({ body: { elapsedMs: 0, winLoss: 0 } });
});

test('panicButton: API-120 LIMIT-19 a time-out ends every session at once and lets nobody in for its days', async () => {
  await setClock(NOW);
  const [here, elsewhere] = [
    await platform.signIn('regular@halden.example'),
    await platform.signIn('regular@halden.example'),
  ];
  const begin = (timeout: number) => platform.post('/platform/v1/player/timeout', { timeout }, here.headers);
  expect((await begin(0)).status).toBe(400);
  expect(await begin(1)).toEqual({ status: 200, body: {} });
  for (const { headers } of [here, elsewhere])
    expect((await platform.get('/platform/v1/player/profile', headers)).status).toBe(401);
  expect(await login()).toMatchObject({
    status: 403,
    body: {
      code: 'error.timeout.in.progress',
      additionalInfo: { initiator: 'player', milliseconds: DAY, isCooling: false },
    },
  });
  await setClock(NOW + DAY - 1);
  expect((await login()).status).toBe(403);
  await setClock(NOW + DAY);
  expect((await login()).status).toBe(200);
});
