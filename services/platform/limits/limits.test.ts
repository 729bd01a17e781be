import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformLedgerCommand, PlatformLimits } from '../../../schemas/generated/types';
import { validatePlatformLimits } from '../../../schemas/generated/validators.js';
import { HOUR } from '../live/activity';
import { playerLimits } from '../database/tables/limits';
import {
  NOW,
  type SignedIn,
  siteHeaders,
  startTestPlatform,
  type TestPlatform,
} from '../fixtures/test-platform';
import { calendarAt } from './calendar';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

type Kind = 'deposit' | 'spend';

async function limits(who: SignedIn, kind: Kind): Promise<PlatformLimits> {
  const { status, body } = await platform.get(`/platform/v1/player/${kind}-limits`, who.headers);
  expect(status).toBe(200);
  if (validatePlatformLimits(body)) return body;
  throw new Error(JSON.stringify(body));
}

const operate = async (player: string, command: PlatformLedgerCommand) => {
  const answer = await platform.command(player, command);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
};

test('LIMIT-03 periods are days, weeks and months of the market, whatever its clocks do', () => {
  const berlin = calendarAt(Date.parse('2026-03-29T11:00:00Z'), 'Europe/Berlin');
  expect(berlin.D).toEqual({
    firstDay: '2026-03-29',
    startedAt: Date.parse('2026-03-28T23:00:00Z'),
    resetAt: Date.parse('2026-03-29T22:00:00Z'),
  });
  expect(berlin.W).toMatchObject({ firstDay: '2026-03-23', resetAt: berlin.D.resetAt });
  expect(berlin.M).toMatchObject({ firstDay: '2026-03-01', startedAt: Date.parse('2026-02-28T23:00:00Z') });
  // In Santiago a clock change skips midnight: that Sunday starts at one o'clock.
  const santiago = calendarAt(Date.parse('2026-09-06T12:00:00Z'), 'America/Santiago');
  expect(santiago.D).toMatchObject({ firstDay: '2026-09-06', startedAt: Date.parse('2026-09-06T04:00:00Z') });
});

test('LIMIT-01 API-115 the ledger says what is used of a deposit limit; a new period begins with nothing', async () => {
  const email = 'new@halden.example';
  const who = await platform.signIn(email);
  const { playerId } = (await platform.platform.players.byEmail(5, email)) ?? { playerId: 0 };
  const startedAt = new Date(NOW - 25 * HOUR);
  await platform.platform.database.db
    .insert(playerLimits)
    .values({ playerId, kind: 'deposit', period: 'D', value: 5000, startedAt, updatedAt: startedAt });
  expect((await limits(who, 'deposit')).D).toMatchObject({ value: 5000, used: 0, remaining: 5000 });
  await operate(email, {
    kind: 'deposit',
    reference: 'limit-1',
    amount: 2000,
    currency: 'EUR',
    method: 'TRUSTLY',
  });
  expect(await limits(who, 'deposit')).toMatchObject({
    currency: 'EUR',
    D: { used: 2000, remaining: 3000, resetAt: '2026-03-04T23:00:00.000Z' },
    W: { value: null, used: 2000, remaining: null, resetAt: null },
  });
  const later = '2026-03-04T23:00:00.000Z';
  await platform.post('/platform/_control/clock', { now: later });
  const tomorrow = await platform.signIn(email);
  expect((await limits(tomorrow, 'deposit')).D).toMatchObject({ used: 0, remaining: 5000 });
  await platform.post('/platform/_control/clock', { now: null });
});

test('AMB-45 API-117 a spend limit counts what is lost: stakes less wins, never less than nothing', async () => {
  const email = 'bonus@halden.example';
  const who = await platform.signIn(email);
  const before = (await limits(who, 'spend')).D.used;
  const round = { roundId: 'limit-r1', currency: 'EUR' } as const;
  await operate(email, {
    kind: 'bet',
    reference: 'limit-b1',
    amount: 100,
    gameId: 'brass-comet',
    ...round,
  });
  expect((await limits(who, 'spend')).D.used).toBe(before + 100);
  await operate(email, { kind: 'win', reference: 'limit-w1', amount: 1_000_000, ...round });
  expect((await limits(who, 'spend')).D.used).toBe(0);
});

test('LIMIT-06 a limit that waits holds from its date on; one that is taken away is gone then', async () => {
  const email = 'unverified@kiekko.example';
  const who = await platform.signIn(email);
  const { playerId } = (await platform.platform.players.byEmail(6, email)) ?? { playerId: 0 };
  const set = {
    playerId,
    kind: 'deposit',
    value: 100,
    startedAt: new Date(NOW),
    updatedAt: new Date(NOW),
  } as const;
  await platform.platform.database.db.insert(playerLimits).values([
    { ...set, period: 'D', pendingValue: 900, pendingDate: new Date(NOW + HOUR) },
    { ...set, period: 'W', pendingValue: 700, pendingDate: new Date(NOW - 1) },
    { ...set, period: 'M', pendingValue: null, pendingDate: new Date(NOW - 1) },
  ]);
  expect(await limits(who, 'deposit')).toMatchObject({
    D: { value: 100, pendingValue: 900 },
    W: { value: 700, pendingValue: null, pendingDate: null },
    M: { value: null },
  });
});

test.each(['halden', 'kiekko', 'brasa'])(
  'the demo player `limit` of %s has reached a deposit limit',
  async (brand) => {
    const { W } = await limits(await platform.signIn(`limit@${brand}.example`), 'deposit');
    expect(W.value).toBeGreaterThan(0);
    expect(W.remaining).toBe(0);
  },
);

test('limits are nobody else’s business', async () => {
  expect(await platform.get('/platform/v1/player/deposit-limits', siteHeaders(5))).toMatchObject({
    status: 401,
  });
});
