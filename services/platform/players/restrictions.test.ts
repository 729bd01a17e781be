import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import { DAY, HOUR } from '../live/activity';
import type { NewRestriction } from '../database/tables/restrictions';
import {
  NOW,
  PASSWORD,
  siteHeaders,
  startTestPlatform,
  type Answer,
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
const login = (who: string) =>
  platform.post(
    '/platform/identity/login',
    { email: `${who}@halden.example`, password: PASSWORD },
    siteHeaders(5),
  );
const details = async (who: string) => {
  const { headers } = await platform.signIn(`${who}@halden.example`);
  return (await platform.get('/platform/v1/player/access/details', headers)).body;
};

let number = 0;
/** A command with a unique reference for a player of the brand. */
function command(who: string, fields: Unnamed<PlatformLedgerCommand>, source?: string): Promise<Answer> {
  number += 1;
  return platform.command(`${who}@halden.example`, { ...fields, reference: `restricted-${number}` }, source);
}
type Unnamed<Command> = Command extends { reference: string } ? Omit<Command, 'reference'> : never;

const bet = (who: string, gameId = 'brass-comet', provider = 'relax') => {
  const round = { roundId: `restricted-${number}`, currency: 'EUR' };
  return command(who, { kind: 'bet', amount: 1, gameId, ...round }, `provider:${provider}`);
};
const withdraw = (who: string) =>
  command(who, { kind: 'withdrawal', amount: 1, currency: 'EUR', method: 'TRUSTLY' });
const restrict = async (who: string, restriction: Omit<NewRestriction, 'setAt'>) => {
  const player = await platform.platform.players.byEmail(5, `${who}@halden.example`);
  await platform.platform.identity.restrict(player?.playerId ?? 0, restriction);
};
const byOperator = { setBy: 'operator', reason: 'test' } as const;

const refused = { status: 403, body: { code: 'error.play.not.allowed' } };
const held = { status: 403, body: { code: 'error.payout.held' } };
const suspended = { status: 403, body: { code: 'error.account.suspended' } };

test('LIMIT-19 LIMIT-21 GUARD-33 a time-out that ends, or is cooled off, leaves the review of payouts in force', async () => {
  expect(await bet('risk-payout')).toMatchObject(refused);
  expect(await withdraw('risk-payout')).toMatchObject(held);
  const before = await details('risk-payout');
  expect(before).toMatchObject({ accountStatus: 'PAYOUT', flags: { payout: false } });

  const { headers } = await platform.signIn('risk-payout@halden.example');
  await platform.post('/platform/v1/player/timeout', { timeout: 1 }, headers);
  expect(await bet('risk-payout')).toMatchObject({ body: { code: 'error.timeout.in.progress' } });
  await at(25 * HOUR);
  expect(await details('risk-payout')).toEqual(before);
  expect(await bet('risk-payout')).toMatchObject(refused);
  expect(await withdraw('risk-payout')).toMatchObject(held);

  const again = await platform.signIn('risk-payout@halden.example');
  await platform.post('/platform/v1/player/timeout', { timeout: 30 }, again.headers);
  const refusal = await login('risk-payout');
  expect(refusal).toMatchObject({ status: 403, body: { additionalInfo: { remainingDays: 30 } } });
  const player = await platform.platform.players.byEmail(5, 'risk-payout@halden.example');
  const cooling = `/platform/v1/player/${player?.playerId}/timeout/cooling`;
  expect(await platform.post(cooling, {}, siteHeaders(5))).toMatchObject({ body: { milliseconds: DAY } });
  await at(50 * HOUR);
  expect(await details('risk-payout')).toEqual(before);
  expect(await bet('risk-payout')).toMatchObject(refused);
});

test('ERR-02 ERR-03 a shorter exclusion, or a time-out, does not end a longer one', async () => {
  const days = (count: number) => new Date(NOW + count * DAY);
  await restrict('once', { kind: 'self-exclusion', until: days(180), setBy: 'player', reason: 'own wish' });
  await restrict('once', { kind: 'self-exclusion', until: days(30), setBy: 'player', reason: 'own wish' });
  await restrict('once', { kind: 'time-out', until: days(1), ...byOperator });
  expect(await login('once')).toMatchObject({
    body: { code: 'error.exclusion.in.progress', additionalInfo: { remainingDays: 180 } },
  });
  await at(31 * DAY);
  expect(await login('once')).toMatchObject({
    body: { code: 'error.exclusion.in.progress', additionalInfo: { remainingDays: 149 } },
  });
  await restrict('once', { kind: 'self-exclusion', setBy: 'player', reason: 'own wish' });
  await at(181 * DAY);
  expect(await login('once')).toMatchObject({ body: { code: 'error.exclusion.in.progress.indefinitely' } });
  expect(await bet('once')).toMatchObject({ body: { code: 'error.exclusion.in.progress.indefinitely' } });
  // Excluded players retain access to their money.
  expect((await withdraw('once')).status).toBe(200);
});

test('GUARD-31 GUARD-32 nothing is paid out while the brand suspends the player or payouts are blocked', async () => {
  expect(await withdraw('suspended')).toMatchObject(suspended);
  expect(await bet('suspended')).toMatchObject(refused);
  expect((await withdraw('vip')).status).toBe(200);
  await restrict('vip', { kind: 'payout-block', until: new Date(NOW + DAY), ...byOperator });
  expect(await withdraw('vip')).toMatchObject(held);
  expect(await details('vip')).toMatchObject({ restrictions: ['PAYOUT'], flags: { payout: false } });
  await restrict('vip', { kind: 'multibrand-suspension', until: new Date(NOW + 2 * DAY), ...byOperator });
  await at(DAY);
  // One restriction has ended, the other has not.
  expect(await withdraw('vip')).toMatchObject(suspended);
  expect(await details('vip')).toMatchObject({ restrictions: ['PAYOUT'], flags: { payout: true } });
  await at(2 * DAY);
  expect((await withdraw('vip')).status).toBe(200);
  expect(await details('vip')).toMatchObject({ accountStatus: 'REGISTERED', restrictions: [] });
});

test('GUARD-30 a block of one category leaves the others, and ends with its own time', async () => {
  await restrict('bonus', { kind: 'casino-block', until: new Date(NOW + DAY), ...byOperator });
  expect(await bet('bonus')).toMatchObject(refused);
  expect((await bet('bonus', 'sportsbook', 'sportsbook')).status).toBe(200);
  expect(await details('bonus')).toMatchObject({ restrictions: ['CASINO'], flags: { casino: false } });
  await restrict('bonus', { kind: 'casino-block', until: new Date(NOW + 3 * DAY), ...byOperator });
  await at(2 * DAY);
  expect(await bet('bonus')).toMatchObject(refused);
  await at(3 * DAY);
  expect((await bet('bonus')).status).toBe(200);
});
