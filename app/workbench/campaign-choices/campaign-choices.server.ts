import type {
  CampaignChoicesReply,
  CampaignChoicesRequest,
  PlatformReward,
} from '../../../schemas/generated/types';
import { validatePlatformCampaigns } from '../../../schemas/generated/validators.js';
import { callPlatform } from '../../platform/client.server';
import { configuration } from '../../site/configuration/configuration.server';
import { sitesOf } from '../../site/resolve.server';
import { languageTranslator } from '../../site/texts/messages.server';

type Choice = CampaignChoicesReply['campaigns'][number];
type ConfiguredBrand = Parameters<typeof sitesOf>[0];

/** The launched campaigns that a promotion can advertise, by brand. @throws PlatformError when a platform does not answer */
export async function campaignChoices({ brands }: CampaignChoicesRequest): Promise<CampaignChoicesReply> {
  const wanted = [...configuration().brands.values()].filter(
    ({ brand }) => brands === undefined || brands.includes(brand.id),
  );
  const found = await Promise.all(wanted.map((brand) => choicesOf(brand, Date.now())));
  return { campaigns: found.flat() };
}

async function choicesOf(configured: ConfiguredBrand, now: number): Promise<Choice[]> {
  const { brand } = configured;
  const t = languageTranslator({ code: 'en', tag: 'en' });
  const markets = [...new Set(sitesOf(configured).map(({ market }) => market.id))].sort();
  const [all, ...byMarket] = await Promise.all([
    campaignsOf(brand.siteId, {}),
    ...markets.map((market) => campaignsOf(brand.siteId, { market })),
  ]);
  return all
    .map(({ campaignId, name, terms, expiresAt }): Choice => {
      const there = byMarket.map((campaigns) => campaigns.find((each) => each.campaignId === campaignId));
      const opensAt = there.find((each) => each?.opensAt !== undefined)?.opensAt;
      const isOver = expiresAt !== undefined && Date.parse(expiresAt) <= now;
      return {
        ...{ campaignId, brand: brand.name, name, kind: t(`campaigns.kind.${terms.reward}`) },
        state: isOver ? 'over' : opensAt === undefined ? 'running' : 'upcoming',
        ...(opensAt === undefined ? {} : { startsAt: opensAt }),
        ...(expiresAt === undefined ? {} : { endsAt: expiresAt }),
        markets: markets.filter((_market, place) => there[place] !== undefined),
      };
    })
    .sort((one, other) => other.campaignId - one.campaignId);
}

async function campaignsOf(siteId: number, place: { market?: string }): Promise<PlatformReward[]> {
  const { campaigns } = await callPlatform({
    path: '/platform/v1/campaigns/public/by-ids',
    query: { language: 'en', chance: 'none', ...place },
    siteId,
    validate: validatePlatformCampaigns,
  });
  return campaigns;
}
