import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformBonusTerms, PlatformReward, PlatformRewards } from '../../../schemas/generated/types';
import { validatePlatformReward, validatePlatformRewards } from '../../../schemas/generated/validators.js';
import { bonusAssignments, bonusCampaigns, bonusQueue, bonusTerms } from '../database/tables/bonuses';
import { players } from '../database/tables/players';
import { NOW, type SignedIn, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

const PLAYER = '/platform/v1/player';
const email = 'regular@halden.example';

let platform: TestPlatform;
let who: SignedIn;
let keys = 0;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.post('/platform/_control/clock', { now: null });
  await moveTo('NZ');
  for (const vertical of ['CASINO', 'LIVE_CASINO', 'SPORTS'] as const)
    await platform.command(email, { kind: 'bonus-forfeit', reference: `over-${(keys += 1)}`, vertical });
  const { db } = platform.platform.database;
  await db.delete(bonusQueue);
  await db.delete(bonusAssignments).where(isNotNull(bonusAssignments.endedAt));
  who = await platform.signIn(email);
});

const once = () => ({ ...who.headers, 'idempotency-key': `key-${(keys += 1)}-of-a-queue` });
const post = (path: string, body?: object) => platform.post(`${PLAYER}/${path}`, body, once());
const queue = (campaignId: number) => post('queued-bonus', { campaignId });
const codeOf = (code: string, status = 400) => ({ status, body: { code } });
const rewardIn = ({ status, body }: { status: number; body: unknown }): PlatformReward => {
  expect(status, JSON.stringify(body)).toBe(200);
  if (validatePlatformReward(body)) return body;
  throw new Error(JSON.stringify(body));
};
async function list(path: string): Promise<PlatformRewards['rewards']> {
  const { body } = await platform.get(`${PLAYER}/${path}`, who.headers);
  if (validatePlatformRewards(body)) return body.rewards;
  throw new Error(JSON.stringify(body));
}
const queued = () => list('queued-bonus');
const active = () => list('rewards?rewardsType=ACTIVE&version=v2');
const campaign = (terms: Partial<PlatformBonusTerms> = {}, row = {}) =>
  platform.addCampaign(email, terms, row);
async function moveTo(countryCode: string): Promise<void> {
  await platform.platform.database.db.update(players).set({ countryCode }).where(eq(players.email, email));
}

/** An active bonus with a queued campaign. */
async function withQueue(): Promise<{ first: PlatformReward; next: number; place: string }> {
  const first = rewardIn(await post(`campaigns/${await campaign()}/claim`));
  const next = await campaign();
  const { queuedPlayerBonusId: place = '' } = rewardIn(await queue(next));
  return { first, next, place };
}

test('BONUS-39 a bonus is queued behind the active one, and claimed with an empty body once that has ended', async () => {
  const { first, next, place } = await withQueue();
  expect(await queued()).toMatchObject([
    { campaignId: next, queueState: 'waiting', blockedBy: first.bonusAssignmentId },
  ]);
  expect(await active()).toMatchObject([{ queuedPlayerBonusId: place }]);
  expect(await post(`queued-bonus/${place}/claim`)).toMatchObject(
    codeOf('error.bonus.active.already.exists'),
  );
  await platform.call(
    'PUT',
    `${PLAYER}/bonus-assignments/${first.bonusAssignmentId}`,
    { state: 'FORFEITED', wageringProgress: 0 },
    who.headers,
  );
  expect(await queued()).toMatchObject([{ campaignId: next, queueState: 'ready', blockedBy: null }]);
  const headers = once();
  const claim = () => platform.post(`${PLAYER}/queued-bonus/${place}/claim`, undefined, headers);
  const claimed = rewardIn(await claim());
  expect(claimed).toMatchObject({ campaignId: next, state: 'ACTIVATED', balance: 1000 });
  // A retry returns the same reply; a new request finds the queue empty.
  expect(rewardIn(await claim())).toEqual(claimed);
  expect(await post(`queued-bonus/${place}/claim`)).toMatchObject(codeOf('error.bonus.queue.empty'));
  expect(await queued()).toEqual([]);
  expect(await active()).toHaveLength(1);
});

test('BONUS-03 BONUS-27 one claim gives the active bonus up and takes the queued one; refused, it changes nothing', async () => {
  const { first, next, place } = await withQueue();
  const { db } = platform.platform.database;
  await db.update(bonusCampaigns).set({ status: 'EXPIRED' }).where(eq(bonusCampaigns.campaignId, next));
  const path = `queued-bonus/${place}/claim?insteadOf=${first.bonusAssignmentId}`;
  expect(await post(path)).toMatchObject(codeOf('error.bonus.not.open'));
  expect(await active()).toMatchObject([{ bonusAssignmentId: first.bonusAssignmentId, balance: 1000 }]);
  expect(await queued()).toMatchObject([{ queueState: 'over' }]);
  await db.update(bonusCampaigns).set({ status: 'ACTIVE' }).where(eq(bonusCampaigns.campaignId, next));
  expect(rewardIn(await post(path))).toMatchObject({ campaignId: next });
  expect(await active()).toMatchObject([{ campaignId: next, balance: 1000 }]);
  expect(await list('rewards/past')).toMatchObject([
    { bonusAssignmentId: first.bonusAssignmentId, outcome: 'forfeited', state: 'FORFEITED' },
  ]);
});

test('a queue has one place in each vertical, for a bonus that waits for another one', async () => {
  const { next, place } = await withQueue();
  expect(rewardIn(await queue(next))).toMatchObject({ queuedPlayerBonusId: place });
  expect(await queue(await campaign())).toMatchObject(codeOf('error.bonus.queue.full'));
  expect(await queue(await campaign({}, { vertical: 'SPORTS' }))).toMatchObject(
    codeOf('error.bonus.queue.free'),
  );
  const reward = { kind: 'sportsbook', amount: 10 } as const;
  expect(await queue(await campaign({ reward }))).toMatchObject(codeOf('error.bonus.queue.not.offered'));
  expect(await queue(await campaign({}, { access: 'operator' }))).toMatchObject(
    codeOf('error.bonus.not.found', 404),
  );
  const other = await platform.signIn('bonus@halden.example');
  const leave = ({ headers }: SignedIn) =>
    platform.call('DELETE', `${PLAYER}/queued-bonus/${place}`, undefined, headers);
  expect(await leave(other)).toMatchObject(codeOf('error.bonus.queue.empty'));
  expect(await leave(who)).toMatchObject({
    status: 200,
  });
  expect(await queued()).toEqual([]);
});

test('BONUS-27 BONUS-39 a deposit bonus waits in line, is chosen when it is claimed, and comes with the next deposit', async () => {
  const reward = { kind: 'deposit-match', percent: 50, maximum: 20, minimumDeposit: 10 } as const;
  const first = rewardIn(await post(`campaigns/${await campaign()}/claim`));
  const next = await campaign({ reward });
  const { queuedPlayerBonusId: place } = rewardIn(await queue(next));
  expect(await queued()).toMatchObject([{ campaignId: next, queueState: 'waiting' }]);
  expect(await post(`queued-bonus/${place}/claim`)).toMatchObject(
    codeOf('error.bonus.active.already.exists'),
  );
  const given = { state: 'FORFEITED', wageringProgress: 0 };
  const bonus = `${PLAYER}/bonus-assignments/${first.bonusAssignmentId}`;
  expect(await platform.call('PUT', bonus, given, who.headers)).toMatchObject({ status: 200 });
  expect(await queued()).toMatchObject([{ campaignId: next, queueState: 'ready' }]);
  expect(rewardIn(await post(`queued-bonus/${place}/claim`))).toMatchObject({
    campaignId: next,
    isOptedIn: true,
  });
  expect(await queued()).toEqual([]);
  // The bonus is given only with the deposit.
  expect(await active()).toEqual([]);
  const chosen = (await list('rewards?rewardsType=ELIGIBLE&version=v2')).find(
    ({ campaignId }) => campaignId === next,
  );
  expect(chosen).toMatchObject({ isOptedIn: true });
  await platform.command(email, {
    ...{ kind: 'deposit', reference: 'of-the-queue', amount: 3000, method: 'TRUSTLY' },
    ...{ campaign: next, currency: 'EUR' },
  });
  expect(await active()).toMatchObject([{ campaignId: next, amount: 1500 }]);
});

test('a queued bonus with other terms is not claimed before the player has agreed to them', async () => {
  const { first, next, place } = await withQueue();
  const { db } = platform.platform.database;
  const [old] = await db.select().from(bonusTerms).where(eq(bonusTerms.campaignId, next));
  if (old === undefined) throw new Error('no terms');
  await db
    .insert(bonusTerms)
    .values({ ...old, version: 2, terms: { ...old.terms, wageringTimes: 9 }, createdAt: new Date(NOW) });
  await db.update(bonusCampaigns).set({ termsVersion: 2 }).where(eq(bonusCampaigns.campaignId, next));
  expect(await queued()).toMatchObject([{ queueState: 'changed', terms: { wageringTimes: 9 } }]);
  const path = `queued-bonus/${place}/claim?insteadOf=${first.bonusAssignmentId}`;
  expect(await post(path)).toMatchObject(codeOf('error.bonus.queue.changed'));
  expect(await active()).toMatchObject([{ bonusAssignmentId: first.bonusAssignmentId }]);
  expect(rewardIn(await queue(next))).toMatchObject({ queueState: 'waiting' });
  expect(rewardIn(await post(path))).toMatchObject({ wageringAmount: 9000 });
});

test('a bonus that is claimed in another way waits no longer', async () => {
  const { first, next } = await withQueue();
  const path = `campaigns/${next}/claim?insteadOf=${first.bonusAssignmentId}`;
  expect(rewardIn(await post(path))).toMatchObject({ campaignId: next });
  expect(await queued()).toEqual([]);
});

test('BONUS-28 a claim that is refused leaves the bonus that was to be given up for it', async () => {
  const first = rewardIn(await post(`campaigns/${await campaign()}/claim`));
  const instead = `?insteadOf=${first.bonusAssignmentId}`;
  const over = await campaign({}, { status: 'EXPIRED' });
  expect(await post(`campaigns/${over}/claim${instead}`)).toMatchObject(codeOf('error.bonus.not.open'));
  expect(await post(`rewards/${over}/consent${instead}`, { agreed: true })).toMatchObject(
    codeOf('error.bonus.not.open'),
  );
  const code = { bonusCode: 'NOSUCHCODE' };
  expect(await post(`bonus-code/manual-claim${instead}`, { ...code, state: 'ACTIVATED' })).toMatchObject(
    codeOf('error.bonus_code.invalid'),
  );
  expect(await post(`bonus-code/agree${instead}`, { ...code, agreed: true })).toMatchObject(
    codeOf('error.bonus_code.invalid'),
  );
  expect(await active()).toMatchObject([{ bonusAssignmentId: first.bonusAssignmentId, balance: 1000 }]);
});

test('no bonus is queued where the law allows a player only one', async () => {
  const first = rewardIn(await post(`campaigns/${await campaign()}/claim`));
  expect(first.state).toBe('ACTIVATED');
  const next = await campaign();
  await moveTo('SE');
  expect(await queue(next)).toMatchObject(codeOf('error.bonus.once.only'));
  expect(await platform.platform.database.db.select().from(bonusQueue)).toEqual([]);
});

test('codes are tried ten times in a quarter of an hour, also where each try is refused', async () => {
  const tries = await Promise.all(
    Array.from({ length: 12 }, () =>
      post('bonus-code/manual-claim', { bonusCode: 'GUESS', state: 'ACTIVATED' }),
    ),
  );
  expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2);
});
