import { and, eq, isNotNull, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  PlatformBonusTerms,
  PlatformCashback,
  PlatformReward,
  PlatformRewards,
} from '../../../schemas/generated/types';
import {
  validatePlatformCashback,
  validatePlatformReward,
  validatePlatformRewards,
} from '../../../schemas/generated/validators.js';
import { bonusAssignments, type bonusCampaigns, bonusTerms } from '../database/tables/bonuses';
import { ledgerTransactions } from '../database/tables/ledger';
import { players } from '../database/tables/players';
import {
  type Answer,
  NOW,
  type SignedIn,
  startTestPlatform,
  type TestPlatform,
} from '../fixtures/test-platform';
import { DAY } from '../live/activity';

const PLAYER = '/platform/v1/player';
const email = 'regular@halden.example';
const euros = { currency: 'EUR' } as const;
const tenth = { kind: 'cashback', percent: 10, maximum: 5, minimumLoss: 2, period: 7 } as const;

let platform: TestPlatform;
let who: SignedIn;
let names = 0;
/** Start time of a test, after the periods of earlier tests. */
let start = NOW - 10 * DAY;
beforeAll(async () => {
  platform = await startTestPlatform();
  // Without statistics the database needs a minute for the first check of the books.
  await platform.platform.database.db.execute(sql`analyze`);
});
afterAll(() => platform.close());
beforeEach(async () => {
  await moveTo('FI');
  const reference = `over-${(names += 1)}`;
  await platform.command(email, { kind: 'bonus-forfeit', reference, vertical: 'CASINO' });
  await platform.platform.database.db.delete(bonusAssignments).where(isNotNull(bonusAssignments.endedAt));
  start += 10 * DAY;
  await goTo(start);
});

/** Moves the clock and signs in again, as sessions are shorter than a period. */
async function goTo(time: number): Promise<void> {
  await platform.post('/platform/_control/clock', { now: new Date(time).toISOString() });
  who = await platform.signIn(email);
}

const moveTo = (countryCode: string) =>
  platform.platform.database.db
    .update(players)
    .set({ countryCode })
    .where(and(eq(players.siteId, 5), eq(players.email, email)));

const cashbackCampaign = (
  terms: Partial<PlatformBonusTerms> = {},
  row: Partial<typeof bonusCampaigns.$inferInsert> = {},
) => platform.addCampaign(email, { reward: tenth, wageringTimes: 0, timesPerPlayer: 52, ...terms }, row);

const call = (campaign: number, what: string, key = `key-${(names += 1)}-of-a-test`) =>
  platform.post(`${PLAYER}/cashback/${campaign}/${what}`, undefined, {
    ...who.headers,
    'idempotency-key': key,
  });
const progress = async (campaign: number): Promise<PlatformCashback> =>
  cashbackIn(await platform.get(`${PLAYER}/cashback/${campaign}/progress`, who.headers));

function cashbackIn({ status, body }: Answer): PlatformCashback {
  expect(status, JSON.stringify(body)).toBe(200);
  if (validatePlatformCashback(body)) return body;
  throw new Error(JSON.stringify(body));
}

function rewardIn({ status, body }: Answer): PlatformReward {
  expect(status, JSON.stringify(body)).toBe(200);
  if (validatePlatformReward(body)) return body;
  throw new Error(JSON.stringify(body));
}

async function listed(rewardsType: 'ELIGIBLE' | 'ACTIVE'): Promise<PlatformRewards['rewards']> {
  const { body } = await platform.get(`${PLAYER}/rewards?rewardsType=${rewardsType}&version=v2`, who.headers);
  if (validatePlatformRewards(body)) return body.rewards;
  throw new Error(JSON.stringify(body));
}
const campaignsIn = async (type: 'ELIGIBLE' | 'ACTIVE') =>
  (await listed(type)).map(({ campaignId }) => campaignId);

/** Payments for periods of a campaign; the balance also contains prizes of tournaments. */
async function payments(campaign: number): Promise<number[]> {
  const rows = await platform.platform.database.db
    .select({ amount: ledgerTransactions.amount })
    .from(ledgerTransactions)
    .where(like(ledgerTransactions.reference, `player/cashback:${campaign}:%`));
  return rows.map(({ amount }) => amount);
}

/** Plays a round, which wins an amount or remains open. */
async function play(stake: number, won?: number, gameId = 'moss-lantern', provider = 'softswiss') {
  const roundId = `round-${(names += 1)}`;
  const source = `provider:${provider}`;
  const staked = { kind: 'bet', reference: roundId, roundId, amount: stake, gameId, ...euros } as const;
  expect(await platform.command(email, staked, source)).toMatchObject({ status: 200 });
  if (won === undefined) return;
  const result = { kind: 'win', reference: `${roundId}-win`, roundId, amount: won, ...euros } as const;
  expect(await platform.command(email, result, source)).toMatchObject({ status: 200 });
}

async function adjust(amount: number): Promise<void> {
  const player = await platform.platform.players.byEmail(5, email);
  await platform.platform.ledger.execute(
    player?.playerId ?? 0,
    { kind: 'adjustment', reference: `adjusted-${(names += 1)}`, amount, reason: 'Test', ...euros },
    { source: 'operator', actor: 'test' },
  );
}

const codeOf = (code: string, status = 400) => ({ status, body: { code } });

async function expectCleanBooks(): Promise<void> {
  const { body } = await platform.get('/platform/_control/reconcile');
  expect(body, JSON.stringify(body)).toMatchObject({ ok: true });
}

test('BONUS-42 API-070 API-072 API-073 a tenth of the losses of a week is paid once the week is over', async () => {
  const campaign = await cashbackCampaign();
  expect((await listed('ELIGIBLE')).find(({ campaignId }) => campaignId === campaign)).toMatchObject({
    amount: 500,
    terms: { reward: 'cashback', percent: 10, minimumLoss: 200, period: 7, wageringTimes: 0 },
  });
  await play(300, 0);
  expect(await platform.get(`${PLAYER}/cashback/${campaign}/progress`, who.headers)).toMatchObject(
    codeOf('error.bonus.not.active'),
  );
  await goTo(start + 1_000);
  const begun = cashbackIn(await call(campaign, 'activate'));
  expect(begun).toMatchObject({
    ...{ state: 'running', netLoss: 0, cashback: 0, percent: 10, maximum: 500, minimumLoss: 200 },
    endsAt: new Date(start + 1_000 + 7 * DAY).toISOString(),
  });
  // A retry returns the same period, which is no longer an offer.
  await goTo(start + 60_000);
  expect(cashbackIn(await call(campaign, 'activate'))).toEqual(begun);
  expect(await campaignsIn('ELIGIBLE')).not.toContain(campaign);
  expect(await campaignsIn('ACTIVE')).toContain(campaign);

  await play(1_000, 400);
  expect(await progress(campaign)).toMatchObject({ netLoss: 600, cashback: 60 });
  // Neither open rounds nor those of another vertical are included.
  await play(500);
  await play(500, 0, 'grand-salon-roulette', 'evolution');
  await play(800, 0);
  expect(await progress(campaign)).toMatchObject({ state: 'running', netLoss: 1_400, cashback: 140 });
  expect(await call(campaign, 'claim')).toMatchObject(codeOf('error.cashback.not.due'));

  await goTo(Date.parse(begun.endsAt));
  // A later settlement is not included.
  await play(700, 0);
  expect(await progress(campaign)).toMatchObject({ state: 'due', netLoss: 1_400, cashback: 140 });
  expect(await call(campaign, 'activate')).toMatchObject(codeOf('error.cashback.period.open'));
  const claimed = rewardIn(await call(campaign, 'claim', 'one-and-the-same-key'));
  expect(claimed).toMatchObject({ amount: 140, converted: 140, outcome: 'converted', wageringAmount: 0 });
  expect(rewardIn(await call(campaign, 'claim', 'one-and-the-same-key'))).toEqual(claimed);
  expect(await call(campaign, 'claim')).toMatchObject(codeOf('error.bonus.already.claimed'));
  expect(await payments(campaign)).toEqual([140]);
  expect(await progress(campaign)).toMatchObject({ state: 'claimed', cashback: 140 });
  expect(await campaignsIn('ACTIVE')).not.toContain(campaign);

  // The next week may start, and losses of this week are not included again.
  expect(await campaignsIn('ELIGIBLE')).toContain(campaign);
  await goTo(Date.parse(begun.endsAt) + 1_000);
  expect(cashbackIn(await call(campaign, 'activate'))).toMatchObject({ state: 'running', netLoss: 0 });
  await expectCleanBooks();
});

test('BONUS-42 two tabs that claim at once are paid once, and two that activate begin one period', async () => {
  const campaign = await cashbackCampaign();
  const begun = await Promise.all([call(campaign, 'activate'), call(campaign, 'activate')]);
  expect(begun.map(({ status }) => status)).toEqual([200, 200]);
  await play(1_000, 0);
  await goTo(start + 7 * DAY);
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(campaign, 'claim')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  expect(await payments(campaign)).toEqual([100]);
  await expectCleanBooks();
});

test('BONUS-42 the highest cashback caps it, and nothing comes of a net win or of small losses', async () => {
  const [capped, won, small] = [await cashbackCampaign(), await cashbackCampaign(), await cashbackCampaign()];
  cashbackIn(await call(capped, 'activate'));
  await play(6_000, 0);
  expect(await progress(capped)).toMatchObject({ netLoss: 6_000, cashback: 500 });
  await goTo(start + 60_000);
  cashbackIn(await call(won, 'activate'));
  await play(1_000, 1_500);
  expect(await progress(won)).toMatchObject({ netLoss: -500, cashback: 0 });
  expect(await progress(capped)).toMatchObject({ netLoss: 5_500, cashback: 500 });
  await goTo(start + 120_000);
  cashbackIn(await call(small, 'activate'));
  await play(199, 0);
  expect(await progress(small)).toMatchObject({ netLoss: 199, cashback: 0 });

  await goTo(start + 8 * DAY);
  for (const campaign of [won, small])
    expect(await call(campaign, 'claim')).toMatchObject(codeOf('error.cashback.nothing'));
  expect(rewardIn(await call(capped, 'claim'))).toMatchObject({ amount: 500 });
  // The player closes a period without cashback and may then start the next one.
  expect(cashbackIn(await call(won, 'deactivate'))).toMatchObject({ state: 'dropped' });
  expect(cashbackIn(await call(won, 'activate'))).toMatchObject({ state: 'running', netLoss: 0 });
  await expectCleanBooks();
});

test('BONUS-42 API-071 a period that is dropped gives nothing, and the next one waits for its end', async () => {
  const campaign = await cashbackCampaign();
  expect(await call(campaign, 'deactivate')).toMatchObject(codeOf('error.bonus.not.active'));
  cashbackIn(await call(campaign, 'activate'));
  await play(1_000, 0);
  expect(cashbackIn(await call(campaign, 'deactivate'))).toMatchObject({ state: 'dropped' });
  expect(await campaignsIn('ACTIVE')).not.toContain(campaign);
  expect(await campaignsIn('ELIGIBLE')).not.toContain(campaign);
  expect(await call(campaign, 'activate')).toMatchObject(codeOf('error.cashback.period.open'));
  await goTo(start + 7 * DAY);
  expect(await call(campaign, 'claim')).toMatchObject(codeOf('error.bonus.not.active'));
  expect(cashbackIn(await call(campaign, 'activate'))).toMatchObject({ state: 'running', netLoss: 0 });
});

test('BONUS-42 a cashback that has to be staked is bonus money, waits for an active bonus, and counts own money only', async () => {
  const campaign = await cashbackCampaign({ wageringTimes: 4 });
  const other = await platform.addCampaign(email);
  const claimOther = () =>
    platform.post(`${PLAYER}/campaigns/${other}/claim`, undefined, {
      ...who.headers,
      'idempotency-key': `other-${(names += 1)}`,
    });
  expect(
    await platform.post(`${PLAYER}/campaigns/${campaign}/claim`, undefined, {
      ...who.headers,
      'idempotency-key': 'not-begun-yet',
    }),
  ).toMatchObject(codeOf('error.bonus.not.active'));
  cashbackIn(await call(campaign, 'activate'));
  await play(1_000, 0);
  await goTo(start + 7 * DAY);
  const { bonusAssignmentId: held = '' } = rewardIn(await claimOther());
  // The offer has ended and its terms have changed since: the period retains its terms.
  const { db } = platform.platform.database;
  const worse = { reward: { ...tenth, percent: 1 }, wageringTimes: 90, days: 1, timesPerPlayer: 1 };
  await db
    .insert(bonusTerms)
    .values({ campaignId: campaign, version: 2, terms: worse, createdAt: new Date(start) });
  expect(await call(campaign, 'claim')).toMatchObject(codeOf('error.bonus.active.already.exists'));
  await platform.call(
    'PUT',
    `${PLAYER}/bonus-assignments/${held}`,
    { state: 'FORFEITED', wageringProgress: 0 },
    who.headers,
  );
  expect(rewardIn(await call(campaign, 'claim'))).toMatchObject({
    ...{ amount: 100, balance: 100, wageringAmount: 400, wageringProgress: 0, endedAt: null },
  });
  // A round paid with bonus money is not the player's loss.
  const next = await cashbackCampaign();
  cashbackIn(await call(next, 'activate'));
  const { body } = await platform.get(`${PLAYER}/wallet/balance`, who.headers);
  const { main } = (body as { balanceMap: { main: number } }).balanceMap;
  await adjust(-main);
  await play(50, 0);
  await adjust(main);
  expect(await progress(next)).toMatchObject({ netLoss: 0 });
  await expectCleanBooks();
});

test('BONUS-42 bonusFirstTimeOnly bonusDuringPlay: a cashback is neither begun nor paid where the law or the account forbids it', async () => {
  const [campaign, late] = [await cashbackCampaign(), await cashbackCampaign()];
  cashbackIn(await call(campaign, 'activate'));
  await play(1_000, 0);
  const first = await platform.addCampaign(email, { wageringTimes: 0 });
  const headers = { ...who.headers, 'idempotency-key': `first-${(names += 1)}` };
  rewardIn(await platform.post(`${PLAYER}/campaigns/${first}/claim`, undefined, headers));
  await goTo(start + 7 * DAY);
  await moveTo('SE');
  expect(await campaignsIn('ELIGIBLE')).not.toContain(late);
  expect(await call(late, 'activate')).toMatchObject(codeOf('error.bonus.once.only'));
  expect(await call(campaign, 'claim')).toMatchObject(codeOf('error.bonus.once.only'));
  await moveTo('FI');
  await play(10, 0);
  await moveTo('NL');
  expect(await call(late, 'activate')).toMatchObject(codeOf('error.bonus.during.play'));
  expect(await call(campaign, 'claim')).toMatchObject(codeOf('error.bonus.during.play'));
  await moveTo('FI');
  const player = await platform.platform.players.byEmail(5, email);
  await platform.platform.identity.restrict(player?.playerId ?? 0, {
    ...{ kind: 'multibrand-suspension', until: new Date(start + 8 * DAY), setBy: 'operator', reason: 'Test' },
  });
  expect(await call(late, 'activate')).toMatchObject(codeOf('error.bonus.not.allowed', 403));
  expect(await call(campaign, 'claim')).toMatchObject(codeOf('error.bonus.not.allowed', 403));
  expect(await payments(campaign)).toEqual([]);
  await goTo(start + 9 * DAY);
  expect(rewardIn(await call(campaign, 'claim'))).toMatchObject({ amount: 100 });
});

test('API-070 a cashback of another site, without access or of another kind is not found', async () => {
  const terms = { reward: tenth, wageringTimes: 0 };
  const elsewhere = await platform.addCampaign('regular@brasa.example', terms);
  const hidden = await cashbackCampaign({}, { access: 'operator' });
  for (const none of [elsewhere, hidden, await platform.addCampaign(email), 999_999])
    expect(await call(none, 'activate')).toMatchObject(codeOf('error.bonus.not.found', 404));
});

test('BONUS-01 BONUS-42 a booster raises the share for a level, as it was when the period began', async () => {
  const booster = { level: 2, percent: 15 };
  const campaign = await cashbackCampaign({ reward: { ...tenth, booster } });
  const offered = async () => (await listed('ELIGIBLE')).find(({ campaignId }) => campaignId === campaign);
  const name = { level: 2, levelName: 'Samt', percent: 15 };
  const setLevel = (loyaltyLevel: number) =>
    platform.platform.database.db
      .update(players)
      .set({ loyaltyLevel })
      .where(and(eq(players.siteId, 5), eq(players.email, email)));
  await setLevel(0);
  expect(await offered()).toMatchObject({ cashbackBooster: { ...name, isActive: false } });
  await setLevel(3);
  expect(await offered()).toMatchObject({ cashbackBooster: { ...name, isActive: true } });
  expect(cashbackIn(await call(campaign, 'activate'))).toMatchObject({ percent: 15 });
  await setLevel(0);
  await goTo(start + 60_000);
  await play(1_000, 0);
  const [held] = (await listed('ACTIVE')).filter(({ campaignId }) => campaignId === campaign);
  expect(held).toMatchObject({
    ...{ cashbackActivated: true, cashbackBooster: { ...name, isActive: true } },
    cashbackInfo: { netLoss: 1_000, cashback: 150, endsAt: new Date(start + 7 * DAY).toISOString() },
  });
  await goTo(start + 7 * DAY);
  expect(rewardIn(await call(campaign, 'claim'))).toMatchObject({ converted: 150 });
  // The next period starts without the boost of the level.
  await goTo(start + 7 * DAY + 1_000);
  expect(cashbackIn(await call(campaign, 'activate'))).toMatchObject({ percent: 10 });
  await expectCleanBooks();
});
