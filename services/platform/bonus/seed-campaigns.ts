import type { PlatformBonusTerms } from '../../../schemas/generated/types';
import type { Transaction } from '../database/database';
import { bonusCampaigns, bonusTerms } from '../database/tables/bonuses';
import type { PlatformData } from '../reference-data/data';

export type Campaign = typeof bonusCampaigns.$inferSelect & { terms: PlatformBonusTerms };

/** The campaign of past bonuses in demo wallets, by site. */
export type HistoricCampaigns = ReadonlyMap<number, Campaign>;

/** Stores the campaigns of `data/bonuses.json` with the first version of their terms. */
export async function seedCampaigns(
  tx: Transaction,
  { sites, bonuses }: Pick<PlatformData, 'sites' | 'bonuses'>,
  now: number,
): Promise<HistoricCampaigns> {
  const historic = new Map<number, Campaign>();
  for (const { siteId, brand } of sites)
    for (const {
      campaignId,
      access,
      code,
      isHistory,
      vertical,
      category,
      bonusType,
      names,
      terms,
    } of bonuses[brand] ?? []) {
      const [stored] = await tx
        .insert(bonusCampaigns)
        .values({
          ...(campaignId === undefined ? {} : { campaignId }),
          ...{ siteId, names, vertical, category, bonusType, access },
          status: 'ACTIVE',
          bonusCode: code ?? null,
          termsVersion: 1,
        })
        .returning();
      if (stored === undefined) throw new Error(`A campaign of ${brand} was not stored.`);
      await tx
        .insert(bonusTerms)
        .values({ campaignId: stored.campaignId, version: 1, terms, createdAt: new Date(now) });
      if (isHistory === true) historic.set(siteId, { ...stored, terms });
    }
  return historic;
}
