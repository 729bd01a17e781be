import { LRUCache } from 'lru-cache';
import type { PlatformReward } from '../../schemas/generated/types';
import { validatePlatformCampaigns } from '../../schemas/generated/validators.js';
import { memo, reads } from '../memo/process-memos.server';
import { environment } from '../server/environment.server';
import type { Site } from '../site/site';
import { type SiteKey, siteKey } from '../site/site-key';
import { callPlatform } from './client.server';

/** As many as one call may name. */
const mostIds = 100;
/** A page waits this long for the first value, in milliseconds, and after a failure none of its kind does for a while. */
const patienceMs = 1_200;
const restAfterFailureMs = 3_000;
/** Time until a chance that was not computed in time is requested again, in milliseconds. */
const chanceRetryMs = 1_000;

interface Key {
  siteId: number;
  campaignIds: string;
  language: string;
  market: string;
  /** Country of players; left out for visitors. */
  country?: string | undefined;
  currency: string;
  /** Left out: with the chance. */
  chance?: 'none';
}

const failed = new LRUCache<SiteKey, Error>({ max: 1_000, ttl: restAfterFailureMs });

const campaigns = memo(
  async ({ siteId, ...query }: Key): Promise<PlatformReward[]> => {
    const path = '/platform/v1/campaigns/public/by-ids';
    const found = await callPlatform({ path, query, siteId, validate: validatePlatformCampaigns });
    const isComplete = query.chance === 'none' || found.campaigns.every(hasItsChance);
    reads.expires(isComplete ? environment.pages.freshMs : chanceRetryMs);
    return found.campaigns;
  },
  // The terms of a launched campaign change rarely: a page is not held up by a newer copy of them.
  { maxBytes: 4_000_000, staleWhileRevalidate: 60_000, patienceMs },
);

/** Whether the offer has the chance that belongs to it; cashback and sports have none. */
export function hasItsChance({ vertical, terms }: PlatformReward): boolean {
  const isPlayed = terms.wageringTimes > 0 || terms.freeRounds !== undefined;
  return !isPlayed || vertical === 'sports' || terms.reward === 'cashback' || terms.chance !== undefined;
}

/**
 * The campaigns of the given numbers that a site offers now or later (API-065, BONUS-40), by their number: to the players of a country, or to
 * visitors. They have no data of a player, so all who are offered the same share them.
 *
 * @param options.country ISO 3166 code of a player's country
 * @param options.withChance false where it only counts what is offered: the chances of every market take seconds
 * @throws PlatformError, or Error when the platform does not answer in time
 */
export async function offeredCampaigns(
  site: Pick<Site, 'brand' | 'market' | 'speech' | 'locale'>,
  ids: readonly number[],
  options: { country?: string | undefined; withChance?: boolean },
): Promise<ReadonlyMap<number, PlatformReward>> {
  const { brand, market, speech } = site;
  const { country, withChance = true } = options;
  const sorted = [...new Set(ids)].sort((one, other) => one - other);
  const lists = await Promise.all(
    Array.from({ length: Math.ceil(sorted.length / mostIds) }, (_, part) => {
      const campaignIds = sorted.slice(part * mostIds, (part + 1) * mostIds).join(',');
      return rested(siteKey(site, 'locale', campaignIds, country, withChance), {
        siteId: brand.siteId,
        campaignIds,
        language: speech.code,
        market: market.id,
        country,
        currency: market.currency,
        ...(withChance ? {} : { chance: 'none' }),
      });
    }),
  );
  return new Map(lists.flat().map((campaign) => [campaign.campaignId, campaign]));
}

async function rested(id: SiteKey, key: Key): Promise<PlatformReward[]> {
  const failure = failed.get(id);
  if (failure) throw failure;
  try {
    return await campaigns.get(key);
  } catch (error) {
    failed.set(id, error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
