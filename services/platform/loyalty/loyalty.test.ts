import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformLoyalty } from '../../../schemas/generated/types';
import { validatePlatformLoyalty, validatePlatformRewards } from '../../../schemas/generated/validators.js';
import { ledgerTransactions } from '../database/tables/ledger';
import { playerLimits } from '../database/tables/limits';
import { players } from '../database/tables/players';
import { testDatabase } from '../fixtures/test-database';
import { NOW, type SignedIn, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';
import { DAY } from '../live/activity';
import { startPlatform } from '../server';

const PATH = '/platform/v1/player/loyalty';
const euros = { currency: 'EUR' } as const;

let platform: TestPlatform;
let who: SignedIn;
let names = 0;
beforeAll(async () => {
  platform = await startTestPlatform();
  // Without statistics the database needs a minute for the first check of the books.
  await platform.platform.database.db.execute(`analyze`);
  // Most of them live in Germany, where limits are required and such programmes are not permitted.
  await platform.platform.database.db.delete(playerLimits);
  await platform.platform.database.db.update(players).set({ countryCode: 'FI' }).where(eq(players.siteId, 5));
  expect(await platform.command('once@halden.example', deposit(5_000_000))).toMatchObject({ status: 200 });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.post('/platform/_control/clock', { now: new Date(NOW).toISOString() });
});

const deposit = (amount: number) =>
  ({ kind: 'deposit', reference: `in-${(names += 1)}`, amount, method: 'TRUSTLY', ...euros }) as const;

/** A player without earlier points. */
async function signIn(name: string): Promise<string> {
  const address = `${name}@halden.example`;
  who = await platform.signIn(address);
  return address;
}

async function loyalty(): Promise<PlatformLoyalty> {
  const { status, body } = await platform.get(`${PATH}?language=en`, who.headers);
  expect(status, JSON.stringify(body)).toBe(200);
  if (validatePlatformLoyalty(body)) return body;
  throw new Error(JSON.stringify(body));
}

const exchange = (points: number, key = `key-${(names += 1)}-of-a-test`) =>
  platform.post(`${PATH}/exchange`, { points }, { ...who.headers, 'idempotency-key': key });

/**
 * Plays a lost round.
 * @returns a function that rolls back its stake
 */
async function play(player: string, stake: number, gameId = 'moss-lantern', provider = 'softswiss') {
  const roundId = `round-${(names += 1)}`;
  const source = `provider:${provider}`;
  const bet = { kind: 'bet', reference: roundId, roundId, amount: stake, gameId, ...euros } as const;
  expect(await platform.command(player, bet, source)).toMatchObject({ status: 200 });
  const lost = { kind: 'win', reference: `${roundId}-end`, roundId, amount: 0, ...euros } as const;
  expect(await platform.command(player, lost, source)).toMatchObject({ status: 200 });
  return async () => {
    const rollback = { kind: 'rollback', reference: `${roundId}-back`, of: roundId } as const;
    expect(await platform.command(player, rollback, source)).toMatchObject({ status: 200 });
  };
}

const main = async (player: string) => {
  const found = await platform.platform.players.byEmail(5, player);
  return (await platform.platform.ledger.balance(found?.playerId ?? 0))?.balanceMap.main ?? 0;
};

/** Not derived from the balance, as a prize may be paid in between. */
const paidFor = (key: string) =>
  platform.platform.database.db
    .select({ amount: ledgerTransactions.amount })
    .from(ledgerTransactions)
    .where(like(ledgerTransactions.reference, `%loyalty:${key}`));

const codeOf = (code: string, status = 400) => ({ status, body: { code } });

async function expectCleanBooks(): Promise<void> {
  const { body } = await platform.get('/platform/_control/reconcile');
  expect(body, JSON.stringify(body)).toMatchObject({ ok: true });
}

test('loyalty: settled stakes of own money earn points by the share that their game counts, and give a level', async () => {
  const player = await signIn('once');
  const before = await loyalty();
  expect(before).toMatchObject({ owed: 0, level: { number: 0, lastDay: null, isGiven: false } });
  expect(before.levels.map(({ name }) => name)).toEqual(['Lantern', 'Brass', 'Velvet', 'Crystal', 'Royale']);
  await play(player, 100_000);
  expect((await loyalty()).points).toBeCloseTo(before.points + 1000, 2);
  await play(player, 100_000, 'grand-salon-roulette', 'evolution');
  expect((await loyalty()).points).toBeCloseTo(before.points + 1500, 2);
  await play(player, 110_000);
  const after = await loyalty();
  expect(after).toMatchObject({
    level: { number: 1, lastDay: '2026-06-02', isGiven: false },
    next: { number: 2, missing: 10_000 - after.periodPoints },
    history: [{ day: '2026-03-04', exchanged: 0 }],
  });
  expect(await platform.get('/platform/v1/player/profile', who.headers)).toMatchObject({
    body: { loyaltyLevel: 1 },
  });
  // After 90 inactive days the player drops one level; the points remain.
  await platform.post('/platform/_control/clock', { now: new Date(NOW + 91 * DAY).toISOString() });
  who = await platform.signIn(player);
  expect(await loyalty()).toMatchObject({ points: after.points, periodPoints: 0, level: { number: 0 } });
});

test('loyalty: a stake that is taken back takes its points along, also those that are exchanged', async () => {
  const player = await signIn('once');
  const { points: before } = await loyalty();
  const takeBack = await play(player, 50_000);
  const most = Math.floor((before + 500) / 100) * 100;
  expect(await exchange(most)).toMatchObject({ status: 200 });
  const left = before + 500 - most;
  expect((await loyalty()).points).toBeCloseTo(left, 2);
  await takeBack();
  const owing = await loyalty();
  expect([owing.points, owing.owed]).toEqual([0, expect.closeTo(500 - left, 1)]);
  expect(await exchange(500)).toMatchObject(codeOf('error.loyalty.points.insufficient'));
  await play(player, 100_000);
  expect(await loyalty()).toMatchObject({ owed: 0, points: expect.closeTo(before + 1000 - most, 1) });
  await expectCleanBooks();
});

test('loyalty: points are exchanged for own money once for a key, in whole steps, and never below nothing', async () => {
  const player = await signIn('once');
  await play(player, 70_000);
  const { points } = await loyalty();
  const key = `key-of-one-exchange-${(names += 1)}`;
  const done = await exchange(500, key);
  expect(done).toEqual({ status: 200, body: { points: 500, amount: 250, currency: 'EUR' } });
  expect(await exchange(500, key)).toEqual(done);
  expect(await exchange(600, key)).toMatchObject(codeOf('error.idempotency.conflict', 409));
  expect(await paidFor(key)).toEqual([{ amount: 250 }]);
  expect((await loyalty()).points).toBeCloseTo(points - 500, 2);
  expect(await exchange(400)).toMatchObject(codeOf('error.loyalty.exchange.amount'));
  expect(await exchange(550)).toMatchObject(codeOf('error.loyalty.exchange.amount'));
  expect(await exchange(1_000_000)).toMatchObject(codeOf('error.loyalty.points.insufficient'));
  // Of two concurrent requests, only one has enough points.
  const all = Math.floor((await loyalty()).points / 100) * 100;
  if (all >= 500) {
    const both = await Promise.all([exchange(all), exchange(all)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  }
  await expectCleanBooks();
});

test('BONUS-12 loyalty: a bonus is taken for points once for a key, at the price that was seen, and never below nothing', async () => {
  const player = await signIn('once');
  await play(player, 100_000);
  const reward = { kind: 'free-rounds', gameId: 'moss-lantern', rounds: 5, stake: 0.1 } as const;
  const access = { access: 'points' } as const;
  const more = { reward, wageringTimes: 0, timesPerPlayer: 3 };
  const item = await platform.addCampaign(player, { ...more, points: 300 }, access);
  const dear = await platform.addCampaign(player, { ...more, points: 1_000_000 }, access);
  const { body: items } = await platform.get(`${PATH}/items?language=en`, who.headers);
  if (!validatePlatformRewards(items)) throw new Error(JSON.stringify(items));
  expect(items.rewards.filter(({ campaignId }) => [item, dear].includes(campaignId))).toMatchObject([
    { campaignId: item, points: 300, freeSpinDetail: { rounds: 5 } },
    { campaignId: dear, points: 1_000_000 },
  ]);
  // Rewards for points are listed separately, and cannot be claimed without them.
  const { body: others } = await platform.get(
    '/platform/v1/player/rewards?rewardsType=ELIGIBLE&version=v2',
    who.headers,
  );
  expect(JSON.stringify(others)).not.toContain(`"campaignId":${item},`);
  const headers = (key: string) => ({ ...who.headers, 'idempotency-key': `key-${key}-of-points` });
  expect(
    await platform.post(`/platform/v1/player/campaigns/${item}/claim`, undefined, headers('claim')),
  ).toMatchObject(codeOf('error.bonus.not.found', 404));

  const buy = (campaign: number, points: number, key: string) =>
    platform.post(`${PATH}/items/${campaign}`, { points }, headers(key));
  const { points: before, level } = await loyalty();
  const bought = await buy(item, 300, 'one');
  expect(bought).toMatchObject({ status: 200, body: { campaignId: item, freeSpinDetail: { left: 5 } } });
  expect(await buy(item, 300, 'one')).toEqual(bought);
  expect((await loyalty()).points).toBeCloseTo(before - 300, 2);
  expect((await loyalty()).level).toEqual(level);
  expect(await buy(item, 200, 'two')).toMatchObject(codeOf('error.loyalty.price.changed'));
  expect(await buy(dear, 1_000_000, 'three')).toMatchObject(codeOf('error.loyalty.points.insufficient'));
  const open = await platform.addCampaign(player, more);
  expect(await buy(open, 300, 'four')).toMatchObject(codeOf('error.bonus.not.found', 404));
  expect((await loyalty()).points).toBeCloseTo(before - 300, 2);
  await expectCleanBooks();
});

test('loyalty: bonus money earns nothing', async () => {
  const player = await signIn('unverified');
  await platform.command(player, deposit(100));
  const all = await main(player);
  const { points: before } = await loyalty();
  const campaign = await platform.addCampaign(player, { reward: { kind: 'money', amount: 50 } });
  const key = { ...who.headers, 'idempotency-key': 'key-for-a-bonus' };
  expect(
    await platform.post(`/platform/v1/player/campaigns/${campaign}/claim`, undefined, key),
  ).toMatchObject({ status: 200 });
  await play(player, all + 2000);
  expect((await loyalty()).points).toBeCloseTo(before + all / 100, 2);
});

test('loyalty: who is restricted earns and sees nothing', async () => {
  const player = await signIn('pending');
  await platform.command(player, deposit(10_000));
  const { points: before, history } = await loyalty();
  const found = await platform.platform.players.byEmail(5, player);
  const of = { source: 'provider:softswiss', actor: 'softswiss' };
  const execute = (command: Parameters<typeof platform.platform.ledger.execute>[1]) =>
    platform.platform.ledger.execute(found?.playerId ?? 0, command, of);
  await execute({
    kind: 'bet',
    reference: 'late',
    roundId: 'late',
    amount: 9000,
    gameId: 'moss-lantern',
    ...euros,
  });
  await platform.platform.identity.restrict(found?.playerId ?? 0, {
    ...{ kind: 'account-restriction', until: new Date(NOW + DAY), setBy: 'operator', reason: 'Test' },
  });
  await execute({ kind: 'win', reference: 'late-end', roundId: 'late', amount: 0, ...euros });
  who = await platform.signIn(player);
  expect(await platform.get(PATH, who.headers)).toMatchObject(codeOf('error.loyalty.not.allowed', 403));
  expect(await exchange(500)).toMatchObject(codeOf('error.loyalty.not.allowed', 403));
  expect(await platform.get('/platform/v1/player/profile', who.headers)).toMatchObject({
    body: { loyaltyLevel: 0 },
  });
  await platform.post('/platform/_control/clock', { now: new Date(NOW + 2 * DAY).toISOString() });
  who = await platform.signIn(player);
  expect(await loyalty()).toMatchObject({ points: before, history });
});

test('loyalty: where the law forbids programmes no points are earned or shown', async () => {
  const player = await signIn('once');
  const { points: before } = await loyalty();
  const moveTo = (countryCode: string) =>
    platform.platform.database.db
      .update(players)
      .set({ countryCode })
      .where(and(eq(players.siteId, 5), eq(players.email, player)));
  const { playerId = 0 } = (await platform.platform.players.byEmail(5, player)) ?? {};
  const of = { source: 'provider:softswiss', actor: 'softswiss' };
  await platform.platform.ledger.execute(
    playerId,
    { kind: 'bet', reference: 'se', roundId: 'se', amount: 5000, gameId: 'moss-lantern', ...euros },
    of,
  );
  for (const country of ['SE', 'DE']) {
    await moveTo(country);
    expect(await platform.get(PATH, who.headers)).toMatchObject(codeOf('error.loyalty.not.allowed', 403));
    expect(await exchange(500)).toMatchObject(codeOf('error.loyalty.not.allowed', 403));
  }
  await platform.platform.ledger.execute(
    playerId,
    { kind: 'win', reference: 'se-end', roundId: 'se', amount: 0, ...euros },
    of,
  );
  await moveTo('FI');
  expect((await loyalty()).points).toBe(before);
});

test('loyalty: a level that the brand has given stays, and the demo has points from its history', async () => {
  who = await platform.signIn('vip@kiekko.example');
  expect(await loyalty()).toMatchObject({ level: { number: 4, lastDay: null, isGiven: true }, next: null });
  who = await platform.signIn('regular@kiekko.example');
  const { level, points, history } = await loyalty();
  expect(level).toMatchObject({ number: 1, isGiven: false });
  expect(points).toBeGreaterThan(500);
  expect(history.length).toBeGreaterThan(20);
  await expectCleanBooks();
});

test('a demo starts in the hour that a change of clocks gives twice', async () => {
  // At 23:30 in Helsinki, 25 October 2026 is a different number of days ago in 24-hour steps than in the calendar.
  const now = Date.parse('2026-11-28T21:30:00.000Z');
  const { settings, remove } = await testDatabase();
  const running = await startPlatform({ port: 0, demo: true, database: settings, now: () => now });
  const found = await running.platform.players.byEmail(5, 'vip@halden.example');
  expect(found).toBeDefined();
  await running.close();
  await remove();
});
