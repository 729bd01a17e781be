import type { StaticPage } from '../../../schemas/generated/types';
import type { Site } from '../../site/site';
import { isLinked, termsSlug } from './static-pages';

/** Whether the footer can link a page as the required one of a slug; the footer itself may replace the terms page. */
export function isRequiredPage(page: StaticPage, slug: string, site: Site): boolean {
  return page.slug === slug && page.group !== undefined && isLinked(page, site, false);
}

/**
 * Checks that the footer links every page the market's rules require; the terms may be in the footer itself.
 * @param pages those that may be linked
 * @throws Error naming the missing page: no page of the site is served without it
 */
export function requirePages(
  pages: readonly Pick<StaticPage, 'slug' | 'group'>[],
  { site, footerSuppliesTerms }: { site: Pick<Site, 'market' | 'rules'>; footerSuppliesTerms: boolean },
): void {
  const missing = site.rules.requiredPages.filter(
    (slug) =>
      !pages.some((page) => page.slug === slug && page.group) && !(slug === termsSlug && footerSuppliesTerms),
  );
  if (missing.length > 0)
    throw new Error(
      `no footer of market ${site.market.id} links to ${missing.join(', ')}, which its rules ask for: publish each with a title and a group`,
    );
}
