import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import { type LimitKind, type LimitPeriod, playerLimits } from '../database/tables/limits';
import { keyHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';
import { DAY, HOUR } from '../live/activity';

let platform: TestPlatform;
let email = '';
let playerId = 0;
let number = 0;

beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

/** Each test uses a separate player from Finland. */
beforeEach(async () => {
  await platform.post('/platform/_control/clock', { now: null });
  number += 1;
  email = `limits-${number}@halden.example`;
  const seeded = { siteId: 5, email, password: 'Marquee-2026' };
  const { body } = await platform.post('/platform/_control/seed', { players: [seeded] });
  playerId = Number(Reflect.get(Object(Reflect.get(Object(body), 'players')[0]), 'playerId'));
});

const now = () => platform.platform.clock.now();

async function limit(kind: LimitKind, period: LimitPeriod, value: number): Promise<void> {
  const startedAt = new Date(now() - 100 * DAY);
  const row = { playerId, kind, period, value, startedAt, updatedAt: startedAt };
  await platform.platform.database.db.insert(playerLimits).values(row);
}

const send = (command: PlatformLedgerCommand) =>
  platform.command(email, { ...command, reference: `${number}-${command.reference}` });
const money = { currency: 'EUR', method: 'TRUSTLY' } as const;
const deposit = (reference: string, amount: number, reservation?: string) =>
  send({
    kind: 'deposit',
    reference,
    amount,
    ...money,
    ...(reservation === undefined ? {} : { reservation: `${number}-${reservation}` }),
  });
const reserve = (reference: string, amount: number) =>
  send({ kind: 'deposit-reserve', reference, amount, ...money });
const release = (reference: string, reservation: string) =>
  send({ kind: 'deposit-release', reference, reservation: `${number}-${reservation}` });
const bet = (reference: string, amount: number) =>
  send({
    kind: 'bet',
    reference,
    amount,
    currency: 'EUR',
    roundId: `${number}-${reference}`,
    gameId: 'brass-comet',
  });
const win = (round: string, amount: number) =>
  send({ kind: 'win', reference: `win-${round}`, amount, currency: 'EUR', roundId: `${number}-${round}` });
const rollback = (of: string) => send({ kind: 'rollback', reference: `back-${of}`, of: `${number}-${of}` });
const ok = { status: 200 };
const refused = (status: number, code: string) => ({ status, body: { code } });

test('a deposit that passes what remains is refused, whichever limit it passes', async () => {
  await limit('deposit', 'D', 5000);
  await limit('deposit', 'M', 8000);
  expect(await deposit('a', 5000)).toMatchObject(ok);
  expect(await deposit('b', 1)).toMatchObject({
    status: 409,
    body: {
      code: 'error.deposit.limit.reached',
      message: '1 passes the daily deposit limit of 5000: 0 is left until 2026-03-04T22:00:00.000Z.',
    },
  });
  await platform.post('/platform/_control/clock', { now: '2026-03-04T22:00:00.000Z' });
  expect(await deposit('c', 3001)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('monthly deposit limit of 8000: 3000 is left') },
  });
  expect(await deposit('d', 3000)).toMatchObject(ok);
});

test('pending deposits reserve their amount; received money of one is credited in any case', async () => {
  await limit('deposit', 'W', 5000);
  expect(await reserve('r1', 3000)).toMatchObject({ status: 200, body: { amount: 0 } });
  expect(await reserve('r2', 2001)).toMatchObject(refused(409, 'error.deposit.limit.reached'));
  expect(await deposit('other', 2001)).toMatchObject(refused(409, 'error.deposit.limit.reached'));
  expect(await reserve('r3', 2000)).toMatchObject(ok);
  const who = await platform.signIn(email);
  expect(await platform.get('/platform/v1/player/deposit-limits', who.headers)).toMatchObject({
    body: { W: { used: 5000, remaining: 0 } },
  });
  expect(await release('no', 'r3')).toMatchObject(ok);
  expect(await release('twice', 'r3')).toMatchObject(refused(409, 'error.reservation.not.open'));
  expect(await reserve('r4', 2000)).toMatchObject(ok);
  expect(await deposit('p1', 3000, 'r1')).toMatchObject({ status: 200, body: { amount: 3000 } });
  // A late payment is credited anyway.
  expect(await deposit('p3', 2000, 'r3')).toMatchObject({ status: 200, body: { amount: 2000 } });
  expect(await platform.get('/platform/v1/player/deposit-limits', who.headers)).toMatchObject({
    body: { W: { used: 7000, remaining: 0 } },
  });
  await platform.post('/platform/_control/clock', { now: new Date(now() + 25 * HOUR).toISOString() });
  expect(await deposit('p4', 2000, 'r4')).toMatchObject(ok);
});

test('many deposits at once reserve no more than the limit', async () => {
  await limit('deposit', 'D', 5000);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => reserve(`r${index}`, 900)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

test('a bet beyond the limit of losses is refused; wins make room, and what is taken back never counted', async () => {
  await deposit('money', 50_000);
  await limit('loss', 'D', 1000);
  expect(await bet('a', 600)).toMatchObject(ok);
  expect(await bet('b', 401)).toMatchObject(refused(409, 'error.loss.limit.reached'));
  expect(await win('a', 300)).toMatchObject(ok);
  expect(await bet('c', 700)).toMatchObject(ok);
  expect(await bet('d', 1)).toMatchObject(refused(409, 'error.loss.limit.reached'));
  expect(await rollback('c')).toMatchObject(ok);
  expect(await bet('e', 700)).toMatchObject(ok);
  await platform.post('/platform/_control/clock', { now: '2026-03-04T22:00:00.000Z' });
  // A bet is rolled back on the next day: this does not increase today's limit.
  expect(await rollback('e')).toMatchObject(ok);
  expect(await bet('f', 1001)).toMatchObject(refused(409, 'error.loss.limit.reached'));
  expect(await bet('g', 1000)).toMatchObject(ok);
});

test('a bonus that is staked is no loss of own money, but a stake', async () => {
  await send({
    kind: 'bonus-grant',
    reference: 'bonus',
    amount: 5000,
    currency: 'EUR',
    campaign: await platform.addCampaign(email),
  });
  await limit('loss', 'D', 100);
  await limit('wager', 'D', 900);
  expect(await bet('a', 500)).toMatchObject(ok);
  const who = await platform.signIn(email);
  expect(await platform.get('/platform/v1/player/spend-limits', who.headers)).toMatchObject({
    body: { D: { used: 0, remaining: 100 } },
  });
  expect(await bet('b', 401)).toMatchObject(refused(409, 'error.wager.limit.reached'));
  expect(await bet('c', 400)).toMatchObject(ok);
  await deposit('own', 500);
  expect(await bet('d', 0)).toMatchObject(ok);
  expect(await bet('e', 1)).toMatchObject(refused(409, 'error.wager.limit.reached'));
});

test('a clock that is set back gives no second day; a win that comes then is credited', async () => {
  await deposit('money', 5000);
  await limit('loss', 'D', 100);
  const set = (time: string | null) => platform.post('/platform/_control/clock', { now: time });
  await set('2026-03-05T12:00:00.000Z');
  expect(await bet('a', 100)).toMatchObject(ok);
  await set('2026-03-04T12:00:00.000Z');
  expect(await bet('b', 1)).toMatchObject(refused(409, 'error.loss.limit.reached'));
  expect(await win('a', 40)).toMatchObject(ok);
  await set('2026-03-05T12:00:00.000Z');
  // The win counts on the day according to the clock.
  expect(await bet('c', 1)).toMatchObject(refused(409, 'error.loss.limit.reached'));
  expect(await platform.get('/platform/_control/reconcile')).toMatchObject({ body: { ok: true } });
});

test.each([
  ['risk-payout', 'error.payout.held', 'error.payout.held'],
  ['suspended', 'error.account.suspended', 'error.account.suspended'],
  ['deactivated', 'error.account.suspended', 'error.account.deactivated'],
  ['restricted', undefined, 'error.deposit.not.allowed'],
  ['timeout', undefined, 'error.timeout.in.progress'],
  ['excluded', undefined, 'error.exclusion.in.progress'],
  ['excluded-for-good', undefined, 'error.exclusion.in.progress.indefinitely'],
  ['closed', undefined, 'error.account.closed'],
])(
  'WALLET-52 GUARD-32 `%s`: what keeps from a withdrawal is %s, from a deposit %s',
  async (who, out, into) => {
    email = `${who}@halden.example`;
    const { playerId = 0 } = (await platform.platform.players.byEmail(5, email)) ?? {};
    const gift = await platform.post(
      `/platform/v1/operator/players/${playerId}/adjustments`,
      { amount: 100, currency: 'EUR', reason: 'test' },
      { ...keyHeaders(5, 'operator-1'), 'idempotency-key': `gift-${who}` },
    );
    expect(gift).toMatchObject(ok);
    const withdrawal = await send({ kind: 'withdrawal', reference: 'out', amount: 100, ...money });
    expect(withdrawal).toMatchObject(out === undefined ? ok : refused(403, out));
    expect(await reserve('in', 100)).toMatchObject(refused(403, into));
    expect(await deposit('in-now', 100)).toMatchObject(refused(403, into));
  },
);
