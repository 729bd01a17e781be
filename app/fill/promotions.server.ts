import type {
  Promotion,
  PromotionCardLive,
  PromotionCategory,
  PromotionsRowContent,
} from '../../schemas/generated/types';
import type { Site } from '../site/site';
import { audienceAllows, isVisible } from './audience';
import { collection } from '../content/documents/collection.server';
import { pageOf } from '../catalogue/game-search';
import { readListPage } from './page-query';
import { inMarketTerms } from '../content/documents/market-terms';
import { promotionIsOffered } from '../catalogue/offered-promotion';
import { offersTarget } from '../catalogue/offered-target';
import { promotionState } from './promotion-schedule';
import { siteHref } from '../../ui/site/site-href';
import { type FillContext, type Filler, MovedError, NotFoundError, pathIn } from './context';
import { liveTournament, tournamentContent } from './live/tournament.server';

/** Promotions on one page of the list (PROMO-07). */
const pageSize = 9;
const everything = 'all';

interface Shown {
  promotion: Promotion;
  card: PromotionCardLive;
}

type PromotionContext = Pick<FillContext, 'site' | 'facts' | 'now'>;

type State = Exclude<ReturnType<typeof promotionState>, { status: 'over' }>;

/** Promotions this visitor may see now, in their order and as they are shown (PROMO-02…09). */
async function shownPromotions(context: PromotionContext): Promise<Shown[]> {
  return (await visiblePromotions(context)).map(({ promotion, state }) => {
    const own = inMarketTerms(promotion, context.site);
    return { promotion: own, card: card(own, state, context) };
  });
}

async function visiblePromotions({
  site,
  facts,
  now,
}: PromotionContext): Promise<{ promotion: Promotion; state: State }[]> {
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

function card(promotion: Promotion, state: State, context: PromotionContext): PromotionCardLive {
  const { site } = context;
  return {
    slug: promotion.slug,
    title: promotion.title,
    summary: promotion.summary,
    ...(promotion.badge ? { badge: promotion.badge } : {}),
    image: promotion.image,
    ...target(promotion, context),
    ...state,
    tags: (promotion.tags ?? []).map(({ slug, label }) => ({
      slug,
      label,
      href: pathIn(site, `/promotions/${everything}/tag/${slug}`),
    })),
  };
}

/** Where a promotion leads, by sign-in state: an absolute address as it is, a slug below its category (PROMO-03). */
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

/** Every slug a promotion is linked by: an address may be shared with a visitor of the other sign-in state (PROMO-03). */
function slugsOf({ slug, displayRule }: Promotion): string[] {
  return [slug, displayRule?.authorized?.slug, displayRule?.notAuthorized?.slug].flatMap(
    (each) => each ?? [],
  );
}

const rowLimit = 6;

/** The promotions of a row, wherever its editor takes them from. */
function fromSource(content: PromotionsRowContent, shown: Shown[]): Shown[] {
  if (content.source === 'chosen')
    return (content.promotions ?? []).flatMap(({ slug }) =>
      shown.filter(({ promotion }) => promotion.slug === slug),
    );
  const category = content.source === 'category' ? content.promotionCategory?.slug : undefined;
  return category ? shown.filter(({ promotion }) => promotion.categories?.includes(category)) : shown;
}

export const fillPromotionsRow: Filler<'promotions-row'> = async (content, context) => {
  const shown = await shownPromotions(context);
  return {
    items: fromSource(content, shown)
      .slice(0, content.limit ?? rowLimit)
      .map((item) => item.card),
    href: pathIn(context.site, '/promotions'),
  };
};

export const fillPromotionList: Filler<'promotion-list'> = async (_content, context) => {
  const { site, params, query } = context;
  const [shown, offered] = await Promise.all([shownPromotions(context), offeredCategories(site)]);
  const category = params['category'] ?? everything;
  const tag = params['tag'];
  const tags = usedTags(shown);
  if (!hasCategory(offered, category) || (tag && !tags.has(tag)))
    throw new NotFoundError(`no promotions ${category}${tag ? ` tagged ${tag}` : ''}`);

  const list = shown
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

/** Categories whose vertical the market has. */
async function offeredCategories({ market, speech }: Site): Promise<PromotionCategory[]> {
  const categories = await collection('promotionCategory', speech.contentLocale);
  return categories.filter(({ vertical }) => !vertical || market.verticals.includes(vertical));
}

const hasCategory = (offered: readonly PromotionCategory[], category: string) =>
  category === everything || offered.some(({ slug }) => slug === category);

/**
 * Whether a site has the list or the promotion of an address.
 *
 * @param params values of the placeholders of the address: `category`, `tag`, `promotion`
 */
export async function offersPromotions(
  params: Readonly<Record<string, string>>,
  context: PromotionContext,
): Promise<boolean> {
  const [visible, offered] = await Promise.all([visiblePromotions(context), offeredCategories(context.site)]);
  const { category = everything, tag, promotion: wanted } = params;
  if (wanted !== undefined) return visible.some(({ promotion }) => slugsOf(promotion).includes(wanted));
  const isTagged = visible.some(({ promotion }) => promotion.tags?.some(({ slug }) => slug === tag));
  return hasCategory(offered, category) && (tag === undefined || isTagged);
}

/** `/promotions/:category/:promotion` */
const promotionPath = /^\/promotions\/[^/]+\/(?<slug>[^/]+)$/;

/**
 * The pages of promotions among some paths that a visitor does not have: over, unpublished, or for another market, brand or audience.
 *
 * @param paths below the locale
 */
export async function closedPromotionPages(
  paths: readonly string[],
  context: PromotionContext,
): Promise<ReadonlySet<string>> {
  const pages = paths.flatMap((path) => {
    const slug = promotionPath.exec(path)?.groups?.['slug'];
    return slug === undefined ? [] : [{ path, slug }];
  });
  if (pages.length === 0) return new Set();
  const open = new Set((await visiblePromotions(context)).flatMap(({ promotion }) => slugsOf(promotion)));
  return new Set(pages.filter(({ slug }) => !open.has(slug)).map(({ path }) => path));
}

/** Category tabs in their order, `all` always first (ROUTE-21). */
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

function usedTags(shown: Shown[]): Map<string, string> {
  return new Map(
    shown.flatMap(({ promotion }) => (promotion.tags ?? []).map(({ slug, label }) => [slug, label] as const)),
  );
}

export const fillPromotionDetail: Filler<'promotion-detail'> = async (_content, context) => {
  const { site, params } = context;
  const found = (await shownPromotions(context)).find(({ promotion }) =>
    slugsOf(promotion).includes(params['promotion'] ?? ''),
  );
  if (!found) throw new NotFoundError(`no promotion ${params['promotion'] ?? ''}`);
  const { promotion } = found;
  // One promotion, one address: under another category it would be a second page of the same.
  const category = promotion.categories?.[0] ?? everything;
  if (params['category'] !== category) throw new MovedError(`/promotions/${category}/${promotion.slug}`);
  const content = promotion.tournamentId ? await tournamentContent(promotion.tournamentId, site) : undefined;
  return {
    card: found.card,
    ...(promotion.body ? { body: promotion.body } : {}),
    ...(promotion.conditions ? { conditions: promotion.conditions } : {}),
    ...(promotion.callToAction && offersTarget(promotion.callToAction.target, site)
      ? { callToAction: promotion.callToAction }
      : {}),
    listHref: pathIn(site, '/promotions'),
    ...(content ? { tournament: { content, live: await liveTournament(content, context) } } : {}),
  };
};
