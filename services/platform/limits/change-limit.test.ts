import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import { playerLimits } from '../database/tables/limits';
import {
  keyHeaders,
  NOW,
  type SignedIn,
  startTestPlatform,
  type TestPlatform,
} from '../fixtures/test-platform';
import { DAY, MINUTE } from '../live/activity';

const desk = keyHeaders(5, 'operator-1');

let platform: TestPlatform;
let number = 0;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
beforeEach(() => setClock(NOW));

const setClock = (now: number) =>
  platform.post('/platform/_control/clock', { now: new Date(now).toISOString() });
const iso = (now: number) => new Date(now).toISOString();

interface Player extends SignedIn {
  email: string;
  playerId: number;
}

/** A new player. */
async function player(countryCode: string, currencyCode = 'EUR', more = {}): Promise<Player> {
  number += 1;
  const email = `changes-${number}@halden.example`;
  const seeded = { siteId: 5, email, password: 'Marquee-2026', countryCode, currencyCode, ...more };
  const { body } = await platform.post('/platform/_control/seed', { players: [seeded] });
  const playerId = Number(Reflect.get(Object(Reflect.get(Object(body), 'players')[0]), 'playerId'));
  return { ...(await platform.signIn(email)), email, playerId };
}

/** Makes the exclusion registers clear a player. */
async function clearRegisters(who: Player, identifier: string): Promise<void> {
  const { database, registers } = platform.platform;
  const cleared = { asked: [], identity: { identifier } };
  await database.transaction((tx) => registers.record(tx, who.playerId, cleared));
}

type Kind = 'deposit' | 'spend' | 'wager';

/** Tokens are valid for minutes, while the clock may be days ahead. */
const headersOf = async (who: Player) =>
  platform.platform.clock.now() < NOW + 10 * MINUTE
    ? who.headers
    : (await platform.signIn(who.email)).headers;
const read = async (who: Player, kind: Kind) =>
  platform.get(`/platform/v1/player/${kind}-limits`, await headersOf(who));
const change = async (who: Player, kind: Kind, body: object) =>
  platform.call('PATCH', `/platform/v1/player/${kind}-limits`, body, await headersOf(who));
const send = ({ email }: Player, command: PlatformLedgerCommand) => platform.command(email, command);
const deposit = (who: Player, reference: string, amount: number, currency = 'EUR') =>
  send(who, {
    kind: 'deposit',
    reference: `${who.playerId}-${reference}`,
    amount,
    currency,
    method: 'TRUSTLY',
  });
const bet = (who: Player, reference: string, amount: number) =>
  send(who, {
    kind: 'bet',
    reference: `${who.playerId}-${reference}`,
    roundId: `${who.playerId}-${reference}`,
    amount,
    currency: 'EUR',
    gameId: 'brass-comet',
  });
const permission = async (who: Player): Promise<unknown> => {
  const visit = { ipAddress: '192.0.2.7', blackbox: '0400bpNf' };
  const path = '/platform/v1/player/wallet/deposit/request';
  return (await platform.post(path, visit, await headersOf(who))).body;
};
const ok = { status: 200 };
const refused = (code: string, status = 409) => ({
  status,
  body: { code, validationErrors: { limit: { code, message: expect.any(String) } } },
});

test('limitIncreaseDelayHours: LIMIT-08 LIMIT-06 API-116 a saved limit binds the next deposit, a raised one from its date on', async () => {
  const who = await player('FI');
  expect(await change(who, 'deposit', { duration: 'daily', limit: 5000 })).toMatchObject({
    status: 200,
    body: { value: 5000, pendingValue: null, used: 0, remaining: 5000, updatedAt: iso(NOW), locked: false },
  });
  expect(await deposit(who, 'a', 5001)).toMatchObject({
    status: 409,
    body: { code: 'error.deposit.limit.reached' },
  });
  expect(await deposit(who, 'b', 5000)).toMatchObject(ok);
  const raised = { value: 5000, pendingValue: 9000, pendingDate: iso(NOW + DAY), awaitsConfirmation: false };
  expect(await change(who, 'deposit', { duration: 'daily', limit: 9000 })).toMatchObject({ body: raised });
  expect(await read(who, 'deposit')).toMatchObject({ body: { D: raised, W: { value: null } } });
  await setClock(NOW + DAY - 1);
  expect(await deposit(who, 'c', 5001)).toMatchObject({ status: 409 });
  await setClock(NOW + DAY);
  expect(await deposit(who, 'd', 9000)).toMatchObject(ok);
  expect(await read(who, 'deposit')).toMatchObject({ body: { D: { value: 9000, pendingDate: null } } });
  // A lower limit applies at once, even if more is already used.
  expect(await change(who, 'deposit', { duration: 'daily', limit: 100 })).toMatchObject({
    body: { value: 100, used: 9000, remaining: 0 },
  });
  expect(await deposit(who, 'e', 1)).toMatchObject({ status: 409 });
});

test('LIMIT-09 LIMIT-10 a deleted limit binds until its date; a cancelled change leaves the limit', async () => {
  const who = await player('FI');
  await change(who, 'deposit', { duration: 'weekly', limit: 1000 });
  const removal = { duration: 'weekly', deleteLimit: true };
  const cancel = { duration: 'weekly', cancelPendingLimit: true };
  expect(await change(who, 'deposit', removal)).toMatchObject({
    body: { value: 1000, pendingValue: null, pendingDate: iso(NOW + DAY) },
  });
  expect(await change(who, 'deposit', cancel)).toMatchObject({ body: { value: 1000, pendingDate: null } });
  expect(await change(who, 'deposit', cancel)).toMatchObject(refused('error.limit.not.pending'));
  await change(who, 'deposit', removal);
  await setClock(NOW + DAY - 1);
  expect(await deposit(who, 'a', 1001)).toMatchObject({ status: 409 });
  await setClock(NOW + DAY);
  expect(await deposit(who, 'b', 1001)).toMatchObject(ok);
  expect(await read(who, 'deposit')).toMatchObject({ body: { W: { value: null, resetAt: null } } });
  expect(await change(who, 'deposit', removal)).toMatchObject(refused('error.limit.not.set'));
  // Set again, it is a first limit and applies at once.
  expect(await change(who, 'deposit', { duration: 'weekly', limit: 2000 })).toMatchObject({
    body: { value: 2000, used: 1001, remaining: 999, pendingDate: null },
  });
});

test('limitIncreaseConfirmed: a raised limit of a Briton binds as before until it is confirmed, and lapses after a week', async () => {
  const who = await player('GB', 'GBP');
  const raise = { duration: 'daily', limit: 900 };
  await change(who, 'deposit', { duration: 'daily', limit: 500 });
  expect(await change(who, 'deposit', raise)).toMatchObject({
    body: { pendingDate: iso(NOW + DAY), awaitsConfirmation: true },
  });
  await setClock(NOW + 2 * DAY);
  expect(await deposit(who, 'a', 501, 'GBP')).toMatchObject({ status: 409 });
  expect(await change(who, 'deposit', raise)).toMatchObject({
    body: { value: 900, pendingDate: null, awaitsConfirmation: false },
  });
  expect(await deposit(who, 'b', 900, 'GBP')).toMatchObject(ok);
  await change(who, 'deposit', { duration: 'daily', limit: 1500 });
  await setClock(NOW + 10 * DAY);
  expect(await read(who, 'deposit')).toMatchObject({ body: { D: { value: 900, pendingDate: null } } });
  // Too late for the confirmation: the request has to wait again.
  expect(await change(who, 'deposit', { duration: 'daily', limit: 1500 })).toMatchObject({
    body: { value: 900, pendingDate: iso(NOW + 11 * DAY) },
  });
});

test('ERR-23 LIMIT-11 bounds, order of the periods and locked limits each have a code of their own', async () => {
  const who = await player('FI');
  const save = (duration: string, limit: number) => change(who, 'deposit', { duration, limit });
  expect(await save('monthly', 10_000_001)).toMatchObject(refused('error.deposit.limit.interval', 400));
  await save('daily', 1000);
  await save('weekly', 500);
  await save('monthly', 4000);
  expect(await save('weekly', 900)).toMatchObject(refused('error.deposit.limit.too_low', 400));
  expect(await save('weekly', 4001)).toMatchObject(refused('error.deposit.limit.too_high', 400));
  await platform.platform.database.db
    .update(playerLimits)
    .set({ locked: true })
    .where(and(eq(playerLimits.playerId, who.playerId), eq(playerLimits.period, 'M')));
  const locked = refused('error.deposit.limit.locked');
  expect(await save('monthly', 4001)).toMatchObject(locked);
  expect(await change(who, 'deposit', { duration: 'monthly', deleteLimit: true })).toMatchObject(locked);
  expect(await save('monthly', 3999)).toMatchObject({ body: { value: 3999, locked: true } });
  // All or nothing: the refused changes have left no trace.
  expect(await read(who, 'deposit')).toMatchObject({
    body: { D: { value: 1000 }, W: { value: 500, pendingDate: null }, M: { pendingDate: null } },
  });
});

test('LIMIT-03 a body that is not exactly one wish for a known duration is refused', async () => {
  const who = await player('FI');
  for (const body of [
    {},
    { duration: 'daily' },
    { duration: 'yearly', limit: 1 },
    { limit: 1 },
    { duration: 'daily', limit: -1 },
    { duration: 'daily', limit: 0.5 },
    { duration: 'daily', limit: '100' },
    { duration: 'daily', limit: 1e15 },
    { duration: 'daily', deleteLimit: false },
    { duration: 'daily', limit: 1, deleteLimit: true },
    { duration: 'daily', limit: 1, cancelPendingLimit: true },
  ])
    expect(await change(who, 'deposit', body), JSON.stringify(body)).toMatchObject({
      status: 400,
      body: { code: 'error.request.invalid' },
    });
  expect(await read(who, 'deposit')).toMatchObject({ body: { D: { value: null } } });
});

test('LIMIT-02 API-118 limits of losses and of stakes are set like those of deposits, and bind bets', async () => {
  const who = await player('FI');
  await deposit(who, 'money', 50_000);
  expect(await change(who, 'spend', { duration: 'daily', limit: 1000 })).toMatchObject(ok);
  expect(await change(who, 'wager', { duration: 'weekly', limit: 600 })).toMatchObject(ok);
  expect(await bet(who, 'a', 601)).toMatchObject({
    status: 409,
    body: { code: 'error.wager.limit.reached' },
  });
  expect(await bet(who, 'b', 600)).toMatchObject(ok);
  expect(await read(who, 'wager')).toMatchObject({ body: { W: { value: 600, used: 600, remaining: 0 } } });
  expect(await read(who, 'spend')).toMatchObject({ body: { D: { value: 1000, used: 600 } } });
  expect(await read(who, 'deposit')).toMatchObject({ body: { D: { value: null } } });
});

test('depositLimitRequired: without the deposit limit that the law requires, deposits and stakes are refused', async () => {
  const who = await player('DE');
  const required = { status: 403, body: { code: 'error.deposit.limit.required' } };
  expect(await deposit(who, 'early', 5000)).toMatchObject(required);
  await change(who, 'deposit', { duration: 'daily', limit: 5000 });
  expect(await deposit(who, 'money', 5000)).toMatchObject(ok);
  await change(who, 'deposit', { duration: 'daily', deleteLimit: true });
  await setClock(NOW + 7 * DAY);
  expect(await bet(who, 'a', 100)).toMatchObject(required);
  // A loss limit does not limit deposits.
  await change(who, 'spend', { duration: 'daily', limit: 1000 });
  expect(await bet(who, 'b', 100)).toMatchObject({ status: 403 });
  await change(who, 'deposit', { duration: 'monthly', limit: 1000 });
  expect(await bet(who, 'c', 100)).toMatchObject(ok);
  await change(who, 'deposit', { duration: 'monthly', deleteLimit: true });
  await setClock(NOW + 14 * DAY - 1);
  expect(await bet(who, 'd', 100)).toMatchObject(ok);
  await setClock(NOW + 14 * DAY);
  expect(await bet(who, 'e', 100)).toMatchObject(required);
  expect(await bet(await player('FI'), 'f', 0)).not.toMatchObject({ status: 403 });
});

test('maximumMonthlyDeposit: no more than the law allows is deposited in a month', async () => {
  const who = await player('DE');
  await change(who, 'deposit', { duration: 'monthly', limit: 500_000 });
  expect(await deposit(who, 'first', 90_000)).toMatchObject(ok);
  const reached = { status: 409, body: { code: 'error.deposit.limit.reached' } };
  expect(await deposit(who, 'second', 10_001)).toMatchObject(reached);
  expect(await permission(who)).toMatchObject({
    outcome: 'SUCCESS',
    limitLeft: 10_000,
    limitType: 'monthly',
  });
  expect(await deposit(who, 'third', 10_000)).toMatchObject(ok);
  expect(await permission(who)).toMatchObject({ outcome: 'SELF_LIMIT_REACHED' });
  await setClock(NOW + 31 * DAY);
  expect(await deposit(who, 'fourth', 100_000)).toMatchObject(ok);
});

test('maximumMonthlyDepositYoung: a young adult in the Netherlands deposits less than others', async () => {
  for (const [dateOfBirth, most] of [
    ['1990-01-01', 70_000],
    ['2004-01-01', 30_000],
  ] as const) {
    const who = await player('NL', 'EUR', { dateOfBirth });
    await clearRegisters(who, '123456782');
    await change(who, 'deposit', { duration: 'monthly', limit: 500_000 });
    expect(await permission(who)).toMatchObject({ outcome: 'SUCCESS', limitLeft: most });
    expect(await deposit(who, 'above', most + 1)).toMatchObject({ status: 409 });
  }
});

test('depositLimitPeriods: a Swede deposits and plays only with deposit limits for day, week and month', async () => {
  const who = await player('SE', 'SEK');
  await clearRegisters(who, '199001012385');
  const required = { status: 403, body: { code: 'error.deposit.limit.required' } };
  const reserve = () =>
    send(who, {
      kind: 'deposit-reserve',
      reference: `${who.playerId}-reserve-${(number += 1)}`,
      amount: 1000,
      currency: 'SEK',
      method: 'TRUSTLY',
    });
  const play = (reference: string) =>
    send(who, {
      kind: 'bet',
      reference: `${who.playerId}-${reference}`,
      roundId: `${who.playerId}-${reference}`,
      amount: 100,
      currency: 'SEK',
      gameId: 'brass-comet',
    });
  for (const duration of ['daily', 'weekly', 'monthly']) {
    expect(await deposit(who, `before-${duration}`, 5000, 'SEK'), duration).toMatchObject(required);
    expect(await reserve(), duration).toMatchObject(required);
    expect(await change(who, 'deposit', { duration, limit: 100_000 })).toMatchObject(ok);
  }
  expect(await reserve()).toMatchObject(ok);
  expect(await deposit(who, 'money', 5000, 'SEK')).toMatchObject(ok);
  expect(await play('a')).toMatchObject(ok);
  // A removed limit ends on its date: after 72 hours, but not before the end of the week.
  await change(who, 'deposit', { duration: 'weekly', deleteLimit: true });
  await setClock(NOW + DAY);
  expect(await play('b')).toMatchObject(ok);
  await setClock(NOW + 14 * DAY);
  expect(await play('c')).toMatchObject(required);
});

test('every change is recorded, with its session and its dates', async () => {
  const who = await player('FI');
  await change(who, 'deposit', { duration: 'daily', limit: 500 });
  await setClock(NOW + MINUTE);
  await change(who, 'deposit', { duration: 'daily', limit: 900 });
  await change(who, 'deposit', { duration: 'daily', cancelPendingLimit: true });
  await change(who, 'deposit', { duration: 'daily', deleteLimit: true });
  await change(who, 'deposit', { duration: 'daily', limit: 1e9 });
  const { sessionId } = (await platform.platform.identity.sessionsOf(who.playerId))[0] ?? {};
  const daily = { kind: 'deposit', period: 'D', sessionId };
  const later = { ...daily, previousValue: 500, changedAt: iso(NOW + MINUTE) };
  const atOnce = iso(NOW + MINUTE);
  const inADay = iso(NOW + MINUTE + DAY);
  const history = `/platform/v1/operator/players/${who.playerId}/limit-changes`;
  expect(await platform.get(history, desk)).toEqual({
    status: 200,
    body: {
      changes: [
        {
          ...daily,
          outcome: 'changed',
          previousValue: null,
          value: 500,
          changedAt: iso(NOW),
          takesEffectAt: iso(NOW),
        },
        { ...later, outcome: 'pending', value: 900, takesEffectAt: inADay },
        { ...later, outcome: 'cancelled', value: 500, takesEffectAt: atOnce },
        { ...later, outcome: 'pending', value: null, takesEffectAt: inADay },
      ],
    },
  });
  expect((await platform.get(history, who.headers)).status).toBe(403);
});

test('a lower limit and deposits at the same moment: what is let through is within one limit or the other', async () => {
  const who = await player('FI');
  await change(who, 'deposit', { duration: 'daily', limit: 5000 });
  const [lowered, ...deposits] = await Promise.all([
    change(who, 'deposit', { duration: 'daily', limit: 1000 }),
    ...Array.from({ length: 8 }, (_, index) => deposit(who, `race-${index}`, 900)),
  ]);
  expect(lowered).toMatchObject(ok);
  expect(deposits.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(5);
  expect(await deposit(who, 'after', 900)).toMatchObject({ status: 409 });
  expect(await platform.get('/platform/_control/reconcile')).toMatchObject({ body: { ok: true } });
});
