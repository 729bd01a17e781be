import type { CampaignChoicesReply, PlatformReward } from '../../../schemas/generated/types';
import { validatePlatformCampaigns } from '../../../schemas/generated/validators.js';
import { callPlatform } from '../../platform/client.server';
import { configuration } from '../../site/configuration/configuration.server';
import { sitesOf } from '../../site/resolve.server';
import { languageTranslator } from '../../site/texts/messages.server';

type Choice = CampaignChoicesReply['campaigns'][number];
type ConfiguredBrand = Parameters<typeof sitesOf>[0];

/** The launched campaigns that a promotion can advertise, by brand. @throws PlatformError when the platform does not respond */
export async function campaignChoices(): Promise<CampaignChoicesReply> {
  const found = await Promise.all(Array.from(configuration().brands.values(), choicesOf));
  return { campaigns: found.flat() };
}

async function choicesOf(configured: ConfiguredBrand): Promise<Choice[]> {
  const { brand } = configured;
  const t = languageTranslator({ code: 'en', tag: 'en' });
  const markets = [...new Set(sitesOf(configured).map(({ market }) => market.id))].sort();
  const choices = new Map<number, Choice>();
  for (const [place, campaigns] of (
    await Promise.all(markets.map((market) => campaignsIn(market, brand.siteId)))
  ).entries())
    for (const { campaignId, name, terms, opensAt, expiresAt } of campaigns) {
      const choice = choices.get(campaignId) ?? {
        ...{ campaignId, brand: brand.name, name, kind: t(`campaigns.kind.${terms.reward}`) },
        state: opensAt === undefined ? 'running' : 'upcoming',
        ...(opensAt === undefined ? {} : { startsAt: opensAt }),
        ...(expiresAt === undefined ? {} : { endsAt: expiresAt }),
        markets: [],
      };
      choice.markets.push(markets[place] ?? '');
      choices.set(campaignId, choice);
    }
  return [...choices.values()].sort((one, other) => other.campaignId - one.campaignId);
}

/** Campaigns that a market has now or later; the platform omits those that are over. */
async function campaignsIn(market: string, siteId: number): Promise<PlatformReward[]> {
  const { campaigns } = await callPlatform({
    path: '/platform/v1/campaigns/public/by-ids',
    query: { language: 'en', chance: 'none', market },
    siteId,
    validate: validatePlatformCampaigns,
  });
  return campaigns;
}
