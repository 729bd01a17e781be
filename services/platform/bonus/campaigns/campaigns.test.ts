import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  validatePlatformOperatorAuditLog,
  validatePlatformOperatorCampaign,
  validatePlatformOperatorCampaignSimulation,
  validatePlatformRewards,
} from '../../../../schemas/generated/validators.js';
import type {
  PlatformOperatorCampaign,
  PlatformRequestOperatorCampaign,
} from '../../../../schemas/generated/types';
import { rounds } from '../../database/tables/gaming';
import { loginHistory } from '../../database/tables/sessions';
import {
  type Answer,
  keyHeaders,
  NOW,
  startTestPlatform,
  type TestPlatform,
} from '../../fixtures/test-platform';

const CAMPAIGNS = '/platform/v1/operator/campaigns';
const ada = keyHeaders(5, 'operator-1');
const ben = keyHeaders(5, 'operator-2');
const player = 'regular@halden.example';
const reason = 'Offer for the spring';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

let keys = 0;
const once = (headers: Record<string, string>) => ({
  ...headers,
  'idempotency-key': `campaigns-${(keys += 1)}`,
});

const draft: PlatformRequestOperatorCampaign = {
  names: { en: 'Spring bonus', fi: 'Kevätbonus' },
  ...{ vertical: 'CASINO', category: 'opt-in', bonusType: 'NON_STICKY', access: 'open' },
  terms: {
    reward: { kind: 'money', amount: 10 },
    wageringTimes: 5,
    maximumStake: 5,
    maximumWinTimes: 10,
    days: 7,
    timesPerPlayer: 1,
    markets: ['FI'],
    weights: { jackpot: 0, roulette: 10 },
  },
  reason,
};
const create = (changed: object = {}, headers = ada) =>
  platform.post(CAMPAIGNS, { ...draft, ...changed }, once(headers));
const act = ({ campaignId }: PlatformOperatorCampaign, what: string, body: object, headers = ben) =>
  platform.post(`${CAMPAIGNS}/${campaignId}/${what}`, { reason, ...body }, once(headers));

function campaignIn({ status, body }: Answer): PlatformOperatorCampaign {
  expect(status, JSON.stringify(body)).toBe(200);
  if (validatePlatformOperatorCampaign(body)) return body;
  throw new Error(JSON.stringify(body));
}

async function offersTo(email: string): Promise<number[]> {
  const { headers } = await platform.signIn(email);
  const { body } = await platform.get('/platform/v1/player/rewards?rewardsType=ELIGIBLE&version=v2', headers);
  if (validatePlatformRewards(body)) return body.rewards.map(({ campaignId }) => campaignId);
  throw new Error(JSON.stringify(body));
}

const claim = async (email: string, { campaignId }: PlatformOperatorCampaign): Promise<Answer> =>
  platform.post(
    `/platform/v1/player/campaigns/${campaignId}/claim`,
    undefined,
    once((await platform.signIn(email)).headers),
  );

test('BONUS-08 a campaign is drafted by one operator, launched by another for one market, and ended; its holder has the terms of then', async () => {
  await platform.platform.players.change(50_013, { countryCode: 'FI' });
  const drafted = campaignIn(await create());
  expect(drafted).toMatchObject({ status: 'DRAFT', version: null, figures: [] });
  expect(await offersTo(player)).not.toContain(drafted.campaignId);
  expect(await claim(player, drafted)).toMatchObject({ status: 404 });

  expect(await act(drafted, 'launch', { version: 1 }, ada)).toMatchObject({
    status: 403,
    body: { code: 'error.campaign.same.operator' },
  });
  expect(campaignIn(await act(drafted, 'launch', { version: 1 }))).toMatchObject({
    status: 'ACTIVE',
    version: 1,
  });
  expect(await offersTo(player)).toContain(drafted.campaignId);
  // Not visible to a player of another market.
  expect(await offersTo('once@halden.example')).not.toContain(drafted.campaignId);
  expect(await claim('once@halden.example', drafted)).toMatchObject({ status: 400 });
  expect(await claim(player, drafted)).toMatchObject({
    status: 200,
    body: { amount: 1000, wageringAmount: 5000 },
  });

  const harder = { ...draft.terms, wageringTimes: 20 };
  const changed = campaignIn(await act(drafted, 'terms', { names: draft.names, terms: harder }));
  expect(changed).toMatchObject({ status: 'ACTIVE', version: 1, versions: [{ version: 2 }, { version: 1 }] });
  expect(await act(drafted, 'launch', { version: 1 }, ada)).toMatchObject({
    body: { code: 'error.campaign.changed' },
  });
  campaignIn(await act(drafted, 'launch', { version: 2 }, ada));
  expect(await act(drafted, 'launch', { version: 2 }, ada)).toMatchObject({
    body: { code: 'error.campaign.launched' },
  });
  const { headers } = await platform.signIn(player);
  expect(
    await platform.get('/platform/v1/player/rewards?rewardsType=ACTIVE&version=v2', headers),
  ).toMatchObject({
    body: { rewards: [{ campaignId: drafted.campaignId, terms: { wageringTimes: 5 } }] },
  });

  const ended = campaignIn(await act(drafted, 'end', {}));
  expect(ended).toMatchObject({
    status: 'CANCELED',
    figures: [{ currency: 'EUR', given: 1, active: 1, converted: 0, amount: 1000, cost: 0 }],
  });
  expect(await act(drafted, 'launch', { version: 2 }, ada)).toMatchObject({
    body: { code: 'error.campaign.ended' },
  });
  const { body } = await platform.get('/platform/v1/operator/audit-log', ada);
  if (!validatePlatformOperatorAuditLog(body)) throw new Error(JSON.stringify(body));
  expect(
    body.entries
      .filter(
        ({ action, subject }) => action.startsWith('campaign.') && subject === String(drafted.campaignId),
      )
      .map(({ action, operator, playerId }) => `${action} ${operator} ${playerId}`),
  ).toEqual([
    'campaign.ended operator-2 null',
    'campaign.launched operator-1 null',
    'campaign.changed operator-2 null',
    'campaign.launched operator-2 null',
    'campaign.created operator-1 null',
  ]);
});

test('a campaign that cannot be is refused with every field at fault, and a code belongs to one campaign', async () => {
  const fault = (...fields: string[]) => ({
    status: 400,
    body: { validationErrors: Object.fromEntries(fields.map((field) => [field, expect.anything()])) },
  });
  expect(await create({ access: 'code' })).toMatchObject(fault('bonusCode'));
  const rounds = { kind: 'free-rounds', gameId: 'no-such-game', rounds: 10, stake: 0.1 };
  const wrong = { ...draft.terms, reward: rounds, markets: ['XX'], weights: { chess: 10 } };
  expect(await create({ terms: wrong })).toMatchObject(
    fault('terms.reward.gameId', 'terms.markets', 'terms.weights.chess'),
  );
  const times = { validFrom: '2026-04-01T00:00:00.000Z', validUntil: '2026-03-01T00:00:00.000Z' };
  expect(await create({ terms: { ...draft.terms, ...times } })).toMatchObject(fault('terms.validUntil'));
  expect(await create({ names: { fi: 'Kevät' } })).toMatchObject({ status: 400 });
  expect(await create({}, keyHeaders(5, 'read-only-1'))).toMatchObject({ status: 403 });

  const coded = { access: 'code', bonusCode: 'SPRING26' };
  const first = campaignIn(await create(coded));
  expect(await create(coded)).toMatchObject({ status: 409, body: { code: 'error.campaign.code.taken' } });
  expect(await platform.get(`${CAMPAIGNS}/${first.campaignId}`, keyHeaders(6, 'operator-1'))).toMatchObject({
    status: 404,
    body: { code: 'error.campaign.not.found' },
  });
});

async function simulated(campaign: PlatformOperatorCampaign) {
  const { status, body } = await platform.get(`${CAMPAIGNS}/${campaign.campaignId}/simulation`, ada);
  expect(status, JSON.stringify(body)).toBe(200);
  if (validatePlatformOperatorCampaignSimulation(body)) return body;
  throw new Error(JSON.stringify(body));
}

test('a simulation counts who could take a campaign, and its cost follows from their play', async () => {
  const everywhere = { ...draft.terms, markets: undefined };
  const simulation = await simulated(campaignIn(await create({ terms: everywhere })));
  const { players, eligible, refusals, markets, cost } = simulation;
  expect(eligible).toBeGreaterThan(0);
  expect(eligible + refusals.reduce((sum, each) => sum + each.players, 0)).toBe(players);
  expect(markets.reduce((sum, each) => sum + each.players, 0)).toBe(players);
  // A bonus of 10 euro on the reference games of the casino: its chance lies between those shown with the offer.
  const chances = markets.flatMap(({ refusal, reward }) =>
    refusal === undefined ? (reward.terms.chance ?? []) : [],
  );
  expect(cost?.converting).toBeGreaterThan(Math.min(...chances.map(({ low }) => low)) - 0.03);
  expect(cost?.converting).toBeLessThan(Math.max(...chances.map(({ high }) => high)) + 0.03);
  expect(cost?.worst).toBe(eligible * 10 * 1000);
  const { low = 0, mean = 0, high = 0 } = cost?.total ?? {};
  expect(low).toBeLessThan(mean);
  expect(mean).toBeLessThan(high);
  expect(Math.abs(mean - (cost?.perBonus.mean ?? 0) * eligible)).toBeLessThan(eligible);
  const again = await simulated(campaignIn(await create({ terms: everywhere })));
  expect(again.cost).toEqual(cost);

  const reward = { kind: 'cashback', percent: 10, maximum: 50, minimumLoss: 1, period: 30 };
  const cashback = await simulated(
    campaignIn(await create({ terms: { reward, wageringTimes: 0, days: 7, timesPerPlayer: 4 } })),
  );
  expect(cashback.cost).toMatchObject({ worst: cashback.eligible * 5000 });
  expect(cashback.cost?.total.mean).toBeGreaterThan(0);
});

test('a campaign for an audience is offered to it, can be claimed by it alone, and does not exist for others', async () => {
  const audience = { lastVisit: 'never' };
  const stored = campaignIn(await create({ terms: { ...draft.terms, markets: undefined, audience } }));
  const launched = campaignIn(await act(stored, 'launch', { version: 1 }));
  const { db } = platform.platform.database;
  /** A player whose only visit was that many days ago. */
  const visited = async (email: string, days: number) => {
    const { playerId } = (await platform.platform.players.byEmail(5, email)) ?? { playerId: 0 };
    await db.delete(loginHistory).where(eq(loginHistory.playerId, playerId));
    await db
      .update(rounds)
      .set({ lastAt: new Date(NOW - 3_600_000) })
      .where(eq(rounds.playerId, playerId));
    const at = { loginIp: '127.0.0.1', loginCountry: 'FI', userAgent: '', successful: true };
    await db.insert(loginHistory).values({ playerId, loginDate: new Date(NOW - days * 86_400_000), ...at });
    return email;
  };
  const stranger = await visited('regular@halden.example', 3);
  const guest = await visited('new@halden.example', 0);
  expect(await offersTo(stranger)).not.toContain(launched.campaignId);
  expect(await claim(stranger, launched)).toMatchObject({
    status: 404,
    body: { code: 'error.bonus.not.found' },
  });
  expect(await offersTo(guest)).toContain(launched.campaignId);
  expect(await claim(guest, launched)).toMatchObject({ status: 200 });
});

test('a campaign for a loyalty level is offered from that level on, and does not exist below it', async () => {
  const audience = { level: 2 };
  const stored = campaignIn(await create({ terms: { ...draft.terms, markets: undefined, audience } }));
  const launched = campaignIn(await act(stored, 'launch', { version: 1 }));
  const email = 'new@halden.example';
  const { playerId } = (await platform.platform.players.byEmail(5, email)) ?? { playerId: 0 };
  await platform.platform.players.change(playerId, { countryCode: 'FI', loyaltyLevel: 1 });
  expect(await offersTo(email)).not.toContain(launched.campaignId);
  expect(await claim(email, launched)).toMatchObject({
    status: 404,
    body: { code: 'error.bonus.not.found' },
  });
  await platform.platform.players.change(playerId, { loyaltyLevel: 2 });
  expect(await offersTo(email)).toContain(launched.campaignId);
  expect(await claim(email, launched)).not.toMatchObject({ body: { code: 'error.bonus.not.found' } });
});

test('iCash, a code of a partner, a sportsbook reward and a bonus for points are drafted, simulated and launched', async () => {
  const terms = { wageringTimes: 5, days: 7, timesPerPlayer: 1 };
  const drafts = {
    icash: { terms: { ...terms, wageringTimes: 0, reward: { kind: 'icash', amount: 4 } } },
    partner: {
      terms: { ...terms, reward: { kind: 'partner', partner: 'Harbour Weekly', code: 'PIER8', amount: 5 } },
    },
    sportsbook: { vertical: 'SPORTS', terms: { ...terms, reward: { kind: 'sportsbook', amount: 6 } } },
    points: { access: 'points', terms: { ...terms, points: 500, reward: { kind: 'money', amount: 7 } } },
  };
  for (const [name, changed] of Object.entries(drafts)) {
    const stored = campaignIn(await create(changed));
    const simulation = await simulated(stored);
    expect(simulation.eligible, name).toBeGreaterThan(0);
    // Own money costs its face value; there is no model for sports bonuses.
    if (name === 'icash') expect(simulation.cost?.worst).toBe(simulation.eligible * 400);
    if (name === 'sportsbook') expect(simulation.cost).toBeUndefined();
    expect(campaignIn(await act(stored, 'launch', { version: 1 })), name).toMatchObject({ status: 'ACTIVE' });
  }
  const fault = (...fields: string[]) => ({
    status: 400,
    body: { validationErrors: Object.fromEntries(fields.map((field) => [field, expect.anything()])) },
  });
  expect(await create({ terms: { ...drafts.points.terms } })).toMatchObject(fault('terms.points'));
  expect(await create({ access: 'points' })).toMatchObject(fault('terms.points'));
  expect(await create({ ...drafts.icash, access: 'points' })).toMatchObject(fault('terms.points', 'access'));
  expect(await create({ terms: { ...draft.terms, triggerEvent: 'tournament' } })).toMatchObject(
    fault('terms.triggerEvent'),
  );
  const reward = { kind: 'cashback', percent: 10, maximum: 50, minimumLoss: 1, period: 7 };
  const booster = { level: 2, percent: 10 };
  expect(await create({ terms: { ...terms, reward: { ...reward, booster } } })).toMatchObject(
    fault('terms.reward.booster.percent'),
  );
});
