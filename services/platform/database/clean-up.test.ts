import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../live/activity';
import { keyHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';
import { ENDED_SESSION_KEPT_MS, REPLY_KEPT_MS } from './clean-up';
import { websocketTickets } from './tables/gateway';
import { idempotency, rateLimits } from './tables/idempotency';
import { sessions } from './tables/sessions';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const credit = {
  player: 'regular@halden.example',
  command: { kind: 'deposit', reference: 'clean-up', amount: 100, currency: 'EUR', method: 'TRUSTLY' },
};
const operate = (key: string) =>
  platform.post('/platform/v1/operator/ledger', credit, {
    ...keyHeaders(5, 'payment-trustly'),
    'idempotency-key': key,
  });

async function rowsOf() {
  const { db } = platform.platform.database;
  return {
    sessions: (await db.select().from(sessions)).map(({ sessionId }) => sessionId),
    replies: await db.$count(idempotency),
    limits: await db.$count(rateLimits),
    tickets: await db.$count(websocketTickets),
  };
}

test('what nobody can use any more is deleted, and a command that moved money stays done', async () => {
  const { cleanUp } = platform.platform;
  const ended = await platform.signIn('regular@halden.example');
  await platform.post('/platform/v1/player/sign_out', {}, ended.headers);
  const idle = await platform.signIn('once@halden.example');
  await platform.post('/platform/v1/player/ws-ticket', {}, idle.headers);
  const first = await operate('clean-up-key');
  expect(first.status).toBe(200);
  await platform.platform.rateLimit.take({ name: 'test', subject: 'somebody', times: 1, windowMs: DAY });

  const before = await rowsOf();
  await cleanUp.run();
  expect(await rowsOf()).toEqual(before);

  await platform.post('/platform/_control/clock', { advanceMs: 31 * DAY });
  expect(await platform.platform.accounts.tickets.endedSessions(before.sessions)).toEqual(before.sessions);
  await cleanUp.run();
  expect(await rowsOf()).toMatchObject({
    sessions: before.sessions,
    replies: before.replies,
    limits: 0,
    tickets: 0,
  });

  await platform.post('/platform/_control/clock', {
    advanceMs: Math.max(REPLY_KEPT_MS, ENDED_SESSION_KEPT_MS),
  });
  await cleanUp.run();
  expect(await rowsOf()).toEqual({ sessions: [], replies: 0, limits: 0, tickets: 0 });
  expect(await operate('clean-up-key')).toEqual(first);
});
