import type { Promotion } from '../../../schemas/generated/types';
import { promotionIsOffered } from '../../catalogue/offered-promotion';
import { collection } from '../../content/documents/collection.server';
import { audienceAllows, isVisible } from '../audience';
import type { FillContext } from '../context';
import { promotionState } from './promotion-schedule';

export type PromotionContext = Pick<FillContext, 'site' | 'facts' | 'now'>;

export type State = Exclude<ReturnType<typeof promotionState>, { status: 'over' }>;

/** Promotions this visitor may see now, in their order (PROMO-02…09): none for visitors who may not be shown offers. */
export async function visiblePromotions({
  site,
  facts,
  now,
}: PromotionContext): Promise<{ promotion: Promotion; state: State }[]> {
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
      // A tournament is no bonus.
      .filter((promotion) => site.rules.bonuses || promotion.tournamentId)
      .filter(
        (promotion) =>
          isVisible(promotion.displayRule?.visibility, facts.authorized) &&
          audienceAllows(promotion.targetAudience, facts),
      )
      .sort(
        (a, b) =>
          (a.promotionOrder ?? Infinity) - (b.promotionOrder ?? Infinity) || (a.slug < b.slug ? -1 : 1),
      )
      .flatMap((promotion) => {
        const state = promotionState(promotion, now());
        return state.status === 'over' ? [] : [{ promotion, state }];
      })
  );
}

/** Every slug a promotion is linked by: an address may be shared with a visitor of the other sign-in state (PROMO-03). */
export function slugsOf({ slug, displayRule }: Promotion): string[] {
  return [slug, displayRule?.authorized?.slug, displayRule?.notAuthorized?.slug].flatMap(
    (each) => each ?? [],
  );
}
