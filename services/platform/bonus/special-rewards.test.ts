import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformReward, PlatformRewards } from '../../../schemas/generated/types';
import { validatePlatformReward, validatePlatformRewards } from '../../../schemas/generated/validators.js';
import { bonusAssignments } from '../database/tables/bonuses';
import { ledgerCommands } from '../database/tables/ledger';
import { players } from '../database/tables/players';
import { type SignedIn, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

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
  const { db } = platform.platform.database;
  await db.update(players).set({ countryCode: 'NZ' }).where(eq(players.email, email));
  for (const vertical of ['CASINO', 'SPORTS'] as const)
    await platform.command(email, { kind: 'bonus-forfeit', reference: `over-${(keys += 1)}`, vertical });
  await db.delete(bonusAssignments).where(isNotNull(bonusAssignments.endedAt));
  who = await platform.signIn(email);
});

const post = (path: string, body?: object, key = `key-${(keys += 1)}-of-a-reward`) =>
  platform.post(`${PLAYER}/${path}`, body, { ...who.headers, 'idempotency-key': key });
const codeOf = (code: string, status = 400) => ({ status, body: { code } });
const rewardIn = ({ status, body }: { status: number; body: unknown }): PlatformReward => {
  expect(status, JSON.stringify(body)).toBe(200);
  if (validatePlatformReward(body)) return body;
  throw new Error(JSON.stringify(body));
};
async function rewards(type: 'ELIGIBLE' | 'ACTIVE'): Promise<PlatformRewards['rewards']> {
  const { body } = await platform.get(`${PLAYER}/rewards?rewardsType=${type}&version=v2`, who.headers);
  if (validatePlatformRewards(body)) return body.rewards;
  throw new Error(JSON.stringify(body));
}
async function offer(kind: PlatformReward['terms']['reward']): Promise<PlatformReward> {
  const found = (await rewards('ELIGIBLE')).find(({ terms }) => terms.reward === kind);
  if (found === undefined) throw new Error(`no offer of ${kind}`);
  return found;
}
async function main(): Promise<number> {
  const { body } = await platform.get(`${PLAYER}/wallet/balance`, who.headers);
  return (body as { balanceMap: { main: number } }).balanceMap.main;
}

test('BONUS-44 iCash becomes own money once, beside an active bonus, by a command of its own', async () => {
  await platform.addCampaign(email).then((id) => post(`campaigns/${id}/claim`));
  const { campaignId, blockedBy, product, rewardKind } = await offer('icash');
  expect({ blockedBy, product, rewardKind }).toEqual({
    blockedBy: null,
    product: 'CASINO',
    rewardKind: 'CASH',
  });
  const before = await main();
  // The general claim endpoint rejects this reward.
  expect(await post(`campaigns/${campaignId}/claim`)).toMatchObject({ status: 400 });
  const paid = await Promise.all([1, 2].map(() => post(`icash/${campaignId}/activate`)));
  expect(paid.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await main()).toBe(before + 200);
  expect(await post(`icash/${campaignId}/activate`)).toMatchObject(codeOf('error.bonus.already.claimed'));
  const given = paid.find(({ status }) => status === 200);
  expect(rewardIn(given ?? { status: 0, body: '' })).toMatchObject({
    outcome: 'converted',
    converted: 200,
    terms: { reward: 'icash' },
  });
  const commands = await platform.platform.database.db
    .select()
    .from(ledgerCommands)
    .where(eq(ledgerCommands.kind, 'bonus-icash'));
  expect(commands).toHaveLength(1);
});

test('BONUS-38 a partner’s bonus is taken with the partner’s code, spelt in any way, and shows it', async () => {
  const { bonusAssignmentId = '', campaignId, terms } = await offer('partner');
  expect(terms.partner).toBe('Harbour Weekly');
  const send = (code: string, id = bonusAssignmentId) =>
    post('partner-bonus', { bonusAssignmentId: id, partnerBonusCode: code });
  expect(await send('HARBOUR8')).toMatchObject(codeOf('error.bonus_code.invalid'));
  expect(await send('HARBOUR7', `bonus-1-${campaignId}-1`)).toMatchObject(
    codeOf('error.bonus.not.found', 404),
  );
  expect(await rewards('ACTIVE')).toEqual([]);
  expect(await send(' harbour 7 ')).toMatchObject({ status: 200, body: {} });
  expect(await rewards('ACTIVE')).toMatchObject([
    { bonusAssignmentId, partnerBonusCode: 'HARBOUR7', balance: 500, terms: { reward: 'partner' } },
  ]);
  expect(await send('HARBOUR7')).toMatchObject(codeOf('error.bonus.already.claimed'));
  expect(await post('partner-bonus', { bonusAssignmentId, partnerBonusCode: 'X', more: 1 })).toMatchObject({
    status: 400,
  });
});

test('BONUS-45 BONUS-09 a sportsbook reward has a claim of its own and is played with in sports', async () => {
  const { campaignId, product, rewardKind } = await offer('sportsbook');
  expect({ product, rewardKind }).toEqual({ product: 'FREE_BET', rewardKind: 'ITEM' });
  expect(await post(`campaigns/${campaignId}/claim`)).toMatchObject(codeOf('error.bonus.not.found', 404));
  expect(await rewards('ACTIVE')).toEqual([]);
  expect(rewardIn(await post(`softswiss-sportsbook/${campaignId}/claim`))).toMatchObject({
    vertical: 'sports',
    state: 'ACTIVATED',
    balance: 500,
    wageringAmount: 500,
  });
  const before = await main();
  const round = { roundId: 'bet-1', currency: 'EUR' } as const;
  const bet = { kind: 'bet', reference: 'bet-1', amount: 500, gameId: 'sportsbook', ...round } as const;
  expect(await platform.command(email, bet, 'provider:sportsbook')).toMatchObject({ status: 200 });
  const lost = { kind: 'win', reference: 'bet-1-lost', amount: 0, ...round } as const;
  expect(await platform.command(email, lost, 'provider:sportsbook')).toMatchObject({ status: 200 });
  // Own money was staked first; once wagered, the reward is own money.
  expect(await main()).toBe(before);
  expect(await rewards('ACTIVE')).toEqual([]);
});

test('BONUS-04 BONUS-06 BONUS-07 offers say of which product and kind they are, and no other filter or status exists', async () => {
  const offers = await rewards('ELIGIBLE');
  expect([...new Set(offers.map(({ bonusKind }) => bonusKind))].sort()).toEqual(['MANUAL', 'OPT_IN']);
  expect([...new Set(offers.map(({ product }) => product))].sort()).toEqual([
    'CASINO',
    'FREE_BET',
    'FREE_SPINS',
  ]);
  const triggered = await platform.addCampaign(email, {}, { category: 'triggered' });
  await post(`campaigns/${triggered}/claim`);
  expect(await rewards('ACTIVE')).toMatchObject([{ bonusKind: 'TRIGGERED', state: 'ACTIVATED' }]);
  const { status } = await platform.get(`${PLAYER}/rewards?rewardsType=PAST&version=v2`, who.headers);
  expect(status).toBe(400);
});

test('BONUS-31 a bonus is activated and claimed by code with the state ACTIVATED, and with no other', async () => {
  const campaign = await platform.addCampaign(email);
  const { bonusAssignmentId } = rewardIn(await post(`campaigns/${campaign}/claim`));
  const activate = (state: string) => post('campaigns/activate', { state, bonusAssignmentId });
  expect(rewardIn(await activate('ACTIVATED'))).toMatchObject({ bonusAssignmentId, state: 'ACTIVATED' });
  expect(await activate('FORFEITED')).toMatchObject({ status: 400 });
  expect(await post('bonus-code/manual-claim', { bonusCode: 'WINTERKEY', state: 'FORFEITED' })).toMatchObject(
    {
      status: 400,
    },
  );
});
