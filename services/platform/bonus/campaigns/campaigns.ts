import { eq } from 'drizzle-orm';
import type {
  PlatformBonusTerms,
  PlatformOperatorCampaign,
  PlatformOperatorCampaignSimulation,
} from '../../../../schemas/generated/types';
import type { Transaction } from '../../database/database';
import { isDuplicate } from '../../database/retry';
import { bonusCampaigns, bonusTerms } from '../../database/tables/bonuses';
import { invalidRequest, PlatformError } from '../../errors';
import { gameDirectory } from '../../ledger/games';
import { auditAtSite, type AuditEntry, type SiteAction } from '../../operators/audit-log';
import type { PlatformCore } from '../../platform';
import type { ReaderOf } from '../reward-readers';
import { assertCampaign, type CampaignDraft } from './check-campaign';
import { simulateCampaign } from './simulate-campaign';
import { campaignOf, campaignsOf } from './stored-campaigns';

/** An operator's action on a campaign of a site. */
export interface CampaignAction extends SiteAction {
  siteId: number;
}

/** Campaigns of a site as managed by its operators. Every change is audited. */
export interface Campaigns {
  all(siteId: number): Promise<PlatformOperatorCampaign[]>;
  /** Throws 404 `error.campaign.not.found`. */
  one(siteId: number, campaignId: number): Promise<PlatformOperatorCampaign>;
  /**
   * Stores a draft; no bonuses are given yet. Throws 400 with the invalid fields, 409
   * `error.campaign.code.taken` when another campaign of the site has the code.
   */
  create(action: CampaignAction, draft: CampaignDraft, reason: string): Promise<PlatformOperatorCampaign>;
  /** Renames a campaign, and adds a version of its terms that takes effect when it is launched. */
  change(
    action: CampaignAction,
    campaignId: number,
    changed: { names: Record<string, string>; terms: PlatformBonusTerms },
    reason: string,
  ): Promise<PlatformOperatorCampaign>;
  /**
   * Launches the latest version of the terms. Throws 403 `error.campaign.same.operator` for its author, 409
   * `error.campaign.changed` when there is a later version, and 409 `error.campaign.launched` when it is
   * already launched.
   */
  launch(
    action: CampaignAction,
    campaignId: number,
    version: number,
    reason: string,
  ): Promise<PlatformOperatorCampaign>;
  /** Ends a campaign; existing bonuses are retained. Throws 409 `error.campaign.ended` for one that has ended. */
  end(action: CampaignAction, campaignId: number, reason: string): Promise<PlatformOperatorCampaign>;
  /** Simulates the latest version of the terms with the players of the site. */
  simulate(siteId: number, campaignId: number): Promise<PlatformOperatorCampaignSimulation>;
}

export function createCampaigns(core: PlatformCore, readerOf: ReaderOf): Campaigns {
  const { data, database, clock } = core;
  const words = {
    games: gameDirectory(data),
    markets: new Set(data.countries.map(({ market }) => market)),
  };

  const { currency } = data.defaults;
  const atPresent = () => ({ now: new Date(clock.now()), currency });

  /** Locks and changes a campaign, and writes the audit log. */
  function changing(
    action: CampaignAction,
    campaignId: number,
    entry: Pick<AuditEntry, 'action' | 'reason'>,
    change: (tx: Transaction, found: PlatformOperatorCampaign) => Promise<void>,
  ): Promise<PlatformOperatorCampaign> {
    const { siteId, now } = action;
    return database.transaction(async (tx) => {
      await tx.select().from(bonusCampaigns).where(eq(bonusCampaigns.campaignId, campaignId)).for('update');
      const found = await campaignOf(tx, siteId, campaignId, { now, currency });
      if (found.status === 'CANCELED')
        throw new PlatformError(409, 'error.campaign.ended', 'The campaign has been ended: copy it.');
      await change(tx, found);
      await auditAtSite(tx, action, { ...entry, siteId, playerId: null, subject: String(campaignId) });
      return campaignOf(tx, siteId, campaignId, { now, currency });
    }, 'read committed');
  }

  return {
    all: (siteId) => campaignsOf(database.db, siteId, atPresent()),
    one: (siteId, campaignId) => campaignOf(database.db, siteId, campaignId, atPresent()),
    async create(action, draft, reason) {
      assertCampaign(draft, words);
      const { siteId, operator, now } = action;
      const { terms, bonusCode, ...campaign } = draft;
      try {
        return await database.transaction(async (tx) => {
          const [stored] = await tx
            .insert(bonusCampaigns)
            .values({ ...campaign, siteId, status: 'DRAFT', bonusCode: bonusCode ?? null })
            .returning();
          if (stored === undefined) throw new Error('The campaign was not stored.');
          const { campaignId } = stored;
          await tx
            .insert(bonusTerms)
            .values({ campaignId, version: 1, terms, createdAt: now, createdBy: operator });
          await auditAtSite(tx, action, {
            ...({ action: 'campaign.created', siteId, playerId: null, reason } as const),
            subject: String(campaignId),
          });
          return campaignOf(tx, siteId, campaignId, { now, currency });
        }, 'read committed');
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        throw new PlatformError(
          409,
          'error.campaign.code.taken',
          'Another campaign of the site has the code.',
        );
      }
    },
    change: (action, campaignId, { names, terms }, reason) =>
      changing(action, campaignId, { action: 'campaign.changed', reason }, async (tx, found) => {
        const { vertical, category, bonusType, access, bonusCode } = found;
        assertCampaign(
          { vertical, category, bonusType, access, names, terms, bonusCode: bonusCode ?? undefined },
          words,
        );
        const version = 1 + (found.versions[0]?.version ?? 0);
        const { operator: createdBy, now: createdAt } = action;
        await tx.insert(bonusTerms).values({ campaignId, version, terms, createdAt, createdBy });
        await tx.update(bonusCampaigns).set({ names }).where(eq(bonusCampaigns.campaignId, campaignId));
      }),
    launch: (action, campaignId, version, reason) =>
      changing(action, campaignId, { action: 'campaign.launched', reason }, async (tx, found) => {
        const [latest] = found.versions;
        if (latest?.version !== version)
          throw new PlatformError(409, 'error.campaign.changed', 'There are later terms: look at those.');
        if (found.version === version)
          throw new PlatformError(409, 'error.campaign.launched', 'These terms are in force already.');
        if (latest.createdBy === action.operator)
          throw new PlatformError(
            403,
            'error.campaign.same.operator',
            'Another operator than the author of the terms launches them.',
          );
        const until = latest.terms.validUntil;
        if (until !== undefined && Date.parse(until) <= action.now.getTime())
          throw invalidRequest({
            'terms.validUntil': { code: 'invalid.time', message: 'The campaign would be over already.' },
          });
        await tx
          .update(bonusCampaigns)
          .set({ status: 'ACTIVE', termsVersion: version })
          .where(eq(bonusCampaigns.campaignId, campaignId));
      }),
    end: (action, campaignId, reason) =>
      changing(action, campaignId, { action: 'campaign.ended', reason }, async (tx) => {
        await tx
          .update(bonusCampaigns)
          .set({ status: 'CANCELED' })
          .where(eq(bonusCampaigns.campaignId, campaignId));
      }),
    async simulate(siteId, campaignId) {
      const campaign = await campaignOf(database.db, siteId, campaignId, atPresent());
      return simulateCampaign(core, readerOf, siteId, campaign);
    },
  };
}
