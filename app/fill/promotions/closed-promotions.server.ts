import { linksWithout, targetsOf } from '../../catalogue/offered-content.server';
import { pathOfTarget } from '../../catalogue/offered-target';
import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import type { FillContext } from '../context';
import { type PromotionContext, visibleSlugs } from './visible-promotions.server';

type LinkContext = PromotionContext & Pick<FillContext, 'path'>;

/** `/promotions/:category/:promotion` */
const promotionPath = /^\/promotions\/[^/]+\/(?<slug>[^/]+)$/;

const belowPromotions = /^\/promotions(\/|$)/;

/**
 * Paths of promotions that are closed to the visitor: over, unpublished, or for another market, brand or audience.
 * @param paths below the locale
 */
async function closedPromotionPages(
  paths: readonly string[],
  context: PromotionContext,
): Promise<ReadonlySet<string>> {
  if (!context.facts.marketing) return new Set(paths.filter((path) => belowPromotions.test(path)));
  const pages = paths.flatMap((path) => {
    const slug = promotionPath.exec(path)?.groups?.['slug'];
    return slug === undefined ? [] : [{ path, slug }];
  });
  if (pages.length === 0) return new Set();
  const open = await visibleSlugs(
    pages.map(({ slug }) => slug),
    context,
  );
  return new Set(pages.filter(({ slug }) => !open.has(slug)).map(({ path }) => path));
}

/** Linked promotions that are closed to this visitor; none if they cannot be read. */
export async function closedPromotions(
  content: readonly object[],
  context: LinkContext,
): Promise<ReadonlySet<string>> {
  const { site, path } = context;
  const linked = content.flatMap(targetsOf).flatMap((target) => pathOfTarget(target, site) ?? []);
  try {
    return await closedPromotionPages(linked, context);
  } catch (error) {
    const reason = errorMessage(error);
    log.warn(
      { event: 'promotions.unknown', brand: site.brand.id, market: site.market.id, path, reason },
      'links to promotions not checked',
    );
    return new Set();
  }
}

/** Content without links to promotions closed to this visitor; the link text remains. */
export async function withOpenPromotions<T extends object>(content: T, context: LinkContext): Promise<T> {
  return linksWithout(content, context.site, await closedPromotions([content], context));
}
