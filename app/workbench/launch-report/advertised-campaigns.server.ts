import { setTimeout } from 'node:timers/promises';
import { validatePlatformCampaigns } from '../../../schemas/generated/validators.js';
import { callPlatform } from '../../platform/client.server';
import { hasItsChance } from '../../platform/offered-campaigns.server';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import type { Site } from '../../site/site';
import type { AdvertisedCampaigns, BrandCampaigns } from './launch-input';
import type { PublishedContent } from './published-content';

/** Number of requests for a chance that is still being computed, with the pause in milliseconds. */
const chanceTries = 5;
const chancePauseMs = 1_000;
const mostIds = 100;

/**
 * The platform's campaigns for the promotions of the content, by brand. A brand whose campaigns cannot be read is
 * missing and logged, so that they are not reported.
 */
export async function advertisedCampaigns(
  content: PublishedContent,
  sites: readonly Site[],
): Promise<AdvertisedCampaigns> {
  const ids = [
    ...new Set(
      content.ofType('promotion').flatMap((each) => campaignIdOf(content.plain(each, 'campaignId'))),
    ),
  ];
  const found = new Map<string, BrandCampaigns>();
  if (ids.length === 0) return found;
  for (const brand of new Set(sites.map((site) => site.brand))) {
    const markets = new Set(sites.filter((site) => site.brand === brand).map(({ market }) => market.id));
    try {
      found.set(brand.id, await campaignsOfBrand(brand.siteId, ids, markets));
    } catch (error) {
      const reason = errorMessage(error);
      log.warn({ event: 'checks.campaigns', brand: brand.id, reason }, 'campaigns are not checked');
    }
  }
  return found;
}

function campaignIdOf(value: unknown): number[] {
  return typeof value === 'number' ? [value] : [];
}

async function campaignsOfBrand(
  siteId: number,
  ids: readonly number[],
  markets: ReadonlySet<string>,
): Promise<BrandCampaigns> {
  const called = async (query: Record<string, string>) => {
    const parts = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) =>
      callPlatform({
        path: '/platform/v1/campaigns/public/by-ids',
        query: { ...query, campaignIds: ids.slice(part * mostIds, (part + 1) * mostIds).join(',') },
        siteId,
        validate: validatePlatformCampaigns,
      }),
    );
    return (await Promise.all(parts)).flatMap(({ campaigns }) => campaigns);
  };
  let launched = await called({});
  for (let tries = 1; tries < chanceTries && !launched.every(hasItsChance); tries += 1) {
    await setTimeout(chancePauseMs);
    launched = await called({});
  }
  const offered = await Promise.all(
    [...markets].map(async (market) => {
      const there = await called({ market, chance: 'none' });
      return [market, new Set(there.map(({ campaignId }) => campaignId))] as const;
    }),
  );
  return {
    launched: new Map(
      launched.map((campaign) => [
        campaign.campaignId,
        { endsAt: campaign.expiresAt, hasItsChance: hasItsChance(campaign) },
      ]),
    ),
    offered: new Map(offered),
  };
}
