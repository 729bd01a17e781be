import { afterAll, beforeAll, expect, test } from 'vitest';
import { validatePlatformCampaigns } from '../../../schemas/generated/validators.js';
import type { PlatformReward } from '../../../schemas/generated/types';
import { NOW, siteHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';
import { DAY } from '../live/activity';

const email = 'regular@halden.example';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function announced(
  ids: readonly number[],
  query: Record<string, string>,
): Promise<readonly PlatformReward[]> {
  const parameters = new URLSearchParams({ campaignIds: ids.join(','), ...query }).toString();
  const { status, body } = await platform.get(
    `/platform/v1/campaigns/public/by-ids?${parameters}`,
    siteHeaders(5),
  );
  expect(status, JSON.stringify(body)).toBe(200);
  if (validatePlatformCampaigns(body)) return body.campaigns;
  throw new Error(JSON.stringify(body));
}
const numbers = (campaigns: readonly PlatformReward[]) => campaigns.map(({ campaignId }) => campaignId);
const at = (days: number) => new Date(NOW + days * DAY).toISOString();

test('BONUS-40 content names the shipped campaigns by numbers of their own', async () => {
  const [first] = await announced([501], { market: 'UN', language: 'de' });
  expect(first).toMatchObject({ campaignId: 501, name: 'Ein ordentlicher Empfang', currency: 'EUR' });
  expect(await announced([601], { market: 'UN' })).toEqual([]);
});

test('BONUS-40 a market gets its campaigns in its currency and under the law of its licence', async () => {
  expect(await announced([501, 502], { market: 'UK', currency: 'GBP' })).toMatchObject([
    { currency: 'GBP', terms: { wageringTimes: 10 } },
    { currency: 'GBP', terms: { wageringTimes: 10 } },
  ]);
  expect(await announced([501], { market: 'PP' })).toMatchObject([{ terms: { days: 60 } }]);
  // Welcome bonuses are prohibited in Brazil.
  expect(numbers(await announced([501, 502], { market: 'BR' }))).toEqual([502]);
  expect(numbers(await announced([501, 502], { country: 'BR' }))).toEqual([502]);
});

test('BONUS-40 a campaign is announced where its markets have it, to the players of a country by that', async () => {
  const nowhereElse = await platform.addCampaign(email, { markets: ['NZ'] });
  expect(numbers(await announced([nowhereElse], { market: 'NZ' }))).toEqual([nowhereElse]);
  expect(await announced([nowhereElse], { market: 'UN' })).toEqual([]);
  // The player's country takes precedence over the market of the page.
  expect(numbers(await announced([nowhereElse], { market: 'UN', country: 'NZ' }))).toEqual([nowhereElse]);
  expect(await announced([nowhereElse], { market: 'NZ', country: 'IS' })).toEqual([]);
});

test('BONUS-40 one to come says when it opens; one that is over, a draft, and one with a code are left out', async () => {
  const [later, over, draft, coded] = [
    await platform.addCampaign(email, { validFrom: at(3), validUntil: at(9) }),
    await platform.addCampaign(email, { validUntil: at(-1) }),
    await platform.addCampaign(email, {}, { status: 'DRAFT' }),
    await platform.addCampaign(email, {}, { access: 'code', bonusCode: 'EVENINGS' }),
  ];
  expect(await announced([later, over, draft, coded], { market: 'UN' })).toMatchObject([
    { campaignId: later, opensAt: at(3), expiresAt: at(9) },
  ]);
});

test('BONUS-40 the chance comes with the terms once it is computed, and can be left out', async () => {
  const money = await platform.addCampaign(email, { wageringTimes: 10, maximumStake: 5 });
  const chance = async (query: Record<string, string>) =>
    (await announced([money], { market: 'UN', ...query }))[0]?.terms.chance;
  await expect.poll(() => chance({}), { timeout: 30_000 }).toMatchObject({ stakeTotal: 10_000 });
  expect(await chance({ chance: 'none' })).toBeUndefined();
});

test('a currency that the platform does not have is refused', async () => {
  const answer = await platform.get(
    '/platform/v1/campaigns/public/by-ids?market=UN&currency=XXX',
    siteHeaders(5),
  );
  expect(answer).toMatchObject({ status: 400, body: { validationErrors: { currency: {} } } });
});
