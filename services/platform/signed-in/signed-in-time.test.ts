import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import {
  keyHeaders,
  NOW,
  PASSWORD,
  siteHeaders,
  type SignedIn,
  startTestPlatform,
  type TestPlatform,
} from '../fixtures/test-platform';
import { testDatabase } from '../fixtures/test-database';
import { DAY, HOUR, MINUTE } from '../live/activity';
import { secureRandomness } from '../randomness';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

let now = NOW;
const iso = (at: number) => new Date(at).toISOString();
const setClock = async (at: number, on = platform) => {
  now = at;
  await on.post('/platform/_control/clock', { now: iso(at) });
};
beforeEach(() => setClock(NOW));

let number = 0;
/** A new player. */
async function newPlayer(countryCode = 'FI') {
  number += 1;
  const email = `timed-${number}@halden.example`;
  const player = { siteId: 5, email, password: PASSWORD, countryCode, currencyCode: 'EUR' };
  const { body } = await platform.post('/platform/_control/seed', { players: [player] });
  return {
    email,
    playerId: Number(Reflect.get(Object(Reflect.get(Object(body), 'players')[0]), 'playerId')),
  };
}

const PATH = '/platform/v1/player/time-limits';
const read = (who: SignedIn, on = platform) => on.get(PATH, who.headers);
const change = (who: SignedIn, body: object) => platform.call('PATCH', PATH, body, who.headers);
const touch = (who: SignedIn, on = platform) => on.get('/platform/v1/player/sessions/current', who.headers);
/** Stays signed in for a time, with a sign of activity every 30 seconds. */
async function stay(ms: number, ...devices: SignedIn[]): Promise<void> {
  for (const end = now + ms; now < end;) {
    await setClock(Math.min(end, now + 30_000));
    for (const device of devices) await touch(device);
  }
}
const logIn = (email: string, on = platform) =>
  on.post('/platform/identity/login', { email, password: PASSWORD }, siteHeaders(5));
const send = (email: string, command: PlatformLedgerCommand) =>
  platform.command(email, { ...command, reference: `${number}-${command.reference}` });
const deposit = (email: string, reference: string, on = platform) =>
  on.command(email, {
    kind: 'deposit',
    reference: `${number}-${reference}`,
    amount: 5_000,
    currency: 'EUR',
    method: 'TRUSTLY',
  });
const bet = (email: string, reference: string, sessionId?: string) =>
  send(email, {
    kind: 'bet',
    reference,
    amount: 1,
    currency: 'EUR',
    roundId: `${number}-${reference}`,
    gameId: 'brass-comet',
    ...(sessionId === undefined ? {} : { sessionId }),
  });
const ok = { status: 200 };
const timeUp = (status: number) => ({ status, body: { code: 'error.time.limit.reached' } });

test('loginTimeLimits: the time signed in is counted once, on however many devices, and not while nobody is there', async () => {
  const { email } = await newPlayer();
  const phone = await platform.signIn(email);
  expect(await read(phone)).toMatchObject({
    status: 200,
    body: {
      bounds: { least: MINUTE, most: 31 * DAY },
      timeZone: 'Europe/Helsinki',
      D: { value: null, used: 0, remaining: null },
    },
  });
  await stay(4 * MINUTE, phone);
  const desktop = await platform.signIn(email);
  await stay(4 * MINUTE, phone, desktop);
  expect(await read(desktop)).toMatchObject({ body: { D: { used: 8 * MINUTE }, M: { used: 8 * MINUTE } } });
  // Time continues between two signs.
  await setClock(now + 7_000);
  expect(await read(phone)).toMatchObject({ body: { D: { used: 8 * MINUTE + 7_000 } } });
  // The browser is closed for an hour.
  await setClock(now + HOUR);
  const later = await platform.signIn(email);
  expect(await read(later)).toMatchObject({ body: { D: { used: 8 * MINUTE } } });
  await platform.post('/platform/v1/player/sign_out', { everywhere: true }, later.headers);
  await setClock(now + 20_000);
  const again = await platform.signIn(email);
  expect(await read(again)).toMatchObject({ body: { D: { used: 8 * MINUTE } } });
});

test('loginTimeLimits: a clock that is set back gives no time again, one that jumps ahead adds none', async () => {
  const { email } = await newPlayer();
  const who = await platform.signIn(email);
  await stay(2 * MINUTE, who);
  await setClock(now + 3 * HOUR);
  await touch(who);
  await setClock(NOW);
  await touch(who);
  await stay(MINUTE, who);
  expect(await read(who)).toMatchObject({ body: { D: { used: 3 * MINUTE } } });
});

test('loginTimeLimits: a used-up limit refuses stakes and deposits, ends every session, and lets nobody in before its reset', async () => {
  const { email, playerId } = await newPlayer();
  expect(await deposit(email, 'money')).toMatchObject(ok);
  const phone = await platform.signIn(email);
  const desktop = await platform.signIn(email);
  expect(await change(phone, { duration: 'daily', limit: 5 * MINUTE })).toMatchObject({
    status: 200,
    body: { value: 5 * MINUTE, used: 0, remaining: 5 * MINUTE, resetAt: '2026-03-04T22:00:00.000Z' },
  });
  await stay(4 * MINUTE + 45_000, phone);
  expect(await bet(email, 'before')).toMatchObject(ok);
  await setClock(now + 15_000);
  // Before the sessions are checked.
  expect(await bet(email, 'after')).toMatchObject(timeUp(403));
  expect(await deposit(email, 'after')).toMatchObject(timeUp(403));
  expect(await touch(desktop)).toMatchObject(timeUp(401));
  expect(await touch(phone)).toMatchObject(timeUp(401));
  expect(await bet(email, 'late')).toMatchObject(timeUp(403));
  expect(await deposit(email, 'late')).toMatchObject(timeUp(403));
  // Players retain access to their money.
  const out = {
    kind: 'withdrawal',
    reference: 'out',
    amount: 100,
    currency: 'EUR',
    method: 'TRUSTLY',
  } as const;
  expect(await send(email, out)).toMatchObject(ok);
  expect(
    await send(email, {
      kind: 'win',
      reference: 'win',
      amount: 5,
      currency: 'EUR',
      roundId: `${number}-before`,
    }),
  ).toMatchObject(ok);
  expect(await logIn(email)).toMatchObject({
    status: 403,
    body: {
      code: 'error.time.limit.reached',
      additionalInfo: { milliseconds: Date.parse('2026-03-04T22:00:00Z') - now, initiator: 'system' },
    },
  });
  const path = `/platform/v1/operator/players/${playerId}/restrictions`;
  const operator = keyHeaders(5, 'operator-1');
  const { body } = await platform.get(path, operator);
  const restrictions: unknown[] = Reflect.get(Object(body), 'restrictions');
  expect(restrictions).toMatchObject([
    { kind: 'time-limit', isActive: true, until: '2026-03-04T22:00:00.000Z' },
  ]);
  const id = String(Reflect.get(Object(restrictions[0]), 'restrictionId'));
  expect(await platform.post(`${path}/${id}/lift`, { reason: 'asked for it' }, operator)).toMatchObject({
    status: 403,
    body: { code: 'error.restriction.protected' },
  });
  await setClock(Date.parse('2026-03-04T22:00:00Z'));
  const next = await platform.signIn(email);
  expect(await read(next)).toMatchObject({
    body: { D: { used: 0, remaining: 5 * MINUTE }, W: { value: null } },
  });
  expect(await bet(email, 'next')).toMatchObject(ok);
});

test('loginTimeLimits: a lower limit counts at once, a higher one after the delay of the law and a confirmation', async () => {
  const { email } = await newPlayer('SE');
  let who = await platform.signIn(email);
  await change(who, { duration: 'weekly', limit: 5 * HOUR });
  expect(await change(who, { duration: 'weekly', limit: 10 * HOUR })).toMatchObject({
    body: { value: 5 * HOUR, pendingValue: 10 * HOUR, pendingDate: '2026-03-08T23:00:00.000Z' },
  });
  expect(await change(who, { duration: 'weekly', cancelPendingLimit: true })).toMatchObject({
    body: { value: 5 * HOUR, pendingDate: null },
  });
  expect(await change(who, { duration: 'weekly', deleteLimit: true })).toMatchObject({
    body: { value: 5 * HOUR, pendingValue: null, pendingDate: '2026-03-08T23:00:00.000Z' },
  });
  for (const limit of [MINUTE - 1, 31 * DAY + 1])
    expect(await change(who, { duration: 'daily', limit })).toMatchObject({
      status: 400,
      body: { code: 'error.deposit.limit.interval' },
    });
  await stay(4 * MINUTE, who);
  // More is used than the lower limit permits.
  expect(await change(who, { duration: 'weekly', limit: 3 * MINUTE })).toMatchObject({
    body: { value: 3 * MINUTE, used: 4 * MINUTE, remaining: 0 },
  });
  expect(await touch(who)).toMatchObject(timeUp(401));
  await setClock(Date.parse('2026-03-08T23:00:00Z') - 1);
  expect(await logIn(email)).toMatchObject(timeUp(403));
  await setClock(Date.parse('2026-03-08T23:00:00Z'));
  who = await platform.signIn(email);
  expect(await read(who)).toMatchObject({ body: { W: { value: 3 * MINUTE, used: 0 } } });
});

test('loginTimeLimits: days are those of the player’s market, and of the hour that a night repeats both count', async () => {
  // Clocks go back from four to three in the morning.
  await setClock(Date.parse('2026-10-24T20:50:00Z'));
  const { email } = await newPlayer();
  const who = await platform.signIn(email);
  await stay(20 * MINUTE, who);
  const { body } = await read(who);
  expect(body).toMatchObject({ D: { used: 10 * MINUTE }, W: { used: 20 * MINUTE } });
  expect(await change(who, { duration: 'daily', limit: 24 * HOUR })).toMatchObject({
    body: { startedAt: '2026-10-24T21:00:00.000Z', resetAt: '2026-10-25T22:00:00.000Z' },
  });
});

test('loginTimeLimits: the stakes of a game in a window of its own are signs, those of a session that ended are none', async () => {
  const { email } = await newPlayer();
  await deposit(email, 'money');
  const who = await platform.signIn(email);
  const { body } = await platform.get('/platform/v1/player/sessions', who.headers);
  const sessionId = String(Reflect.get(Object(Reflect.get(Object(body), 'sessions')[0]), 'sessionId'));
  for (let index = 0; index < 6; index += 1) {
    await setClock(now + 30_000);
    expect(await bet(email, `bet-${index}`, sessionId)).toMatchObject(ok);
  }
  expect(await read(who)).toMatchObject({ body: { D: { used: 3 * MINUTE } } });
  await platform.post('/platform/v1/player/sign_out', {}, who.headers);
  for (let index = 0; index < 2; index += 1) {
    await setClock(now + 30_000);
    expect((await bet(email, `ended-${index}`, sessionId)).status).toBe(401);
  }
  expect(await read(await platform.signIn(email))).toMatchObject({ body: { D: { used: 3 * MINUTE } } });
});

test('loginTimeLimits: a player who does nothing is out within seconds of the end of the time, and is told by the socket', async () => {
  const { email } = await newPlayer();
  const who = await platform.signIn(email);
  await change(who, { duration: 'monthly', limit: 2 * MINUTE });
  await stay(90_000, who);
  const { body } = await platform.post('/platform/v1/player/ws-ticket', {}, who.headers);
  const ticket = String(Reflect.get(Object(body), 'ticket'));
  const socket = new WebSocket(`${platform.url.replace('http', 'ws')}/platform/ws?Authorization=${ticket}`);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  await setClock(now + 30_000);
  expect(await closed).toBe(4401);
  expect(await touch(who)).toMatchObject(timeUp(401));
});

test.runIf(process.env['TEST_DATABASE_URL'])(
  'loginTimeLimits: two processes count one time, and what is used up in one is used up in the other',
  async () => {
    const shared = await testDatabase();
    const [one, two] = await Promise.all([
      startTestPlatform({ database: shared.settings, random: secureRandomness() }),
      startTestPlatform({ database: shared.settings, random: secureRandomness() }),
    ]);
    try {
      const email = 'regular@halden.example';
      const who = await one.signIn(email);
      const before = await read(who, one);
      expect(before).toMatchObject({ body: { D: { used: 0 } } });
      await one.call('PATCH', PATH, { duration: 'daily', limit: 4 * MINUTE }, who.headers);
      for (let index = 0; index < 7; index += 1) {
        now += 30_000;
        await Promise.all([setClock(now, one), setClock(now, two)]);
        await Promise.all([one, two, one, two].map((process) => touch(who, process)));
      }
      expect(await read(who, two)).toMatchObject({ body: { D: { used: 3 * MINUTE + 30_000 } } });
      await Promise.all([setClock(now + 30_000, one), setClock(now + 30_000, two)]);
      const answers = await Promise.all([one, two].map((process) => touch(who, process)));
      expect(answers).toMatchObject([timeUp(401), timeUp(401)]);
      expect(await deposit(email, 'up', two)).toMatchObject(timeUp(403));
      const { restrictions = [] } = (await two.platform.players.byEmail(5, email)) ?? {};
      expect(restrictions.filter(({ kind }) => kind === 'time-limit')).toHaveLength(1);
    } finally {
      await Promise.all([one.close(), two.close()]);
      await shared.remove();
    }
  },
  60_000,
);
