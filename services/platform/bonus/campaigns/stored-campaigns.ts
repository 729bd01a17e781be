import { and, desc, eq, sql } from 'drizzle-orm';
import type { PlatformOperatorCampaign } from '../../../../schemas/generated/types';
import type { Queries } from '../../database/database';
import { bonusAssignments, bonusCampaigns, bonusTerms } from '../../database/tables/bonuses';
import { notFound } from '../../http/route';

type Campaign = typeof bonusCampaigns.$inferSelect;
/** Time and currency in which campaigns are read. */
export interface Reading {
  now: Date;
  currency: string;
}

type Figures = PlatformOperatorCampaign['figures'];

/** The campaigns of a site for its operators, latest first. */
export async function campaignsOf(
  queries: Queries,
  siteId: number,
  { now, currency }: Reading,
): Promise<PlatformOperatorCampaign[]> {
  const ofSite = eq(bonusCampaigns.siteId, siteId);
  const stored = await queries
    .select()
    .from(bonusCampaigns)
    .where(ofSite)
    .orderBy(desc(bonusCampaigns.campaignId));
  const terms = await queries
    .select({ terms: bonusTerms })
    .from(bonusTerms)
    .innerJoin(bonusCampaigns, eq(bonusCampaigns.campaignId, bonusTerms.campaignId))
    .where(ofSite)
    .orderBy(desc(bonusTerms.version));
  const figures = await figuresOf(queries, ofSite);
  return stored.map((campaign) =>
    shown(
      campaign,
      terms.map((each) => each.terms).filter(({ campaignId }) => campaignId === campaign.campaignId),
      figures.get(campaign.campaignId) ?? [],
      { now, currency },
    ),
  );
}

/** One campaign. Throws 404 `error.campaign.not.found`, also for one of another site. */
export async function campaignOf(
  queries: Queries,
  siteId: number,
  campaignId: number,
  { now, currency }: Reading,
): Promise<PlatformOperatorCampaign> {
  const isIt = and(eq(bonusCampaigns.siteId, siteId), eq(bonusCampaigns.campaignId, campaignId));
  const [stored] = await queries.select().from(bonusCampaigns).where(isIt);
  if (stored === undefined)
    throw notFound(`Site ${siteId} has no campaign ${campaignId}.`, 'error.campaign.not.found');
  const terms = await queries
    .select()
    .from(bonusTerms)
    .where(eq(bonusTerms.campaignId, campaignId))
    .orderBy(desc(bonusTerms.version));
  const figures = await figuresOf(queries, isIt);
  return shown(stored, terms, figures.get(campaignId) ?? [], { now, currency });
}

async function figuresOf(
  queries: Queries,
  which: ReturnType<typeof and>,
): Promise<ReadonlyMap<number, Figures>> {
  const { currency, outcome, amount, converted } = bonusAssignments;
  const rows = await queries
    .select({
      campaignId: bonusAssignments.campaignId,
      currency,
      given: sql`count(*)`.mapWith(Number),
      active: sql`count(*) filter (where ${outcome} is null)`.mapWith(Number),
      converted: sql`count(*) filter (where ${outcome} = 'converted')`.mapWith(Number),
      amount: sql`coalesce(sum(${amount}), 0)`.mapWith(Number),
      cost: sql`coalesce(sum(${converted}), 0)`.mapWith(Number),
    })
    .from(bonusAssignments)
    .innerJoin(bonusCampaigns, eq(bonusCampaigns.campaignId, bonusAssignments.campaignId))
    .where(which)
    .groupBy(bonusAssignments.campaignId, currency)
    .orderBy(currency);
  const found = new Map<number, Figures>();
  for (const { campaignId, ...figures } of rows)
    found.set(campaignId, [...(found.get(campaignId) ?? []), figures]);
  return found;
}

function shown(
  { siteId: _siteId, termsVersion, status, ...campaign }: Campaign,
  terms: readonly (typeof bonusTerms.$inferSelect)[],
  figures: Figures,
  { now, currency }: Reading,
): PlatformOperatorCampaign {
  const inForce = terms.find(({ version }) => version === termsVersion);
  const until = inForce?.terms.validUntil;
  const isOver = status === 'ACTIVE' && until !== undefined && Date.parse(until) <= now.getTime();
  return {
    ...campaign,
    currency,
    status: isOver ? 'EXPIRED' : status,
    version: termsVersion,
    versions: terms.map(({ campaignId: _campaignId, createdAt, ...version }) => ({
      ...version,
      createdAt: createdAt.toISOString(),
    })),
    figures,
  };
}
