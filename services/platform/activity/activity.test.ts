import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import { DAY, MINUTE } from '../live/activity';
import {
  NOW,
  PASSWORD,
  siteHeaders,
  startTestPlatform,
  type SignedIn,
  type TestPlatform,
} from '../fixtures/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
beforeEach(() => at(0));

const at = (afterMs: number) =>
  platform.post('/platform/_control/clock', { now: new Date(NOW + afterMs).toISOString() });

const activity = (path: string) => `/platform/v1/player/activity/${path}`;
const get = (player: SignedIn, path: string) => platform.get(activity(path), player.headers);
const choose = (player: SignedIn, period: unknown) =>
  platform.call('PATCH', activity('settings'), { period }, player.headers);
const reset = (player: SignedIn) => platform.call('PATCH', activity('reset_timer'), {}, player.headers);
const minutes = async (player: SignedIn) => (await get(player, 'minutes_remaining')).body;

let number = 0;
/** A new player from a country; its law and the licence of its market apply. */
async function playerOf(countryCode: string) {
  number += 1;
  const email = `checked-${number}@halden.example`;
  const fields = { siteId: 5, countryCode, currencyCode: 'EUR', firstLogin: false };
  const player = { ...fields, email, password: PASSWORD, termsAndConditionsAcceptedVersion: '99' };
  expect((await platform.post('/platform/_control/seed', { players: [player] })).status).toBe(200);
  return { email, signIn: () => platform.signIn(email) };
}

const play = async (email: string, command: PlatformLedgerCommand) =>
  expect(await platform.command(email, command), JSON.stringify(command)).toMatchObject({ status: 200 });
const deposit = (reference: string) =>
  ({ kind: 'deposit', reference, amount: 10_000, currency: 'EUR', method: 'TRUSTLY' }) as const;
const bet = (reference: string, roundId: string, amount: number) =>
  ({ kind: 'bet', reference, roundId, amount, currency: 'EUR', gameId: 'brass-comet' }) as const;
const win = (reference: string, roundId: string, amount: number) =>
  ({ kind: 'win', reference, roundId, amount, currency: 'EUR' }) as const;

test('LIMIT-22 LIMIT-24 LIMIT-28 CONST-11 120 minutes without a choice; 30, 60, 120 or none as a player chooses', async () => {
  // The market of the United Kingdom shows a clock, but requires no reality check.
  const player = await (await playerOf('GB')).signIn();
  expect(await get(player, 'settings')).toEqual({ status: 200, body: { period: 120, maximum: null } });
  expect(await minutes(player)).toEqual({ minutes: 120 });
  for (const period of [30, 60, 120, null]) {
    expect(await choose(player, period)).toEqual({ status: 200, body: {} });
    expect((await get(player, 'settings')).body).toEqual({ period, maximum: null });
    expect(await minutes(player)).toEqual({ minutes: period });
  }
  for (const wrong of [45, 0, -30, 30.5, '30', undefined])
    expect(await choose(player, wrong), String(wrong)).toMatchObject({
      status: 400,
      body: { code: 'error.request.invalid' },
    });
  expect((await get(player, 'settings')).body).toEqual({ period: null, maximum: null });
});

test('realityCheckMinutes: the law of the country or the licence of its market caps the choice, and none is impossible', async () => {
  for (const [country, maximum] of [
    ['NL', 30],
    ['SE', 60],
    ['DE', 60],
    // Required by the licence of the market only.
    ['MT', 60],
  ] as const) {
    const player = await (await playerOf(country)).signIn();
    expect((await get(player, 'settings')).body, country).toEqual({ period: maximum, maximum });
    for (const period of [null, 120])
      expect(await choose(player, period), country).toMatchObject({
        status: 403,
        body: { code: 'error.activity.period.forbidden' },
      });
    expect((await choose(player, 30)).status).toBe(200);
    expect((await get(player, 'settings')).body).toEqual({ period: 30, maximum });
  }
});

test('LIMIT-25 LIMIT-26 LIMIT-28 the timer runs from the sign-in or the last reset, below zero when nobody resets it', async () => {
  const { signIn } = await playerOf('GB');
  const player = await signIn();
  expect((await choose(player, 30)).status).toBe(200);
  await at(29 * MINUTE + 1);
  expect(await minutes(player)).toEqual({ minutes: 1 });
  await at(30 * MINUTE);
  expect(await minutes(player)).toEqual({ minutes: 0 });
  await at(33 * MINUTE);
  expect(await minutes(player)).toEqual({ minutes: -3 });
  expect(await reset(player)).toEqual({ status: 200, body: {} });
  expect(await minutes(player)).toEqual({ minutes: 30 });
  await at(40 * MINUTE);
  expect(await minutes(player)).toEqual({ minutes: 23 });
  // Each device has its own timer until one of them is reset.
  const other = await signIn();
  expect(await minutes(other)).toEqual({ minutes: 30 });
  await at(45 * MINUTE);
  await reset(other);
  expect([await minutes(player), await minutes(other)]).toEqual([{ minutes: 30 }, { minutes: 30 }]);
});

test('LIMIT-23 LIMIT-28 the summary is what the ledger booked since the timer began, without what was taken back', async () => {
  const { email, signIn } = await playerOf('FI');
  await play(email, deposit('sum-d'));
  await play(email, bet('sum-b0', 'sum-0', 900));
  await at(MINUTE);
  const player = await signIn();
  await play(email, bet('sum-b1', 'sum-1', 500));
  await play(email, win('sum-w1', 'sum-1', 120));
  await play(email, bet('sum-b2', 'sum-2', 300));
  await play(email, { kind: 'rollback', reference: 'sum-r2', of: 'sum-b2' });
  // Rollback of a bet from before the timer started: it does not change the figures.
  await play(email, { kind: 'rollback', reference: 'sum-r0', of: 'sum-b0' });
  const summary = { currency: 'EUR', turnover: 500, overallWinnings: 120, winSlashLoss: -380 };
  const since = new Date(NOW + MINUTE).toISOString();
  expect(await get(player, 'summary')).toEqual({ status: 200, body: { ...summary, since } });
  await at(2 * MINUTE);
  await reset(player);
  expect((await get(player, 'summary')).body).toMatchObject({
    since: new Date(NOW + 2 * MINUTE).toISOString(),
    turnover: 0,
    overallWinnings: 0,
    winSlashLoss: 0,
  });
});

test('LIMIT-28 every activity call needs a signed-in player', async () => {
  for (const [method, path, body] of [
    ['GET', 'settings'],
    ['PATCH', 'settings', { period: 30 }],
    ['GET', 'minutes_remaining'],
    ['GET', 'summary'],
    ['PATCH', 'reset_timer', {}],
  ] as const)
    expect((await platform.call(method, activity(path), body, siteHeaders(5))).status, path).toBe(401);
});

test('realityCheckBreakMinutes: after a reality check that was due nobody plays for five minutes in Germany', async () => {
  const { email, signIn } = await playerOf('DE');
  const player = await signIn();
  // The law also requires a deposit limit.
  const limit = { duration: 'monthly', limit: 100_000 };
  await platform.call('PATCH', '/platform/v1/player/deposit-limits', limit, player.headers);
  await play(email, deposit('break-d'));
  const tryBet = () => {
    number += 1;
    return platform.command(email, bet(`break-${number}`, `break-${number}`, 1));
  };
  await choose(player, 30);
  // A reset before the check is due does not trigger a break.
  expect((await reset(player)).status).toBe(200);
  expect((await tryBet()).status).toBe(200);
  await at(30 * MINUTE);
  expect((await reset(player)).status).toBe(200);
  expect(await tryBet()).toMatchObject({ status: 403, body: { code: 'error.play.not.allowed' } });
  // The player remains signed in with access to their money.
  expect((await get(player, 'summary')).status).toBe(200);
  await at(35 * MINUTE - 1);
  expect((await tryBet()).status).toBe(403);
  await at(35 * MINUTE);
  expect((await tryBet()).status).toBe(200);
});

test('API-114 LIMIT-29 a session that is reported as inactive ends, and no other', async () => {
  const { signIn } = await playerOf('FI');
  const [idle, busy] = [await signIn(), await signIn()];
  const report = (type: unknown) => platform.post('/platform/v1/player/activity', { type }, idle.headers);
  expect((await report('asleep')).status).toBe(400);
  expect(await report('inactivity')).toEqual({ status: 200, body: {} });
  expect((await report('inactivity')).status).toBe(401);
  expect((await get(idle, 'settings')).status).toBe(401);
  expect((await get(busy, 'settings')).status).toBe(200);
});

test('API-119 an exclusion with an end lasts ten years at most; the constant of one without an end is no length', async () => {
  const { email, signIn } = await playerOf('FI');
  const player = await signIn();
  const exclude = (body: object) =>
    platform.call('PATCH', '/platform/v1/player/exclusion', body, player.headers);
  expect(await exclude({ exclusionInMonths: 121, exclusionDelayInHours: 0 })).toMatchObject({
    status: 400,
    body: { code: 'error.request.invalid' },
  });
  expect((await exclude({ exclusionInMonths: 1200, accountDisableIndefinitely: true })).status).toBe(200);
  await at(200 * 365 * DAY);
  expect(
    await platform.post('/platform/identity/login', { email, password: PASSWORD }, siteHeaders(5)),
  ).toMatchObject({ status: 403, body: { code: 'error.exclusion.in.progress.indefinitely' } });
});

test('LIMIT-26 LIMIT-27 realityCheckMinutes: no stakes are taken while a reality check awaits an answer', async () => {
  const { email, signIn } = await playerOf('GB');
  await play(email, deposit('due-d'));
  let player = await signIn();
  await choose(player, 30);
  const sessionId = String(decodeJwt(player.idToken)['sessionId']);
  const tryBet = (roundId?: string) => {
    number += 1;
    return platform.command(email, { ...bet(`due-${number}`, roundId ?? `due-${number}`, 1), sessionId });
  };
  const refused = { status: 403, body: { code: 'error.reality.check.unanswered' } };
  await at(30 * MINUTE - 1);
  expect((await tryBet('due-open')).status).toBe(200);
  // Pages poll once a minute; a round in progress may be finished.
  await at(31 * MINUTE - 1);
  expect((await tryBet()).status).toBe(200);
  await at(31 * MINUTE);
  expect(await tryBet()).toMatchObject(refused);
  await at(35 * MINUTE - 1);
  expect((await tryBet('due-open')).status).toBe(200);
  await at(35 * MINUTE);
  expect(await tryBet('due-open')).toMatchObject(refused);
  await play(email, win('due-w', 'due-open', 5));
  expect(await platform.call('PATCH', activity('continue'), {}, player.headers)).toEqual({
    status: 200,
    body: {},
  });
  expect((await tryBet()).status).toBe(200);
  // The figures continue, and the next check is due after another period.
  expect((await get(player, 'summary')).body).toMatchObject({ since: new Date(NOW).toISOString() });
  expect(await minutes(player)).toEqual({ minutes: 30 });
  await at(66 * MINUTE);
  expect(await tryBet()).toMatchObject(refused);
  player = await signIn();
  expect((await reset(player)).status).toBe(200);
  expect((await tryBet()).status).toBe(200);
  await choose(player, null);
  await at(20 * 60 * MINUTE);
  expect((await tryBet()).status).toBe(200);
});
