import { LRUCache } from 'lru-cache';
import type { PlatformReward } from '../../schemas/generated/types';
import { validatePlatformCampaigns } from '../../schemas/generated/validators.js';
import { memo, reads } from '../memo/process-memos.server';
import { environment } from '../server/environment.server';
import type { Site } from '../site/site';
import { type SiteKey, siteKey } from '../site/site-key';
import { callPlatform } from './client.server';

/** Most ids in one call. */
const mostIds = 100;
/** Milliseconds a page waits for the first value; after a failure no page waits for a while. */
const patienceMs = 1_200;
const restAfterFailureMs = 3_000;
/** Milliseconds until a chance that was not computed in time is requested again. */
const chanceRetryMs = 1_000;

interface Key {
  siteId: number;
  campaignIds: string;
  language: string;
  market: string;
  /** Country of players; missing for visitors. */
  country?: string | undefined;
  currency: string;
  /** If missing, offers include the chance. */
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
  // The terms of a launched campaign rarely change, so pages are served with a stale copy while a new one is loaded.
  { maxBytes: 4_000_000, staleWhileRevalidate: 60_000, patienceMs },
);

/** Whether the offer includes the chance it should have; cashback and sports have none. */
export function hasItsChance({ vertical, terms }: PlatformReward): boolean {
  const isPlayed = terms.wageringTimes > 0 || terms.freeRounds !== undefined;
  return !isPlayed || vertical === 'sports' || terms.reward === 'cashback' || terms.chance !== undefined;
}

/**
 * The campaigns with the given ids that a site offers now or later (API-065, BONUS-40), by id: to the players of a
 * country, or to visitors.
 * They contain no player data, so they are shared.
 * @param options.country ISO 3166 code of a player's country
 * @param options.withChance false when only the existence of offers matters: computing the chances of every market
 *   takes seconds
 * @throws PlatformError, or Error when the platform does not respond in time
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
