import type {
  Link,
  Promotion,
  PromotionCardLive,
  PromotionCategory,
  PromotionsRowContent,
} from '../../../schemas/generated/types';
import { isOpen, sitePolicy } from '../../site/policy';
import type { Site } from '../../site/site';
import { claimPath } from '../../../ui/reward/claim-path';
import { collection } from '../../content/documents/collection.server';
import { pageOf } from '../../catalogue/game-search';
import { readListPage } from '../page-query';
import { inMarketTerms } from '../../content/documents/market-terms';
import { offersTarget } from '../../catalogue/offered-target';
import { withOpenPromotions } from './closed-promotions.server';
import {
  listedPromotions,
  type PromotionContext,
  slugsOf,
  type VisiblePromotion,
  visiblePromotions,
  visibleSlugs,
} from './visible-promotions.server';
import { siteHref } from '../../../ui/site/site-href';
import { type FillContext, type Filler, MovedError, NotFoundError, pathIn } from '../context';
import { liveTournament, tournamentContent } from '../live/tournament.server';

/** Promotions on one page of the list (PROMO-07). */
const pageSize = 9;
const everything = 'all';

interface Shown {
  promotion: Promotion;
  card: PromotionCardLive;
}

/** Promotions with the market's values in their texts (PROMO-02…09). */
function shown(visible: readonly VisiblePromotion[], context: PromotionContext): Shown[] {
  return visible.map(({ promotion, ...more }) => {
    const own = inMarketTerms(promotion, context.site);
    return { promotion: own, card: card({ promotion: own, ...more }, context) };
  });
}

function card(
  { promotion, state, campaign }: VisiblePromotion,
  context: PromotionContext,
): PromotionCardLive {
  const { site } = context;
  return {
    slug: promotion.slug,
    title: promotion.title,
    summary: promotion.summary,
    ...(promotion.badge ? { badge: promotion.badge } : {}),
    image: promotion.image,
    ...target(promotion, context),
    ...state,
    ...(campaign ? { campaign } : {}),
    tags: (promotion.tags ?? []).map(({ slug, label }) => ({
      slug,
      label,
      href: pathIn(site, `/promotions/${everything}/tag/${slug}`),
    })),
  };
}

/** Target of a promotion by sign-in state: an absolute address unchanged, a slug below its category (PROMO-03). */
function target(
  promotion: Promotion,
  { site, facts }: PromotionContext,
): Pick<PromotionCardLive, 'href' | 'newTab'> {
  const rule = facts.authorized ? promotion.displayRule?.authorized : promotion.displayRule?.notAuthorized;
  const absolute = rule?.absoluteUrl ? siteHref(rule.absoluteUrl, site.locale) : undefined;
  const own = pathIn(
    site,
    `/promotions/${promotion.categories?.[0] ?? everything}/${rule?.slug ?? promotion.slug}`,
  );
  return { href: absolute ?? own, newTab: rule?.newTab ?? false };
}

const rowLimit = 6;

/** The promotions of a row, by its source. */
function fromSource(content: PromotionsRowContent, all: Shown[]): Shown[] {
  if (content.source === 'chosen')
    return (content.promotions ?? []).flatMap(({ slug }) =>
      all.filter(({ promotion }) => promotion.slug === slug),
    );
  const category = content.source === 'category' ? content.promotionCategory?.slug : undefined;
  return category ? all.filter(({ promotion }) => promotion.categories?.includes(category)) : all;
}

export const fillPromotionsRow: Filler<'promotions-row'> = async (content, context) => {
  const list = shown(await listedPromotions(context), context);
  return {
    items: fromSource(content, list)
      .slice(0, content.limit ?? rowLimit)
      .map((item) => item.card),
    href: pathIn(context.site, '/promotions'),
  };
};

export const fillPromotionList: Filler<'promotion-list'> = async (_content, context) => {
  const { site, params, query } = context;
  const [visible, offered] = await Promise.all([listedPromotions(context), offeredCategories(site)]);
  const all = shown(visible, context);
  const category = params['category'] ?? everything;
  const tag = params['tag'];
  const tags = usedTags(all);
  if (!hasCategory(offered, category) || (tag && !tags.has(tag)))
    throw new NotFoundError(`no promotions ${category}${tag ? ` tagged ${tag}` : ''}`);

  const list = all
    .filter(({ promotion }) => category === everything || promotion.categories?.includes(category))
    .filter(({ promotion }) => !tag || promotion.tags?.some(({ slug }) => slug === tag));
  const base = `/promotions/${category}${tag ? `/tag/${tag}` : ''}`;
  const number = readListPage(query('listPage'));
  const page = pageOf(list, (number - 1) * pageSize, pageSize);
  const numbered = (value: number) => pathIn(site, `${base}${value > 1 ? `?page=${value}` : ''}`);
  return {
    tabs: tabs(offered, category, context),
    tags: [...tags].map(([slug, label]) => ({
      slug,
      label,
      href: pathIn(site, `/promotions/${category}/tag/${slug}`),
      current: slug === tag,
    })),
    items: page.items.map((item) => item.card),
    ...(page.hasMore ? { nextHref: numbered(number + 1) } : {}),
    ...(number > 1 ? { previousHref: numbered(number - 1) } : {}),
  };
};

/** Categories whose vertical the market offers. */
async function offeredCategories({ market, speech }: Site): Promise<PromotionCategory[]> {
  const categories = await collection('promotionCategory', speech.contentLocale);
  return categories.filter(({ vertical }) => !vertical || market.verticals.includes(vertical));
}

const hasCategory = (offered: readonly PromotionCategory[], category: string) =>
  category === everything || offered.some(({ slug }) => slug === category);

/**
 * Whether a site has the promotion list or promotion of an address.
 * @param params values of the placeholders of the address: `category`, `tag`, `promotion`
 */
export async function offersPromotions(
  params: Readonly<Record<string, string>>,
  context: PromotionContext,
): Promise<boolean> {
  const { category = everything, tag, promotion: wanted } = params;
  if (wanted !== undefined) return (await visibleSlugs([wanted], context)).has(wanted);
  const [visible, offered] = await Promise.all([
    listedPromotions(context, false),
    offeredCategories(context.site),
  ]);
  const isTagged = visible.some(({ promotion }) => promotion.tags?.some(({ slug }) => slug === tag));
  return hasCategory(offered, category) && (tag === undefined || isTagged);
}

/** Category tabs in order, `all` first (ROUTE-21). */
function tabs(
  categories: { slug: string; label: string; order?: number }[],
  current: string,
  { site, t }: FillContext,
) {
  const others = categories
    .filter(({ slug }) => slug !== everything)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  return [{ slug: everything, label: t('app.all') }, ...others].map(({ slug, label }) => ({
    slug,
    label,
    href: pathIn(site, slug === everything ? '/promotions' : `/promotions/${slug}`),
    current: slug === current,
  }));
}

function usedTags(all: Shown[]): Map<string, string> {
  return new Map(
    all.flatMap(({ promotion }) => (promotion.tags ?? []).map(({ slug, label }) => [slug, label] as const)),
  );
}

/** Link to the bonus of an active promotion, if the visitor is eligible: to the rewards for a player, else to sign-up. */
function claimOf({ campaign, status }: PromotionCardLive, { site, facts, t }: FillContext): { claim?: Link } {
  if (!campaign || status !== 'active') return {};
  const claim: Link = facts.authorized
    ? { label: t('promotionDetail.claim'), target: claimPath(campaign.campaignId), visibleTo: 'authorized' }
    : { label: t('promotionDetail.signUp'), target: '#signup', visibleTo: 'not-authorized' };
  const mayHave =
    !facts.access || (facts.access.bonuses && isOpen('/my-account/rewards', facts.access, sitePolicy(site)));
  return mayHave && offersTarget(claim.target, site) ? { claim } : {};
}

export const fillPromotionDetail: Filler<'promotion-detail'> = async (_content, context) => {
  const { site, params } = context;
  const found = shown(await visiblePromotions(context), context).find(({ promotion }) =>
    slugsOf(promotion).includes(params['promotion'] ?? ''),
  );
  if (!found) throw new NotFoundError(`no promotion ${params['promotion'] ?? ''}`);
  const { promotion } = found;
  // A promotion has one address; under other categories it redirects to avoid duplicate pages.
  const category = promotion.categories?.[0] ?? everything;
  if (params['category'] !== category) throw new MovedError(`/promotions/${category}/${promotion.slug}`);
  const { body, conditions, callToAction, tournamentId } = promotion;
  const [content, texts] = await Promise.all([
    tournamentId ? tournamentContent(tournamentId, site) : undefined,
    withOpenPromotions(
      {
        ...(body ? { body } : {}),
        ...(conditions ? { conditions } : {}),
        ...(callToAction && offersTarget(callToAction.target, site) ? { callToAction } : {}),
      },
      context,
    ),
  ]);
  return {
    card: found.card,
    ...texts,
    ...claimOf(found.card, context),
    listHref: pathIn(site, '/promotions'),
    ...(content ? { tournament: { content, live: await liveTournament(content, context) } } : {}),
  };
};
