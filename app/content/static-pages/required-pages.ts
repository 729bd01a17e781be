import type { StaticPage } from '../../../schemas/generated/types';
import type { Site } from '../../site/site';
import { isLinked, termsSlug } from './static-pages';

/** Whether a page can be linked from the footer as the required page of a slug; the terms may be hidden there by the footer itself. */
export function isRequiredPage(page: StaticPage, slug: string, site: Site): boolean {
  return page.slug === slug && page.group !== undefined && isLinked(page, site, false);
}

/**
 * Every page the rules of the market ask for must be linked from the footer; terms may be in the footer itself.
 *
 * @param pages those that may be linked
 * @throws Error which names what is missing: no page of the site goes out without it
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
