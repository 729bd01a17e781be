import { afterAll, beforeAll, expect, test } from 'vitest';
import { validatePlatformRewards } from '../../../../schemas/generated/validators.js';
import { offerOf, shippedCampaigns, withTermsOfTheirOwn } from '../../fixtures/shipped-offers';
import { DATA_DIR, startTestPlatform, type TestPlatform } from '../../fixtures/test-platform';
import { loadData } from '../../reference-data/data';
import { roundsIn } from '../rounds-in';
import { offerChance, playsOf } from './offer-chance';

const data = loadData(DATA_DIR);
const kinds = new Map(data.games.map(({ gameId, gameType }) => [gameId, gameType]));
const kindOf = (gameId: string) => kinds.get(gameId);
const campaigns = shippedCampaigns(data);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

test.each(campaigns)('BONUS-41 $name can be played with a stake of every currency', (campaign) => {
  for (const currency of Object.keys(data.currencies)) {
    const plays = playsOf(offerOf(campaign, currency, data), data.roundModels, kindOf);
    expect(plays, currency).not.toEqual([]);
    for (const { play } of plays) {
      expect(play.stake, currency).toBeGreaterThanOrEqual(1);
      expect(play.stake, currency).toBeLessThanOrEqual(
        offerOf(campaign, currency, data).terms.maximumStake ?? Infinity,
      );
    }
  }
});

test.each(withTermsOfTheirOwn(campaigns))('BONUS-41 $name has a chance', async (campaign) => {
  const plays = playsOf(offerOf(campaign, 'EUR', data), data.roundModels, kindOf);
  const chance = await offerChance(plays, () => Promise.resolve());
  expect(chance?.low).toBeGreaterThan(0);
  expect(chance?.high).toBeLessThan(1);
  expect(chance?.low).toBeLessThanOrEqual(chance?.high ?? 0);
  const isNamed = roundsIn(campaign.campaign.terms) !== undefined;
  expect(chance?.low === chance?.high).toBe(isNamed);
});

test('an offer without an amount and free rounds has no chance', async () => {
  const [campaign] = campaigns;
  if (campaign === undefined) throw new Error('There are no campaigns.');
  const offer = { ...offerOf(campaign, 'EUR', data), amount: 0, freeRounds: undefined };
  const plays = playsOf(offer, data.roundModels, kindOf);
  expect(await offerChance(plays, () => Promise.resolve())).toBeUndefined();
});

/** Paid at once, from losses, or for sports: there is no wagering to compute. */
const withoutChance: ReadonlySet<string> = new Set(['cashback', 'icash', 'sportsbook']);

test('BONUS-41 offers carry their chance, in the currency of the wallet and with the law of the country', async () => {
  const email = 'regular@halden.example';
  const [money, half, sports] = [
    await platform.addCampaign(email, {
      reward: { kind: 'money', amount: 10 },
      wageringTimes: 10,
      maximumStake: 5,
    }),
    await platform.addCampaign(email, {
      reward: { kind: 'money', amount: 10 },
      wageringTimes: 10,
      weights: { slot: 50 },
    }),
    await platform.addCampaign(email, {}, { vertical: 'SPORTS' }),
  ];
  const { headers } = await platform.signIn(email);
  const eligible = async () => {
    const { body } = await platform.get(
      '/platform/v1/player/rewards?rewardsType=ELIGIBLE&version=v2',
      headers,
    );
    if (!validatePlatformRewards(body)) throw new Error(JSON.stringify(body));
    return body.rewards;
  };
  const without = async () =>
    (await eligible())
      .filter(({ terms }) => terms.chance === undefined && !withoutChance.has(terms.reward))
      .map(({ campaignId }) => campaignId);
  // Sports bets cannot be computed; all other bonuses eventually show a chance.
  await expect.poll(without, { timeout: 30_000 }).toEqual([sports]);
  const rewards = await eligible();
  const chanceOf = (id: number) => rewards.find(({ campaignId }) => campaignId === id)?.terms.chance;
  expect(chanceOf(money)).toMatchObject({ stakeTotal: 10_000, rounds: 500, minutes: 33, stake: 20 });
  expect(chanceOf(money)?.low).toBeCloseTo(0.294, 2);
  expect(chanceOf(money)?.high).toBeCloseTo(0.449, 2);
  expect(chanceOf(half)).toMatchObject({ stakeTotal: 20_000, rounds: 1000 });
  expect(chanceOf(half)?.high).toBeLessThan(chanceOf(money)?.high ?? 0);
});
