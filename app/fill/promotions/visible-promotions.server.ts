import type { PlatformReward, Promotion } from '../../../schemas/generated/types';
import { advertisingFields, speaksOfBonus } from '../../catalogue/advertises-bonus';
import { promotionIsOffered } from '../../catalogue/offered-promotion';
import { collection } from '../../content/documents/collection.server';
import { reads } from '../../memo/process-memos.server';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import { audienceAllows, isVisible } from '../audience';
import type { FillContext } from '../context';
import { type Campaigns, campaignsOf, stateWithCampaign } from './promotion-campaigns.server';
import { promotionState } from './promotion-schedule';

/** Milliseconds after which a list that lacks campaign promotions is made again. */
const retryUnreadMs = 3_000;

export type PromotionContext = Pick<FillContext, 'site' | 'facts' | 'now'>;

export type State = Exclude<ReturnType<typeof promotionState>, { status: 'over' }>;

/** A promotion visible to the visitor, with the campaign whose bonus it advertises. */
export interface VisiblePromotion {
  promotion: Promotion;
  state: State;
  campaign?: PlatformReward | undefined;
}

/**
 * Promotions visible to this visitor now, in order (PROMO-02…09): none if the visitor must not receive marketing, and
 * none whose campaign is not available in the market.
 * @throws as `offeredCampaigns`, when campaigns cannot be read
 */
export async function visiblePromotions(context: PromotionContext): Promise<VisiblePromotion[]> {
  const promotions = await promotionsFor(context);
  const campaigns = await campaignsOf(promotions, context);
  return withStates(promotions, campaigns, context);
}

/**
 * The given slugs whose promotions are visible, with one request for all campaigns. If a campaign cannot be read its
 * promotion counts as visible; its page reports the failure.
 */
export async function visibleSlugs(
  slugs: readonly string[],
  context: PromotionContext,
): Promise<ReadonlySet<string>> {
  const linked = (await promotionsFor(context)).filter((promotion) =>
    slugsOf(promotion).some((slug) => slugs.includes(slug)),
  );
  try {
    const visible = withStates(linked, await campaignsOf(linked, context, false), context);
    return new Set(visible.flatMap(({ promotion }) => slugsOf(promotion)));
  } catch (error) {
    reportUnread(error, context);
    const open = linked.filter((promotion) => promotionState(promotion, context.now()).status !== 'over');
    return new Set(open.flatMap(slugsOf));
  }
}

/** Promotions for a list: those of campaigns are left out when campaigns cannot be read. */
export async function listedPromotions(
  context: PromotionContext,
  withChance = true,
): Promise<VisiblePromotion[]> {
  const promotions = await promotionsFor(context);
  try {
    return withStates(promotions, await campaignsOf(promotions, context, withChance), context);
  } catch (error) {
    reportUnread(error, context);
    return withStates(promotions, new Map(), context);
  }
}

function reportUnread(error: unknown, { site }: PromotionContext): void {
  const reason = errorMessage(error);
  log.warn(
    { event: 'campaigns.unread', brand: site.brand.id, market: site.market.id, reason },
    'promotions of campaigns are left out of lists',
  );
  reads.degraded(retryUnreadMs);
}

function withStates(
  promotions: readonly Promotion[],
  campaigns: Campaigns,
  { now }: PromotionContext,
): VisiblePromotion[] {
  return promotions.flatMap((promotion) => {
    const { campaignId } = promotion;
    const campaign = campaignId === undefined ? undefined : campaigns.get(campaignId);
    if (campaignId !== undefined && !campaign) return [];
    const own = promotionState(promotion, now());
    const state = campaign ? stateWithCampaign(own, campaign, now()) : own;
    return state.status === 'over' ? [] : [{ promotion, state, campaign }];
  });
}

/** Promotions for the visitor, regardless of dates and campaigns. */
async function promotionsFor({ site, facts }: PromotionContext): Promise<Promotion[]> {
  if (!facts.marketing) return [];
  const [promotions, categories] = await Promise.all([
    collection('promotion', site.speech.contentLocale),
    collection('promotionCategory', site.speech.contentLocale),
  ]);
  return (
    promotions
      .filter((promotion) => !promotion.onlyBrands || promotion.onlyBrands.includes(site.brand.id))
      .filter((promotion) => !promotion.onlyMarkets || promotion.onlyMarkets.includes(site.market.id))
      .filter((promotion) => promotionIsOffered(promotion, categories, site))
      // A tournament does not count as a bonus.
      .filter((promotion) => site.rules.bonuses || promotion.tournamentId)
      .filter((promotion) => !promisesWithoutCampaign(promotion))
      .filter(
        (promotion) =>
          isVisible(promotion.displayRule?.visibility, facts.authorized) &&
          audienceAllows(promotion.targetAudience, facts),
      )
      .sort(
        (a, b) =>
          (a.promotionOrder ?? Infinity) - (b.promotionOrder ?? Infinity) || (a.slug < b.slug ? -1 : 1),
      )
  );
}

/**
 * Whether a promotion advertises a bonus without a campaign to claim. The studio refuses to publish one; other clients
 * of the content API may.
 */
function promisesWithoutCampaign(promotion: Promotion): boolean {
  return (
    promotion.campaignId === undefined && speaksOfBonus(advertisingFields.map((field) => promotion[field]))
  );
}

/** Every slug that links to a promotion: an address may be shared with a visitor of the other sign-in state (PROMO-03). */
export function slugsOf({ slug, displayRule }: Promotion): string[] {
  return [slug, displayRule?.authorized?.slug, displayRule?.notAuthorized?.slug].flatMap(
    (each) => each ?? [],
  );
}
